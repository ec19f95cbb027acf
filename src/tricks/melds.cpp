// SPDX-License-Identifier: Apache-2.0
#include "tricks/melds.h"

#include <algorithm>

namespace troef {
namespace {

int runs_value(const MeldLaw& law, Cards runs) {
  int sum = 0;
  for (const Run& run : each_run(runs)) {
    if (run.high >= law.lowest_top) sum += run_value(run.length());
  }
  return sum;
}

int sets_value(Ranks sets) {
  int sum = 0;
  for (const Rank rank : sets) sum += set_value(rank);
  return sum;
}

// Every subset of the sets; what they take is no longer there for the runs.
int best_unshared(const MeldLaw& law, const Melds& melds) {
  int best = 0;
  const unsigned all = melds.sets.bits();
  for (unsigned chosen = all;; chosen = (chosen - 1) & all) {
    const Ranks sets = Ranks::of_bits(chosen);
    best = std::max(best, sets_value(sets) + runs_value(law, melds.runs - cards_of(sets)));
    if (chosen == 0) return best;
  }
}

}  // namespace

Cards Run::cards() const {
  Cards cards;
  for (int rank = static_cast<int>(low); rank <= static_cast<int>(high); ++rank) {
    cards.add(Card(static_cast<Rank>(rank), suit));
  }
  return cards;
}

std::vector<Run> each_run(Cards runs) {
  std::vector<Run> result;
  for (const Card card : runs) {
    const bool goes_on = !result.empty() && result.back().suit == card.suit() &&
                         static_cast<int>(result.back().high) + 1 == static_cast<int>(card.rank());
    if (goes_on) {
      result.back().high = card.rank();
    } else {
      result.push_back({card.suit(), card.rank(), card.rank()});
    }
  }
  return result;
}

Cards runs_in(const MeldLaw& law, Cards hand) {
  const Cards middle = hand & hand.up() & hand.down();
  Cards runs = middle | middle.up() | middle.down();
  if (law.lowest_top == Rank::two) return runs;
  for (const Run& run : each_run(runs)) {
    if (run.high < law.lowest_top) runs -= run.cards();
  }
  return runs;
}

Ranks sets_in(Cards hand) {
  Ranks sets;
  for (const Rank rank : {Rank::jack, Rank::queen, Rank::king, Rank::ace}) {
    if (hand.has_all(Cards::of(rank))) sets.add(rank);
  }
  return sets;
}

Melds melds_in(const MeldLaw& law, Cards hand) { return {runs_in(law, hand), sets_in(hand)}; }

int run_value(int length) {
  constexpr int values[] = {0, 0, 0, 20, 50, 100, 100, 100, 120, 150, 200};
  return values[std::min(length, 10)];
}

int set_value(Rank rank) { return rank == Rank::jack ? 200 : 100; }

int value(const MeldLaw& law, const Melds& melds) {
  if (law.share) return runs_value(law, melds.runs) + sets_value(melds.sets);
  return best_unshared(law, melds);
}

std::vector<Melds> parts(const Melds& melds) {
  const std::vector<Run> runs = each_run(melds.runs);
  std::vector<Rank> sets;
  for (const Rank rank : melds.sets) sets.push_back(rank);
  const std::size_t count = runs.size() + sets.size();
  std::vector<Melds> result;
  for (unsigned chosen = 1U << count; chosen-- > 0;) {
    Melds part;
    for (std::size_t i = 0; i < count; ++i) {
      if ((chosen >> i & 1U) == 0) continue;
      if (i < runs.size()) {
        part.runs |= runs[i].cards();
      } else {
        part.sets.add(sets[i - runs.size()]);
      }
    }
    result.push_back(part);
  }
  return result;
}

int roem_in_trick(Cards trick, Cards trumps, int low_fours) {
  int roem = 0;
  const Cards pairs = trick & trick.down();
  if (const Cards three = pairs & trick.down().down(); three) roem += three.size() == 2 ? 50 : 20;
  const Cards stuk = trumps & (Cards::of(Rank::king) | Cards::of(Rank::queen));
  if (trick.has_all(stuk)) roem += 20;
  const Rank rank = trick.first().rank();
  if (trick == Cards::of(rank)) {
    roem += rank == Rank::jack ? 200 : rank >= Rank::ten ? 100 : low_fours;
  }
  return roem;
}

void append(std::string& text, const Melds& melds) {
  if (melds.empty()) {
    text += "none";
    return;
  }
  bool first = true;
  const auto space = [&] {
    if (!first) text += ' ';
    first = false;
  };
  for (const Run& run : each_run(melds.runs)) {
    space();
    append(text, Card(run.low, run.suit));
    text += '-';
    append(text, Card(run.high, run.suit));
  }
  for (const Rank rank : melds.sets) {
    space();
    text += letter(rank);
    text += '*';
  }
}

}  // namespace troef
