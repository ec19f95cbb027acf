// SPDX-License-Identifier: Apache-2.0
// The classic way of making trumps: a die shows a suit, each seat in turn plays on it or passes
// (KJ-11, KJ-12).
#pragma once

#include "deal/course.h"
#include "games/klaverjassen/options.h"

namespace troef::klaverjassen {

class DieAuction final : public Phase {
 public:
  void begin(const Board& board) { turn_ = board.eldest(); }

  Seat turn(const Board&) const override { return turn_; }
  void legal(const Board&, Actions& out) const override {
    out.push_back(word(Verb::accept));
    if (!forced_) out.push_back(word(Verb::pass));
  }
  Refusal refuse(const Board&, const Action& action) const override {
    if (action.verb == Verb::accept) return accepted;
    if (action.verb != Verb::pass) return refusals::does_not_belong;
    return forced_ ? Refusal{"KJ-12"} : accepted;
  }
  void play(Board& board, const Action& action) override {
    if (action.verb == Verb::accept) {
      board.facts.declarer = turn_;
      board.facts.trumps = board.facts.die;
    } else {
      board.facts.passed.add(turn_);
      turn_ = turn_.left(board.seats());
    }
  }

  // Suits that have been up.
  void threw(Suit suit) { up_[static_cast<std::size_t>(suit)] = true; }
  const std::array<bool, suit_count>& up() const { return up_; }
  bool all_up() const { return up_[0] && up_[1] && up_[2] && up_[3]; }
  // Eldest must play on the next throw.
  void force() { forced_ = true; }
  bool forced() const { return forced_; }

 private:
  Seat turn_;
  std::array<bool, suit_count> up_{};
  bool forced_ = false;
};

}  // namespace troef::klaverjassen
