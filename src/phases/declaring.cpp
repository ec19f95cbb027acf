// SPDX-License-Identifier: Apache-2.0
#include "phases/declaring.h"

namespace troef {

Cards stuk_of(std::optional<Suit> trumps) {
  if (!trumps) return {};
  return {Card(Rank::queen, *trumps), Card(Rank::king, *trumps)};
}

bool is_part(const Melds& part, const Melds& whole) {
  if (!whole.sets.has_all(part.sets)) return false;
  Cards runs;
  for (const Run& run : each_run(whole.runs)) {
    if (part.runs.has_all(run.cards())) runs |= run.cards();
  }
  return runs == part.runs;
}

Melds Declaring::available(const Board& board, Cards cards) const {
  Melds melds = melds_in(rules_.law, cards);
  const Cards stuk = stuk_of(board.facts.trumps);
  if (rules_.bare_stuk && cards.has_all(stuk)) melds.runs |= stuk;
  return melds;
}

int Declaring::worth(const Board& board, const Melds& melds) const {
  const bool stuk = melds.runs.has_all(stuk_of(board.facts.trumps));
  return value(rules_.law, melds) + (stuk ? 20 : 0);
}

void Declaring::legal(const Board& board, Actions& out) const {
  for (const Melds& part : parts(available(board, board.where.hand(seat_)))) {
    out.push_back(roem(part));
  }
}

Refusal Declaring::refuse(const Board& board, const Action& action) const {
  if (action.verb != Verb::roem) return too_early(rules_.later, action.verb);
  const Melds all = available(board, board.where.hand(seat_));
  return is_part(action.melds(), all) ? accepted : Refusal{rules_.unknown};
}

void Declaring::play(Board& board, const Action& action) { declare(board, action.melds()); }

void Declaring::declare(Board& board, const Melds& melds) {
  declared_ = declared_ | melds;
  const int before = board.facts.roem;
  board.facts.roem = worth(board, declared_);
  if (rules_.sum_only) {
    board.seen_by = seat_;
    board.said = board.facts.roem - before;
  } else {
    board.where.show(melds.cards());
  }
}

}  // namespace troef
