// SPDX-License-Identifier: Apache-2.0
// Which card is played for what it says.
#include "bots/thumb/signals.h"
#include "bots/thumb/stakes.h"

namespace troef::thumb {
namespace {

// How much less good than the best a card may be: in points, as cards are weighed.
constexpr double slack_of_lead = 2;
constexpr double slack_of_asked = 8;
constexpr double slack_of_card = 1;
constexpr double slack_of_ask = 3;
constexpr double slack_of_truth = 3;
constexpr double slack_of_ace = 3;  // SG-09

// From here on a first discard says more than that a suit is not wanted.
constexpr double an_ask = 2;

}  // namespace

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

// A partner asked for the suit, and may have what it asked for.
bool Signals::asked(Card card) const {
  for (const Seat seat : sight_.friends) {
    if (said(seat, card.suit()) == Said::asked && lead(card) > 0) return true;
  }
  return false;
}

bool Signals::misleads(Card card) const { return says_first(card) < 0; }

// At the first discard a sign may cost points: an ask, and what spares the partner a false one.
bool Signals::says_better(const Weighed& card, const Weighed& best) const {
  const double behind = best.worth - card.worth;
  const bool mends = misleads(best.card) && !misleads(card.card) && !sight_.is_trump(card.card);
  if (mends && behind <= slack_of_truth) return true;
  return says_first(card.card) >= an_ask && behind <= slack_of_ask;
}

bool Signals::as_good(const Weighed& card, const Weighed& best) const {
  const double behind = best.worth - card.worth;
  if (sight_.trick.empty()) return behind <= (asked(card.card) ? slack_of_asked : slack_of_lead);
  if (sight_.after(best.card).winner() != sight_.after(card.card).winner()) return false;
  if (says_better(card, best)) return true;
  return behind <= slack_of_card && points(sight_, best.card) == points(sight_, card.card);
}

bool Signals::ace_instead(const Weighed& card, const Weighed& best) const {
  return has(Habit::ace_for_the_ten) && !sight_.trick.empty() &&
         sight_.on_my_side(sight_.trick.winner()) && best.card.rank() == Rank::ten &&
         card.card.rank() == Rank::ace &&
         points(sight_, card.card) == points(sight_, best.card) + 1 &&
         best.worth - card.worth <= slack_of_ace && one_point_decides(best.card);
}

// SG-01: points for a partner who has said to take a trick in trumps and is still to play to this
// one, which it can win; at most as much is given up as is fed.
bool Signals::feeds_a_taker(const Weighed& card, const Weighed& best) const {
  const Trick& trick = sight_.trick;
  const Order& order = sight_.order;
  if (!has(Habit::feed_takers) || trick.empty() || !trick.trump_led(order)) return false;
  if (order.is_trump(card.card) || sight_.on_my_side(trick.winner())) return false;
  const double more = points(sight_, card.card) - points(sight_, best.card);
  if (more <= 0 || best.worth - card.worth > 2 * more) return false;
  const Cards higher = order.above(trick.best()) & order.trumps();
  for (const Seat seat : sight_.after_me() & sight_.friends) {
    if (heard_[seat].trumps == Said::up && (sight_.may_hold[seat] & higher)) return true;
  }
  return false;
}

Card Signals::choose(std::span<const Weighed> cards, const Weighed& best) const {
  Weighed top = best;
  for (const Weighed& card : cards) {
    if (ace_instead(card, best)) return card.card;
    if (feeds_a_taker(card, top)) top = card;
  }
  Weighed chosen = top;
  double most = says(top.card);
  for (const Weighed& card : cards) {
    if (!as_good(card, top)) continue;
    const double now = says(card.card);
    if (now < most - 1e-9 || (now <= most + 1e-9 && card.worth <= chosen.worth)) continue;
    most = now;
    chosen = card;
  }
  return chosen.card;
}

}  // namespace troef::thumb
