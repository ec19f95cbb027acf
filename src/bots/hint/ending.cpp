// SPDX-License-Identifier: Apache-2.0
#include "bots/hint/ending.h"

#include <algorithm>

#include "bots/thumb/aim.h"

namespace troef::hints {
namespace {

using Player = Hint::Player;

bool tricks_win(const View& view) {
  using thumb::house_says;
  return house_says(view, "scoring", "sides") || house_says(view, "scoring", "net") ||
         house_says(view, "scoring", "pool");
}

// The mate is in the play of the cards, but not known yet (PD-43, PD-48).
bool mate_is_hidden(const View& view) {
  const auto aim = thumb::aim_bid(view);
  if (!aim || view.facts.mate) return false;
  return aim->mate == thumb::Aim::Mate::first_trick || aim->mate == thumb::Aim::Mate::last_ace;
}

std::optional<Player> player_of(const View& view, const Result& result) {
  if (!result.declarer) {
    const bool idle = result.outcome == Outcome::passed || result.outcome == Outcome::void_deal;
    return idle ? std::optional(Player::nobody) : std::nullopt;
  }
  if (result.sides.count() != 2) return Player::each;
  if (result.declarer == view.seat) return Player::self;
  const bool ours = result.sides.of(*result.declarer) == result.sides.of(*view.seat);
  return ours ? Player::mate : Player::other;
}

}  // namespace

Seats match_side(const View& view) {
  const Sides sides = view.game->match_sides(view.rules);
  return sides[sides.of(*view.seat)];
}

Seats known_side(const View& view) {
  if (!offers(view.legal, Verb::play)) return match_side(view);
  if (mate_is_hidden(view) || view.sides.count() == 0) return *view.seat;
  return view.sides[view.sides.of(*view.seat)];
}

Endings::Endings(const View& view)
    : view_(view),
      gain_(view),
      match_(match_side(view)),
      known_(known_side(view)),
      all_(Seats::all(view.seats)),
      more_than_one_(thumb::house_says(view, "piek_zonder", "at_least_one")),
      tricks_win_(tricks_win(view)) {}

double Endings::mean(const Result& result, Seats seats) const {
  double sum = 0;
  for (const Seat seat : seats) {
    sum += static_cast<double>(result.score[seat] - view_.facts.paid[seat]);
  }
  return seats.empty() ? 0 : sum / seats.size();
}

bool Endings::makes(const Result& result, Player player) const {
  if (player == Player::each) {
    const auto own =
        std::count(result.winners.begin(), result.winners.begin() + result.tricks, *view_.seat);
    return own == 1 || (own > 1 && more_than_one_);
  }
  return result.outcome == Outcome::made || result.outcome == Outcome::pit ||
         (result.outcome == Outcome::kapot && !result.below_bid);
}

Ending Endings::of(const Action& action, const Result& result) const {
  Ending ending;
  ending.gain = ending.played = gain_(result);
  ending.own = mean(result, match_);
  ending.others = mean(result, all_ - match_);
  ending.adds_up = mean(result, all_) == 0;
  ending.player = player_of(view_, result);
  ending.made = ending.player && makes(result, *ending.player);
  ending.thanked = result.outcome == Outcome::thanked;
  const auto trick = static_cast<std::size_t>(view_.facts.tricks);
  if (action.verb == Verb::play && view_.facts.tricks < result.tricks) {
    ending.trick = known_.has(result.winners[trick]);
  }
  if (tricks_win_) ending.wins = ending.own > 0 && ending.own > ending.others;
  return ending;
}

}  // namespace troef::hints
