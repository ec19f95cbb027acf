// SPDX-License-Identifier: Apache-2.0
// What a deal is played for. A view says which cards may be played and what they count, not what a
// player is after; of a contract that is bid by name this table says it. Contracts that it does not
// list, and games without contracts, are played for as many points as can be had, or for as many
// tricks where cards count nothing.
#pragma once

#include "deal/view.h"

namespace troef::thumb {

struct Aim {
  enum class Kind : std::uint8_t { points, tricks, first_and_last };
  enum class Mate : std::uint8_t { none, known, first_trick, last_ace };

  std::string_view contract;
  Kind kind = Kind::points;
  int tricks = -1;  // so many for the declarer's side; -1: the more the better
  bool lose = false;
  bool trumps = true;
  bool each = false;  // nobody has a side
  Mate mate = Mate::none;
  bool opened = false;    // the opponents will see the declarer's cards
  bool at_least = false;  // a house where more tricks do no harm
  int pays = 0;           // each to each
  double bid_from = 0.5;  // the chance, as contracts.h reckons it, from which it is mostly made
};

// Of a contract by its name; nullptr where the table does not know it.
const Aim* aim_named(std::string_view contract);
// Whether the house lets a contract be made with more tricks than it names.
bool more_will_do(const View& view);
// Of the deal as it stands.
Aim aim_of(const View& view);

}  // namespace troef::thumb
