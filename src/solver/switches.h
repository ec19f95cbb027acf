// SPDX-License-Identifier: Apache-2.0
// Every optimisation of the search, each with an off switch. The answers are the same for all
// settings; tests/solver_* hold them against one another.
#pragma once

#include <cstdint>

namespace troef::solver {

struct Switches {
  bool table = true;    // positions between tricks are remembered
  bool rename = true;   // cards are renamed by rank among those left, in the table's key
  bool shape = true;    // and bounds pass between positions that differ in points only
  bool merge = true;    // of equal cards one is tried
  bool decided = true;  // once the winner of a trick is certain, neighbours differ in points only
  bool margin = true;   // nor neighbours whose points cannot make up for what is lacking
  bool takers = true;   // and if one side took the trick in any case, only points that go to it
  bool duck = true;     // who wants no trick any more throws the highest of each suit that loses
  bool reach = true;    // what is left cannot, or must, suffice
  bool sure = true;     // points that a side cannot lose: top trumps, cashable tricks
  bool outlast = true;  // and trumps that outlast higher ones
  bool order = true;    // promising cards first
  bool ranks = true;    // what holds whatever the low cards are is kept and used as such
  bool look_ahead = true;  // the table is asked about all ends of a trick before one is searched
  bool guess = true;       // null windows start from an estimate, not from the middle

  static constexpr int count = 15;
  bool& at(int n) {
    bool* const all[] = {&table, &rename, &shape,   &merge, &decided, &margin,     &takers, &duck,
                         &reach, &sure,   &outlast, &order, &ranks,   &look_ahead, &guess};
    return *all[n];
  }
  static Switches none() {
    Switches off;
    for (int n = 0; n < count; ++n) off.at(n) = false;
    return off;
  }
};

}  // namespace troef::solver
