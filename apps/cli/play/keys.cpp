// SPDX-License-Identifier: Apache-2.0
#include "cli/play/keys.h"

#include <string_view>

namespace troef::cli::table {
namespace {

constexpr char escape = '\x1b';
constexpr std::size_t longest = 32;

constexpr std::string_view left = "\x02", right = "\x06", begin = "\x01", end = "\x05",
                           before = "\x10", after = "\x0e", word_left = "\x1b\x62",
                           word_right = "\x1b\x66", without_word = "\x1b\x64";

// "[1;5D" and the like, without the Escape.
bool is_whole(std::string_view key) {
  if (key.size() > longest) return true;
  if (key.front() != '[' && key.front() != 'O') return true;
  if (key.size() == 1) return false;
  if (key == "[[") return false;  // F1 to F5 of the console of Linux
  const char last = key.back();
  return last == '$' || (last >= '@' && last <= '~');
}

// With Ctrl or Alt.
bool is_modified(std::string_view numbers) {
  return !numbers.empty() && numbers != "1" && numbers != "1;2";
}

std::string_view numbered(std::string_view number, bool modified) {
  if (number == "1" || number == "7") return begin;
  if (number == "4" || number == "8") return end;
  if (number == "3") return modified ? without_word : delete_key;
  return "";
}

std::string_view meaning(std::string_view key) {
  if (key.size() == 1 || key[1] == '[') return "";
  const std::string_view numbers = key.substr(1, key.size() - 2);
  switch (key.back()) {
    case 'A':
      return before;
    case 'B':
      return after;
    case 'C':
      return is_modified(numbers) ? word_right : right;
    case 'D':
      return is_modified(numbers) ? word_left : left;
    case 'c':
      return word_right;
    case 'd':
      return word_left;
    case 'H':
      return begin;
    case 'F':
      return end;
    case '~':
      return numbered(numbers.substr(0, numbers.find(';')),
                      numbers.find(';') != std::string_view::npos);
    case '^':
      return numbered(numbers, true);
    default:
      return "";
  }
}

}  // namespace

std::string Keys::take(char byte) {
  if (byte == escape) {
    key_ = byte;
    return "";
  }
  if (key_.empty()) return {byte};
  key_ += byte;
  const std::string_view key = std::string_view(key_).substr(1);
  if (!is_whole(key)) return "";
  constexpr std::string_view with_alt = "bdf\b\x7f";
  const bool alt = with_alt.find(byte) != std::string_view::npos && key.size() == 1;
  const std::string keys = alt ? key_ : std::string(meaning(key));
  key_.clear();
  return keys;
}

}  // namespace troef::cli::table
