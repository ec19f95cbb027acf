// SPDX-License-Identifier: Apache-2.0
// Whether a seat that needs every trick can be kept from one, seen without searching: it has to
// lead all its cards, and another seat needs to beat but one.
#include "solver/frame.h"

namespace troef::solver {

// Of a suit whoever has `own` keeps the highest as long as can be: until it is the last, or `led`
// are all gone. Trumps that are more than the leader's ruff another suit.
bool Search::beats_one(Cards own, Cards led) const {
  for (int n = 0; n < Lanes::count; ++n) {
    const Cards lane = Lanes::lane(n);
    const Cards kept = own & lane;
    Cards leads = led & lane;
    if (!kept) continue;
    const bool ruffs = (lane & lanes_.trumps()) && law_.ruffs_always() && leads != led;
    if (ruffs && kept.size() > leads.size()) return true;
    // An ace of hearts that is led as a heart asks for hearts, and for no trump (VV-03).
    bool strays = false;
    for (const Card card : led) {
      strays = strays || lane.has(card) == (lanes_.follow(card) & lane).empty();
    }
    while (leads.size() > kept.size()) leads = leads.without_first();
    if (leads && !strays && kept.last() > leads.first()) return true;
  }
  return false;
}

// In the first trick, once this seat has played: whoever may take it.
bool Search::beats_all_others(Seat seat, const Laid& laid) const {
  const auto hand = [&](Seat of) {
    const bool waits = late_ && late_to_ == of;
    return (hands_[of] | (waits ? Cards(*late_) : Cards())) - laid.cards;
  };
  Seat other = laid.leader;
  for (int i = 0; i < seats_; ++i, other = other.left(seats_)) {
    if (other == seat) continue;
    const bool played = i < laid.count;
    if (played && laid.winner == other && !beats_one(hand(seat), hand(other))) return false;
    if (played) continue;
    for (const Card card : hand(other) & laid.above_best) {
      if (!beats_one(hand(seat), hand(other) - card)) return false;
    }
  }
  return true;
}

// Nor by a hand that somebody may yet choose.
bool Search::none_takes_all(const Frame& frame, const Laid& laid) const {
  if (!judge_.asks_for_no_sweep(window_)) return false;
  const Seat asked = frame.past.maximisers.first();
  if (laid.leader != asked) return false;
  if (!beats_all_others(asked, laid)) return false;
  if (chooser_ == asked) return true;
  for (int i = 0; i < other_count_; ++i) {
    const Search& other = *others_[i];
    Laid same;
    same.play(asked, other.same(*this, laid.played[0]), other.lanes_);
    if (!other.beats_all_others(asked, same)) return false;
  }
  return true;
}

}  // namespace troef::solver
