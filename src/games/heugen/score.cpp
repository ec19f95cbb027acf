// SPDX-License-Identifier: Apache-2.0
#include "games/heugen/score.h"

#include "games/heugen/cards.h"
#include "phases/result_of.h"

namespace troef::heugen {
namespace {

Result framed(const Board& board) {
  Result result = result_of(board, declarer_alone(board));
  result.roem[0] = board.facts.roem;
  return result;
}

WidowCounts widow_counts(const Board& board) {
  return board.rules()[Opt::widow_counts].as<WidowCounts>();
}

// What both sides have together.
int points_in_play(const Board& board) {
  Cards cards = full_pack(board.rules()) - board.where.dead();
  if (widow_counts(board) == WidowCounts::nobody) cards -= board.where.widow();
  return board.order->points(cards) + last_trick_points(board.rules());
}

// HG-42 and HG-43; the money is HG-50.
void settle(const Board& board, Result& result, int gained) {
  const Seats defenders = result.sides[1];
  for (const Seat seat : defenders) {
    const int score = -gained / defenders.size();
    const Amount cents = Amount{score} * board.rules()[Opt::stake] / 10;
    result.score[seat] = score;
    result.cents[seat] = cents;
    result.score[*result.declarer] -= score;
    result.cents[*result.declarer] -= cents;
  }
}

int gain(const Board& board, const Result& result) {
  const Scoring scoring{board.rules(), board.facts.bid, result.sides[1].size(),
                        board.facts.widow_taken};
  return gain(scoring, rounded(result.points[0]) + result.roem[0]);
}

}  // namespace

int gain(const Scoring& scoring, int points) {
  const Rules& rules = scoring.rules;
  const int over = points - scoring.bid;
  if (over > 0) return scoring.exchanged ? over : 2 * over;    // HG-42
  if (over == 0 && rules[Opt::tie] == Tie::thanked) return 0;  // HG-41
  const int short_of = over == 0 ? 10 : -over;
  const bool twice = !scoring.exchanged && rules[Opt::wet_unexchanged] == WetUnexchanged::twice;
  return -short_of * scoring.defenders * (twice ? 2 : 1);  // HG-43
}

int rounded(int points) {
  const int rest = points % 10;
  return points - rest + (rest >= 2 ? 10 : 0);
}

Result played(const Board& board) {
  Result result = framed(board);
  const Seat declarer = *board.facts.declarer;
  const int own = tricks_of(board.facts, declarer);
  Cards cards = board.facts.won[declarer] | board.where.laid(declarer);
  if (widow_counts(board) == WidowCounts::declarer) cards |= board.where.widow();  // HG-21
  const bool last = result.winners[static_cast<std::size_t>(result.tricks - 1)] == declarer;
  result.points[0] = board.order->points(cards) + (last ? last_trick_points(board.rules()) : 0);
  result.points[1] = points_in_play(board) - result.points[0];
  // HG-24.
  if (own == 0 && board.rules()[Opt::roem_needs_trick].yes()) result.roem[0] = 0;
  const bool kapot = own == result.tricks;  // HG-44
  const int gained = gain(board, result);
  result.outcome = kapot        ? Outcome::kapot
                   : gained > 0 ? Outcome::made
                   : gained < 0 ? Outcome::wet
                                : Outcome::thanked;
  result.below_bid = kapot && gained < 0;
  settle(board, result, gained + (kapot ? kapot_bonus : 0));
  return result;
}

// HG-45.
Result revoked(const Board& board, Seat revoker) {
  Result result = framed(board);
  result.outcome = Outcome::revoked;
  const bool by_declarer = revoker == board.facts.declarer;
  result.points[by_declarer ? 1 : 0] = points_in_play(board);
  settle(board, result, gain(board, result) + (by_declarer ? 0 : kapot_bonus));
  return result;
}

// HG-11.
Result passed(const Board& board) {
  Result result = result_of(board, Sides::each(board.seats()));
  result.outcome = Outcome::passed;
  return result;
}

// HG-21.
BesideTricks beside_tricks(const Board& board) {
  if (!board.facts.declarer) return {};  // HG-11
  const Seats declarer = *board.facts.declarer;
  BesideTricks beside{.last_trick = last_trick_points(board.rules()), .laid = declarer};
  if (widow_counts(board) == WidowCounts::declarer) beside.widow = declarer;
  if (widow_counts(board) == WidowCounts::defenders) beside.widow = board.everyone() - declarer;
  return beside;
}

}  // namespace troef::heugen
