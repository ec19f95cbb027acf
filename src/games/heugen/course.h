// SPDX-License-Identifier: Apache-2.0
// A deal of Heugen or Huëge: the auction, the widow turned and exchanged or not, trumps and the sum
// of the roem, the tricks; or, when everyone passed, the cards sorted by following suit.
#pragma once

#include "phases/auction.h"
#include "phases/card_play.h"
#include "phases/choosing.h"
#include "phases/declaring.h"
#include "phases/discarding.h"
#include "phases/naming.h"

namespace troef::heugen {

// HG-23.
DeclaringRules declaring_rules(const Rules& rules);

// With roem that may still be declared until the third trick is led (HG-22).
class Play final : public CardPlay {
 public:
  explicit Play(const Declaring& declaring) : declaring_(declaring) {}

  // `left`: what could have been declared and was not.
  void begin(const Declaring& declaring, const Melds& left) {
    declaring_ = declaring;
    left_ = left;
  }
  void legal(const Board& board, Actions& out) const override;
  Refusal refuse(const Board& board, const Action& action) const override;
  void play(Board& board, const Action& action) override;

  bool may_declare(const Board& board) const;

 private:
  Declaring declaring_;
  Melds left_;
};

class Heugen final : public Course {
 public:
  explicit Heugen(const Start& start);
  std::unique_ptr<Course> clone() const override { return std::make_unique<Heugen>(*this); }
  void assign(const Course& other) override { *this = static_cast<const Heugen&>(other); }

  Turn turn() const override;
  Result result() const override;
  Sides known_sides() const override;
  Cards playable() const override;

 private:
  enum class Stage : std::uint8_t { auction, turn, exchange, discard, trumps, roem, play, sorting };

  const Phase& phase() const override;
  void advance() override;
  void dealt(const Pack& pack) override;
  bool claims_open() const override { return stage_ == Stage::play; }
  Refusal no_claims() const override;
  void revoke_claimed(const Revoke& revoke, Seat claimer) override;
  void after_auction();
  void exchanged(bool taken);
  void begin_play();

  Stage stage_ = Stage::auction;
  Auction auction_;
  Choosing turning_, exchanging_;
  Discarding discarding_;
  Naming naming_;
  Declaring declaring_;
  Play play_;
  std::optional<Seat> revoker_;
};

}  // namespace troef::heugen
