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

  // `given`: where the signs go, if anywhere.
  void listen(std::vector<Given>* given) {
    bool begun = false;
    for (const Seen& event : sight_.view.events) {
      if (event.action.verb != Verb::play || !event.actor) continue;
      if (!begun || trick_.size() == sight_.seats) trick_ = Trick(*event.actor);
      begun = true;
      const Sign* sign = hear(*event.actor, event.action.card);
      if (sign != nullptr && given != nullptr) {
        given->push_back({*event.actor, event.action.card, sign});
      }
      trick_.play(*event.actor, event.action.card, order_);
    }
  }

  const BySeat<Heard>& heard() const { return heard_; }

  // The sign that the next card gives.
  const Sign* hear(Seat seat, Card card) {
    if (trick_.empty() || trick_.size() == sight_.seats) return nullptr;
    const bool wins = order_.above(trick_.best()).has(card);
    if (order_.is_trump(card)) {
      return trick_.trump_led(order_) && !wins ? hear_trump(heard_[seat], card) : nullptr;
    }
    return order_.follow(trick_.led()).has(card) ? nullptr : hear_thrown(seat, card);
  }

 private:
  const Sign* hear_trump(Heard& heard, Card card) {
    const Sign* sign = nullptr;
    if (heard.last_trump) sign = by_two(When::following_trumps, *heard.last_trump, card);
    if (sign != nullptr) heard.trumps = meaning(*sign);
    heard.last_trump = card;
    return sign;
  }

  const Sign* hear_thrown(Seat seat, Card card) {
    Heard& heard = heard_[seat];
    Said& said = heard.said[card.suit()];
    auto& last = heard.last[card.suit()];
    const Sign* sign = by_one(seat, card);
    if (sign == nullptr && last) sign = by_two(When::discarding, *last, card);
    if (sign != nullptr) said = meaning(*sign);
    if (said == Said::up && !heard.first_up) heard.first_up = card.suit();
    last = card;
    heard.thrown = true;
    return sign;
  }

  // Of two cards one after the other, worth the same: others are fed, saved or forced.
  const Sign* by_two(When when, Card before, Card after) const {
    if (points(sight_, before) != points(sight_, after)) return nullptr;
    const Shown shown = order_.above(before).has(after) ? Shown::low_first : Shown::high_first;
    for (const Sign& sign : convention_.signs) {
      if (sign.when == when && sign.shown == shown) return &sign;
    }
    return nullptr;
  }

  const Sign* by_one(Seat seat, Card card) const {
    const bool mates = trick_.winner() != seat && friends(seat, trick_.winner());
    for (const Sign& sign : convention_.signs) {
      const bool now = (sign.when == When::first_discard && !heard_[seat].thrown) ||
                       (sign.when == When::feeding && mates);
      if (now && shows(order_, sign.shown, card)) return &sign;
    }
    return nullptr;
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
  Listener listener(sight, convention);
  listener.listen(nullptr);
  return listener.heard();
}

std::vector<Given> signs_given(const Sight& sight, const Convention& convention) {
  std::vector<Given> given;
  Listener(sight, convention).listen(&given);
  return given;
}

const Sign* read_as(const Sight& sight, const Convention& convention, Card card) {
  Listener listener(sight, convention);
  listener.listen(nullptr);
  return listener.hear(sight.me, card);
}

bool by_one_card(troef::Shown shown) {
  using troef::Shown;
  return shown == Shown::low || shown == Shown::high || shown == Shown::ten;
}

bool shows(const Order& order, troef::Shown shown, Card card) {
  if (shown == troef::Shown::ten) return card.rank() == Rank::ten;
  const Cards suit = Cards::of(card.suit()) & order.pack();
  const bool two_lowest = (suit - order.above(card)).size() <= 2;
  return by_one_card(shown) && order.points(card) == 0 &&
         two_lowest == (shown == troef::Shown::low);
}

}  // namespace troef::thumb
