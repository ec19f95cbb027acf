// SPDX-License-Identifier: Apache-2.0
// The page: files that were built into the program, or those of a folder.
#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>

#include "server/variants.h"

namespace troef::server {

// What the build puts in (cmake/page.cmake). Variants that it lacks are empty.
struct PageFile {
  std::string_view path;  // "/index.html"
  std::string_view plain, gzip, brotli;
};
std::span<const PageFile> built_in_page();

class Pages {
 public:
  // "": the page that is built in.
  explicit Pages(std::string folder);
  // Of a path without query. Every path that is no file and has no dot in its last part is a route
  // of the page and answered with index.html.
  Answer answer(const Request& request, std::string_view path) const;

 private:
  Answer built(const Request& request, std::string_view path) const;
  Answer from_folder(std::string_view path) const;

  std::string folder_;
  std::map<std::string, Variants, std::less<>> files_;
};

}  // namespace troef::server
