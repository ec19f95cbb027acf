// SPDX-License-Identifier: Apache-2.0
#include "bots/belief/roem.h"

#include <algorithm>

namespace troef::belief {
namespace {

Melds available(const RoemSum& sum, Cards hand) {
  Melds melds = melds_in(sum.law, hand);
  const bool alone = sum.stuk && hand.has_all(sum.stuk) && (runs_in({}, hand) & sum.stuk).empty();
  if (alone) melds.runs |= sum.stuk;
  return melds;
}

int worth(const RoemSum& sum, const Melds& melds) {
  const bool stuk = sum.stuk && melds.runs.has_all(sum.stuk);
  return value(sum.law, melds) + (stuk ? 20 : 0);
}

// Whether these melds can have been said bit by bit, to make the first `count`
// sums.
bool grows_to(const RoemSum& sum, const Melds& melds, std::size_t count) {
  if (worth(sum, melds) != sum.sums[count - 1]) return false;
  if (count == 1) return true;
  const auto all = parts(melds);
  return std::any_of(all.begin(), all.end(), [&](const Melds& part) {
    return !(part == melds) && grows_to(sum, part, count - 1);
  });
}

// Every choice of runs in a suit.
void each_runs(const RoemSum& sum, Suit suit, Cards among, int from, Cards chosen,
               std::vector<Cards>& out) {
  out.push_back(chosen);
  for (int low = from; low < rank_count; ++low) {
    Cards run;
    for (int high = low; high < rank_count; ++high) {
      const Card card(static_cast<Rank>(high), suit);
      if (!among.has(card)) break;
      run.add(card);
      const bool counts = run.size() >= 3 && card.rank() >= sum.law.lowest_top;
      const bool stuk = sum.stuk && run == sum.stuk;
      if (counts || stuk) each_runs(sum, suit, among, high + 2, chosen | run, out);
    }
  }
}

}  // namespace

int ways_to_say(const RoemSum& sum, Cards hand) {
  const Melds all = available(sum, hand);
  if (!sum.part) return worth(sum, all) == sum.sums.back() ? 1 : 0;
  const auto said = parts(all);
  return static_cast<int>(std::count_if(said.begin(), said.end(), [&](const Melds& part) {
    return grows_to(sum, part, sum.sums.size());
  }));
}

std::vector<Melds> melds_worth(const RoemSum& sum, Cards among, int most) {
  std::vector<Melds> found{Melds()};
  const auto keep = [&](std::vector<Melds>& next, const Melds& melds) {
    const Cards held = melds.cards();
    const bool fits = held.size() <= most && (held & melds.beside()).empty();
    if (fits && worth(sum, melds) <= sum.sums.back()) next.push_back(melds);
  };
  for (const Rank rank : sets_in(among)) {
    std::vector<Melds> next = found;
    for (Melds melds : found) {
      melds.sets.add(rank);
      keep(next, melds);
    }
    found = std::move(next);
  }
  for (const Suit suit : all_suits) {
    std::vector<Cards> runs;
    each_runs(sum, suit, among, 0, {}, runs);
    std::vector<Melds> next;
    for (const Melds& melds : found) {
      for (const Cards more : runs) keep(next, {melds.runs | more, melds.sets});
    }
    found = std::move(next);
  }
  std::erase_if(found, [&](const Melds& melds) { return worth(sum, melds) != sum.sums.back(); });
  return found;
}

}  // namespace troef::belief
