//! Finds the C library and tells the linker, and the programs, where it is.
use std::env;
use std::path::Path;
use std::process::Command;

fn installed_folder() -> Option<String> {
    let said = Command::new("pkg-config")
        .args(["--variable=libdir", "cardrules-c"])
        .output()
        .ok()?;
    let folder = String::from_utf8(said.stdout).ok()?.trim().to_string();
    (said.status.success() && !folder.is_empty()).then_some(folder)
}

fn main() {
    println!("cargo:rerun-if-env-changed=CARDRULES_LIBRARY");
    let folder = match env::var("CARDRULES_LIBRARY") {
        Ok(path) => Path::new(&path).parent().map(|f| f.display().to_string()),
        Err(_) => installed_folder(),
    };
    if let Some(folder) = folder {
        println!("cargo:rustc-link-search=native={folder}");
        println!("cargo:rustc-link-arg=-Wl,-rpath,{folder}");
    }
    println!("cargo:rustc-link-lib=dylib=cardrules");
}
