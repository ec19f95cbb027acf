# SPDX-License-Identifier: Apache-2.0
# Rule texts as data: src/games/<id>/rules.<lang>.md becomes troef::texts::<id>_<lang>, declared in
# "texts.h"; so do the signals (src/bots/signals/signals.<lang>.md), and what networks have learnt
# (src/bots/learnt/<letters>.txt becomes troef::texts::learnt_<letters>). Included, this file defines
# troef_embed(<target>); run as a script with -DTEXT, -DNAME and -DOUT it writes the C++ file of one
# text.
if(NOT CMAKE_SCRIPT_MODE_FILE)
  function(troef_embed target)
    set(folder ${PROJECT_BINARY_DIR}/generated)
    set(script ${CMAKE_CURRENT_FUNCTION_LIST_FILE})
    file(GLOB texts CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/games/*/rules.nl.md
         ${PROJECT_SOURCE_DIR}/src/games/*/rules.en.md
         ${PROJECT_SOURCE_DIR}/src/bots/signals/signals.nl.md
         ${PROJECT_SOURCE_DIR}/src/bots/signals/signals.en.md
         ${PROJECT_SOURCE_DIR}/src/bots/learnt/*.txt)
    set(sources "")
    set(declarations "")
    foreach(text IN LISTS texts)
      string(REGEX REPLACE ".*/([^/]+)/[a-z]+\\.([a-z]+)\\.md$" "\\1_\\2" name ${text})
      string(REGEX REPLACE ".*/([^/]+)/([A-Z]+)\\.txt$" "\\1_\\2" name ${name})
      string(APPEND declarations "extern const std::string_view ${name};\n")
      list(APPEND sources ${folder}/texts/${name}.cpp)
      add_custom_command(OUTPUT ${folder}/texts/${name}.cpp
        COMMAND ${CMAKE_COMMAND} -DTEXT=${text} -DNAME=${name}
                -DOUT=${folder}/texts/${name}.cpp -P ${script}
        DEPENDS ${text} ${script} VERBATIM
        COMMENT "Embedding ${name}")
    endforeach()
    file(CONFIGURE OUTPUT ${folder}/texts.h CONTENT
"// Generated from src/games/*/rules.*.md, src/bots/signals/signals.*.md and
// src/bots/learnt/*.txt; do not edit.
#pragma once
#include <string_view>

namespace troef::texts {
${declarations}}  // namespace troef::texts
")
    add_custom_target(troef_generated DEPENDS ${sources})
    target_sources(${target} PRIVATE ${sources})
    set_source_files_properties(${sources} PROPERTIES COMPILE_OPTIONS -Wno-overlength-strings)
    target_include_directories(${target} PUBLIC ${folder})
  endfunction()
  return()
endif()

file(READ "${TEXT}" rest)
string(FIND "${rest}" ")troef\"" clash)
if(NOT clash EQUAL -1)
  message(FATAL_ERROR "${TEXT} holds the end mark of a raw string")
endif()
# Not every compiler takes long literals: pieces of whole lines, at most 16 KB each.
set(pieces "")
string(LENGTH "${rest}" left)
while(left GREATER 16000)
  string(SUBSTRING "${rest}" 0 16000 piece)
  string(FIND "${piece}" "\n" cut REVERSE)
  if(cut EQUAL -1)
    message(FATAL_ERROR "${TEXT} has a line of more than 16 kB")
  endif()
  math(EXPR cut "${cut} + 1")
  string(SUBSTRING "${rest}" 0 ${cut} piece)
  string(SUBSTRING "${rest}" ${cut} -1 rest)
  string(APPEND pieces "R\"troef(${piece})troef\"\n")
  string(LENGTH "${rest}" left)
endwhile()
file(WRITE "${OUT}"
"#include \"texts.h\"

namespace troef::texts {
using namespace std::string_view_literals;
constinit const std::string_view ${NAME} =
${pieces}R\"troef(${rest})troef\"sv;
}  // namespace troef::texts
")
