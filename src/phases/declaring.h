// SPDX-License-Identifier: Apache-2.0
// The declarer says the roem: any part of what the hand holds, or none (HJ-22 to HJ-25, HG-22).
#pragma once

#include "phases/later.h"

namespace troef {

struct DeclaringRules {
  std::string_view unknown;  // the rule about what is roem
  MeldLaw law;
  bool bare_stuk = false;  // king and queen of trumps alone are declared here (HG-23)
  bool sum_only = false;   // the cards stay hidden, the sum is said
  AllLater later = {};
};

class Declaring final : public Phase {
 public:
  explicit Declaring(const DeclaringRules& rules) : rules_(rules) {}
  void begin(Seat seat) { seat_ = seat; }

  Seat turn(const Board&) const override { return seat_; }
  void legal(const Board& board, Actions& out) const override;
  Refusal refuse(const Board& board, const Action& action) const override;
  void play(Board& board, const Action& action) override;

  // What can be declared from these cards; and what a part of it is worth, the stuk of a declared
  // trump run included.
  Melds available(const Board& board, Cards cards) const;
  int worth(const Board& board, const Melds& melds) const;
  const Melds& declared() const { return declared_; }
  void declare(Board& board, const Melds& melds);

 private:
  DeclaringRules rules_;
  Seat seat_;
  Melds declared_;
};

// King and queen of these trumps.
Cards stuk_of(std::optional<Suit> trumps);
// Whether every run and set of one is a run or a set of the other.
bool is_part(const Melds& part, const Melds& whole);

}  // namespace troef
