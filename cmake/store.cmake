# SPDX-License-Identifier: Apache-2.0
# apps/server/store: the library `troef_store`, SQL behind server/store.h. SOCI's headers stay in
# it: whoever links it sees store.h only.
list(APPEND CMAKE_MODULE_PATH ${CMAKE_CURRENT_LIST_DIR})
find_package(SOCI 4.0 REQUIRED)

file(GLOB migrations CONFIGURE_DEPENDS apps/server/migrations/*.sql)  # in order of their names
string(REPLACE ";" "," migrations_list "${migrations}")
set(migrations_cpp ${PROJECT_BINARY_DIR}/generated/migrations.cpp)
add_custom_command(OUTPUT ${migrations_cpp}
  COMMAND ${CMAKE_COMMAND} -DFILES=${migrations_list} -DOUT=${migrations_cpp}
          -P ${PROJECT_SOURCE_DIR}/cmake/migrations.cmake
  DEPENDS ${migrations} cmake/migrations.cmake VERBATIM
  COMMENT "Embedding migrations of the database")

file(GLOB store_sources CONFIGURE_DEPENDS apps/server/store/*.cpp)
list(FILTER store_sources EXCLUDE REGEX "_(test|main)\\.cpp$")
troef_unite(store_sources)
add_library(troef_store STATIC ${store_sources} ${migrations_cpp})
target_include_directories(troef_store PUBLIC apps)
target_link_libraries(troef_store PRIVATE SOCI::SOCI troef_sodium simdjson::simdjson fmt::fmt
                                          Threads::Threads troef_style)

# What a database keeps up with: troef_store_bench ADDRESS.
add_executable(troef_store_bench EXCLUDE_FROM_ALL apps/server/store/bench_main.cpp)
target_link_libraries(troef_store_bench PRIVATE troef_store fmt::fmt Threads::Threads troef_style)
