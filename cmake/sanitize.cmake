# Builds everything below the calling folder with the given sanitizers.
macro(cardrules_sanitize)
    set(_sanitizers ${ARGV0})
    if(_sanitizers)
        list(JOIN _sanitizers "," _sanitizers)
        add_compile_options(
            -fsanitize=${_sanitizers} -fno-sanitize-recover=all -fno-omit-frame-pointer)
        add_link_options(-fsanitize=${_sanitizers})
    endif()
    unset(_sanitizers)
endmacro()
