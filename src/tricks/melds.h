// SPDX-License-Identifier: Apache-2.0
// Runs and sets (HJ-22, HG-23, KJ-30): what a hand holds, what a declaration is worth, and what
// lies in a trick of Klaverjassen.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "cards/cards.h"

namespace troef {

// Some runs and some sets. `runs` is the union of the cards of the runs: the longest runs of a
// hand never touch, so that a union says which they are. A bare stuk is a run of two.
struct Melds {
  Cards runs;
  Ranks sets;
  bool empty() const { return runs.empty() && sets.empty(); }
  Cards cards() const { return runs | cards_of(sets); }
  // Which a hand with these longest runs lacks.
  Cards beside() const { return (runs.up() | runs.down()) - runs; }
  bool operator==(const Melds&) const = default;

  friend Melds operator|(const Melds& a, const Melds& b) {
    return {a.runs | b.runs, a.sets | b.sets};
  }
  friend Melds operator-(const Melds& a, const Melds& b) {
    return {a.runs - b.runs, a.sets - b.sets};
  }
};

struct Run {
  Suit suit;
  Rank low, high;
  int length() const { return static_cast<int>(high) - static_cast<int>(low) + 1; }
  Cards cards() const;
};

// How a game counts what the hand holds.
struct MeldLaw {
  bool share = true;            // a card may count in a run and in a set
  Rank lowest_top = Rank::two;  // the highest card of a run must be this or higher
};

// The longest runs of three or more cards; the sets of jacks, queens, kings and aces.
Cards runs_in(const MeldLaw& law, Cards hand);
Ranks sets_in(Cards hand);
Melds melds_in(const MeldLaw& law, Cards hand);

// The separate runs of such a union, clubs first, low first; of any length from 1.
std::vector<Run> each_run(Cards runs);

// 20, 50, 100 for three, four, five in a row; longer runs cut as best into those.
int run_value(int length);
// 200 for jacks, 100 for aces, kings and queens.
int set_value(Rank rank);
// What a declaration is worth, without the stuk. With `share` off: the best choice in which every
// card counts once.
int value(const MeldLaw& law, const Melds& melds);

// Every part of what can be declared, from all of it down to nothing. The order counts down in
// binary, the first run as the lowest digit, then the sets.
std::vector<Melds> parts(const Melds& melds);

// Roem of a completed trick (KJ-30 to KJ-32).
int roem_in_trick(Cards trick, Cards trumps, int low_fours);

// "9C-QC J*", "none".
void append(std::string& text, const Melds& melds);

}  // namespace troef
