// SPDX-License-Identifier: Apache-2.0
// Plays against the law, at tables where revokes are penalised: who, in which trick, in which
// suit, and who may no longer claim. Only the engine knows of them.
#pragma once

#include <array>
#include <optional>

#include "cards/card.h"
#include "cards/seat.h"

namespace troef {

struct Revoke {
  Seat by;
  Suit suit;           // that was led; trumps where it was an underruff
  std::uint8_t trick;  // from 0
  Card card;
  bool settled;
};

class Revokes {
 public:
  void add(Seat by, Suit suit, int trick, Card card) {
    revokes_[static_cast<std::size_t>(count_++)] = {by, suit, static_cast<std::uint8_t>(trick),
                                                    card, false};
  }
  // The first revoke of this seat in a completed trick that nobody has claimed yet; it is settled
  // by this.
  std::optional<Revoke> settle(Seat by, int tricks_complete) {
    for (int i = 0; i < count_; ++i) {
      Revoke& revoke = revokes_[static_cast<std::size_t>(i)];
      if (revoke.by != by || revoke.settled || revoke.trick >= tricks_complete) continue;
      revoke.settled = true;
      return revoke;
    }
    return std::nullopt;
  }
  void bar(Seat claimer) { barred_.add(claimer); }
  Seats barred() const { return barred_; }

 private:
  std::array<Revoke, 52> revokes_{};
  std::uint8_t count_ = 0;
  Seats barred_;
};

}  // namespace troef
