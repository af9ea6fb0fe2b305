# Installs the libraries, their headers, the CMake package and the pkg-config files.
include(CMakePackageConfigHelpers)

set(package_dir "${CMAKE_INSTALL_LIBDIR}/cmake/cardrules")

install(
    TARGETS cardrules_core cardrules
    EXPORT cardrules_targets
    ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}")
install(
    DIRECTORY "${PROJECT_SOURCE_DIR}/include/"
    DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}"
    FILES_MATCHING PATTERN "*.hpp")
foreach(target IN ITEMS cardrules_c cardrules_c_static)
    if(TARGET ${target})
        install(
            TARGETS ${target}
            EXPORT cardrules_targets
            LIBRARY DESTINATION "${CMAKE_INSTALL_LIBDIR}"
            ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}"
            RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}")
    endif()
endforeach()
if(TARGET cardrules_c)
    install(
        DIRECTORY "${PROJECT_SOURCE_DIR}/capi/include/"
        DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}"
        FILES_MATCHING PATTERN "*.h")
endif()

install(
    EXPORT cardrules_targets
    NAMESPACE cardrules::
    FILE cardrules-targets.cmake
    DESTINATION "${package_dir}")
configure_package_config_file(
    cmake/cardrules-config.cmake.in cardrules-config.cmake INSTALL_DESTINATION "${package_dir}")
write_basic_package_version_file(cardrules-config-version.cmake COMPATIBILITY SameMajorVersion)
install(FILES "${PROJECT_BINARY_DIR}/cardrules-config.cmake"
              "${PROJECT_BINARY_DIR}/cardrules-config-version.cmake"
        DESTINATION "${package_dir}")

# The .pc files find the prefix from where they are, so that it may be moved as a whole.
set(pkgconfig_dir "${CMAKE_INSTALL_LIBDIR}/pkgconfig")
file(RELATIVE_PATH prefix_from_pc "/${pkgconfig_dir}" "/")
string(REGEX REPLACE "/$" "" prefix_from_pc "${prefix_from_pc}")
set(pc_logging "")
if(CARDRULES_LOG)
    set(pc_logging "spdlog")
endif()
set(pc_files cardrules-core cardrules)
if(TARGET cardrules_c)
    list(APPEND pc_files cardrules-c)
endif()
foreach(name IN LISTS pc_files)
    configure_file("cmake/${name}.pc.in" "${name}.pc" @ONLY)
    install(FILES "${PROJECT_BINARY_DIR}/${name}.pc" DESTINATION "${pkgconfig_dir}")
endforeach()

file(GLOB schemas CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/src/io/schemas/*.json")
if(schemas)
    install(FILES ${schemas} DESTINATION "${CMAKE_INSTALL_DATADIR}/cardrules/schemas")
endif()
install(FILES LICENSE DESTINATION "${CMAKE_INSTALL_DOCDIR}")
