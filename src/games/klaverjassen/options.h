// SPDX-License-Identifier: Apache-2.0
// The house rules of Klaverjassen, one row each, and the presets.
#pragma once

#include "deal/rules.h"

namespace troef::klaverjassen {

enum class Opt : std::uint8_t {
  dealt,
  trump_by,
  all_pass,
  leader,
  style,
  underruff,
  low_fours,
  roem_call,
  tie,
  counterpit
};

enum class TrumpBy : std::uint8_t { verplicht, klassiek };
enum class AllPass : std::uint8_t { rethrow, eldest_chooses, eldest_throws };
enum class Leader : std::uint8_t { maker, eldest };
enum class Style : std::uint8_t { amsterdams, rotterdams };
enum class Underruffing : std::uint8_t { forbidden, free, forced };
enum class RoemCall : std::uint8_t { automatic, called };
enum class Tie : std::uint8_t { nat, made };

inline constexpr std::string_view dealt_words[] = {"3-2-3", "4-4"};
inline constexpr std::string_view trump_by_words[] = {"verplicht", "klassiek"};
inline constexpr std::string_view all_pass_words[] = {"rethrow", "eldest_chooses", "eldest_throws"};
inline constexpr std::string_view leader_words[] = {"maker", "eldest"};
inline constexpr std::string_view style_words[] = {"amsterdams", "rotterdams"};
inline constexpr std::string_view underruff_words[] = {"forbidden", "free", "forced"};
inline constexpr std::string_view roem_call_words[] = {"automatic", "called"};
inline constexpr std::string_view tie_words[] = {"nat", "made"};
inline constexpr int low_fours_numbers[] = {0, 100};
inline constexpr int counterpit_numbers[] = {0, 100, 300};

// KJ-24: each city has its own.
inline constexpr int underruff_by_style[] = {static_cast<int>(Underruffing::forbidden),
                                             static_cast<int>(Underruffing::forced)};

// KJ-33.
inline bool roem_is_called(const Rules& rules) { return rules[Opt::roem_call] == RoemCall::called; }

inline constexpr auto options = with_common(
    std::array<Option, 10>{{
        {.name = "dealt", .rule = "KJ-00", .words = dealt_words},
        {.name = "trump_by", .rule = "KJ-10", .words = trump_by_words},
        {.name = "all_pass", .rule = "KJ-12", .words = all_pass_words},
        {.name = "leader", .rule = "KJ-20", .words = leader_words},
        {.name = "style", .rule = "KJ-25", .words = style_words},
        {.name = "underruff",
         .rule = "KJ-24",
         .words = underruff_words,
         .follows = Follows{static_cast<std::size_t>(Opt::style), underruff_by_style}},
        {.name = "low_fours", .rule = "KJ-31", .fallback = 0, .numbers = low_fours_numbers},
        {.name = "roem_call", .rule = "KJ-33", .words = roem_call_words},
        {.name = "tie", .rule = "KJ-40", .words = tie_words},
        {.name = "counterpit", .rule = "KJ-43", .fallback = 100, .numbers = counterpit_numbers},
    }},
    {.match_deals = 16});  // KJ-50

inline constexpr Setting klassiek_settings[] = {{"trump_by", "klassiek"}};
inline constexpr Setting rotterdams_settings[] = {{"style", "rotterdams"}};
inline constexpr Setting rotterdams_klassiek_settings[] = {{"style", "rotterdams"},
                                                           {"trump_by", "klassiek"}};
inline constexpr Preset presets[] = {{"amsterdams", {}},
                                     {"rotterdams", rotterdams_settings},
                                     {"amsterdams-klassiek", klassiek_settings},
                                     {"rotterdams-klassiek", rotterdams_klassiek_settings}};

}  // namespace troef::klaverjassen
