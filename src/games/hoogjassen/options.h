// SPDX-License-Identifier: Apache-2.0
// The house rules of Hoogjassen, one row each, and the presets.
#pragma once

#include "deal/rules.h"

namespace troef::hoogjassen {

enum class Opt : std::uint8_t {
  seats,
  single_bid,
  redeal_by,
  roem_share,
  trump_jack,
  underruff,
  settle,
  stake,
  pot,
  next_dealer
};

enum class RedealBy : std::uint8_t { right, left, same };
enum class TrumpJack : std::uint8_t { free, bound };
enum class Underruffing : std::uint8_t { free, last_resort };
enum class Settle : std::uint8_t { each, points };
enum class NextDealer : std::uint8_t { declarer, left };

inline constexpr std::string_view redeal_by_words[] = {"right", "left", "same"};
inline constexpr std::string_view trump_jack_words[] = {"free", "bound"};
inline constexpr std::string_view underruff_words[] = {"free", "last_resort"};
inline constexpr std::string_view settle_words[] = {"each", "points"};
inline constexpr std::string_view next_dealer_words[] = {"declarer", "left"};

inline constexpr auto options =
    with_common(std::array<Option, 10>{{
                    {.name = "seats", .rule = "HJ-00", .low = 3, .high = 4, .fallback = 4},
                    {.name = "single_bid", .rule = "HJ-12", .words = no_yes, .fallback = 1},
                    {.name = "redeal_by", .rule = "HJ-13", .words = redeal_by_words},
                    {.name = "roem_share", .rule = "HJ-23", .words = no_yes, .fallback = 1},
                    {.name = "trump_jack", .rule = "HJ-31", .words = trump_jack_words},
                    {.name = "underruff", .rule = "HJ-33", .words = underruff_words},
                    {.name = "settle", .rule = "HJ-46", .words = settle_words},
                    {.name = "stake", .rule = "HJ-47", .fallback = 5},
                    {.name = "pot", .rule = "HJ-48", .fallback = 100},
                    {.name = "next_dealer", .rule = "HJ-50", .words = next_dealer_words},
                }},
                {.match_deals = 16});

inline constexpr Setting three_settings[] = {{"seats", "3"}};
inline constexpr Preset presets[] = {{"standard", {}}, {"drie", three_settings}};

}  // namespace troef::hoogjassen
