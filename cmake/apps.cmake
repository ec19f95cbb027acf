# SPDX-License-Identifier: Apache-2.0
# apps/cli: the executable `troef`. All but main.cpp is a library, so that tests can link it.
file(GLOB_RECURSE cli_sources CONFIGURE_DEPENDS apps/cli/*.cpp)
list(FILTER cli_sources EXCLUDE REGEX "_test\\.cpp$")
set(cli_main ${cli_sources})
list(FILTER cli_main INCLUDE REGEX "/apps/cli/main\\.cpp$")
list(FILTER cli_sources EXCLUDE REGEX "/apps/cli/main\\.cpp$")

# libcsv and libedit have no CMake configuration.
find_path(CSV_INCLUDE csv.h REQUIRED)
find_library(CSV_LIBRARY csv REQUIRED)
find_path(EDIT_INCLUDE histedit.h REQUIRED)
find_library(EDIT_LIBRARY edit REQUIRED)

add_library(troef_cli_parts INTERFACE)
if(cli_sources)
  troef_unite(cli_sources)
  add_library(troef_cli_code STATIC ${cli_sources})
  target_include_directories(troef_cli_code PUBLIC apps)
  target_compile_definitions(troef_cli_code PRIVATE TROEF_VERSION="${PROJECT_VERSION}")
  target_link_libraries(troef_cli_code PUBLIC troef troef_engines troef_server troef_sodium CLI11::CLI11
                                              Threads::Threads
                                       PRIVATE ${CSV_LIBRARY} ${EDIT_LIBRARY} troef_style
                                               troef_unhurried)
  target_include_directories(troef_cli_code SYSTEM PRIVATE ${CSV_INCLUDE} ${EDIT_INCLUDE})
  troef_precompile(troef_cli_code nlohmann/json.hpp ${troef_usual_headers})
  target_link_libraries(troef_cli_parts INTERFACE troef_cli_code)
endif()

if(cli_main)
  add_executable(troef_cli ${cli_main})
  set_target_properties(troef_cli PROPERTIES OUTPUT_NAME troef)
  target_include_directories(troef_cli PRIVATE apps)
  target_link_libraries(troef_cli PRIVATE troef_cli_parts troef troef_sodium CLI11::CLI11
                                          Threads::Threads troef_style)
endif()

if(cli_main)
  install(TARGETS troef_cli RUNTIME DESTINATION bin COMPONENT program)
  install(FILES docs/troef.1 DESTINATION share/man/man1 COMPONENT program)
endif()
