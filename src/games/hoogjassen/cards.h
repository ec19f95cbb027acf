// SPDX-License-Identifier: Apache-2.0
// The pack and the deal (HJ-00), order and worth of the cards (HJ-01, HJ-02, HJ-03), the law of a
// trick (HJ-31 to HJ-34) and that of roem (HJ-23).
#pragma once

#include "games/hoogjassen/options.h"
#include "tricks/law.h"
#include "tricks/melds.h"

namespace troef::hoogjassen {

inline constexpr Ladder trump_ladder{"J9AKQT87", {20, 14, 11, 3, 2, 10, 0, 0}};
inline constexpr Ladder plain_ladder{"AKQJT987", {11, 3, 2, 1, 10, 0, 0, 0}};
inline constexpr Orders orders{trump_ladder, plain_ladder};
inline constexpr Cards full_pack = orders.plain.pack() - Cards(Card(Rank::seven, Suit::clubs));

inline constexpr int last_trick_points = 5;  // HJ-03
inline constexpr int all_points = 146;
inline constexpr int kapot_points = 250;  // HJ-41
inline constexpr int stuk_value = 20;     // HJ-24

// What differs between four seats and three.
struct Sizes {
  std::string_view dealt;
  int hand, widow, opening;
};
inline constexpr Sizes four_seats{"W3 3 4", 7, 3, 120};
inline constexpr Sizes three_seats{"W2 3 W2 3 3", 9, 4, 170};
inline const Sizes& sizes_of(const Rules& rules) {
  return rules[Opt::seats] == 3 ? three_seats : four_seats;
}

inline constexpr LawRules law_rules{
    .follow = "HJ-32", .follow_trumps = "HJ-31", .underruff = "HJ-33"};

// `trumps` none: before they are named.
inline TrickLaw law_of(const Rules& rules, std::optional<Suit> trumps) {
  TrickLaw law;
  law.ruffing = Ruffing::always;  // HJ-32
  const bool last_resort = rules[Opt::underruff] == Underruffing::last_resort;
  law.underruff = last_resort ? Underruff::last_resort : Underruff::free;  // HJ-33
  const bool free = rules[Opt::trump_jack] == TrumpJack::free;
  if (free && trumps) law.hold_back = Card(Rank::jack, *trumps);  // HJ-31
  law.rules = &law_rules;
  return law;
}

inline MeldLaw meld_law_of(const Rules& rules) { return {.share = rules[Opt::roem_share].yes()}; }

}  // namespace troef::hoogjassen
