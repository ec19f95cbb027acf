// SPDX-License-Identifier: Apache-2.0
// How a deal ended: the keys of a record under `result`.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "cards/card.h"
#include "cards/seat.h"

namespace troef {

// Scores, cents and chips.
using Amount = std::int64_t;

enum class Outcome : std::uint8_t {
  made,
  thanked,
  wet,
  kapot,
  pit,
  counterpit,
  passed,
  void_deal,
  revoked,
  scored
};
// As records write it: "made", …, "void", …
const char* name(Outcome outcome);

inline constexpr int max_tricks = 16;

// The sides at the end of a deal, the declarer's first; or every seat by itself.
class Sides {
 public:
  Sides() = default;
  Sides(Seats first, Seats second) : sides_{first, second}, count_(2) {}
  static Sides each(int seats) {
    Sides sides;
    for (const Seat seat : Seats::all(seats)) {
      sides.sides_[static_cast<std::size_t>(sides.count_++)] = seat;
    }
    return sides;
  }
  int count() const { return count_; }
  Seats operator[](int side) const { return sides_[static_cast<std::size_t>(side)]; }
  // The place of the side that a seat is on.
  int of(Seat seat) const {
    int side = 0;
    while (!sides_[static_cast<std::size_t>(side)].has(seat)) ++side;
    return side;
  }
  bool operator==(const Sides&) const = default;

 private:
  std::array<Seats, max_seats> sides_{};
  int count_ = 0;
};

struct Result {
  Outcome outcome = Outcome::scored;
  bool below_bid = false;  // kapot, and nat or erin all the same (HG-44, HJ-48)
  std::optional<Seat> declarer;
  int contract = 0;  // from 1; 0 for none
  std::optional<Suit> trumps;
  Sides sides;
  std::array<Seat, max_tricks> winners{};  // of the tricks, in order
  int tricks = 0;
  std::array<int, max_seats> points{}, roem{};  // per side
  BySeat<Amount> score, cents;
  Amount pot = 0;  // what it gains
  bool operator==(const Result&) const = default;
};

}  // namespace troef
