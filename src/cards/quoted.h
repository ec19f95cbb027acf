// SPDX-License-Identifier: Apache-2.0
// What somebody wrote, fit to be shown in a line: nothing in it may steer a terminal.
#pragma once

#include <string>
#include <string_view>

#include "cards/utf8.h"

namespace troef {

// So many characters of it, with ? for what is no UTF-8 or does more than show a character. Of
// names the joiners are left in, which make one sign of several.
enum class Joiners : bool { out, in };
inline std::string harmless(std::string_view text, int most, Joiners joiners = Joiners::out) {
  std::string result;
  for (int taken = 0; !text.empty(); ++taken) {
    if (taken == most) return result + "…";
    const std::string_view before = text;
    const auto point = take_character(text);
    if (!point) text.remove_prefix(1);
    const bool shown =
        point && !turns_or_controls(*point) && (joiners == Joiners::in || !invisible(*point));
    result += shown ? before.substr(0, before.size() - text.size()) : "?";
  }
  return result;
}

// The same in quotation marks.
inline std::string quoted(std::string_view text, int most = 40) {
  return '"' + harmless(text, most) + '"';
}

}  // namespace troef
