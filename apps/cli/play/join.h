// SPDX-License-Identifier: Apache-2.0
// Lists in words.
#pragma once

#include <string>
#include <string_view>

namespace troef::cli::table {

// "a", "a, b", "a, b, c".
inline void join(std::string& list, std::string_view item, std::string_view separator = ", ") {
  if (!list.empty()) list += separator;
  list += item;
}

}  // namespace troef::cli::table
