# Installs build_dir into an empty prefix: nothing left from before may hide what is missing.
file(REMOVE_RECURSE "${prefix}")
execute_process(
    COMMAND "${CMAKE_COMMAND}" --install "${build_dir}" --prefix "${prefix}" COMMAND_ERROR_IS_FATAL ANY)
