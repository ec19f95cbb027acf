// SPDX-License-Identifier: Apache-2.0
// What a player who counts the cards makes of a view: which cards are still out, who may hold them,
// who plays with whom, and how likely it is that somebody holds one of them.
#pragma once

#include "bots/thumb/aim.h"

namespace troef::thumb {

// The chance that none of k marked cards is among n, drawn from a heap of `all`.
double none_of(int all, int n, int k);

struct Sight {
  explicit Sight(const View& seen);

  const View& view;
  const Order& order;
  const Trick& trick;
  Seat me;
  int seats;
  Aim aim;
  Cards hand;
  Seats friends, foes;     // without this seat
  BySeat<Cards> may_hold;  // of the others, by what they played
  BySeat<Cards> sure;      // certainly held
  Cards out;               // what somebody else may hold
  Cards foes_may;          // what a foe may hold

  bool declaring() const { return view.facts.declarer == me; }
  bool last_to_play() const { return trick.size() == seats - 1; }
  bool on_my_side(Seat seat) const { return seat == me || friends.has(seat); }
  int tricks_left() const { return hand.size(); }
  // Won by these seats so far.
  int tricks_of(Seats of) const;
  Seats after_me() const;

  // The cards that are one suit when this one is led.
  Cards lane(Card card) const;
  bool is_trump(Card card) const { return order.is_trump(card); }
  // Nobody holds a higher card of its suit.
  bool boss(Card card) const { return (order.above(card) & lane(card) & out).empty(); }

  double chance_of_none(Seat seat, Cards cards) const;
  double chance_of_any(Seat seat, Cards cards) const { return 1 - chance_of_none(seat, cards); }
  // That a later player takes a trick, in which `led` was led, from the card that is best now.
  double beats(Seat seat, Card led, Card best) const;
  // That a trick with this card on top stays with this side, once everybody has played.
  double holds(Card led, Card best, bool best_is_ours, Seats later) const;
  // How many of these cards the foes hold, about.
  double expected_at(Seats who, Cards cards) const;

 private:
  void count();
  void take_sides();
};

}  // namespace troef::thumb
