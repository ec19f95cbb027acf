// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/laying.h"

#include "bots/thumb/contracts.h"
#include "bots/thumb/hand.h"

namespace troef::thumb {
namespace {

const Aim* contract_of(const View& view) {
  const Names names = view.game->contracts();
  const auto number = static_cast<std::size_t>(view.facts.contract);
  return number >= 1 && number <= names.size() ? aim_named(names[number - 1]) : nullptr;
}

// What the declarer can expect with what is left; the cards laid away are the declarer's.
double worth_without(const View& view, Cards away) {
  const Choice choice = best_trumps(view, view.hand() - away, Stage::after_widow);
  return choice.points + view.order->points(away);
}

template <class Worth>
Action best_of(const View& view, Verb verb, const Worth& worth) {
  const Action* best = nullptr;
  double most = 0;
  for (const Action& action : view.legal) {
    if (action.verb != verb) continue;
    const double now = worth(view, action);
    if (best && now <= most) continue;
    best = &action;
    most = now;
  }
  return *best;
}

// Of a mate who lays a card away, or of anybody in a game that the table does not know.
double worth_of_rest(const View& view, const Action& action) {
  const Aim* aim = contract_of(view);
  const Cards away = shape(action.verb) == Shape::cards ? action.cards : Cards(action.card);
  if (!aim) return worth_without(view, away);
  return plan_for(view, *aim, view.hand() - away, 0).chance;
}

// A bare card right under an ace of the mate's would fall under it: with the mate it is the next
// winner. Another card must be left to lead to the mate with.
bool surely_helps(const View& view, Card card) {
  const Aim* aim = contract_of(view);
  if (!aim || aim->mate != Aim::Mate::known) return false;
  const Cards hand = view.hand();
  const Cards aces = Cards::of(Rank::ace) & view.order->pack();
  const Cards above = view.order->above(card);
  const bool bare = (hand & Cards::of(card.suit())).size() == 1;
  if (!bare || !above || (above - (aces - hand))) return false;
  for (const Card ace : aces - hand - above) {
    if (hand & Cards::of(ace.suit())) return true;
  }
  return false;
}

}  // namespace

Action lay_away(const View& view) { return best_of(view, Verb::discard, worth_of_rest); }

Action give_or_lay(const View& view) {
  const Action away = lay_away(view);
  const Action* best = nullptr;
  double most = worth_of_rest(view, away);
  for (const Action& action : view.legal) {
    if (action.verb != Verb::give || !surely_helps(view, action.card)) continue;
    const double now = worth_of_rest(view, action);
    if (now < most) continue;
    best = &action;
    most = now;
  }
  return best ? *best : away;
}

Action buy_jack(const View& view) {
  return best_of(view, Verb::buy, [](const View& now, const Action& action) {
    const Cards cards = (now.hand() | Cards(action.card)) - Cards(action.other);
    return plan_for(now, *contract_of(now), cards, 1).chance -
           0.001 * now.order->points(action.other);
  });
}

Action hand_on(const View& view) { return best_of(view, Verb::hand_on, worth_of_rest); }

Action give_back(const View& view) {
  const Reckoner reckoner(view, view.hand());
  return best_of(view, Verb::give_back, [&](const View& now, const Action& action) {
    return reckoner.best_prospect(now.hand() - action.cards);
  });
}

Action rob(const View& view) {
  // The lowest card that is no trump, of the longest suit last; a trump only where all are.
  const Action* best = nullptr;
  int least = 0;
  const Order& order = *view.order;
  for (const Action& action : view.legal) {
    if (action.verb != Verb::rob) continue;
    const Cards pack = view.game->pack(view.rules);
    const int above = (order.above(action.card) & pack).size();
    if (best && above <= least) continue;
    best = &action;
    least = above;
  }
  return *best;
}

}  // namespace troef::thumb
