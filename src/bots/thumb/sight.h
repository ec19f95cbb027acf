// SPDX-License-Identifier: Apache-2.0
// What a player who counts the cards makes of a view: which cards are still out, who may hold them,
// who plays with whom, and how likely it is that somebody holds one of them.
#pragma once

#include "bots/thumb/aim.h"
#include "bots/thumb/drawing.h"
#include "bots/thumb/manner.h"

namespace troef::thumb {

struct Sight {
  // The view outlives it.
  explicit Sight(const View& seen);
  explicit Sight(View&&) = delete;
  // As if this were bid and nobody had a side.
  Sight(const View& seen, const Aim& bid, const Order& cards);

  const View& view;
  const Order& order;
  const Trick& trick;
  const Manner& manner;
  Seat me;
  int seats;
  Aim aim;
  Cards hand;
  Seats friends, foes;      // without this seat
  Seats nearly_there;       // who ends the deal by one trick more: with the pool, or the match
  BySeat<Cards> may_hold;   // of the others, by what they played
  BySeat<Cards> sure;       // certainly held
  BySeat<Cards> first_led;  // as shown.h has it
  Cards out;                // what somebody else may hold
  Cards foes_may;           // what a foe may hold

  bool declaring() const { return view.facts.declarer == me; }
  bool last_to_play() const { return trick.size() == seats - 1; }
  bool on_my_side(Seat seat) const { return seat == me || friends.has(seat); }
  Seats others() const { return Seats::all(seats) - me; }
  int tricks_left() const { return hand.size(); }
  // Won by these seats so far.
  int tricks_of(Seats of) const;
  Seats after_me() const;
  // The trick once this seat has played that card.
  Trick after(Card card) const;

  // The cards that are one suit when this one is led.
  Cards lane(Card card) const { return order.lane(card); }
  bool is_trump(Card card) const { return order.is_trump(card); }
  // Nobody holds a higher card of its suit.
  bool boss(Card card) const { return (order.above(card) & lane(card) & out).empty(); }

  double chance_of_none(Seat seat, Cards cards) const {
    if (sure[seat] & cards) return 0;
    const Unsure& others = unsure_[seat];
    return (*others.none)[static_cast<std::size_t>((others.may & cards).size())];
  }
  double chance_of_any(Seat seat, Cards cards) const { return 1 - chance_of_none(seat, cards); }
  // That a later player takes a trick, in which `led` was led, from the card that is best now.
  double beats(Seat seat, Card led, Card best) const;
  // That a trick with this card on top stays with this side, once everybody has played.
  double holds(Card led, Card best, bool best_is_ours, Seats later) const;
  // That the trick does, once this seat has played to it.
  double stays_ours(const Trick& after) const {
    return holds(after.led(), after.best(), on_my_side(after.winner()), after_me());
  }
  // How many of these cards somebody holds, about.
  double expected_at(Seat seat, Cards cards) const { return add_expected(0, seat, cards); }
  double expected_at(Seats who, Cards cards) const {
    double sum = 0;
    for (const Seat seat : who) sum = add_expected(sum, seat, cards);
    return sum;
  }

 private:
  // What a seat holds besides the cards that it surely holds.
  struct Unsure {
    Cards may;
    int count = 0;
    const NoneMarked* none = nullptr;  // that none of some is among them
    bool operator==(const Unsure&) const = default;
  };

  double add_expected(double sum, Seat seat, Cards cards) const {
    const auto& [may, count, none] = unsure_[seat];
    sum += (sure[seat] & cards).size();
    const Cards able = may & cards;
    return able ? sum + static_cast<double>(able.size()) * count / may.size() : sum;
  }
  void count();
  int unknown_at(Seat seat) const;
  Cards only_there(Seat seat, const BySeat<Cards>& may, int elsewhere) const;
  void take_sides();
  void see_who_is_nearly_there();

  BySeat<Unsure> unsure_;
};

}  // namespace troef::thumb
