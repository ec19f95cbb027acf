// SPDX-License-Identifier: Apache-2.0
// Where every card of a deal may lie: one of the worlds that a view leaves open. Besides the places
// now it tells how they came about: what was dealt, and what was moved unseen.
#pragma once

#include <vector>

#include "deal/holdings.h"

namespace troef {

struct View;

struct Layout : Holdings {
  Cards dead, stock;

  // As dealt at first.
  struct Dealt {
    BySeat<Cards> hands;
    Cards widow, dead, stock, turn_up;
    bool operator==(const Dealt&) const = default;
  };
  Dealt dealt;
  // What the view hides of its events, in their order: the cards of each hidden action; of
  // rommelpotten what each seat got, eldest first, and then the new turn-up (PD-50).
  std::vector<Cards> moved;

  // How often this layout stands for another: 1, except where a sampler says otherwise.
  double weight = 1;
};

// Whether the layout can have led to all that the view shows: its deal, replayed event by event, is
// accepted by the rules and gives the same view. Slow and literal: the measure of all else.
bool possible(const View& view, const Layout& layout);

}  // namespace troef
