# The target docs_reference: the reference of the C interface as pages, in capi/reference of the build
# folder. Built only when asked for.
find_program(CARDRULES_DOXYGEN doxygen)
mark_as_advanced(CARDRULES_DOXYGEN)
if(CARDRULES_DOXYGEN)
    set(reference_dir "${CMAKE_CURRENT_BINARY_DIR}/reference")
    configure_file(Doxyfile.in Doxyfile @ONLY)
    add_custom_target(
        docs_reference
        COMMAND "${CMAKE_COMMAND}" -E make_directory "${reference_dir}"
        COMMAND "${CARDRULES_DOXYGEN}" "${CMAKE_CURRENT_BINARY_DIR}/Doxyfile"
        VERBATIM)
endif()
