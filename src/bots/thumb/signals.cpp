// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/signals.h"

namespace troef::thumb {
namespace {

// How much less good than the best a card may be: in points, as cards are weighed.
constexpr double slack_of_lead = 2;
constexpr double slack_of_card = 1;
constexpr double slack_of_ace = 3;  // SG-09

std::size_t index(Suit suit) { return static_cast<std::size_t>(suit); }

int points(const Sight& sight, Cards cards) {
  return sight.aim.kind == Aim::Kind::points ? sight.order.points(cards) : 0;
}

bool against_one(const Sight& sight) {
  const auto declarer = sight.view.facts.declarer;
  if (!declarer || sight.view.law.partners || sight.aim.lose || sight.aim.each) return false;
  return sight.foes == Seats(*declarer) && !sight.friends.empty();
}

// A card that some round will leave on top, by the cards below it.
bool guarded(const Sight& sight, Card card) {
  const Cards lane = sight.lane(card);
  const Cards above = sight.order.above(card) & lane;
  const int below = ((sight.hand & lane) - sight.order.above(card)).size() - 1;
  return below >= (above & sight.out).size();
}

// "I shall take a trick here".
bool will_take(const Sight& sight, Cards own) {
  for (const Card card : own) {
    if (guarded(sight, card)) return true;
  }
  return false;
}

// From 0, the higher the more.
double height(const Sight& sight, Card card) {
  const Cards lane = sight.lane(card) & sight.order.pack();
  return (lane - sight.order.above(card)).size() / 16.0;
}

// Low enough for asking: worth nothing, and one of the two lowest of its suit.
bool low(const Order& order, Card card) {
  const Cards suit = Cards::of(card.suit()) & order.pack();
  return order.points(card) == 0 && (suit - order.above(card)).size() <= 2;
}

}  // namespace

Signals::Signals(const Sight& sight)
    : sight_(sight),
      partners_(sight.view.law.partners && !sight.aim.lose),
      defending_(against_one(sight)) {
  if (any()) listen();
}

void Signals::listen() {
  Trick trick;
  bool begun = false;
  const Order& order = sight_.order;
  for (const Seen& event : sight_.view.events) {
    if (event.action.verb != Verb::play || !event.actor) continue;
    const Seat seat = *event.actor;
    const Card card = event.action.card;
    if (!begun || trick.size() == sight_.seats) trick = Trick(seat);
    begun = true;
    const bool thrown =
        !trick.empty() && !order.follow(trick.led()).has(card) && !order.is_trump(card);
    if (thrown) hear(seat, card);
    trick.play(seat, card, order);
  }
}

void Signals::hear(Seat seat, Card card) {
  Thrown& thrown = thrown_[seat];
  if (!thrown.first) thrown.first = card;
  auto& last = thrown.last[index(card.suit())];
  if (last) {
    thrown.said[index(card.suit())] = sight_.order.above(*last).has(card) ? Said::up : Said::down;
  }
  last = card;
}

Said Signals::said(Seat seat, Suit suit) const {
  const Thrown& thrown = thrown_[seat];
  if (!partners_) return thrown.said[index(suit)];
  if (!thrown.first || thrown.first->suit() != suit) return Said::nothing;
  if (low(sight_.order, *thrown.first)) return Said::asked;
  return sight_.order.points(*thrown.first) == 0 ? Said::unwanted : Said::nothing;
}

// SG-20, SG-21: the suit that a partner asked for, while its highest card may be there; not one
// that a partner does not want.
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

// SG-01, SG-02.
double Signals::trump(Card card) const {
  const Cards own = sight_.hand & sight_.order.trumps();
  return will_take(sight_, own) ? -height(sight_, card) : height(sight_, card);
}

// SG-20: low of a suit with the ace; SG-21: else high of a suit that is not wanted, so that nothing
// is asked for by mistake.
double Signals::first_discard(Card card) const {
  const Cards own = sight_.hand & sight_.lane(card);
  bool ace = false;
  for (const Card held : own) ace |= sight_.boss(held);
  if (low(sight_.order, card)) return ace && own.size() > 1 ? 2 : -1;
  return ace || sight_.order.points(card) > 0 ? 0 : 1 + height(sight_, card);
}

// SG-04: first the only card of a suit, a lone king before others, then down in suits that cannot
// take; SG-05: then up in the suit that can. What partners let go is kept, and the other way round.
double Signals::discard(Card card) const {
  const Cards own = sight_.hand & sight_.lane(card);
  double heard = 0;
  for (const Seat seat : sight_.friends) {
    const Said now = said(seat, card.suit());
    heard += now == Said::up ? 0.2 : now == Said::down ? -0.2 : 0;
  }
  if (will_take(sight_, own)) return heard - height(sight_, card);
  // Where no card has points a high one may yet take a trick, and is not thrown for the sign.
  const double down = sight_.aim.kind == Aim::Kind::points ? height(sight_, card) : 0;
  if (own.size() > 1) return heard + 1 + down;
  return heard + (card.rank() == Rank::king ? 4 : 3);
}

double Signals::says(Card card) const {
  const Order& order = sight_.order;
  if (sight_.trick.empty()) return lead(card);
  if (order.is_trump(card)) {
    return defending_ && sight_.trick.trump_led(order) ? trump(card) : 0;
  }
  if (order.follow(sight_.trick.led()).has(card)) return 0;
  if (defending_) return discard(card);
  return thrown_[sight_.me].first ? 0 : first_discard(card);
}

// SG-09: what the others may still win without the declarer being wet, about: the last trick and
// the rounding of the games are not known here.
bool Signals::one_point_decides(Card ten) const {
  constexpr int doubt = 16;
  const Facts& facts = sight_.view.facts;
  Cards won = sight_.trick.cards() | Cards(ten);
  for (const Seat seat : sight_.friends | Seats(sight_.me)) won |= facts.won[seat];
  const int sum = sight_.order.points(won);
  const int spare = sight_.order.points(sight_.order.pack()) - (facts.bid - facts.roem);
  return facts.bid > 0 && sum >= spare - 1 && sum <= spare + doubt;
}

bool Signals::as_good(const Weighed& card, const Weighed& best) const {
  const double behind = best.worth - card.worth;
  if (sight_.trick.empty()) return behind <= slack_of_lead;
  Trick with_best = sight_.trick, with_card = sight_.trick;
  with_best.play(sight_.me, best.card, sight_.order);
  with_card.play(sight_.me, card.card, sight_.order);
  return behind <= slack_of_card && with_best.winner() == with_card.winner() &&
         points(sight_, best.card) == points(sight_, card.card);
}

bool Signals::ace_instead(const Weighed& card, const Weighed& best) const {
  return defending_ && !sight_.trick.empty() && sight_.on_my_side(sight_.trick.winner()) &&
         best.card.rank() == Rank::ten && card.card.rank() == Rank::ace &&
         points(sight_, card.card) == points(sight_, best.card) + 1 &&
         best.worth - card.worth <= slack_of_ace && one_point_decides(best.card);
}

Card Signals::choose(std::span<const Weighed> cards, const Weighed& best) const {
  Card chosen = best.card;
  double most = says(best.card);
  for (const Weighed& card : cards) {
    if (ace_instead(card, best)) return card.card;
    if (!as_good(card, best)) continue;
    const double now = says(card.card);
    if (now < most + 1e-9) continue;
    most = now;
    chosen = card.card;
  }
  return chosen;
}

}  // namespace troef::thumb
