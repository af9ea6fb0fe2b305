# Builds everything below the calling folder for coverage. After the tests have run, the target
# coverage writes the report to coverage/ in the build tree.
# Simulations count from several threads.
add_compile_options(--coverage -fprofile-update=atomic)
add_link_options(--coverage)

find_program(CARDRULES_GCOVR gcovr)
mark_as_advanced(CARDRULES_GCOVR)
if(CARDRULES_GCOVR)
    set(report_dir "${PROJECT_BINARY_DIR}/coverage")
    add_custom_target(
        coverage
        COMMAND "${CMAKE_COMMAND}" -E make_directory "${report_dir}"
        COMMAND
            "${CARDRULES_GCOVR}" --root "${PROJECT_SOURCE_DIR}" --filter
            "${PROJECT_SOURCE_DIR}/(src|include|capi)/" --exclude-throw-branches --print-summary --html-details
            "${report_dir}/index.html"
        WORKING_DIRECTORY "${PROJECT_BINARY_DIR}"
        VERBATIM)
endif()
