// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/mates.h"

#include <algorithm>

#include "bots/thumb/just_enough.h"
#include "bots/thumb/keeping.h"
#include "bots/thumb/losing.h"
#include "bots/thumb/playing.h"

namespace troef::thumb {
namespace {

// The last trick whose winner becomes the mate (PD-48), by the tricks before it.
constexpr int before_the_last_to_seek = 2;
// What it is worth to lead to the mate's ace, and that the ace takes the trick.
constexpr double leads_to_ace = 50, takes_it = 60;

double worth_of_not_needed(const Sight& sight, Card card) {
  return has_one_to_lose(sight) ? worth_of_ducking(sight, card) : worth_of_wanting(sight, card);
}

// The mate takes its trick with an ace, and keeps it until then; with what else it takes, there
// would soon be one too many.
double worth_to_mate(const Sight& sight, Card card) {
  if (card.rank() != Rank::ace) return worth_of_not_needed(sight, card);
  const Trick after = sight.after(card);
  if (after.winner() != sight.me) return worth_of_not_needed(sight, card) - takes_it;
  return worth_of_wanting(sight, card) + takes_it * sight.stays_ours(after);
}

// While the others have cards enough of every suit, some of them have to beat a loser.
double worth_of_giving_up_first(const Sight& sight, Card card) {
  return 100 + worth_of_ducking(sight, card) - 100 * takes_later(sight, card);
}

// A low card of a suit whose ace the declarer lacks; before that a loser that surely is one.
double worth_to_declarer(const Sight& sight, Card card) {
  const double wanting = worth_of_wanting(sight, card);
  if (!sight.trick.empty()) return wanting;
  if (Cards::of(Rank::ace) & sight.out & Cards::of(card.suit())) {
    return leads_to_ace + 0.1 * (sight.order.above(card) & sight.lane(card)).size();
  }
  return has_one_to_lose(sight) ? std::max(wanting, worth_of_giving_up_first(sight, card))
                                : wanting;
}

}  // namespace

bool seeks_mate(const Sight& sight) {
  return sight.aim.mate == Aim::Mate::first_trick && !sight.view.facts.mate && sight.declaring() &&
         sight.trick.empty() && sight.view.facts.tricks == before_the_last_to_seek;
}

// What cannot win anyway.
double worth_of_seeking_mate(const Sight& sight, Card card) {
  return -takes_later(sight, card) - (sight.is_trump(card) ? 0.5 : 0);
}

bool mate_needs_trick(const Sight& sight) {
  if (sight.aim.mate != Aim::Mate::known && sight.aim.mate != Aim::Mate::last_ace) return false;
  if (!sight.declaring()) return sight.tricks_of(sight.me) == 0;
  return !sight.view.facts.mate || sight.tricks_of(*sight.view.facts.mate) == 0;
}

double worth_of_bringing_in_mate(const Sight& sight, Card card) {
  return sight.declaring() ? worth_to_declarer(sight, card) : worth_to_mate(sight, card);
}

}  // namespace troef::thumb
