// SPDX-License-Identifier: Apache-2.0
#include "phases/dealing.h"

namespace troef {
namespace {

Cards take(const Pack& pack, int& place, int count) {
  Cards cards;
  for (; count > 0; --count) cards.add(pack[place++]);
  return cards;
}

}  // namespace

void deal_by(std::string_view pattern, const Pack& pack, int& place, Board& board, bool dead_hand) {
  bool widow = false;
  for (const char c : pattern) {
    if (c == 'W') widow = true;
    if (c < '1' || c > '9') continue;
    const int count = c - '0';
    if (widow) {
      board.where.deal_widow(take(pack, place, count));
      widow = false;
      continue;
    }
    for (int i = 0; i < board.seats(); ++i) {
      board.where.deal_to(board.eldest().left(board.seats(), i), take(pack, place, count));
    }
    if (dead_hand) board.where.deal_dead(take(pack, place, count));
  }
}

}  // namespace troef
