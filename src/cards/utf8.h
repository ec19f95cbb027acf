// SPDX-License-Identifier: Apache-2.0
// Characters of UTF-8, and which of them have no place in a line that people read.
#pragma once

#include <cstddef>
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

struct Characters {
  char32_t first, last;
};
template <std::size_t ranges>
constexpr bool is_among(const Characters (&all)[ranges], char32_t point) {
  for (const auto& [first, last] : all) {
    if (point >= first && point <= last) return true;
  }
  return false;
}

// What takes no room: joiners, selectors, tags and their like (Default_Ignorable_Code_Point of
// Unicode that is not among the blanks or above); and what is no character.
inline bool invisible(char32_t point) {
  static constexpr Characters unseen[] = {
      {0xAD, 0xAD},     {0x34F, 0x34F},     {0x17B4, 0x17B5},   {0x180B, 0x180F},
      {0x200B, 0x200D}, {0x2060, 0x206F},   {0xFDD0, 0xFDEF},   {0xFE00, 0xFE0F},
      {0xFFF0, 0xFFFB}, {0x1BCA0, 0x1BCA3}, {0x1D173, 0x1D17A}, {0xE0000, 0xE0FFF},
  };
  return is_among(unseen, point) || (point & 0xFFFE) == 0xFFFE;
}

// Accents and the like, which lie on what stands before them: the blocks of nothing else, and the
// points of Hebrew and Arabic.
inline bool combining(char32_t point) {
  static constexpr Characters marks[] = {
      {0x300, 0x36F},   {0x483, 0x489},   {0x591, 0x5BD},   {0x610, 0x61A},   {0x64B, 0x65F},
      {0x1AB0, 0x1AFF}, {0x1DC0, 0x1DFF}, {0x20D0, 0x20FF}, {0xFE20, 0xFE2F},
  };
  return is_among(marks, point);
}

// What takes room and shows nothing: spaces, and letters that fill in for one.
inline bool blank(char32_t point) {
  return point == ' ' || point == 0xA0 || point == 0x1680 || (point >= 0x2000 && point <= 0x200A) ||
         point == 0x202F || point == 0x205F || point == 0x2800 || point == 0x3000 ||
         point == 0x115F || point == 0x1160 || point == 0x3164 || point == 0xFFA0;
}

}  // namespace troef
