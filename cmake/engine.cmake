# cardrules_add_engine(<prefix> [MORE_GAMES <list>])
#
# Makes the static libraries <prefix>_core (core, games, match) and <prefix> (and JSON and logging),
# also named <prefix>::core and <prefix>::<prefix>, with the games of src/games/games.inc and those of
# a second list.
function(cardrules_add_engine prefix)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "MORE_GAMES" "")
    set(source_dir "${cardrules_SOURCE_DIR}/src")

    if(EXISTS "${source_dir}/games/games.inc")
        cardrules_read_game_list("${source_dir}/games/games.inc" names game_sources)
    endif()
    if(arg_MORE_GAMES)
        cmake_path(ABSOLUTE_PATH arg_MORE_GAMES BASE_DIRECTORY "${CMAKE_SOURCE_DIR}" NORMALIZE)
        cardrules_read_game_list("${arg_MORE_GAMES}" more_names more_sources)
        list(APPEND names ${more_names})
        list(APPEND game_sources ${more_sources})
    endif()
    set(generated_dir "${CMAKE_CURRENT_BINARY_DIR}/${prefix}_games")
    cardrules_write_game_list("${generated_dir}/games_all.inc" ${names})

    file(GLOB engine_sources CONFIGURE_DEPENDS "${source_dir}/core/*.cpp" "${source_dir}/games/*.cpp")
    list(APPEND engine_sources ${game_sources})
    file(GLOB match_sources CONFIGURE_DEPENDS "${source_dir}/match/*.cpp")

    file(CONFIGURE OUTPUT "${generated_dir}/empty.cpp" CONTENT "")
    list(APPEND match_sources "${generated_dir}/empty.cpp")
    add_library(${prefix}_core STATIC ${engine_sources} ${match_sources})
    add_library(${prefix}::core ALIAS ${prefix}_core)
    cardrules_engine_settings(${prefix}_core)
    set_target_properties(${prefix}_core PROPERTIES EXPORT_NAME core)
    target_include_directories(${prefix}_core PRIVATE "${generated_dir}")
    target_include_directories(${prefix}_core SYSTEM PRIVATE "${CARDRULES_XXHASH_INCLUDE_DIR}")
    target_link_libraries(${prefix}_core PUBLIC Threads::Threads)
    if(engine_sources AND NOT MSVC)
        set_property(SOURCE ${engine_sources} APPEND PROPERTY COMPILE_OPTIONS -fno-exceptions -fno-rtti)
    endif()

    file(GLOB document_sources CONFIGURE_DEPENDS "${source_dir}/io/*.cpp")
    if(CARDRULES_LOG)
        file(GLOB log_sources CONFIGURE_DEPENDS "${source_dir}/log/*.cpp")
    endif()
    list(APPEND document_sources "${generated_dir}/empty.cpp")
    add_library(${prefix} STATIC ${document_sources} ${log_sources})
    if(NOT TARGET ${prefix}::${prefix})
        add_library(${prefix}::${prefix} ALIAS ${prefix})
    endif()
    cardrules_engine_settings(${prefix})
    # libcardrules is the C library.
    set_target_properties(${prefix} PROPERTIES OUTPUT_NAME ${prefix}_cpp)
    target_link_libraries(
        ${prefix}
        PUBLIC ${prefix}_core
        PRIVATE $<BUILD_INTERFACE:nlohmann_json::nlohmann_json>)
    if(CARDRULES_LOG)
        target_link_libraries(${prefix} PRIVATE spdlog::spdlog)
        target_compile_definitions(${prefix} PUBLIC CARDRULES_LOG)
    endif()
endfunction()

function(cardrules_engine_settings target)
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
