# cardrules_add_tests(<name> [LABELS <label>...] [LIBRARIES <target>...] [SOURCES <file>...])
#
# Makes bin/<name> of GoogleTest sources (all *.cpp of the calling folder, if none are given) and
# adds each of its tests to ctest, with the labels (fast, if none are given). LIBRARIES are linked
# in place of cardrules::cardrules.
function(cardrules_add_tests name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "LABELS;LIBRARIES;SOURCES")
    if(NOT arg_SOURCES)
        file(GLOB arg_SOURCES CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/*.cpp")
    endif()
    if(NOT arg_SOURCES)
        return()
    endif()
    if(NOT arg_LIBRARIES)
        set(arg_LIBRARIES cardrules::cardrules)
    endif()
    if(NOT arg_LABELS)
        set(arg_LABELS fast)
    endif()
    add_executable(${name} ${arg_SOURCES})
    cardrules_warnings(${name})
    set_target_properties(${name} PROPERTIES CXX_EXTENSIONS OFF)
    # Tests look behind the public headers, and find their data by path.
    target_include_directories(
        ${name} PRIVATE "${cardrules_SOURCE_DIR}/src" "${cardrules_SOURCE_DIR}/tests")
    target_compile_definitions(
        ${name} PRIVATE CARDRULES_SOURCE_DIR="${cardrules_SOURCE_DIR}"
                        CARDRULES_TESTS_DIR="${cardrules_SOURCE_DIR}/tests")
    target_link_libraries(${name} PRIVATE ${arg_LIBRARIES} GTest::gtest_main)
    if(CARDRULES_SANITIZE)
        target_compile_definitions(${name} PRIVATE CARDRULES_TESTS_SANITIZED)
    endif()
    if(CARDRULES_SANITIZE OR CARDRULES_COVERAGE)
        cardrules_add_shards(${name} 4 "${arg_LABELS}")
        return()
    endif()
    gtest_discover_tests(
        ${name}
        NO_PRETTY_VALUES
        TEST_PREFIX "${name}."
        TEST_LIST ${name}_tests
        DISCOVERY_MODE PRE_TEST
        DISCOVERY_TIMEOUT 60
        PROPERTIES TIMEOUT 1800)
    # A list of labels does not survive gtest_discover_tests: ctest sets it after discovery.
    set(labels_file "${CMAKE_CURRENT_BINARY_DIR}/${name}_labels.cmake")
    file(CONFIGURE OUTPUT "${labels_file}" @ONLY CONTENT [[
foreach(test IN LISTS @name@_tests)
    set_tests_properties("${test}" PROPERTIES LABELS "@arg_LABELS@")
endforeach()
]])
    set_property(DIRECTORY APPEND PROPERTY TEST_INCLUDE_FILES "${labels_file}")
endfunction()

# Starting a process takes a sanitizer longer than most tests: there, a few processes share them.
function(cardrules_add_shards name count labels)
    math(EXPR last "${count} - 1")
    foreach(shard RANGE ${last})
        add_test(NAME ${name}.${shard} COMMAND ${name} --gtest_brief=1)
        set_tests_properties(
            ${name}.${shard}
            PROPERTIES LABELS "${labels}" TIMEOUT 1800 ENVIRONMENT
                       "GTEST_TOTAL_SHARDS=${count};GTEST_SHARD_INDEX=${shard}")
    endforeach()
endfunction()
