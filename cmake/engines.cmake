# SPDX-License-Identifier: Apache-2.0
# apps/engines: the library `troef_engines`, bots as programs and programs as bots.
file(GLOB engine_sources CONFIGURE_DEPENDS apps/engines/*.cpp)
list(FILTER engine_sources EXCLUDE REGEX "_test\\.cpp$")
troef_unite(engine_sources)
add_library(troef_engines STATIC ${engine_sources})
target_include_directories(troef_engines PUBLIC apps)
target_link_libraries(troef_engines PUBLIC troef PRIVATE Threads::Threads troef_style troef_unhurried)
