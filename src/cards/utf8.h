// SPDX-License-Identifier: Apache-2.0
// Characters of UTF-8, and which of them have no place in a line that people read.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace troef {

// Takes the first character off; nothing where the bytes are none.
inline std::optional<char32_t> take_character(std::string_view& text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char first = byte(0);
  const std::size_t length = first < 0x80    ? 1
                             : first < 0xC2  ? 0
                             : first < 0xE0  ? 2
                             : first < 0xF0  ? 3
                             : first <= 0xF4 ? 4
                                             : 0;
  if (length == 0 || text.size() < length) return std::nullopt;
  char32_t point = length == 1 ? first : first & (0x7FU >> length);
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xC0U) != 0x80) return std::nullopt;
    point = point << 6 | (byte(i) & 0x3FU);
  }
  constexpr char32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
  const bool surrogate = point >= 0xD800 && point <= 0xDFFF;
  if (point < least[length] || point > 0x10FFFF || surrogate) return std::nullopt;
  text.remove_prefix(length);
  return point;
}

// Control characters, line and paragraph ends, and marks that turn the direction of writing.
inline bool turns_or_controls(char32_t point) {
  return point < 0x20 || (point >= 0x7F && point < 0xA0) || point == 0x061C ||
         (point >= 0x200E && point <= 0x200F) || (point >= 0x2028 && point <= 0x202E) ||
         (point >= 0x2066 && point <= 0x2069) || point == 0xFEFF;
}

// What takes no room: joiners and their like.
inline bool invisible(char32_t point) {
  return point == 0xAD || point == 0x180E || (point >= 0x200B && point <= 0x200D) ||
         (point >= 0x2060 && point <= 0x206F);
}

// What takes room and shows nothing: spaces, and letters that fill in for one.
inline bool blank(char32_t point) {
  return point == ' ' || point == 0xA0 || point == 0x1680 || (point >= 0x2000 && point <= 0x200A) ||
         point == 0x202F || point == 0x205F || point == 0x2800 || point == 0x3000 ||
         point == 0x115F || point == 0x1160 || point == 0x3164 || point == 0xFFA0;
}

}  // namespace troef
