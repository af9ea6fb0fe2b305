# Fills an empty root with what build_dir installs or packs: nothing left from before may hide what
# is missing.
file(REMOVE_RECURSE "${root}")
set(prefix "${root}/usr")
file(MAKE_DIRECTORY "${prefix}")

if(origin STREQUAL "install")
    execute_process(
        COMMAND "${CMAKE_COMMAND}" --install "${build_dir}" --prefix "${prefix}"
        COMMAND_ERROR_IS_FATAL ANY)
    return()
endif()

set(packages "${root}/packages")
execute_process(
    COMMAND "${CMAKE_CPACK_COMMAND}" -G ${origin} -B "${packages}"
    WORKING_DIRECTORY "${build_dir}" COMMAND_ERROR_IS_FATAL ANY)
if(origin STREQUAL "DEB")
    file(GLOB package "${packages}/*.deb")
    execute_process(COMMAND dpkg-deb --extract "${package}" "${root}" COMMAND_ERROR_IS_FATAL ANY)
else()
    file(GLOB package "${packages}/*.tar.gz")
    file(ARCHIVE_EXTRACT INPUT "${package}" DESTINATION "${root}")
    file(GLOB top LIST_DIRECTORIES true "${root}/cardrules-*")
    file(REMOVE_RECURSE "${prefix}")
    file(RENAME "${top}" "${prefix}")
endif()
