// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/thumb.h"

#include <algorithm>

#include "bots/thumb/bidding.h"
#include "bots/thumb/card.h"
#include "bots/thumb/laying.h"
#include "bots/thumb/shown.h"

namespace troef {
namespace {

// The verbs of the legal actions.
class Offered {
 public:
  explicit Offered(const Actions& legal) {
    for (const Action& action : legal) verbs_ |= bit(action.verb);
  }
  bool operator()(Verb verb) const { return (verbs_ & bit(verb)) != 0; }

 private:
  static unsigned bit(Verb verb) { return 1U << static_cast<unsigned>(verb); }
  unsigned verbs_ = 0;
};

// All that there is to declare is the first in the list, and nothing the last.
const Action& all_roem(const View& view) {
  return *std::find_if(view.legal.begin(), view.legal.end(),
                       [](const Action& action) { return action.verb == Verb::roem; });
}

}  // namespace

Action ThumbBot::choose(const View& view) {
  if (view.legal.size() == 1) return view.legal.front();
  const Offered offers(view.legal);
  if (offers(Verb::call_roem)) return word(Verb::call_roem);
  if (offers(Verb::roem)) return all_roem(view);
  if (offers(Verb::rob)) return thumb::rob(view);
  if (offers(Verb::stop) && !thumb::plays_on(view)) return word(Verb::stop);
  if (offers(Verb::play)) return thumb::play_card(view, signals_, ties_);
  if (offers(Verb::bid)) return thumb::bid_points(view);
  if (offers(Verb::contract)) return thumb::bid_contract(view);
  if (offers(Verb::accept)) return thumb::accept_or_pass(view);
  if (offers(Verb::give)) return thumb::give_or_lay(view);
  if (offers(Verb::discard)) return thumb::lay_away(view);
  if (offers(Verb::trump)) return thumb::name_trumps(view);
  if (offers(Verb::buy)) return thumb::buy_jack(view);
  if (offers(Verb::hand_on)) return thumb::hand_on(view);
  if (offers(Verb::give_back)) return thumb::give_back(view);
  if (offers(Verb::leave)) return thumb::take_or_leave(view);
  return any_of(view.legal, ties_);
}

std::optional<Action> ThumbBot::aside(const View& view) {
  Seats accused;
  for (const Action& action : view.asides) {
    if (action.verb == Verb::call_roem) return action;
    if (action.verb == Verb::claim_revoke) accused.add(Seat(action.number));
  }
  if (accused.empty() || view.facts.tricks == 0) return std::nullopt;
  const Seats proved = thumb::proved_revokes(view, accused);
  if (proved.empty()) return std::nullopt;
  return claim_revoke(proved.first());
}

}  // namespace troef
