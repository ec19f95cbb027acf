// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/exactly.h"

#include <algorithm>
#include <array>

#include "bots/thumb/curves.h"
#include "bots/thumb/keeping.h"
#include "bots/thumb/must_beat.h"

namespace troef::thumb {
namespace {

// A card that is to take no trick takes one for all that: by logistic regression over deals that
// `thumb` played against itself; `top` was then changed with the numbers below.
struct Slip {
  double always, top, one_above, above, below, none_below, own_below, own_above, cards, leading;
};
constexpr Slip slip = {.always = -2.01,
                       .top = -0.503,
                       .one_above = -0.216,
                       .above = -0.582,
                       .below = 0.303,
                       .none_below = -0.703,
                       .own_below = -0.842,
                       .own_above = 0.157,
                       .cards = 0.205,
                       .leading = 0.614};

// Found as those of weights.h were.
struct Numbers {
  // How readily others beat a card when they need a trick, need none, or have one too many.
  double wanting, content, beyond;
  double second;  // of a second card that may take the one
  double often;   // that none of the others that hold a card of a suit leads it
  // Added where who has its one trick gets another, and where who lacks it gets it; taken off for
  // a trick of one's own that is not needed.
  double spoil, yield, needless;
};
constexpr Numbers numbers = {.wanting = 0.584,
                             .content = 0.308,
                             .beyond = 0.214,
                             .second = 0.371,
                             .often = 0.849,
                             .spoil = 0.198,
                             .yield = 0.033,
                             .needless = 0.209};

double slips(const Sight& sight, Cards rest, Card card, bool leading) {
  const Cards suit = sight.lane(card);
  const Cards higher = sight.order.above(card);
  const Cards own = rest & suit, out = sight.out & suit;
  const int above = (out & higher).size(), below = out.size() - above;
  const int own_above = (own & higher).size();
  double sum = slip.always + slip.above * std::min(above, 4) + slip.below * below;
  if (below == 0) sum += slip.none_below;
  if (above == 0 && below > 0) sum += slip.top;
  if (above == 1) sum += slip.one_above;
  sum += slip.own_below * (own.size() - 1 - own_above) + slip.own_above * own_above;
  sum += slip.cards * rest.size() + (leading ? slip.leading : 0);
  return slope(sum, 0, 1);
}

double takes_if_led(const Sight& sight, Card card) {
  const int others = (sight.lane(card) & sight.out).size();
  return takes_later(sight, card) * (1 - power(numbers.often, others));
}

// That just so many tricks, one at most, are taken with these cards.
double chance_of(const Sight& sight, Cards rest, int tricks, bool leading) {
  if (tricks < 0) return 0;
  std::array<double, max_tricks> stays_under{};
  double none = 1;
  std::size_t i = 0;
  const bool never_leads = tricks == 0 && !leading;
  for (const Card card : rest) {
    const bool nobody_leads_it = never_leads && (sight.lane(card) & sight.out).empty();
    const double slips_through = nobody_leads_it ? 0 : slips(sight, rest, card, leading);
    stays_under[i] = 1 - std::min(0.98, slips_through);
    none *= stays_under[i++];
  }
  if (tricks == 0) return none;
  double best = 0, second = 0;
  i = 0;
  for (const Card card : rest) {
    const double now = std::min(1.0, takes_if_led(sight, card) * none / stays_under[i++]);
    second = std::max(second, std::min(best, now));
    best = std::max(best, now);
  }
  return best + numbers.second * (1 - best) * second;
}

// That any of these cards takes a trick.
double chance_of_any(const Sight& sight, Cards cards) {
  Sight with = sight;
  with.hand = cards;
  double none = 1;
  for (const Card card : cards) none *= 1 - takes_later(with, card);
  return 1 - none;
}

double chance_with(const Sight& sight, Cards cards, bool leading) {
  return sight.aim.lose ? chance_of(sight, cards, sight.aim.tricks, leading)
                        : chance_of_any(sight, cards);
}

double readiness(const Sight& sight, Seat seat) {
  const int has = sight.tricks_of(seat);
  return has < sight.aim.tricks    ? numbers.wanting
         : has == sight.aim.tricks ? numbers.content
                                   : numbers.beyond;
}

double stays_best(const Sight& sight, const Trick& after) {
  double chance = 1;
  for (const Seat seat : sight.after_me()) {
    const double must = std::max(0.0, must_beat(sight, seat, after.led(), after.best()));
    const double may = sight.beats(seat, after.led(), after.best());
    chance *= 1 - (must + readiness(sight, seat) * std::max(0.0, may - must));
  }
  return chance;
}

// Of these cards what may yet be led once somebody beats this lead: its suit alone where whoever
// does has no other, but for what may be laid away.
Cards led_later(const Sight& sight, Card lead, Cards rest) {
  const Cards suit = sight.lane(lead), out = sight.out & suit;
  int holders = 0;
  for (const Seat seat : sight.others()) holders += (sight.may_hold[seat] & out).empty() ? 0 : 1;
  return holders == 1 && out.size() >= sight.hand.size() ? rest & suit : rest;
}

}  // namespace

double chance_without(const Sight& sight, Cards away) {
  return chance_with(sight, sight.hand - away, sight.declaring());
}

double chance_if_bid(const View& view, const Aim& aim, Cards cards) {
  const Sight sight(view, aim, view.game->order(view.rules, std::nullopt));
  double best = 0;
  for (const Card card : cards) {
    best = std::max(best, chance_with(sight, cards - card, true));
  }
  return best;
}

double chance_if_pass(const View& view, const Aim& aim) {
  const Sight sight(view, aim, view.game->order(view.rules, std::nullopt));
  return chance_with(sight, sight.hand, false);
}

double worth_of_exactly(const Sight& sight, Card card) {
  const Trick after = sight.after(card);
  const Cards rest = sight.hand - card;
  const int wanted = sight.aim.tricks - sight.tricks_of(sight.me);
  const double best = stays_best(sight, after);
  const bool mine = after.winner() == sight.me;
  if (mine) {
    const Cards later = sight.trick.empty() ? led_later(sight, card, rest) : rest;
    return best * chance_of(sight, rest, wanted - 1, true) +
           (1 - best) * chance_of(sight, later, wanted, false) -
           (wanted < 1 ? best * numbers.needless : 0);
  }
  double worth = chance_of(sight, rest, wanted, false);
  const int others_wanted = sight.aim.tricks - sight.tricks_of(after.winner());
  if (others_wanted == 0) worth += best * numbers.spoil;
  if (others_wanted > 0) worth += best * numbers.yield;
  return worth;
}

}  // namespace troef::thumb
