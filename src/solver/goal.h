// SPDX-License-Identifier: Apache-2.0
// What is sought in a deal whose cards are all known: a small object that a game fills in. It says
// what a trick brings to the side that wins it, and how the deal is judged by that.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <optional>

#include "cards/cards.h"
#include "cards/seat.h"

namespace troef::solver {

// What a user asks for (docs/solver.md). `made`, `all` and `exactly` answer 1 or 0.
enum class Sought : std::uint8_t {
  score,    // the entry on the score sheet
  points,   // card points, or tricks where the game counts those
  tricks,   // tricks
  roem,     // points and roem less those of the others, before nat and pit (KJ-30)
  made,     // the side scores by its contract: made, kapot or pit
  all,      // every trick
  exactly,  // so many tricks, no more and no less
};

struct Question {
  Sought sought = Sought::score;
  int tricks = 0;  // of `exactly`
};

enum class Judging : std::uint8_t {
  gains,       // by what the tricks brought
  half,        // more than half with roem, or nat (KJ-40 to KJ-43)
  contract,    // by the number of tricks of a side, ended early once that is certain
  one_each,    // piek zonder: who has one trick is paid by who has not (PD-47)
  each_trick,  // every trick for itself, until a seat reaches the target (VV-40, VV-41)
  pool,        // three tricks or, playing on, all five (VV-40)
};

// A value for gains from here on; steps go up in both.
struct Step {
  int needed, value;
};

class Steps {
 public:
  void add(int needed, int value) {
    assert(count_ < static_cast<int>(steps_.size()));
    steps_[static_cast<std::size_t>(count_++)] = {needed, value};
  }
  bool empty() const { return count_ == 0; }
  const Step* begin() const { return steps_.data(); }
  const Step* end() const { return steps_.data() + count_; }

 private:
  std::array<Step, 72> steps_{};
  int count_ = 0;
};

// Judging::contract.
struct Undertaking {
  int tricks = 0;
  bool or_more = false;
  bool first_and_last = false;       // these two and no other
  std::optional<Seat> needs;         // a mate who has to take a trick
  int made = 1, wet = 0;             // what it is paid
  bool ends_early = false;           // once made or wet is certain (PD-49)
  std::optional<Card> hidden_until;  // but not before this card is played
};

struct Goal {
  Judging judging = Judging::gains;

  // What a trick brings the side of its winner: its card points, or 1; more in the last one.
  bool card_points = false;
  int last_trick = 0;
  bool roem = false;  // and what lies in it (KJ-30 to KJ-32)
  int low_fours = 0;
  bool opposed = false;  // what the others gain counts against the side

  // Judging::gains: the value is the gains, or goes up with them in steps; other values where the
  // side took no trick, or every one; and `kapot` on top with every trick.
  Steps steps;
  std::optional<int> none, all;
  int kapot = 0;
  bool declares = false;         // roem that is declared counts as gained
  std::optional<int> ends_with;  // the deal ends with so many

  // Judging::half.
  int all_points = 0, pit = 0, counterpit = 0;
  bool tie_made = false;
  bool may_leave = false;  // roem has to be called, and may be left uncalled

  Undertaking contract;
  bool counts = false;   // contract and pool: the value is the side's tricks, not what it is paid
  bool or_more = false;  // Judging::one_each: one trick or more will do
  int pay = 0;           // of Judging::one_each, and for a trick of Judging::each_trick

  // Judging::each_trick: tricks that each seat lacks to the target, from the first trick.
  BySeat<int> lacks;
  // Judging::pool: the value for the seat that is asked about; `own` and `other` with three
  // tricks, `jinx` with all five after playing on, `left` where nobody takes it.
  struct Pool {
    int own = 0, own_jinx = 0, other = 0, other_jinx = 0, left = 0;
  } pool;

  // For holding the best trump before the first trick, if all tricks are played: to the side that
  // maximises, and to it when another does.
  int best_trump = 0, best_trump_against = 0;
  std::optional<Seat> best_trump_held;  // once that is settled

  // The answer is 1 or 0: whether the value is at least this.
  std::optional<int> at_least;

  // Who wins the first trick that the declarer does not, of the first three, becomes mate; what is
  // paid without one is paid this many times (PD-48, PD-60).
  bool finds_mate = false;
  int alone = 1;
};

}  // namespace troef::solver
