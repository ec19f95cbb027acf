// SPDX-License-Identifier: Apache-2.0
#include "games/vijvenveertig/score.h"

#include "games/vijvenveertig/cards.h"
#include "games/vijvenveertig/pool.h"
#include "phases/result_of.h"

namespace troef::vijvenveertig {
namespace {

Result framed(const Board& board) {
  return result_in_tricks(board, sides_of(board.rules(), board.seats()));
}

void add_score(Result& result, Seats seats, Amount amount) {
  for (const Seat seat : seats) result.score[seat] += amount;
}

// VV-40.
void score_tricks(const Board& board, Result& result) {
  for (int side = 0; side < result.sides.count(); ++side) {
    const int own = result.points[side];
    const int score = side_score(scoring(board.rules()), own, result.tricks - own);
    add_score(result, result.sides[side], score);
  }
}

// VV-40.
void fill_pool(const Board& board, Result& result) {
  const Seats payers = board.start->pot == 0 ? board.everyone() : Seats(board.dealer());
  add_score(result, payers, -1);
  result.pot += payers.size();
}

// VV-40.
void pay_pool(const Board& board, Result& result, bool stopped) {
  const auto winner = pool::winner(board.facts, stopped);
  if (!winner) return;
  result.score[*winner] += board.start->pot + result.pot;
  result.pot = -board.start->pot;
  const bool jinx = pool::took_first_three(board.facts) && !stopped;
  if (!jinx) return;
  const Seats others = board.others(*winner);
  add_score(result, others, -1);
  result.score[*winner] += others.size();
}

}  // namespace

// VV-40.
int side_score(Scoring scoring, int own, int others) {
  switch (scoring) {
    case Scoring::sides:
      return own == trick_count ? sweep_points : own > others ? game_points : 0;
    case Scoring::net:
      return own > others ? game_points * (own - others) : 0;
    case Scoring::per_trick:
      return game_points * own;
    case Scoring::pool:
      break;
  }
  return 0;
}

// VV-00.
Sides sides_of(const Rules& rules, int seats) {
  return in_sides(rules) ? Sides(Seats::even(seats), Seats::odd(seats)) : Sides::each(seats);
}

Result played(const Board& board, const std::optional<BestTrump>& best_trump, bool stopped) {
  Result result = framed(board);
  if (scoring(board.rules()) == Scoring::pool) {
    fill_pool(board, result);
    pay_pool(board, result, stopped);
    return result;
  }
  score_tricks(board, result);
  if (best_trump && best_trump_counts(board.rules(), result.tricks)) {
    add_score(result, result.sides[result.sides.of(best_trump->seat)], best_trump->score);
  }
  return result;
}

// VV-44.
Result revoked(const Board& board, Seat revoker) {
  Result result = framed(board);
  result.outcome = Outcome::revoked;
  const Scoring by = scoring(board.rules());
  if (by == Scoring::pool) {
    fill_pool(board, result);
  } else if (in_sides(board.rules())) {
    const int other = 1 - result.sides.of(revoker);
    add_score(result, result.sides[other], side_score(by, trick_count, 0));
  } else {
    score_tricks(board, result);
    result.score[revoker] = 0;
  }
  return result;
}

bool target_reached(const Board& board) {
  const int target = board.rules().common(Common::match_target);
  if (target == 0) return false;
  for (const Seat seat : board.everyone()) {
    const int scored = game_points * tricks_of(board.facts, seat);
    if (board.start->scores[seat] + scored >= target) return true;
  }
  return false;
}

bool best_trump_counts(const Rules& rules, int tricks) {
  return rules[Opt::best_trump_bonus].yes() && scoring(rules) != Scoring::pool &&
         tricks == trick_count;
}

std::optional<BestTrump> find_best_trump(const Board& board) {
  const Trick& first = board.facts.last_trick;
  BySeat<Cards> held;
  Cards trumps;
  for (int i = 0; i < board.seats(); ++i) {
    const Seat seat = first.leader().left(board.seats(), i);
    held[seat] = (board.where.hand(seat) | Cards(first.card(i))) & board.order->trumps();
    trumps |= held[seat];
  }
  if (!trumps) return std::nullopt;
  const Card best = board.order->highest(trumps);
  for (const Seat seat : board.everyone()) {
    if (held[seat].has(best)) return BestTrump{seat, best, game_points};
  }
  return std::nullopt;
}

}  // namespace troef::vijvenveertig
