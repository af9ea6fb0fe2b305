# Writes the header as tools read it that know no preprocessor: cardrules.h with its comments,
# conditions and macros gone, and nothing of the headers it includes.
#   cmake -D compiler=… -D header=… -D output=… -D scratch=… -P cdef.cmake
file(MAKE_DIRECTORY "${scratch}")
foreach(name IN ITEMS stddef.h stdint.h)
    file(WRITE "${scratch}/${name}" "")
endforeach()
execute_process(
    COMMAND "${compiler}" -E -P -nostdinc -I "${scratch}" "-D__attribute__(x)=" -x c "${header}"
    OUTPUT_VARIABLE text COMMAND_ERROR_IS_FATAL ANY)
file(WRITE "${output}" "${text}")
