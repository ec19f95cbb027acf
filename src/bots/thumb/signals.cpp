// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/signals.h"

#include <algorithm>

namespace troef::thumb {
namespace {

// Whether this is so of anything in a set of cards or seats.
template <class Set, class Test>
bool any_in(const Set& set, Test test) {
  for (const auto each : set) {
    if (test(each)) return true;
  }
  return false;
}

bool against_one(const Sight& sight) {
  const auto declarer = sight.view.facts.declarer;
  if (!declarer || sight.view.law.partners || sight.aim.lose || sight.aim.each) return false;
  return sight.foes == Seats(*declarer) && !sight.friends.empty();
}

// Whether this seat has anybody to use the convention with.
bool of_use(const Sight& sight, const Convention& convention) {
  if (!convention.suits(*sight.view.game)) return false;
  if (convention.between == Between::defenders) return against_one(sight);
  return sight.view.law.partners && !sight.aim.lose;
}

// From 0, the higher the more.
double height(const Sight& sight, Card card) {
  const Cards lane = sight.lane(card) & sight.order.pack();
  return (lane - sight.order.above(card)).size() / 16.0;
}

// The most cards besides trumps that the declarer can have.
int side_cards(const Sight& sight) {
  const Seat declarer = *sight.view.facts.declarer;
  Cards elsewhere;
  for (const Seat seat : sight.friends) elsewhere |= sight.may_hold[seat];
  const Cards only_there = (sight.may_hold[declarer] - elsewhere) | sight.sure[declarer];
  return sight.view.hands[declarer].count - (only_there & sight.order.trumps()).size();
}

}  // namespace

Signals::Signals(const Sight& sight, const Convention* convention)
    : sight_(sight),
      convention_(convention != nullptr && of_use(sight, *convention) ? convention : nullptr) {
  if (any()) heard_ = listen(sight, *convention_);
}

Said Signals::said(Seat seat, Suit suit) const { return heard_[seat].said[suit]; }
Said Signals::said_of_trumps(Seat seat) const { return heard_[seat].trumps; }

// A card that some round will leave on top, by the cards below it; unless the declarer has too few
// cards of the side suits for that (SG-06), or none that it could beat (SG-07).
bool Signals::takes(Card card) const {
  const Cards lane = sight_.lane(card);
  const Cards above = sight_.order.above(card) & lane;
  const int rounds = (above & sight_.out).size();
  if (((sight_.hand & lane) - sight_.order.above(card)).size() - 1 < rounds) return false;
  if (sight_.is_trump(card)) return true;
  if (has(Habit::count) && rounds >= side_cards(sight_)) return false;
  if (!has(Habit::let_go)) return true;
  const bool thrown =
      any_in(sight_.friends, [&](Seat seat) { return said(seat, card.suit()) == Said::down; });
  const Cards smaller = lane - sight_.order.above(card) - card;
  return !thrown || rounds == 0 || (smaller & sight_.foes_may);
}

// "I shall take a trick here".
bool Signals::will_take(Card card) const {
  return any_in(sight_.hand & sight_.lane(card), [&](Card own) { return takes(own); });
}

// SG-05: a suit that may be let go.
bool Signals::partner_takes(Card card) const {
  return any_in(sight_.friends, [&](Seat seat) { return said(seat, card.suit()) == Said::up; });
}

// SG-20, SG-21, SG-22: the suit that a partner asked for, while its highest card may be there; not
// one that a partner does not want.
double Signals::lead(Card card) const {
  const Cards there = sight_.lane(card) & (sight_.out | sight_.hand);
  if (sight_.is_trump(card)) return 0;
  const Card top = sight_.order.highest(there);
  double result = 0;
  for (const Seat seat : sight_.friends) {
    const Said heard = said(seat, card.suit());
    const bool wanted = heard == Said::asked || heard == Said::up;
    if (wanted && sight_.may_hold[seat].has(top)) result += 1;
    if (heard == Said::unwanted || heard == Said::down) result -= 1;
  }
  return result;
}

bool Signals::is_so(const Sign& sign, Card card) const {
  const Cards own = sight_.hand & sight_.lane(card);
  const bool top = any_in(own, [&](Card held) { return sight_.boss(held); });
  const bool is_top = top && card == sight_.order.highest(own);
  switch (sign.says) {
    case Says::takes:
      return will_take(card) && !partner_takes(card);
    case Says::cannot_take:
      return !will_take(card) || partner_takes(card);
    case Says::lone_king:
      return own.size() == 1 && card.rank() == Rank::king && !is_top;
    case Says::alone:
      return own.size() == 1 && !is_top;
    case Says::ace:
      return top && !is_top;
    case Says::unwanted:
      return !top;
    case Says::finished:
      return own.size() == 1;
  }
  return false;
}

// Which card rather gives a sign: the lowest, or the highest. Where no card has points a high one
// may yet take a trick, and is not thrown for the sign.
double Signals::preference(const Sign& sign, Card card) const {
  using troef::Shown;
  if (sign.shown == Shown::low_first) return -height(sight_, card);
  const bool worthless =
      sight_.aim.kind == Aim::Kind::points || sign.when == When::following_trumps;
  const bool high = sign.shown == Shown::high_first || sign.shown == Shown::high;
  return high && worthless ? height(sight_, card) : 0;
}

// SG-01, SG-02, SG-04, SG-05, SG-20, SG-21, SG-22: the more the better it says what is so; below 0
// where a sign would say what is not. By the first of two cards nothing is said yet.
double Signals::gives(Card card, When when) const {
  double most = 0;
  for (const Sign& sign : convention_->signs) {
    const bool at_once = by_one_card(sign.shown);
    if (sign.when != when || (at_once && !shows(sight_.order, sign.shown, card))) continue;
    if (is_so(sign, card)) return sign.first + preference(sign, card);
    if (at_once) most = std::min(most, -1.0);
  }
  return most;
}

// Of a card that will take: it is kept the longer if partners threw from its suit; SG-08: with
// nothing to go by, of two the one that was signalled first.
double Signals::heard_of(Card card) const {
  if (!will_take(card)) return 0;
  const auto says = [&](Said what) {
    return any_in(sight_.friends, [&](Seat seat) { return said(seat, card.suit()) == what; });
  };
  if (says(Said::down)) return -0.2;
  const bool two = has(Habit::keep_first) && sight_.hand.size() == 2;
  return two && !says(Said::up) && heard_[sight_.me].first_up == card.suit() ? -2 : 0;
}

double Signals::says(Card card) const {
  const Order& order = sight_.order;
  if (sight_.trick.empty()) return lead(card);
  if (order.is_trump(card)) {
    return sight_.trick.trump_led(order) ? gives(card, When::following_trumps) : 0;
  }
  if (order.follow(sight_.trick.led()).has(card)) return 0;
  if (convention_->between == Between::defenders) {
    return gives(card, When::discarding) + heard_of(card);
  }
  const bool mates = sight_.on_my_side(sight_.trick.winner());
  const double fed = mates ? gives(card, When::feeding) : 0;
  return fed != 0 ? fed : says_first(card);
}

// As the first card that is thrown away.
double Signals::says_first(Card card) const {
  if (sight_.trick.empty() || heard_[sight_.me].thrown || sight_.is_trump(card)) return 0;
  return sight_.order.follow(sight_.trick.led()).has(card) ? 0 : gives(card, When::first_discard);
}

}  // namespace troef::thumb
