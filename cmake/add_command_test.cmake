# cardrules_add_command_test(<name> COMMAND <command>... [LABELS <label>...] [NEEDS <program>...])
#
# Adds a test that is a command; one that exits with 77 is skipped. Without a program that it needs
# it is skipped with a message too; where CARDRULES_CI is set, that is an error.
function(cardrules_add_command_test name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "COMMAND;LABELS;NEEDS")
    if(NOT arg_LABELS)
        set(arg_LABELS fast)
    endif()
    foreach(program IN LISTS arg_NEEDS)
        find_program(CARDRULES_PROGRAM_${program} ${program})
        mark_as_advanced(CARDRULES_PROGRAM_${program})
        if(NOT CARDRULES_PROGRAM_${program})
            if("$ENV{CARDRULES_CI}")
                message(FATAL_ERROR "The test ${name} needs ${program}.")
            endif()
            set(arg_COMMAND "${CMAKE_COMMAND}" -E echo "skipped: ${program} is not installed")
        endif()
    endforeach()
    add_test(NAME ${name} COMMAND ${arg_COMMAND})
    set_tests_properties(
        ${name} PROPERTIES LABELS "${arg_LABELS}" SKIP_RETURN_CODE 77 SKIP_REGULAR_EXPRESSION
                                                                      "^skipped: " TIMEOUT 1800)
endfunction()
