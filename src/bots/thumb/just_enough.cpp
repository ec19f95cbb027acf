// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/just_enough.h"

#include "bots/thumb/keeping.h"
#include "bots/thumb/losing.h"
#include "bots/thumb/must_beat.h"
#include "bots/thumb/playing.h"

namespace troef::thumb {
namespace {

// By so much winners that are not quite certain may be fewer than are needed.
constexpr double nearly = 0.3;

// How many of the tricks that are left the makers have to lose; 0 where more do no harm.
int to_lose(const Sight& sight, Seats makers) {
  if (sight.aim.tricks < 0 || sight.aim.at_least) return 0;
  return sight.tricks_left() - (sight.aim.tricks - sight.tricks_of(makers));
}

}  // namespace

bool has_one_to_lose(const Sight& sight) {
  return to_lose(sight, Seats(sight.me) | sight.friends) > 0;
}

bool may_lose_one(const Sight& sight) {
  if (!has_one_to_lose(sight)) return false;
  const int needed = sight.aim.tricks - sight.tricks_of(Seats(sight.me) | sight.friends);
  // The mate leaves the tricks to the declarer, who knows which to win.
  if (needed <= 0 || !sight.declaring()) return true;
  double winners = 0;
  for (const Card card : sight.hand) winners += takes_later(sight, card);
  return winners > needed - nearly;
}

double worth_of_losing_one(const Sight& sight, Card card) {
  const Trick after = sight.after(card);
  if (!sight.on_my_side(after.winner())) return danger(sight, card);
  const Seats later = sight.after_me() & sight.foes;
  return danger(sight, card) - 100 * nobody_must(sight, later, after.led(), after.best());
}

bool may_leave_all(const Sight& sight) {
  return to_lose(sight, sight.others() - sight.friends) == 1;
}

double worth_of_leaving_all(const Sight& sight, Card card) {
  return sight.trick.empty() ? worth_of_leading(sight, card) : worth_of_ducking(sight, card);
}

}  // namespace troef::thumb
