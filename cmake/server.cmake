# SPDX-License-Identifier: Apache-2.0
# apps/server: the library `troef_server`. Boost stays in beast*.cpp, which are compiled apart; the
# page, if web/dist is there, goes in as it is.
find_path(BEAST_INCLUDE boost/beast/version.hpp REQUIRED)
find_package(spdlog 1.10 REQUIRED)
find_package(tomlplusplus 3.3 REQUIRED)
find_package(ZLIB REQUIRED)
# Its CMake package asks for the HTTP server that the other parts of it use.
find_path(PROMETHEUS_INCLUDE prometheus/registry.h REQUIRED)
find_library(PROMETHEUS_LIBRARY prometheus-cpp-core REQUIRED)
add_library(troef_prometheus INTERFACE)
target_include_directories(troef_prometheus SYSTEM INTERFACE ${PROMETHEUS_INCLUDE})
target_link_libraries(troef_prometheus INTERFACE ${PROMETHEUS_LIBRARY})

file(GLOB server_sources CONFIGURE_DEPENDS apps/server/*.cpp)
list(FILTER server_sources EXCLUDE REGEX "_test\\.cpp$")
set(beast_sources ${server_sources})
list(FILTER beast_sources INCLUDE REGEX "/beast[^/]*$")
list(REMOVE_ITEM server_sources ${beast_sources})
troef_unite(server_sources)
add_library(troef_server STATIC ${server_sources} ${beast_sources})
target_include_directories(troef_server PUBLIC apps)
target_compile_definitions(troef_server PRIVATE BOOST_ASIO_NO_DEPRECATED
                           BOOST_ASIO_DISABLE_VISIBILITY BOOST_BEAST_USE_STD_STRING_VIEW)
target_link_libraries(troef_server
  PUBLIC troef troef_store troef_engines
  PRIVATE troef_sodium troef_prometheus spdlog::spdlog tomlplusplus::tomlplusplus ZLIB::ZLIB fmt::fmt
          Threads::Threads troef_style troef_unhurried)
troef_precompile(troef_server nlohmann/json.hpp ${troef_usual_headers})

# The page: every file of web/dist, with the .br and .gz that its build puts beside it. Its index
# names the others by their hashes and is written last.
function(troef_embed_page target)
  set(dist ${PROJECT_SOURCE_DIR}/web/dist)
  set(out ${PROJECT_BINARY_DIR}/generated/page.cpp)
  file(GLOB index CONFIGURE_DEPENDS ${dist}/index.html)
  add_custom_command(OUTPUT ${out}
    COMMAND ${CMAKE_COMMAND} -DDIST=${dist} -DOUT=${out}
            -P ${PROJECT_SOURCE_DIR}/cmake/page.cmake
    DEPENDS ${index} ${PROJECT_SOURCE_DIR}/cmake/page.cmake VERBATIM
    COMMENT "Embedding the page")
  target_sources(${target} PRIVATE ${out})
  # The assembler reads the files; ccache does not see that, and LTO loses it.
  set_source_files_properties(${out} PROPERTIES OBJECT_DEPENDS "${index}"
                              COMPILE_OPTIONS "-fno-lto;-Wno-overlength-strings")
endfunction()
troef_embed_page(troef_server)

# apps/load: what plays against a server; all but main.cpp is a library, so that tests can link it.
file(GLOB load_sources CONFIGURE_DEPENDS apps/load/*.cpp)
list(FILTER load_sources EXCLUDE REGEX "/apps/load/main\\.cpp$")
troef_unite(load_sources)
add_library(troef_load_code STATIC ${load_sources})
target_include_directories(troef_load_code PUBLIC apps)
target_link_libraries(troef_load_code PUBLIC troef_base fmt::fmt
                                      PRIVATE troef_style troef_unhurried)
troef_precompile(troef_load_code nlohmann/json.hpp ${troef_usual_headers})
if(EXISTS ${PROJECT_SOURCE_DIR}/apps/load/main.cpp)
  add_executable(troef_load apps/load/main.cpp)
  target_link_libraries(troef_load PRIVATE troef_load_code CLI11::CLI11 troef_style)
endif()
