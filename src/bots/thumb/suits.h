// SPDX-License-Identifier: Apache-2.0
// A hand as its four suits, one of them trumps or none, and how likely a contract is with it.
#pragma once

#include <optional>

#include "bots/thumb/aim.h"
#include "bots/thumb/winners.h"
#include "cards/by_suit.h"

namespace troef::thumb {

struct Suits {
  using Held = BySuit<const Holding*>;
  using Places = BySuit<unsigned>;

  Cards hand;
  std::optional<Suit> trumps;
  Held held;
  Places places;
  const Holdings* all;  // what held is of
  BySuit<int> size;
  int own_trumps = 0;
  double winners = 0;  // expected
  double draws = 1;    // that the foes' trumps are gone before side winners are cashed
};

// Winners short of those that are asked for, from which on there is no chance.
inline constexpr double far_short = 2;

// How those who play against an aim watch a card that is to stay low.
inline Watched watched_in(const Aim& aim) {
  return aim.opened ? Watched::open : aim.each ? Watched::by_all : Watched::hidden;
}
// Whether its highest card takes the one trick that is wanted: an ace, with trumps theirs.
inline bool takes_the_one(const Suits& suits, Suit suit) {
  const bool counts = !suits.trumps || suit == suits.trumps;
  return counts && (suits.places[suit] & 1) != 0;
}
// The two highest trumps: one for the first trick, the jack, which need not be played, for the
// last.
inline bool holds_the_ends(const Suits& suits) {
  return suits.trumps && (suits.places[*suits.trumps] & 3) == 3;
}
// With a mate of the first trick, if the others' trumps are gone in time.
double share_with_mate(double winners, Aim::Kind kind);

// Reckoned to the end only where it is more than `least`. `more_will_do`: as aim.h has it.
double chance_with(const Suits& suits, const Aim& aim, bool more_will_do, double least);

}  // namespace troef::thumb
