// SPDX-License-Identifier: Apache-2.0
// What a seat with tricks enough can, or cannot, keep out of, seen between two tricks without
// searching: a lone declarer, or whoever wants one trick and has it.
#include "solver/frame.h"

namespace troef::solver {

// Of a suit all cards of this hand are below all of another's, who keeps as many: it cannot get rid
// of them but where it is void and this hand is not.
bool Search::guarded(Cards hand, int suit) const {
  const Cards own = hand & Lanes::lane(suit);
  for (const Seat other : Seats::all(seats_)) {
    const Cards theirs = hands_[other] & Lanes::lane(suit);
    if (hands_[other] == hand || !theirs || theirs.first() < own.last()) continue;
    int kept = theirs.size();
    for (int n = 0; n < Lanes::count; ++n) {
      if (n == suit) continue;
      kept -= std::max(0, lanes_.length(hand, n) - lanes_.length(hands_[other], n));
    }
    if (kept >= own.size()) return true;
  }
  return false;
}

// Whether a seat can duck to the end: it has no trumps, and in every suit its lowest card is below
// the lowest of the others, its second lowest below their second lowest, and so on. It stays so if
// the seat plays the highest card that still loses, or throws its highest. One suit may be guarded
// instead, if all that is thrown is of that suit. On lead it gets rid of the lowest card of a suit,
// which somebody has to beat, and the same must hold for the rest.
bool Search::can_duck(Seat seat, bool leads) const {
  const Cards hand = hands_[seat];
  if (hand & lanes_.trumps()) return false;
  const auto below = [](Cards own, Cards others) {
    for (; own && others; own = own.without_first(), others = others.without_first()) {
      if (own.first() > others.first()) return false;
    }
    return true;
  };
  bool rid = !leads, guards = false;
  for (int n = 0; n < Lanes::count; ++n) {
    const Cards own = hand & Lanes::lane(n);
    const Cards others = (left_ - hand) & Lanes::lane(n);
    if (!below(own, others)) {
      if (guards || !guarded(hand, n)) return false;
      guards = rid = true;
    }
    rid = rid || (own && others && below(own.without_first(), others));
  }
  return rid;
}

// Whether a seat cannot but take the trick to come, if the others want that: of a suit that is led
// all others can stay below its lowest card, or throw another suit. On lead that has to be so for
// every suit.
bool Search::must_take(Seat seat, Seat leader) const {
  if (!law_.lets_stay_below()) return false;
  const Cards hand = hands_[seat], trumps = lanes_.trumps();
  const bool leads = seat == leader;
  for (int n = 0; n < Lanes::count; ++n) {
    const Cards suit = Lanes::lane(n) & left_;
    const Cards own = hand & suit;
    const Cards led = hands_[leader] & suit;
    if (!led) continue;
    // A trump that is led as a card of another suit (VV-03) asks for none of these.
    bool stuck = (own - lanes_.hold_back()) && (lanes_.follow(led.first()) & left_) == suit;
    for (const Seat other : Seats::all(seats_) - Seats(seat)) {
      if (!stuck) break;
      const Cards same = hands_[other] & suit;
      const bool discards = (suit & trumps) || !(hands_[other] - trumps).empty();
      stuck = same ? same.first() < own.first() : discards;
    }
    if (stuck != leads) return stuck;
  }
  return leads;
}

}  // namespace troef::solver
