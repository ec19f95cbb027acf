// SPDX-License-Identifier: Apache-2.0
// Packs (HG-00), order and worth of the cards (HG-03), the law of a trick (HG-31, HG-32, HG-33) and
// that of roem (HG-23).
#pragma once

#include "games/heugen/options.h"
#include "tricks/law.h"
#include "tricks/melds.h"

namespace troef::heugen {

inline constexpr Orders high_ten{{"J9ATKQ87", {20, 14, 11, 10, 3, 2, 0, 0}},
                                 {"ATKQJ987", {11, 10, 3, 2, 1, 0, 0, 0}}};
inline constexpr Orders low_ten{{"J9AKQT87", {20, 14, 11, 3, 2, 10, 0, 0}},
                                {"AKQJT987", {11, 3, 2, 1, 10, 0, 0, 0}}};

inline const Orders& orders_of(const Rules& rules) {
  return rules[Opt::ten] == Ten::high ? high_ten : low_ten;
}

inline constexpr int hand_cards = 9;
inline constexpr int widow_cards = 3;

// Two sevens are left out: the black ones in Heugen, the red ones in Huëge.
inline constexpr Cards black_sevens{Card(Rank::seven, Suit::clubs),
                                    Card(Rank::seven, Suit::spades)};
inline constexpr Cards red_sevens{Card(Rank::seven, Suit::diamonds),
                                  Card(Rank::seven, Suit::hearts)};
inline Cards full_pack(const Rules& rules) {
  return high_ten.plain.pack() - (is_huege(rules) ? red_sevens : black_sevens);
}

inline int last_trick_points(const Rules& rules) { return is_huege(rules) ? 5 : 10; }  // HG-00

inline constexpr LawRules law_rules{.follow = "HG-31", .follow_trumps = "HG-33"};

// `trumps` none: before they are named, and for the deal that sorts the cards (HG-11).
inline TrickLaw law_of(const Rules& rules, std::optional<Suit> trumps) {
  TrickLaw law;
  law.ruffing = is_huege(rules) ? Ruffing::always : Ruffing::when_void;  // HG-32
  const bool free = rules[Opt::trump_jack] == TrumpJack::free;
  if (free && trumps) law.hold_back = Card(Rank::jack, *trumps);  // HG-33
  law.rules = &law_rules;
  return law;
}

inline MeldLaw meld_law_of(const Rules& rules) {
  return {.share = rules[Opt::roem_share].yes(), .lowest_top = Rank::jack};
}

}  // namespace troef::heugen
