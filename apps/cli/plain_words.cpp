// SPDX-License-Identifier: Apache-2.0
#include "cli/plain_words.h"

#include <cctype>

namespace troef::cli {
namespace {

// What follows the first byte of á, é, í, ó, ú and their kin, and of ×, in UTF-8.
char without_accent(unsigned char second) {
  if (second == 0x97) return 'x';                                          // ×
  if (second >= 0xA0) second = static_cast<unsigned char>(second - 0x20);  // to upper case
  if (second >= 0x80 && second <= 0x85) return 'a';
  if (second >= 0x88 && second <= 0x8B) return 'e';
  if (second >= 0x8C && second <= 0x8F) return 'i';
  if (second >= 0x92 && second <= 0x96) return 'o';
  if (second >= 0x99 && second <= 0x9C) return 'u';
  return '?';
}

}  // namespace

std::string plain_words(std::string_view text) {
  std::string words;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto c = static_cast<unsigned char>(text[i]);
    if (c == 0xC3 && i + 1 < text.size()) {
      words += without_accent(static_cast<unsigned char>(text[++i]));
    } else if (std::isspace(c) != 0 || c == ',' || c == '"') {
      if (!words.empty() && words.back() != ' ') words += ' ';
    } else {
      words += static_cast<char>(c < 0x80 ? std::tolower(c) : c);
    }
  }
  while (!words.empty() && words.back() == ' ') words.pop_back();
  return words;
}

}  // namespace troef::cli
