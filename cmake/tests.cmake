# SPDX-License-Identifier: Apache-2.0
# The naive reference, the suite, the fuzz targets and the benchmarks. Each part is left out when
# its files or its framework are absent: ./play needs none of them.
file(GLOB reference_sources CONFIGURE_DEPENDS tests/reference/*.cpp)
list(FILTER reference_sources EXCLUDE REGEX "_main\\.cpp$")
if(reference_sources)
  # Shares nothing with src/, so src/ is not on its include path.
  add_library(troef_reference STATIC ${reference_sources})
  target_include_directories(troef_reference PUBLIC tests)
  target_compile_options(troef_reference PRIVATE -Wall -Wextra -Wpedantic
                         $<$<BOOL:${TROEF_WERROR}>:-Werror>)
  target_compile_definitions(troef_reference PUBLIC JSON_NOEXCEPTION)
  target_link_libraries(troef_reference PUBLIC nlohmann_json::nlohmann_json
                                        PRIVATE troef_not_fuzzed)
  add_executable(reference_replay tests/reference/replay_main.cpp)
  target_link_libraries(reference_replay PRIVATE troef_reference)
endif()

file(GLOB_RECURSE test_sources CONFIGURE_DEPENDS
     tests/*.cpp src/*_test.cpp apps/*_test.cpp)
list(FILTER test_sources EXCLUDE REGEX "/tests/(reference|fuzz)/")
find_package(GTest QUIET)
if(test_sources AND NOT GTest_FOUND)
  message(STATUS "GoogleTest is not installed: the tests are left out")
elseif(test_sources)
  # Tests that loop much themselves; first, so that so are the inline functions they share.
  set(looping_tests
      apps/cli/play/parts_test.cpp src/bots/belief/belief_test.cpp src/table/look_test.cpp
      src/table/secrecy_test.cpp src/table/simulator_test.cpp tests/law_test.cpp
      tests/reference_test.cpp tests/suite_test.cpp)
  list(TRANSFORM looping_tests PREPEND ${PROJECT_SOURCE_DIR}/)
  list(REMOVE_ITEM test_sources ${looping_tests})
  if(TROEF_UNITE)
    troef_unite_some(looping_tests looping_tests ${looping_tests})
  endif()
  troef_unite(test_sources)
  add_executable(troef_tests ${looping_tests} ${test_sources})
  target_include_directories(troef_tests PRIVATE tests apps)
  target_link_libraries(troef_tests PRIVATE troef_cli_parts troef_server troef_load_code
                        troef_store troef troef_sodium
                        GTest::gtest GTest::gtest_main Threads::Threads troef_style troef_no_lto
                        troef_not_fuzzed)
  # Half as long to compile. What is tested is optimised, and of functions that are inline in both
  # the linker takes the first.
  target_compile_options(troef_tests PRIVATE -O0)
  target_link_options(troef_tests BEFORE PRIVATE
    "SHELL:-Wl,--whole-archive $<TARGET_FILE:troef> -Wl,--no-whole-archive")
  set_source_files_properties(${looping_tests} PROPERTIES COMPILE_OPTIONS -O1
                                                          SKIP_PRECOMPILE_HEADERS ON)
  troef_precompile(troef_tests gtest/gtest.h nlohmann/json.hpp ${troef_usual_headers})
  if(TARGET troef_reference)
    target_link_libraries(troef_tests PRIVATE troef_reference)
  endif()
  # It must compile; tests/library_test.cpp reads it.
  add_dependencies(troef_tests example_match)
  add_dependencies(troef_tests troef_cli)
  file(GENERATE OUTPUT ${PROJECT_BINARY_DIR}/tests/paths.cpp CONTENT "#include \"paths.h\"
namespace troef::test {
std::filesystem::path source_folder() { return \"${PROJECT_SOURCE_DIR}\"; }
std::string troef_program() { return \"$<TARGET_FILE:troef_cli>\"; }
}  // namespace troef::test
")
  target_sources(troef_tests PRIVATE ${PROJECT_BINARY_DIR}/tests/paths.cpp)
  enable_testing()
  add_test(NAME troef_tests COMMAND troef_tests)
endif()

# One libFuzzer executable per file of tests/fuzz, all in bin/fuzz; `troef_fuzz` builds them.
if(TROEF_FUZZ)
  add_custom_target(troef_fuzz)
  file(GLOB fuzz_sources CONFIGURE_DEPENDS tests/fuzz/*.cpp)
  foreach(source IN LISTS fuzz_sources)
    get_filename_component(name ${source} NAME_WE)
    add_executable(fuzz_${name} EXCLUDE_FROM_ALL ${source})
    set_target_properties(fuzz_${name} PROPERTIES OUTPUT_NAME ${name}
                          RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/bin/fuzz)
    target_include_directories(fuzz_${name} PRIVATE tests)
    target_link_libraries(fuzz_${name} PRIVATE troef_cli_parts troef troef_style)
    target_link_options(fuzz_${name} PRIVATE -fsanitize=fuzzer)
    add_dependencies(troef_fuzz fuzz_${name})
  endforeach()
endif()

file(GLOB bench_sources CONFIGURE_DEPENDS bench/*.cpp)
find_package(benchmark QUIET)
if(bench_sources AND benchmark_FOUND)
  add_executable(troef_bench_suite ${bench_sources})
  target_include_directories(troef_bench_suite PRIVATE tests)
  target_link_libraries(troef_bench_suite PRIVATE troef benchmark::benchmark
                        Threads::Threads troef_style troef_lto)
  if(TARGET troef_reference)
    target_link_libraries(troef_bench_suite PRIVATE troef_reference)
  endif()
endif()

# What bots believe and what their cards cost (docs/experiments).
file(GLOB study_sources CONFIGURE_DEPENDS bench/study/*.cpp)
add_executable(troef_study ${study_sources})
target_include_directories(troef_study PRIVATE bench tests)
target_link_libraries(troef_study PRIVATE troef fmt::fmt CLI11::CLI11 troef_style
                                  troef_no_lto)

# Networks learn what cards bring (src/bots/learnt).
file(GLOB learn_sources CONFIGURE_DEPENDS bench/learn/*.cpp)
add_executable(troef_learn ${learn_sources})
target_include_directories(troef_learn PRIVATE bench tests)
target_link_libraries(troef_learn PRIVATE troef fmt::fmt CLI11::CLI11 Threads::Threads troef_style
                                          troef_no_lto)
