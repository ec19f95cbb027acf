// SPDX-License-Identifier: Apache-2.0
// Why a position is worth what it is: the line that best play takes, told trick by trick, and what
// becomes of every other action.
#pragma once

#include <optional>
#include <vector>

#include "games/solving.h"

namespace troef::cli {

// What of a deal decides about what is sought.
struct Counted {
  bool tricks = false;  // not points
  bool roem = false;    // that is won in tricks
  bool pit = false;     // what every trick brings in the end
};

// What each side has after a trick; for itself is the seat whose value is sought.
struct Stand {
  int trick = 0;  // of the deal, from 1
  Seat winner;
  int own = 0, others = 0;  // points, or tricks where those are counted
  int own_roem = 0, others_roem = 0;
};

struct Course {
  std::vector<Entry> line;        // to the end of the deal
  std::vector<std::size_t> only;  // places in it where every other action is worse
  std::vector<Stand> stands;      // of the tricks that the line completes
  Counted counted;
  Seats maximisers;      // as they are in the end
  bool complete = true;  // false: a limit ended the search for `only`
  Result result;

  int lead(const Stand& stand) const {
    const int roem = counted.roem ? stand.own_roem - stand.others_roem : 0;
    return stand.own - stand.others + roem;
  }
};

struct Explanation {
  Seats maximisers;
  Course best;
  struct Other {
    // Before the play, where there are more choices than these, they get no course.
    static constexpr std::size_t most_choices = 8;
    Action action;
    solver::Bounds value;
    solver::Value cost = 0;  // for the seat to move; where the value is exact
    std::optional<Course> course;
    int parting = 0;  // the trick in which the difference arises
  };
  std::vector<Other> others;  // every legal action that the best line does not begin with
  bool complete = true;       // false: a limit left something out
  std::uint64_t nodes = 0;
};

// For this question, from a point in the play on.
Counted counted_for(const Deal& deal, const solver::Question& question);
// What each side has after each trick of a line, the sides those of a problem in it.
std::vector<Stand> stands_of(const Deal& from, const std::vector<Entry>& line,
                             const Counted& counted, const solver::Problem& asked);

// The trick from which on the one course is behind the other for good, or ahead; where the stand is
// the same in the end, the first that another wins; 0 where there is none.
int parting_trick(const Course& best, const Course& other);

}  // namespace troef::cli
