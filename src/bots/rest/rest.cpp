// SPDX-License-Identifier: Apache-2.0
#include "bots/rest/rest.h"

#include <algorithm>

#include "bots/belief/belief.h"
#include "bots/thumb/aim.h"
#include "tricks/melds.h"

namespace troef {
namespace {

bool leads_a_later_trick(const View& view) {
  const Facts& facts = view.facts;
  const bool turn = view.seat && view.turn.awaited == Awaited::seat && view.turn.seat == view.seat;
  return turn && facts.trick.empty() && facts.tricks > 0 && view.hand().size() >= 2 &&
         is_only_to_play(view.legal);
}

int tricks_of(const View& view, Seats seats) {
  return static_cast<int>(std::count_if(view.facts.winners.begin(),
                                        view.facts.winners.begin() + view.facts.tricks,
                                        [&](Seat winner) { return seats.has(winner); }));
}

// Whether a seat may want all tricks that are left. Not where it plays for few or for just so many
// (PD-40), or with a mate who needs a trick, or who will be known by the fall of a card (PD-43).
bool may_want_all(const View& view, const thumb::Aim& aim) {
  using Mate = thumb::Aim::Mate;
  const auto& mate = view.facts.mate;
  if (aim.lose || aim.each || (aim.mate == Mate::last_ace && !mate)) return false;
  const Seats own = view.sides[view.sides.of(*view.seat)];
  if (aim.tricks < 0 || !own.has(*view.facts.declarer)) return true;
  if (mate && mate != view.seat && tricks_of(view, *mate) == 0) return false;
  return aim.at_least || tricks_of(view, own) + view.hand().size() <= aim.tricks;
}

class Prospect {
 public:
  explicit Prospect(const View& view) : view_(view), order_(*view.order) {
    const Belief belief(view);
    for (const Seat seat : Seats::all(view.seats) - *view.seat) {
      others_[seat] = belief.may_hold(seat);
      out_ |= others_[seat];
    }
  }

  // As long as another may have a trump, no other card is sure.
  bool takes_all() const {
    const Cards trumps = order_.trumps();
    const Cards hand = view_.hand();
    const int drawn = followed(hand & trumps, trumps);
    if (drawn < 0) return false;
    if (!(hand - trumps)) return true;
    if (drawn < most_in_a_hand(trumps)) return false;
    return std::ranges::all_of(all_suits, [&](Suit suit) {
      const Cards lane = Cards::of(suit) - trumps;
      return followed(hand & lane, lane) >= 0;
    });
  }

  // In tricks of four (KJ-30).
  bool may_lie_roem() const {
    constexpr int low_fours = 1;  // any worth: that there is some is enough
    const auto from = [&](int steps) { return others_[view_.seat->left(view_.seats, steps)]; };
    for (const Card led : view_.hand()) {
      for (const Card second : from(1)) {
        for (const Card third : from(2)) {
          for (const Card fourth : from(3)) {
            const Cards trick = {led, second, third, fourth};
            if (roem_in_trick(trick, order_.trumps(), low_fours) > 0) return true;
          }
        }
      }
    }
    return false;
  }

 private:
  // So many times one of the others may follow to a lead of this suit.
  int most_in_a_hand(Cards lane) const {
    int most = 0;
    for (const Seat seat : Seats::all(view_.seats)) {
      most = std::max(most, std::min((others_[seat] & lane).size(), view_.hands[seat].count));
    }
    return most;
  }

  // These cards of a suit are led from the top: how many of them must be followed, or -1 where one
  // may lose its trick.
  int followed(Cards own, Cards lane) const {
    const int most = most_in_a_hand(lane);
    int followed = 0;
    while (own) {
      const Card card = order_.highest(own);
      own.remove(card);
      if (followed < most && (order_.above(card) & lane & out_)) return -1;
      if (order_.follow(card).has_all(lane & out_)) ++followed;  // not the ace of hearts (VV-03)
    }
    return followed;
  }

  const View& view_;
  const Order& order_;
  BySeat<Cards> others_;  // what each may hold
  Cards out_;
};

}  // namespace

bool is_only_to_play(const Actions& legal) {
  return std::ranges::all_of(legal, [](const Action& action) {
    return action.verb == Verb::play || action.verb == Verb::call_roem;
  });
}

bool is_any_card(const Actions& legal) {
  return std::ranges::all_of(
      legal, [](const Action& action) { return action.verb == Verb::play && !action.marked; });
}

bool may_call_roem(const Actions& legal) {
  return std::ranges::find(legal, word(Verb::call_roem)) != legal.end();
}

Rest rest_of(const View& view) {
  const thumb::Aim aim = thumb::aim_of(view);
  if (view.rules.penalised() || !leads_a_later_trick(view) || !may_want_all(view, aim)) {
    return Rest::unsure;
  }
  const Prospect prospect(view);
  if (!prospect.takes_all()) return Rest::unsure;
  const bool roem_lies_in_tricks = view.law.partners;
  return roem_lies_in_tricks && prospect.may_lie_roem() ? Rest::sure : Rest::settled;
}

bool takes_rest(const View& view) {
  return !may_call_roem(view.legal) && rest_of(view) == Rest::settled;
}

Action next_of_rest(const View& view) {
  const Order& order = *view.order;
  const Cards hand = view.hand();
  const Cards trumps = hand & order.trumps();
  const Cards suit = trumps ? trumps : hand & order.lane(hand.first());
  const Card card = order.highest(suit);
  Action next = with_card(Verb::play, card);
  for (const Action& action : view.legal) {
    if (action.verb == Verb::play && action.card == card && action.marked) next = action;
  }
  return next;
}

}  // namespace troef
