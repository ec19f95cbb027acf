// SPDX-License-Identifier: Apache-2.0
#include "deal/chance.h"

#include <algorithm>

namespace troef {
namespace {

Suit throw_die(const Turn& turn, Words& words) {
  const auto count = std::count(turn.suits.begin(), turn.suits.end(), true);
  auto skip = words.below(static_cast<std::uint32_t>(count));
  for (const Suit suit : all_suits) {
    if (!turn.suits[static_cast<std::size_t>(suit)]) continue;
    if (skip-- == 0) return suit;
  }
  return Suit::clubs;
}

}  // namespace

Entry draw_chance(const Turn& turn, Words& words) {
  Entry entry{chance, word(Verb::close), {}};
  if (turn.awaited == Awaited::die) entry.action = name_suit(Verb::die, throw_die(turn, words));
  if (turn.awaited == Awaited::pack) {
    entry.action = word(Verb::deal);
    entry.pack = Pack(turn.pack);
    shuffle(entry.pack, words);
  }
  return entry;
}

}  // namespace troef
