// SPDX-License-Identifier: Apache-2.0
// The solver: the value of a problem with best play by both sides, the value of every move, and a
// best line. One object a thread; it keeps its table from problem to problem. Node counts and
// answers depend on the problem and the settings alone, not on what was solved before.
#pragma once

#include <memory>
#include <vector>

#include "solver/problem.h"
#include "solver/switches.h"

namespace troef::solver {

// Asked now and then during a search; true ends it.
class Stop {
 public:
  virtual ~Stop() = default;
  virtual bool asked() = 0;
};

struct Limits {
  std::uint64_t nodes = 0;  // 0: none
  Stop* stop = nullptr;
};

// The value lies between these; equal when exact.
struct Bounds {
  Value low = 0, high = 0;
  bool exact() const { return low == high; }
  bool operator==(const Bounds&) const = default;
};

struct Valued {
  Move move;
  Bounds value;
};

struct Turned {
  Seat seat;
  Move move;
};

class Solver {
 public:
  struct Settings {
    int table_bits = 17;  // 2^n times 16 bytes, n from 4 on
    Switches switches;
  };
  Solver();
  explicit Solver(const Settings& settings);
  ~Solver();
  Solver(Solver&&) noexcept;
  Solver& operator=(Solver&&) noexcept;

  Bounds value(const Problem& problem, const Limits& limits = {});
  // Whether the value is at least this; nullopt if the search was ended. One null window.
  std::optional<bool> reaches(const Problem& problem, Value value, const Limits& limits = {});
  // Every move of the seat to move, plays first, in the order of the cards; the value of the
  // problem is the best of them.
  std::vector<Valued> moves(const Problem& problem, const Limits& limits = {});
  // The value, and a line from the position to the end of the deal that is worth it; none if the
  // search was ended.
  struct Best {
    Bounds value;
    std::vector<Turned> line;
  };
  Best best(const Problem& problem, const Limits& limits = {});
  // Every move, and such a line: less work than one after the other.
  struct Answer {
    std::vector<Valued> moves;
    std::vector<Turned> line;
  };
  Answer answer(const Problem& problem, const Limits& limits = {});

  // Cards played by the last of these calls.
  std::uint64_t nodes() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace troef::solver
