// SPDX-License-Identifier: Apache-2.0
// The house rules of Vijvenveertig, one row each, and the presets.
#pragma once

#include "deal/rules.h"

namespace troef::vijvenveertig {

enum class Opt : std::uint8_t {
  seats,
  heart_ace_led,
  dealt,
  silent_ace,
  renege,
  scoring,
  best_trump_bonus,
  chip
};

enum class HeartAceLed : std::uint8_t { trump, heart };
enum class SilentAce : std::uint8_t { allowed, asked };
enum class Renege : std::uint8_t { led, best };
enum class Scoring : std::uint8_t { sides, net, per_trick, pool };

inline constexpr std::string_view heart_ace_led_words[] = {"trump", "heart"};
inline constexpr std::string_view dealt_words[] = {"3-2", "2-3"};
inline constexpr std::string_view silent_ace_words[] = {"allowed", "asked"};
inline constexpr std::string_view renege_words[] = {"led", "best"};
inline constexpr std::string_view scoring_words[] = {"sides", "net", "per_trick", "pool"};

inline Scoring scoring(const Rules& rules) { return rules[Opt::scoring].as<Scoring>(); }
// Even seats against odd seats; otherwise everyone plays for self.
inline bool in_sides(const Rules& rules) {
  return scoring(rules) == Scoring::sides || scoring(rules) == Scoring::net;
}

// VV-41: by the words of scoring.
inline constexpr int deals_by_scoring[] = {0, 0, 0, 16};
inline constexpr int target_by_scoring[] = {45, 45, 45, 0};

inline constexpr auto options = with_common(
    std::array<Option, 8>{{
        {.name = "seats", .rule = "VV-00", .low = 2, .high = 6, .fallback = 4},
        {.name = "heart_ace_led", .rule = "VV-03", .words = heart_ace_led_words},
        {.name = "dealt", .rule = "VV-10", .words = dealt_words},
        {.name = "silent_ace", .rule = "VV-22", .words = silent_ace_words},
        {.name = "renege", .rule = "VV-32", .words = renege_words},
        {.name = "scoring", .rule = "VV-40", .words = scoring_words},
        {.name = "best_trump_bonus", .rule = "VV-42", .words = no_yes},
        {.name = "chip", .rule = "VV-43", .fallback = 5},
    }},
    {.deals_follow = Follows{static_cast<std::size_t>(Opt::scoring), deals_by_scoring},
     .target_follows = Follows{static_cast<std::size_t>(Opt::scoring), target_by_scoring}});

inline constexpr Setting twee_settings[] = {{"seats", "2"}};
inline constexpr Setting zes_settings[] = {{"seats", "6"}};
inline constexpr Setting ieder_settings[] = {{"scoring", "per_trick"}};
inline constexpr Setting pot_settings[] = {{"scoring", "pool"}};
inline constexpr Preset presets[] = {{"maten", {}},
                                     {"twee", twee_settings},
                                     {"zes", zes_settings},
                                     {"ieder", ieder_settings},
                                     {"pot", pot_settings}};

}  // namespace troef::vijvenveertig
