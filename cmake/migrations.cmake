# SPDX-License-Identifier: Apache-2.0
# Run as a script with -DFILES (separated by commas) and -DOUT: writes the C++ file that holds the
# migrations of the database, in order.
string(REPLACE "," ";" files "${FILES}")
set(rows "")
set(expected 0)
foreach(file IN LISTS files)
  math(EXPR expected "${expected} + 1")
  get_filename_component(name ${file} NAME_WE)
  string(REGEX MATCH "^0*([0-9]+)-" number ${name})
  if(NOT CMAKE_MATCH_1 EQUAL expected)
    message(FATAL_ERROR "${file}: migration ${expected} should come here")
  endif()
  file(READ ${file} text)
  string(FIND "${text}" ")sql\"" clash)
  if(NOT clash EQUAL -1)
    message(FATAL_ERROR "${file} holds the end mark of a raw string")
  endif()
  string(APPEND rows "    {\"${name}\", R\"sql(${text})sql\"},\n")
endforeach()
file(WRITE "${OUT}"
"#include \"server/store/migrations.h\"

namespace troef::server::storage {
namespace {
constexpr Migration every[] = {
${rows}};
}  // namespace
std::span<const Migration> migrations() { return every; }
}  // namespace troef::server::storage
")
