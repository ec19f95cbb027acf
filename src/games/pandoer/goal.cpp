// SPDX-License-Identifier: Apache-2.0
#include "games/pandoer/goal.h"

#include "games/pandoer/cards.h"
#include "games/pandoer/mate.h"

namespace troef::pandoer {
namespace {

struct Tally {
  int side = 0;  // tricks of declarer and mate
  int mate = 0;
  int left = 0;
  bool needs_mate = false;  // the mate has to take a trick
  bool ends_only = true;    // the declarer won the first and the last trick, as far as played

  bool mate_short() const { return needs_mate && mate == 0; }
};

Tally tally(const Board& board) {
  const Facts& facts = board.facts;
  const With with = contract_at(facts.contract).with;
  const std::optional<Seat> mate = true_mate(board);
  Tally tally;
  tally.left = trick_count - facts.tricks;
  tally.needs_mate = with == With::fourth_ace || with == With::two_aces;
  for (int i = 0; i < facts.tricks; ++i) {
    const Seat winner = facts.winners[static_cast<std::size_t>(i)];
    const bool end = i == 0 || i == trick_count - 1;
    if ((winner == *facts.declarer) != end) tally.ends_only = false;
    if (winner == mate) ++tally.mate;
    if (winner == mate || winner == *facts.declarer) ++tally.side;
  }
  return tally;
}

// PD-40.
bool more_will_do(const Board& board) {
  return contract_at(board.facts.contract).goal == Goal::tricks_or_more &&
         board.rules()[Opt::counts] == Counts::at_least;
}

}  // namespace

bool can_be_made(const Board& board) {
  const Contract& contract = contract_at(board.facts.contract);
  const Tally now = tally(board);
  if (contract.goal == Goal::first_and_last) return now.ends_only;
  const int most = more_will_do(board) ? trick_count : contract.tricks;
  const int lacking = now.mate_short() ? 1 : 0;
  return now.side + lacking <= most && now.side + now.left >= contract.tricks &&
         now.left >= lacking;
}

bool can_be_lost(const Board& board) {
  if (!can_be_made(board)) return true;
  const Tally now = tally(board);
  if (!more_will_do(board)) return now.left > 0;
  return now.side < contract_at(board.facts.contract).tricks || now.mate_short();
}

// PD-49.
bool over_early(const Board& board) {
  const Contract& contract = contract_at(board.facts.contract);
  if (board.rules()[Opt::play_out].yes()) return false;
  if (contract.goal == Goal::points || contract.with == With::each) return false;
  if (contract.with == With::fourth_ace && !board.facts.mate) return false;
  return !(can_be_made(board) && can_be_lost(board));
}

}  // namespace troef::pandoer
