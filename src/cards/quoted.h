// SPDX-License-Identifier: Apache-2.0
// What somebody wrote, in quotation marks and fit to be shown: so many bytes of it, with ? for what
// is no UTF-8 or does more than show a character.
#pragma once

#include <string>
#include <string_view>

#include "cards/utf8.h"

namespace troef {

inline std::string quoted(std::string_view text, std::size_t most = 40) {
  std::string result = "\"";
  for (std::string_view rest = text; !rest.empty();) {
    const std::string_view before = rest;
    const auto point = take_character(rest);
    if (!point) rest.remove_prefix(1);
    const std::size_t length = before.size() - rest.size();
    if (text.size() - rest.size() > most) return result + "…\"";
    const bool shown = point && !turns_or_controls(*point) && !invisible(*point);
    result += shown ? before.substr(0, length) : "?";
  }
  return result + "\"";
}

}  // namespace troef
