// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/heard.h"

#include "bots/thumb/stakes.h"

namespace troef::thumb {
namespace {

Said meaning(const Sign& sign) {
  switch (sign.says) {
    case Says::takes:
      return Said::up;
    case Says::cannot_take:
      return Said::down;
    case Says::ace:
      return sign.when == When::feeding ? Said::up : Said::asked;  // the ten goes whatever it says
    case Says::unwanted:
    case Says::finished:
      return Said::unwanted;
    case Says::lone_king:
    case Says::alone:
      break;  // what it says is that there are no more: nothing to remember
  }
  return Said::nothing;
}

class Listener {
 public:
  Listener(const Sight& sight, const Convention& convention)
      : sight_(sight), order_(sight.order), convention_(convention) {}

  BySeat<Heard> listen() {
    bool begun = false;
    for (const Seen& event : sight_.view.events) {
      if (event.action.verb != Verb::play || !event.actor) continue;
      if (!begun || trick_.size() == sight_.seats) trick_ = Trick(*event.actor);
      begun = true;
      hear(*event.actor, event.action.card);
      trick_.play(*event.actor, event.action.card, order_);
    }
    return heard_;
  }

 private:
  void hear(Seat seat, Card card) {
    if (trick_.empty()) return;
    const bool wins = order_.above(trick_.best()).has(card);
    if (order_.is_trump(card)) {
      if (trick_.trump_led(order_) && !wins) hear_trump(heard_[seat], card);
    } else if (!order_.follow(trick_.led()).has(card)) {
      hear_thrown(seat, card);
    }
  }

  void hear_trump(Heard& heard, Card card) {
    if (heard.last_trump) {
      const Said said = by_two(When::following_trumps, *heard.last_trump, card);
      if (said != Said::nothing) heard.trumps = said;
    }
    heard.last_trump = card;
  }

  void hear_thrown(Seat seat, Card card) {
    Heard& heard = heard_[seat];
    Said& said = heard.said[card.suit()];
    auto& last = heard.last[card.suit()];
    if (last) {
      const Said now = by_two(When::discarding, *last, card);
      if (now != Said::nothing) said = now;
    }
    if (const Said now = by_one(seat, card); now != Said::nothing) said = now;
    if (said == Said::up && !heard.first_up) heard.first_up = card.suit();
    last = card;
    heard.thrown = true;
  }

  // Of two cards one after the other, worth the same: others are fed, saved or forced.
  Said by_two(When when, Card before, Card after) const {
    if (points(sight_, before) != points(sight_, after)) return Said::nothing;
    const Shown shown = order_.above(before).has(after) ? Shown::low_first : Shown::high_first;
    for (const Sign& sign : convention_.signs) {
      if (sign.when == when && sign.shown == shown) return meaning(sign);
    }
    return Said::nothing;
  }

  Said by_one(Seat seat, Card card) const {
    const bool mates = trick_.winner() != seat && friends(seat, trick_.winner());
    for (const Sign& sign : convention_.signs) {
      const bool now = (sign.when == When::first_discard && !heard_[seat].thrown) ||
                       (sign.when == When::feeding && mates);
      if (now && shows(sign.shown, card)) return meaning(sign);
    }
    return Said::nothing;
  }

  bool shows(Shown shown, Card card) const {
    switch (shown) {
      case Shown::low:
        return is_low(order_, card);
      case Shown::high:
        return !is_low(order_, card) && order_.points(card) == 0;
      case Shown::ten:
        return card.rank() == Rank::ten;
      default:
        return false;
    }
  }

  bool friends(Seat a, Seat b) const { return sight_.on_my_side(a) == sight_.on_my_side(b); }

  const Sight& sight_;
  const Order& order_;
  const Convention& convention_;
  Trick trick_;
  BySeat<Heard> heard_;
};

}  // namespace

BySeat<Heard> listen(const Sight& sight, const Convention& convention) {
  return Listener(sight, convention).listen();
}

bool is_low(const Order& order, Card card) {
  const Cards suit = Cards::of(card.suit()) & order.pack();
  return order.points(card) == 0 && (suit - order.above(card)).size() <= 2;
}

}  // namespace troef::thumb
