# Builds everything below the calling folder with the given sanitizers.
macro(cardrules_sanitize)
    set(_sanitizers ${ARGV0})
    if(_sanitizers)
        list(JOIN _sanitizers "," _sanitizers)
        add_compile_options(
            -fsanitize=${_sanitizers} -fno-sanitize-recover=all -fno-omit-frame-pointer)
        add_link_options(-fsanitize=${_sanitizers})
        # These two checks of clang's need its C++ runtime, which programs in C are not linked with.
        if("${_sanitizers}" MATCHES "undefined" AND CMAKE_CXX_COMPILER_ID MATCHES "Clang")
            add_compile_options(-fno-sanitize=vptr,function)
            add_link_options(-fno-sanitize=vptr,function)
        endif()
    endif()
    unset(_sanitizers)
endmacro()
