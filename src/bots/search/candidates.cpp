// SPDX-License-Identifier: Apache-2.0
#include "bots/search/candidates.h"

#include <algorithm>
#include <optional>

#include "bots/search/exact.h"
#include "bots/thumb/contracts.h"
#include "bots/thumb/hand.h"
#include "bots/thumb/waste.h"

namespace troef::search {
namespace {

using namespace thumb;

Cards given_away(const Action& action) {
  switch (shape(action.verb)) {
    case Shape::cards:
      return action.cards;
    case Shape::two_cards:
      return action.other;
    case Shape::card:
      return action.card;
    default:
      return {};
  }
}

// What the hand is good for once these cards are gone.
double worth_of_rest(const View& view, const Action& action) {
  const Cards away = given_away(action);
  Cards rest = view.hand() - away;
  if (shape(action.verb) == Shape::two_cards) rest.add(action.card);
  if (action.verb == Verb::give_back) return best_prospect(view, rest);
  // Who buys a card has one to lay away yet.
  const int to_lay = action.verb == Verb::buy ? 1 : 0;
  if (const auto aim = aim_bid(view)) return plan_for(view, *aim, rest, to_lay).chance;
  return worth_with_laid(view, rest, away);
}

// A few heights: the lowest, and what may silence the others. "One time only" is left out, as it
// gives nothing that passing later does not.
Actions heights(const View& view, bool dares) {
  Actions actions = {word(Verb::pass)};
  const Choice best = best_trumps(view, view.hand(), Stage::before_widow);
  const double reach = best.points - reach_below(view, dares);
  int step = 0;
  for (const Action& action : view.legal) {
    if (action.verb != Verb::bid || action.marked) continue;
    if (action.number > reach) break;
    if (step == 0 || step == 1 || step == 3) actions.push_back(action);
    ++step;
  }
  return actions;
}

// Where all are to take as few tricks as somebody has bid, a hand with more winners pays nearly all
// others. What is lost with a mate may cost less.
constexpr double too_many_winners = 1.8;

std::optional<Action> way_out(const View& view) {
  const auto held = aim_bid(view);
  if (!held || !held->each || !held->lose) return std::nullopt;
  if (view.facts.holder == view.seat) return std::nullopt;
  if (Reckoner(view, view.hand()).winners(view.hand()) < too_many_winners) return std::nullopt;
  std::optional<Action> cheapest;
  int least = 0;
  for (const Action& action : view.legal) {
    if (action.verb != Verb::contract) continue;
    const auto aim = aim_in_house(view, action.number);
    if (!aim || aim->mate == Aim::Mate::none) continue;
    if (cheapest && aim->pays >= least) continue;
    cheapest = action;
    least = aim->pays;
  }
  return cheapest;
}

// Those that a hand is good enough for, some with less than thumb bids on (Tried::tried_from). The
// others at the table defend better than thumb does in the play-outs, so that trying out more would
// be hoping.
Actions contracts(const View& view) {
  const std::vector<Prospect> prospects = prospects_of(view, true);
  const bool more = more_will_do(view);
  Actions actions;
  for (std::size_t i = 0; i < prospects.size(); ++i) {
    const auto& [aim, plan, bid_from] = prospects[i];
    if (aim && made(*aim, plan.chance, more) < bid_from) continue;
    actions.push_back(view.legal[i]);
  }
  const auto out = way_out(view);
  if (out && std::find(actions.begin(), actions.end(), *out) == actions.end()) {
    actions.push_back(*out);
  }
  return actions;
}

Actions best_rests(const View& view, int most) {
  std::vector<std::pair<double, std::size_t>> ranked;
  for (std::size_t i = 0; i < view.legal.size(); ++i) {
    ranked.emplace_back(-worth_of_rest(view, view.legal[i]), i);
  }
  const std::size_t count = std::min(ranked.size(), static_cast<std::size_t>(most));
  std::partial_sort(ranked.begin(), ranked.begin() + static_cast<std::ptrdiff_t>(count),
                    ranked.end());
  Actions best;
  for (std::size_t i = 0; i < count; ++i) best.push_back(view.legal[ranked[i].second]);
  return best;
}

// Of a card that may be played with a word said, that.
Actions with_the_word(const View& view) {
  Actions actions = view.legal;
  std::erase_if(actions, [&](const Action& action) {
    return action.verb == Verb::play && !action.marked &&
           std::find(view.legal.begin(), view.legal.end(), play_stuk(action.card)) !=
               view.legal.end();
  });
  return actions;
}

Actions sensible(const View& view, int most, bool dares) {
  if (offers(view.legal, Verb::bid)) return heights(view, dares);
  if (offers(view.legal, Verb::play)) return with_the_word(view);
  if (offers(view.legal, Verb::contract)) return contracts(view);
  if (view.legal.size() <= static_cast<std::size_t>(most)) return view.legal;
  return best_rests(view, most);
}

// A trump for a card that is neither a trump nor the best of its suit; and an ace about which
// nothing is said would be the lowest trump (VV-22).
bool robs_for_nothing(const Sight& sight, const Action& action) {
  return action.verb == Verb::rob && !sight.is_trump(action.card) && !sight.boss(action.card);
}

}  // namespace

Actions candidates(const View& view, const Action& thumbs, int most, bool dares) {
  Actions actions = {thumbs};
  for (const Action& action : sensible(view, most, dares)) {
    if (action != thumbs) actions.push_back(action);
  }
  return actions;
}

void leave_out_the_vain(const View& view, Actions& actions) {
  if (!cards_only(actions) && !offers(view.legal, Verb::rob)) return;
  const Sight sight(view);
  const auto vain = [&](const Action& action) {
    if (action.verb != Verb::rob && robs_for_nothing(sight, actions.front())) return true;
    return std::any_of(view.legal.begin(), view.legal.end(), [&](const Action& other) {
      if (action.verb != other.verb) return false;
      if (action.verb == Verb::rob) return wasteful_to_lay(sight, action.card, other.card);
      return action.verb == Verb::play && wasteful(sight, action.card, other.card);
    });
  };
  actions.erase(std::remove_if(actions.begin() + 1, actions.end(), vain), actions.end());
}

}  // namespace troef::search
