// SPDX-License-Identifier: Apache-2.0
// Parts of headers and paths: "a, b", "a; b", "a/b".
#pragma once

#include <algorithm>
#include <string_view>

namespace troef::server {

inline std::string_view trimmed(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text;
}

// Takes the first part off, up to this sign, and trims it.
inline std::string_view take_part(std::string_view& list, char end) {
  const std::size_t at = std::min(list.find(end), list.size());
  const std::string_view part = list.substr(0, at);
  list.remove_prefix(std::min(at + 1, list.size()));
  return trimmed(part);
}

}  // namespace troef::server
