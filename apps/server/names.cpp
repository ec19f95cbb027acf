// SPDX-License-Identifier: Apache-2.0
#include "server/names.h"

#include "cards/utf8.h"
#include "server/parts.h"

namespace troef::server {
namespace {

constexpr char32_t joiner = 0x200D;
constexpr char32_t black_flag = 0x1F3F4, end_of_tags = 0xE007F;

// Digits and letters that say behind a black flag whose it is.
bool is_tag(char32_t point) {
  return (point >= 0xE0030 && point <= 0xE0039) || (point >= 0xE0061 && point <= 0xE007A);
}

// A joiner makes one sign of two, in emoji and in scripts that have such signs: none before Arabic.
bool joins(char32_t sign) {
  return sign >= 0x600 && sign != joiner && !is_tag(sign) && !blank(sign);
}

bool selects_look(char32_t point) { return point == 0xFE0E || point == 0xFE0F; }
// Is there both as an emoji and as text: keys, © and ®, signs, pictures; no letter is.
bool has_looks(char32_t sign) {
  return sign == '#' || sign == '*' || (sign >= '0' && sign <= '9') || sign == 0xA9 ||
         sign == 0xAE || (sign >= 0x203C && sign <= 0x2BFF) || (sign >= 0x3030 && sign <= 0x303D) ||
         (sign >= 0x3297 && sign <= 0x3299) || (sign >= 0x1F000 && sign <= 0x1FFFF);
}

bool may_follow(char32_t before, char32_t point) {
  if (point == joiner) return joins(before);
  if (selects_look(point)) return has_looks(before);
  if (is_tag(point)) return before == black_flag || is_tag(before);
  if (point == end_of_tags) return is_tag(before);
  if (is_tag(before) || (before == joiner && !joins(point))) return false;
  return !turns_or_controls(point) && !invisible(point);
}
// Which only the record of a deal says, of bots.
constexpr std::string_view for_bots = "bot:";

bool may_end(char32_t last) { return last != joiner && !is_tag(last); }

}  // namespace

std::optional<std::string> read_name(std::string_view text) {
  text = trimmed(text);
  if (text.starts_with(for_bots)) return std::nullopt;
  std::string name(text);
  int characters = 0;
  bool seen = false;
  char32_t before = U' ';
  while (!text.empty()) {
    const auto character = take_character(text);
    if (!character || !may_follow(before, *character)) return std::nullopt;
    if (++characters > 40) return std::nullopt;
    seen = seen || !(blank(*character) || combining(*character));
    before = *character;
  }
  return seen && may_end(before) ? std::optional(std::move(name)) : std::nullopt;
}

}  // namespace troef::server
