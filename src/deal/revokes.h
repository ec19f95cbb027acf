// SPDX-License-Identifier: Apache-2.0
// Plays against the law, at tables where revokes are penalised: who, in which trick, in which
// suit, and who may no longer claim. Only the engine knows of them.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "cards/card.h"
#include "cards/seat.h"

namespace troef {

struct Revoke {
  Seat by;
  Suit suit;  // that was led; trumps where it was an underruff
  int trick;  // from 0
  Card card;
  std::string_view rule;  // that forbade it
  bool settled;
};

class Revokes {
 public:
  void add(Seat by, Suit suit, int trick, Card card, std::string_view rule) {
    revokes_.push_back({by, suit, trick, card, rule, false});
  }
  // The first revoke of this seat in a completed trick that nobody has claimed yet; it is settled
  // by this.
  std::optional<Revoke> settle(Seat by, int tricks_complete) {
    for (Revoke& revoke : revokes_) {
      if (revoke.by != by || revoke.settled || revoke.trick >= tricks_complete) continue;
      revoke.settled = true;
      return revoke;
    }
    return std::nullopt;
  }
  void bar(Seat claimer) { barred_.add(claimer); }
  Seats barred() const { return barred_; }

 private:
  std::vector<Revoke> revokes_;
  Seats barred_;
};

}  // namespace troef
