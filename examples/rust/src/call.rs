//! Calls into C: statuses become results, and buffers become strings.
use crate::ffi;
use std::ffi::{CStr, CString};
use std::fmt;
use std::mem::{size_of, zeroed};
use std::os::raw::c_char;
use std::ptr::null_mut;

/// Why a call failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// Negative, and pinned for ever.
    pub code: i32,
    /// The code's name, as in `not_to_act`.
    pub name: String,
    /// A JSON pointer, or the name of a slot or an option; or empty.
    pub place: String,
    /// One line of English.
    pub message: String,
    /// Of a fault in the text of a document: the byte.
    pub position: Option<u64>,
}

impl fmt::Display for Error {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}: {}", self.name, self.message)
    }
}

impl std::error::Error for Error {}

pub type Result<T> = std::result::Result<T, Error>;

/// A text that C returned or wrote, which ends with a zero byte.
pub(crate) fn text_at(text: *const c_char) -> String {
    if text.is_null() {
        return String::new();
    }
    // SAFETY: the library's texts end with a zero byte, and are copied before anything else happens.
    unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned()
}

/// A text as C takes it; one with a zero byte in it is cut there, so that C refuses it if it matters.
pub(crate) fn c_text(text: &str) -> CString {
    CString::new(text.split('\0').next().unwrap_or("")).unwrap_or_default()
}

/// A struct of the interface, with its size set and all else zero.
pub(crate) fn sized<T>() -> T {
    // SAFETY: every struct of the interface is plain numbers and pointers, for which zero is a value,
    // and begins with its size as 32 bits.
    unsafe {
        let mut value: T = zeroed();
        *(&mut value as *mut T).cast::<u32>() = size_of::<T>() as u32;
        value
    }
}

/// Makes a call that returns a status.
pub(crate) fn check(call: impl FnOnce(ffi::Failure) -> i32) -> Result<()> {
    let mut failure: ffi::Error = sized();
    // SAFETY: the struct is ours and lives through the call.
    unsafe { ffi::cardrules_error_init(&mut failure) };
    let code = call(&mut failure);
    if code == ffi::OK {
        return Ok(());
    }
    Err(Error {
        code,
        // SAFETY: takes any number.
        name: text_at(unsafe { ffi::cardrules_status_name(code) }),
        place: text_at(failure.place.as_ptr()),
        message: text_at(failure.message.as_ptr()),
        position: u64::try_from(failure.position).ok(),
    })
}

/// Makes a call that writes one value.
pub(crate) fn value<T: Default>(call: impl FnOnce(*mut T, ffi::Failure) -> i32) -> Result<T> {
    let mut value = T::default();
    check(|failure| call(&mut value, failure))?;
    Ok(value)
}

/// Makes a call that makes an object.
pub(crate) fn made<T>(call: impl FnOnce(*mut *mut T, ffi::Failure) -> i32) -> Result<*mut T> {
    let mut object = null_mut();
    check(|failure| call(&mut object, failure))?;
    Ok(object)
}

/// Makes a call that writes a text: once for its size, once for the text.
pub(crate) fn text(
    call: impl Fn(*mut c_char, usize, *mut usize, ffi::Failure) -> i32,
) -> Result<String> {
    let mut needed = 0;
    check(|failure| call(null_mut(), 0, &mut needed, failure))?;
    let mut buffer = vec![0u8; needed];
    check(|failure| call(buffer.as_mut_ptr().cast(), needed, &mut needed, failure))?;
    buffer.truncate(needed.saturating_sub(1));
    Ok(String::from_utf8_lossy(&buffer).into_owned())
}

/// Makes a call that fills an array.
pub(crate) fn numbers(
    call: impl Fn(*mut u64, usize, *mut usize, ffi::Failure) -> i32,
) -> Result<Vec<u64>> {
    let mut needed = 0;
    check(|failure| call(null_mut(), 0, &mut needed, failure))?;
    let mut values = vec![0u64; needed];
    if needed > 0 {
        check(|failure| call(values.as_mut_ptr(), needed, &mut needed, failure))?;
    }
    Ok(values)
}
