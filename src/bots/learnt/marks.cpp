// SPDX-License-Identifier: Apache-2.0
#include "bots/learnt/marks.h"

#include <algorithm>

#include "bots/learnt/within_reach.h"
#include "bots/thumb/keeping.h"
#include "bots/thumb/stakes.h"

namespace troef::learnt {
namespace {

using thumb::Sight;

constexpr int ranks = 8;        // the first so many of a suit are told apart
constexpr int others_told = 3;  // so many of the others, from the left
constexpr double sure = 0.95;

class Notes {
 public:
  Notes& operator<<(double number) {
    marks_[count_++] = static_cast<float>(number);
    return *this;
  }
  const Marks& all() const { return marks_; }

 private:
  Marks marks_{};
  std::size_t count_ = 0;
};

void note_trick(Notes& notes, const Sight& sight) {
  const Trick& trick = sight.trick;
  for (int lying = 0; lying < 4; ++lying) notes << (trick.size() == lying);
  const bool led = !trick.empty();
  const bool ours = led && sight.on_my_side(trick.winner());
  notes << points(sight, trick.cards()) / 20 << ours << (led && !ours)
        << (led && trick.trump_led(sight.order)) << (led && trick.ruffed(sight.order));
}

void note_deal(Notes& notes, const Sight& sight) {
  const auto declarer = sight.view.facts.declarer;
  notes << (declarer && *declarer == sight.me) << (declarer && sight.friends.has(*declarer))
        << (declarer && sight.foes.has(*declarer));
  double ours = 0, theirs = 0;
  for (int i = 0; i < sight.seats; ++i) {
    const double won = points(sight, sight.view.facts.won[Seat(i)]);
    (sight.on_my_side(Seat(i)) ? ours : theirs) += won;
  }
  notes << ours / 80 << theirs / 80;
  const int left = sight.tricks_left();
  notes << left / 8.0 << (left == 1) << (left == 2);
}

void note_trumps(Notes& notes, const Sight& sight) {
  const Cards trumps = sight.order.trumps();
  const double mates = sight.expected_at(sight.friends, trumps);
  const double foes = sight.expected_at(sight.foes, trumps);
  notes << (sight.hand & trumps).size() / 4.0 << (sight.out & trumps).size() / 8.0 << mates / 3
        << foes / 3 << (foes < 1 - sure);
}

void note_rank(Notes& notes, const Sight& sight, Card card) {
  const int rank = (sight.order.above(card) & sight.lane(card)).size();
  const bool trump = sight.is_trump(card);
  for (int i = 0; i < ranks; ++i) notes << (!trump && rank == i);
  for (int i = 0; i < ranks; ++i) notes << (trump && rank == i);
}

void note_suit(Notes& notes, const Sight& sight, Card card) {
  const Cards suit = sight.lane(card), own = suit & sight.hand, out = suit & sight.out;
  const Cards above = sight.order.above(card);
  const bool boss = sight.boss(card), boss_own = sight.boss(sight.order.highest(own));
  notes << points(sight, card) / 11 << boss << (out & above).size() / 4.0
        << (out - above).size() / 4.0 << own.size() / 4.0 << (own & above).size() / 3.0
        << (own.size() == 1) << boss_own << points(sight, own) / 20
        << ((own & above) && boss_own && !boss);
}

bool led_by(const Sight& sight, Seats who, Cards suit) {
  Cards led;
  for (const Seat seat : who) led |= sight.first_led[seat];
  return !(led & suit).empty();
}

// What others may have of its suit, and who led it.
void note_others(Notes& notes, const Sight& sight, Card card) {
  const Cards suit = sight.lane(card), above = suit & sight.out & sight.order.above(card);
  for (int i = 1; i <= others_told; ++i) {
    const bool sits = i < sight.seats;
    const Seat seat = sight.me.left(sight.seats, sits ? i : 1);
    notes << (sits ? sight.chance_of_none(seat, suit) : 0)
          << (sits ? sight.chance_of_any(seat, sight.order.trumps()) : 0)
          << (sits ? sight.chance_of_any(seat, above) : 0);
  }
  notes << led_by(sight, sight.friends, suit) << led_by(sight, sight.foes, suit);
  notes << sight.expected_at(sight.friends, suit) / 3 << sight.expected_at(sight.foes, suit) / 3
        << sight.expected_at(sight.friends, above)
        << std::min(2.0, sight.expected_at(sight.foes, above));
}

// What the trick brings if it is played.
void note_played(Notes& notes, const Sight& sight, Card card) {
  const Trick after = sight.after(card);
  const bool leads = sight.trick.empty();
  const double ours =
      leads ? sight.holds(card, card, true, sight.others()) : sight.stays_ours(after);
  const double theirs = 1 - ours, in_it = points(sight, after.cards()) / 20;
  notes << ours << (ours > sure) << (ours < 1 - sure) << ours * in_it << theirs * in_it;
  const bool follows = leads || sight.order.follow(after.led()).has(card);
  const bool trump = sight.is_trump(card);
  notes << (!leads && after.winner() == sight.me) << (!follows && trump) << (!follows && !trump);
  const double roem_now = roem(sight, after.cards()) / 20;
  const double later = leads ? 0 : roem_within_reach(sight, after.cards()) / 20;
  notes << roem_now << theirs * roem_now << (leads ? roem_to_come(sight, card) / 20 : 0) << later
        << ours * later << theirs * later;
}

void note_kept(Notes& notes, const Sight& sight, Card card) {
  const double takes = takes_later(sight, card);
  notes << takes << comes_home(sight, card, takes) << kept(sight, card) / 10;
}

}  // namespace

Marks marks_of(const Sight& sight, Card card, double short_by) {
  Notes notes;
  note_trick(notes, sight);
  note_deal(notes, sight);
  note_trumps(notes, sight);
  note_rank(notes, sight, card);
  note_suit(notes, sight, card);
  note_others(notes, sight, card);
  note_played(notes, sight, card);
  note_kept(notes, sight, card);
  notes << std::min(5.0, short_by / 10) << (short_by < 1e-9);
  return notes.all();
}

}  // namespace troef::learnt
