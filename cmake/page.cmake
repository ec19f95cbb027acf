# SPDX-License-Identifier: Apache-2.0
# Run as a script with -DDIST and -DOUT: writes the C++ file that holds the files of the page. The
# assembler puts them in (.incbin).
cmake_minimum_required(VERSION 3.25)
file(GLOB_RECURSE files ${DIST}/*)
set(number 0)
set(blobs "")
set(externs "")
set(rows "")

# Puts a file in as blob_<number>; `result` becomes the expression for its bytes.
macro(blob file result)
  # The digest is for ccache, which looks at this text only.
  file(SHA256 "${file}" digest)
  string(APPEND blobs
"asm(R\"(// ${digest}
.section .rodata
troef_page_${number}:
.incbin \"${file}\"
troef_page_${number}_end:
.byte 0
.previous)\");
")
  string(APPEND externs
"extern const char blob_${number}[] asm(\"troef_page_${number}\");
extern const char blob_${number}_end[] asm(\"troef_page_${number}_end\");
")
  set(${result} "bytes(blob_${number}, blob_${number}_end)")
  math(EXPR number "${number} + 1")
endmacro()

foreach(file IN LISTS files)
  if(file MATCHES "\\.(br|gz)$")
    continue()
  endif()
  file(RELATIVE_PATH path ${DIST} ${file})
  set(gzip "\"\"")
  set(brotli "\"\"")
  blob(${file} plain)
  if("${file}.gz" IN_LIST files)
    blob(${file}.gz gzip)
  endif()
  if("${file}.br" IN_LIST files)
    blob(${file}.br brotli)
  endif()
  string(APPEND rows "      {\"/${path}\", ${plain}, ${gzip}, ${brotli}},\n")
endforeach()

file(WRITE "${OUT}"
"// Generated from web/dist; do not edit.
#include <vector>

#include \"server/pages.h\"

${blobs}
namespace troef::server {
${externs}
namespace {
[[maybe_unused]] std::string_view bytes(const char* begin, const char* end) {
  return {begin, static_cast<std::size_t>(end - begin)};
}
}  // namespace

std::span<const PageFile> built_in_page() {
  static const std::vector<PageFile> files = {
${rows}  };
  return files;
}

}  // namespace troef::server
")
