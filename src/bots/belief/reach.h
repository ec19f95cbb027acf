// SPDX-License-Identifier: Apache-2.0
// Where each card may have been at each point of a story; and one step of the
// story backwards, toward what was dealt.
#pragma once

#include <span>

#include "bots/belief/chance.h"
#include "bots/belief/story.h"
#include "deal/layout.h"

namespace troef::belief {

// Before a transfer a seat held all of some cards and none of others.
struct Restriction {
  std::size_t before;
  Seat seat;
  Cards held, lacked;
};

// Which cards may lie where before each transfer, and after the last; each card
// for itself.
std::vector<Spread> reach(const Story& story, std::span<const Restriction> restrictions);

// No layout has more pasts than this.
double most_pasts(const Story& story, std::span<const Spread> reached);

// The cards that a layout says were moved in each transfer; none where the
// layout need not say.
std::vector<Cards> told(const Story& story, const Layout& layout);

// Takes a transfer back. Those that must have moved did; `choose(free, count)`
// says which others, and `ways` is multiplied by how many it chose from. False
// where it cannot have been so.
template <class Choose>
bool take_back(const Transfer& transfer, const Spread& before, Spread& held, double& ways,
               Cards& moved, const Choose& choose) {
  Cards& here = held[transfer.to];
  moved = transfer.seen;
  if (transfer.hidden()) {
    const Cards able = here & before[transfer.from];
    moved = here - before[transfer.to];
    const Cards free = able - moved;
    const int others = transfer.count - moved.size();
    if (!able.has_all(moved) || others < 0 || free.size() < others) return false;
    ways *= choices(free.size(), others);
    if (others > 0) moved |= choose(free, others);
  }
  if (!here.has_all(moved) || moved.size() != transfer.count) return false;
  here -= moved;
  held[transfer.from] |= moved;
  return true;
}

}  // namespace troef::belief
