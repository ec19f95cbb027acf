// SPDX-License-Identifier: Apache-2.0
// The house rules of Pandoer, one row each, and the presets.
#pragma once

#include "deal/rules.h"

namespace troef::pandoer {

enum class Opt : std::uint8_t {
  ten,
  turnup_pay,
  equal_bids,
  underruff,
  mate_duty,
  counts,
  discard_counts,
  piek_zonder,
  play_out,
  pay_scale,
  rommel_limit
};

enum class Ten : std::uint8_t { low, high };
enum class EqualBids : std::uint8_t { roem, no };
enum class Underruffing : std::uint8_t { last_resort, free_in_lose_games };
enum class Counts : std::uint8_t { exact, at_least };
enum class DiscardCounts : std::uint8_t { lost, won };
enum class PiekZonder : std::uint8_t { exact, at_least_one };

inline constexpr std::string_view ten_words[] = {"low", "high"};
inline constexpr std::string_view equal_bids_words[] = {"roem", "no"};
inline constexpr std::string_view underruff_words[] = {"last_resort", "free_in_lose_games"};
inline constexpr std::string_view mate_duty_words[] = {"full", "suit_only", "off"};
inline constexpr std::string_view counts_words[] = {"exact", "at_least"};
inline constexpr std::string_view discard_counts_words[] = {"lost", "won"};
inline constexpr std::string_view piek_zonder_words[] = {"exact", "at_least_one"};

inline constexpr auto options =
    with_common(std::array<Option, 11>{{
                    {.name = "ten", .rule = "PD-02", .words = ten_words},
                    {.name = "turnup_pay", .rule = "PD-11", .words = no_yes, .fallback = 1},
                    {.name = "equal_bids", .rule = "PD-21", .words = equal_bids_words},
                    {.name = "underruff", .rule = "PD-32", .words = underruff_words},
                    {.name = "mate_duty", .rule = "PD-34", .words = mate_duty_words},
                    {.name = "counts", .rule = "PD-40", .words = counts_words},
                    {.name = "discard_counts", .rule = "PD-45", .words = discard_counts_words},
                    {.name = "piek_zonder", .rule = "PD-47", .words = piek_zonder_words},
                    {.name = "play_out", .rule = "PD-49", .words = no_yes},
                    {.name = "pay_scale", .rule = "PD-00", .low = 1, .high = 100, .fallback = 1},
                    {.name = "rommel_limit", .rule = "PD-50", .low = 0, .high = 5, .fallback = 3},
                }},
                {.match_deals = 16});  // PD-62

inline constexpr Preset presets[] = {{"standard", {}}};

}  // namespace troef::pandoer
