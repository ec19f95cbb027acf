// SPDX-License-Identifier: Apache-2.0
#include "phases/discarding.h"

namespace troef {
namespace {

void choose(Cards chosen, Cards left, int count, Verb verb, Actions& out) {
  if (count == 0) {
    out.push_back(with_cards(verb, chosen));
    return;
  }
  for (; left.size() >= count; left = left.without_first()) {
    choose(chosen | Cards(left.first()), left.without_first(), count - 1, verb, out);
  }
}

}  // namespace

void each_choice(Cards cards, int count, Verb verb, Actions& out) {
  choose({}, cards, count, verb, out);
}

void Discarding::legal(const Board& board, Actions& out) const {
  each_choice(board.where.hand(seat_), count_, Verb::discard, out);
}

Refusal Discarding::refuse(const Board& board, const Action& action) const {
  if (action.verb != Verb::discard) return too_early(later_, action.verb);
  if (!board.where.hand(seat_).has_all(action.cards)) return refusals::not_in_hand;
  return action.cards.size() == count_ ? accepted : Refusal{rule_};
}

void Discarding::play(Board& board, const Action& action) {
  board.where.lay_away(seat_, action.cards);
  board.seen_by = seat_;
}

}  // namespace troef
