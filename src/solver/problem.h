// SPDX-License-Identifier: Apache-2.0
// A point in the play of the cards with all hands known, and what is sought from there: all that
// the solver gets to see of a game. Games make these (Game::problem); Problem::offset and
// scale turn what the goal counts into the game's own units.
#pragma once

#include <optional>

#include "solver/goal.h"
#include "tricks/law.h"

namespace troef::solver {

using Value = std::int64_t;

// What the seat to move can do. Besides playing a card: call the roem of the last trick, declare
// the roem that is left, rob for the turn-up or turn it down, take the pool.
struct Move {
  enum class Kind : std::uint8_t { play, call, declare, rob, turn_down, stop };
  Kind kind = Kind::play;
  Card card;  // of play and rob
  bool operator==(const Move&) const = default;
};

// What happened before the position.
struct Tally {
  int gains = 0;  // of the side that maximises; where opposed, less those of the others
  int roem = 0;   // won in tricks by both sides
  int tricks = 0;
  BySeat<int> won;        // tricks
  bool ends_only = true;  // the declarer won the first trick, and none since
};

// VV-20 to VV-22: a seat that has yet to rob, turn down, or play on in silence.
struct Robbing {
  Seat seat;
  Card turn_up;
  bool may_be_silent = true;
  const Order* silent_order = nullptr;
  TrickLaw silent_law;
};

struct Problem {
  int seats = 4;
  BySeat<Cards> hands;
  Trick trick;  // in progress
  const Order* order = nullptr;
  TrickLaw law;

  Seat declarer;
  Seats maximisers;
  bool mate_settled = true;  // false: a mate may still be found, and until then law.head binds
  Goal goal;
  Tally tally;
  // The value is `offset` and `scale` times what the goal counts, and `prize` more where that is
  // above nothing.
  Value offset = 0, scale = 1, prize = 0;
  // The value is what the maximisers score more than an opponent, not their own entry.
  bool difference = false;

  int call = 0;     // roem of the last trick that the leader can still call
  int declare = 0;  // roem that the declarer can declare at a turn before the third lead (HG-22)
  std::optional<Robbing> robbing;
  std::optional<Card> late;  // comes to `late_to` after the first trick (VV-23)
  Seat late_to;

  Seat to_move() const { return trick.to_play(seats); }
};

}  // namespace troef::solver
