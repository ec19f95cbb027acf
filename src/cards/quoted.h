// SPDX-License-Identifier: Apache-2.0
// What somebody wrote, in quotation marks and fit to be shown: so much of it, and no more than
// printable ASCII.
#pragma once

#include <string>
#include <string_view>

namespace troef {

inline std::string quoted(std::string_view text, std::size_t most = 40) {
  std::string result = "\"";
  for (const char c : text.substr(0, most)) result += c >= ' ' && c <= '~' ? c : '?';
  return result + (text.size() > most ? "…\"" : "\"");
}

}  // namespace troef
