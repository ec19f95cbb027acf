// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/laying.h"

#include <optional>

#include "bots/thumb/contracts.h"
#include "bots/thumb/exactly.h"
#include "bots/thumb/hand.h"

namespace troef::thumb {
namespace {

Cards away_by(const Action& action) {
  return shape(action.verb) == Shape::cards ? action.cards : Cards(action.card);
}

// Of hands that are as good otherwise, for each point of a card that is gone.
constexpr double per_point = 0.001;

// What the hand is good for without the cards that an action lays away or hands over.
class Rest {
 public:
  explicit Rest(const View& view) : view_(view), aim_(aim_bid(view)) {
    if (aim_) {
      reckoner_.emplace(view, view.hand());
      const bool theirs = !house_says(view, "discard_counts", "won");
      if (aim_->kind == Aim::Kind::points) laid_ = theirs ? -per_point : per_point;
    } else {
      appraiser_.emplace(view, Stage::choosing, Appraiser::Hands::many);
    }
  }
  double operator()(const Action& action) const {
    const Cards away = away_by(action);
    const Cards rest = view_.hand() - away;
    if (reckoner_) {
      return reckoner_->plan(*aim_, rest, 0).chance + laid_ * view_.order->points(away);
    }
    return appraiser_->with_laid(rest, away);
  }

 private:
  const View& view_;
  std::optional<Aim> aim_;
  double laid_ = 0;  // for each point of what is laid away
  std::optional<Appraiser> appraiser_;
  std::optional<Reckoner> reckoner_;
};

template <class Worth>
Action best_of(const View& view, Verb verb, const Worth& worth) {
  const Action* best = nullptr;
  double most = 0;
  for (const Action& action : view.legal) {
    if (action.verb != verb) continue;
    const double now = worth(action);
    if (best && now <= most) continue;
    best = &action;
    most = now;
  }
  return *best;
}

Action without(const View& view, Verb verb) {
  const auto aim = aim_bid(view);
  if (!aim || !aim->each) return best_of(view, verb, Rest(view));
  const Sight sight(view);
  return best_of(view, verb,
                 [&](const Action& action) { return chance_without(sight, away_by(action)); });
}

// A bare card right under an ace of the mate's would fall under it: with the mate it is the next
// winner. Another card must be left to lead to the mate with.
bool surely_helps(const View& view, Card card) {
  const auto aim = aim_bid(view);
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

Action lay_away(const View& view) { return without(view, Verb::discard); }

Action give_or_lay(const View& view) {
  const Action away = lay_away(view);
  const Rest rest(view);
  const Action* best = nullptr;
  double most = rest(away);
  for (const Action& action : view.legal) {
    if (action.verb != Verb::give || !surely_helps(view, action.card)) continue;
    const double now = rest(action);
    if (now < most) continue;
    best = &action;
    most = now;
  }
  return best ? *best : away;
}

Action buy_jack(const View& view) {
  const Aim aim = *aim_bid(view);
  return best_of(view, Verb::buy, [&](const Action& action) {
    const Cards cards = (view.hand() | Cards(action.card)) - Cards(action.other);
    return plan_for(view, aim, cards, 1).chance - per_point * view.order->points(action.other);
  });
}

Action hand_on(const View& view) { return without(view, Verb::hand_on); }

Action give_back(const View& view) {
  const Reckoner reckoner(view, view.hand());
  return best_of(view, Verb::give_back, [&](const Action& action) {
    return reckoner.best_prospect(view.hand() - action.cards);
  });
}

Action rob(const View& view) {
  // The card that most others beat, which is a trump only where all are.
  const Cards pack = view.game->pack(view.rules);
  return best_of(view, Verb::rob, [&](const Action& action) {
    return (view.order->above(action.card) & pack).size();
  });
}

}  // namespace troef::thumb
