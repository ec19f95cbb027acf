// SPDX-License-Identifier: Apache-2.0
// The house rules of Heugen and Huëge, one row each, and the presets.
#pragma once

#include "deal/rules.h"

namespace troef::heugen {

enum class Opt : std::uint8_t {
  seats,
  variant,
  ten,
  all_pass,
  widow_counts,
  roem_by,
  roem_share,
  roem_needs_trick,
  leader,
  trump_jack,
  tie,
  wet_unexchanged,
  stake
};

enum class Variant : std::uint8_t { heugen, huege };
enum class Ten : std::uint8_t { high, low };
enum class AllPass : std::uint8_t { follow_suit, redeal };
enum class WidowCounts : std::uint8_t { declarer, defenders, nobody };
enum class RoemBy : std::uint8_t { first_card, third_trick };
enum class Leader : std::uint8_t { eldest, declarer };
enum class TrumpJack : std::uint8_t { bound, free };
enum class Tie : std::uint8_t { thanked, wet };
enum class WetUnexchanged : std::uint8_t { single, twice };

inline constexpr std::string_view variant_words[] = {"heugen", "huege"};
inline constexpr std::string_view ten_words[] = {"high", "low"};
inline constexpr std::string_view all_pass_words[] = {"follow_suit", "redeal"};
inline constexpr std::string_view widow_counts_words[] = {"declarer", "defenders", "nobody"};
inline constexpr std::string_view roem_by_words[] = {"first_card", "third_trick"};
inline constexpr std::string_view leader_words[] = {"eldest", "declarer"};
inline constexpr std::string_view trump_jack_words[] = {"bound", "free"};
inline constexpr std::string_view tie_words[] = {"thanked", "wet"};
inline constexpr std::string_view wet_words[] = {"single", "double"};

inline constexpr auto options =
    with_common(std::array<Option, 13>{{
                    {.name = "seats", .rule = "HG-00", .low = 2, .high = 3, .fallback = 3},
                    {.name = "variant", .rule = "HG-00", .words = variant_words},
                    {.name = "ten", .rule = "HG-03", .words = ten_words},
                    {.name = "all_pass", .rule = "HG-11", .words = all_pass_words},
                    {.name = "widow_counts", .rule = "HG-21", .words = widow_counts_words},
                    {.name = "roem_by", .rule = "HG-22", .words = roem_by_words},
                    {.name = "roem_share", .rule = "HG-23", .words = no_yes, .fallback = 1},
                    {.name = "roem_needs_trick", .rule = "HG-24", .words = no_yes},
                    {.name = "leader", .rule = "HG-30", .words = leader_words},
                    {.name = "trump_jack", .rule = "HG-33", .words = trump_jack_words},
                    {.name = "tie", .rule = "HG-41", .words = tie_words},
                    {.name = "wet_unexchanged", .rule = "HG-43", .words = wet_words},
                    {.name = "stake", .rule = "HG-50"},
                }},
                {.match_deals = 12, .shuffle = Shuffle::hand});  // HG-50, HG-02

inline constexpr Setting huege_settings[] = {{"variant", "huege"}};
inline constexpr Setting two_settings[] = {{"seats", "2"}};
inline constexpr Setting huege_two_settings[] = {{"variant", "huege"}, {"seats", "2"}};
inline constexpr Preset presets[] = {{"heugen", {}},
                                     {"huege", huege_settings},
                                     {"heugen-twee", two_settings},
                                     {"huege-twee", huege_two_settings}};

inline bool is_huege(const Rules& rules) { return rules[Opt::variant] == Variant::huege; }

}  // namespace troef::heugen
