# The libraries' sources, compiled once, and the libraries made of them.
include(cmake/game_list.cmake)

set(source_dir "${PROJECT_SOURCE_DIR}/src")
# The one file that knows which games there are.
set(registry_source "${source_dir}/games/registry.cpp")

cardrules_read_game_list("${source_dir}/games/games.inc" cardrules_games game_sources)
file(GLOB rules_sources CONFIGURE_DEPENDS "${source_dir}/core/*.cpp" "${source_dir}/games/*.cpp")
list(REMOVE_ITEM rules_sources "${registry_source}")
list(APPEND rules_sources ${game_sources})
file(GLOB match_sources CONFIGURE_DEPENDS "${source_dir}/match/*.cpp")
file(GLOB document_sources CONFIGURE_DEPENDS "${source_dir}/io/*.cpp")
if(CARDRULES_LOG)
    file(GLOB log_sources CONFIGURE_DEPENDS "${source_dir}/log/*.cpp")
endif()

# What all of the library is compiled with.
function(cardrules_library_settings target)
    cardrules_warnings(${target})
    set_target_properties(
        ${target}
        PROPERTIES CXX_EXTENSIONS OFF
                   CXX_VISIBILITY_PRESET hidden
                   VISIBILITY_INLINES_HIDDEN ON
                   POSITION_INDEPENDENT_CODE ON)
    target_compile_features(${target} PUBLIC cxx_std_20)
    target_include_directories(
        ${target}
        PUBLIC $<BUILD_INTERFACE:${cardrules_SOURCE_DIR}/include>
               $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>
        PRIVATE "${cardrules_SOURCE_DIR}/src")
    if(CARDRULES_CHECK_INVARIANTS)
        target_compile_definitions(${target} PRIVATE CARDRULES_CHECK_INVARIANTS)
    endif()
endfunction()

# What the rules are compiled with beyond that: core, and each game.
function(cardrules_rules_settings)
    if(NOT MSVC)
        set_property(SOURCE ${ARGN} APPEND PROPERTY COMPILE_OPTIONS -fno-exceptions -fno-rtti)
    endif()
endfunction()

add_library(cardrules_core_objects OBJECT ${rules_sources} ${match_sources})
cardrules_library_settings(cardrules_core_objects)
cardrules_rules_settings(${rules_sources})
target_include_directories(
    cardrules_core_objects SYSTEM PRIVATE "${CARDRULES_XXHASH_INCLUDE_DIR}")

add_library(cardrules_document_objects OBJECT ${document_sources})
cardrules_library_settings(cardrules_document_objects)
target_link_libraries(cardrules_document_objects PRIVATE nlohmann_json::nlohmann_json)

set(log_objects)
if(log_sources)
    add_library(cardrules_log_objects OBJECT ${log_sources})
    cardrules_library_settings(cardrules_log_objects)
    target_link_libraries(cardrules_log_objects PRIVATE spdlog::spdlog)
    set(log_objects $<TARGET_OBJECTS:cardrules_log_objects>)
endif()

# cardrules_add_engine(<prefix> [MORE_GAMES <list>...])
#
# Makes the static libraries <prefix>_core (core, games, match) and <prefix> (documents and logging,
# too), with the games of src/games/games.inc and those of further lists.
function(cardrules_add_engine prefix)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "MORE_GAMES")
    set(registry_source "${cardrules_SOURCE_DIR}/src/games/registry.cpp")
    set(more_games)
    set(more_sources)
    set(more_folders)
    foreach(list IN LISTS arg_MORE_GAMES)
        cmake_path(ABSOLUTE_PATH list BASE_DIRECTORY "${CMAKE_SOURCE_DIR}" NORMALIZE)
        cardrules_read_game_list("${list}" names sources)
        cmake_path(GET list PARENT_PATH folder)
        list(APPEND more_games ${names})
        list(APPEND more_sources ${sources})
        list(APPEND more_folders "${folder}")
    endforeach()
    set(list_dir "${CMAKE_CURRENT_BINARY_DIR}/${prefix}_games")
    cardrules_write_game_list("${list_dir}/games_all.inc" ${cardrules_games} ${more_games})

    add_library(${prefix}_registry_objects OBJECT "${registry_source}" ${more_sources})
    cardrules_library_settings(${prefix}_registry_objects)
    cardrules_rules_settings("${registry_source}" ${more_sources})
    target_include_directories(${prefix}_registry_objects PRIVATE "${list_dir}" ${more_folders})

    add_library(
        ${prefix}_core STATIC $<TARGET_OBJECTS:cardrules_core_objects>
                              $<TARGET_OBJECTS:${prefix}_registry_objects>)
    cardrules_library_settings(${prefix}_core)
    target_link_libraries(${prefix}_core PUBLIC Threads::Threads)

    add_library(${prefix} STATIC $<TARGET_OBJECTS:cardrules_document_objects> ${log_objects})
    cardrules_library_settings(${prefix})
    target_link_libraries(${prefix} PUBLIC ${prefix}_core)
    if(CARDRULES_LOG)
        target_link_libraries(${prefix} PRIVATE spdlog::spdlog)
        target_compile_definitions(${prefix} PUBLIC CARDRULES_LOG)
    endif()
endfunction()

cardrules_add_engine(cardrules MORE_GAMES ${CARDRULES_MORE_GAMES})
add_library(cardrules::core ALIAS cardrules_core)
add_library(cardrules::cardrules ALIAS cardrules)
set_target_properties(cardrules_core PROPERTIES EXPORT_NAME core)
# libcardrules is the C library.
set_target_properties(cardrules PROPERTIES OUTPUT_NAME cardrules_cpp)
