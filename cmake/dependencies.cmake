# Finds what the library is built with. Imported targets are global, so that a project that adds
# cardrules as a subfolder can link it from anywhere.
find_package(Threads REQUIRED GLOBAL)
find_package(nlohmann_json 3.11 REQUIRED GLOBAL)
if(CARDRULES_LOG)
    find_package(spdlog REQUIRED GLOBAL)
endif()

# xxHash is used as a header alone. Cross builds name its folder themselves.
if(NOT CARDRULES_XXHASH_INCLUDE_DIR)
    find_package(PkgConfig QUIET)
    if(PkgConfig_FOUND)
        pkg_check_modules(CARDRULES_XXHASH QUIET libxxhash>=0.8)
    endif()
    find_path(CARDRULES_XXHASH_INCLUDE_DIR xxhash.h HINTS ${CARDRULES_XXHASH_INCLUDEDIR} REQUIRED)
endif()
