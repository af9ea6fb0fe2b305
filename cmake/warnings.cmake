# Warnings as all of the project's own code is built with.
# CMAKE_COMPILE_WARNING_AS_ERROR=ON turns them into errors.
function(cardrules_warnings target)
    if(MSVC)
        target_compile_options(${target} PRIVATE /W4)
    else()
        target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wconversion -Wshadow)
    endif()
endfunction()
