// SPDX-License-Identifier: Apache-2.0
// Roem in the hand: runs and sets, how they are written, and what a choice of them is worth
// (HJ-22, HG-23, PD-21).
#pragma once

#include <string>
#include <vector>

#include "cards.h"

namespace reference {

struct Meld {
  bool set = false;
  Cards cards;       // a run: low to high
  std::string text;  // "9C-QC", "J*"

  bool operator==(const Meld&) const = default;
};

// The longest runs of three or more: clubs, diamonds, hearts, spades, within a suit low to high.
std::vector<Meld> runs_in(const Cards& cards);

// Four of one rank, of the jacks, queens, kings and aces, low to high.
std::vector<Meld> sets_in(const Cards& cards);

// Runs, then sets.
std::vector<Meld> melds_in(const Cards& cards);

// A run of so many cards: 3: 20, 4: 50, 5: 100; longer: the best cut into such runs.
long run_value(int length);

long set_value(char rank);

// All together. With `share` a card counts in a run and in a set; without, once, as is best.
// `run_tops`: the ranks a run may have as its highest card, for what is left of a cut run.
long melds_value(const std::vector<Meld>& melds, bool share,
                 const std::string& run_tops = natural_order);

// "roem none" and every choice of the melds: "roem 9C-QC J*". In the order of the melds.
std::vector<std::string> roem_texts(const std::vector<Meld>& melds);

// The melds that the words of such an action name.
std::vector<Meld> melds_named(const std::vector<Meld>& melds,
                              const std::vector<std::string>& words);

}  // namespace reference
