// SPDX-License-Identifier: Apache-2.0
// Words of the bot protocol for the values of closed types, in their order.
#pragma once

#include <cstddef>
#include <string_view>

namespace troef::engines {

inline constexpr std::string_view ruffing_words[] = {"when_void", "always"};
inline constexpr std::string_view duty_words[] = {"none", "unless_mate_holds", "always"};
inline constexpr std::string_view underruff_words[] = {"free", "last_resort", "forced"};
inline constexpr std::string_view head_words[] = {"none", "suit_only", "full"};
inline constexpr std::string_view awaited_words[] = {"pack", "die", "seat", "close", "nothing"};

template <std::size_t n, class Value>
constexpr std::string_view word_of(const std::string_view (&words)[n], Value value) {
  return words[static_cast<std::size_t>(value)];
}

}  // namespace troef::engines
