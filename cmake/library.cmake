# SPDX-License-Identifier: Apache-2.0
# src/: the library `troef`, without exceptions; src/bots apart, with its narrow include path.
file(GLOB_RECURSE library_files CONFIGURE_DEPENDS src/*.cpp src/*.h)
set(library_sources ${library_files})
list(FILTER library_sources INCLUDE REGEX "\\.cpp$")
list(FILTER library_sources EXCLUDE REGEX "_test\\.cpp$")
set(bot_sources ${library_sources})
list(FILTER bot_sources INCLUDE REGEX "/src/bots/")
list(FILTER library_sources EXCLUDE REGEX "/src/bots/")

set(floors_stamp ${PROJECT_BINARY_DIR}/floors.stamp)
add_custom_command(OUTPUT ${floors_stamp}
  COMMAND ${CMAKE_COMMAND} -DSRC=${PROJECT_SOURCE_DIR}/src -DSTAMP=${floors_stamp}
          -P ${PROJECT_SOURCE_DIR}/cmake/floors.cmake
  DEPENDS ${library_files} cmake/floors.cmake VERBATIM
  COMMENT "Checking that includes run downwards")
add_custom_target(troef_floors DEPENDS ${floors_stamp})

# What both parts of the library share. JSON is read and written without exceptions by everyone
# who links the library, so that there is one nlohmann::json in a program.
add_library(troef_base INTERFACE)
target_compile_features(troef_base INTERFACE cxx_std_20)
target_compile_definitions(troef_base INTERFACE JSON_NOEXCEPTION)
target_link_libraries(troef_base INTERFACE fmt::fmt nlohmann_json::nlohmann_json)

# The search lives on inlining: with -O3 it takes a tenth fewer instructions.
set(solver_sources ${library_sources})
list(FILTER solver_sources INCLUDE REGEX "/src/solver/")
list(FILTER library_sources EXCLUDE REGEX "/src/solver/")
troef_unite(solver_sources)
troef_unite(library_sources)
troef_unite(bot_sources)
set_source_files_properties(${solver_sources} PROPERTIES
                            COMPILE_OPTIONS "$<$<CONFIG:Release>:-O3>;${troef_no_fuzz}"
                            SKIP_PRECOMPILE_HEADERS "${TROEF_FUZZ}")

add_library(troef STATIC ${library_sources} ${solver_sources})
troef_embed(troef)
target_include_directories(troef PUBLIC src)
target_compile_options(troef PRIVATE -fno-exceptions)
target_link_libraries(troef PUBLIC troef_base PRIVATE simdjson::simdjson troef_style troef_lto)
troef_precompile(troef ${troef_usual_headers})
add_dependencies(troef troef_floors)
set_target_properties(troef PROPERTIES LINKER_LANGUAGE CXX)

if(bot_sources)
  troef_forward(${PROJECT_BINARY_DIR}/seen_by_bots ${TROEF_BOTS_SEE})
  add_library(troef_bots OBJECT ${bot_sources})
  target_include_directories(troef_bots PRIVATE ${PROJECT_BINARY_DIR}/seen_by_bots
                                                ${PROJECT_BINARY_DIR}/generated)
  target_compile_options(troef_bots PRIVATE -fno-exceptions)
  target_link_libraries(troef_bots PRIVATE troef_base troef_style troef_lto troef_not_fuzzed)
  troef_precompile(troef_bots ${troef_usual_headers})
  add_dependencies(troef_bots troef_floors)
  target_sources(troef PRIVATE $<TARGET_OBJECTS:troef_bots>)
endif()

add_executable(example_match EXCLUDE_FROM_ALL examples/match.cpp)
target_link_libraries(example_match PRIVATE troef troef_style)
