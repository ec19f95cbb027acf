// SPDX-License-Identifier: Apache-2.0
// A deal of Hoogjassen: the auction, the widow or not, trumps, roem, the tricks of one against the
// others, the count.
#pragma once

#include "phases/auction.h"
#include "phases/card_play.h"
#include "phases/choosing.h"
#include "phases/declaring.h"
#include "phases/discarding.h"
#include "phases/naming.h"

namespace troef::hoogjassen {

// With the stuk said while playing (HJ-24).
class Play final : public CardPlay {
 public:
  // Once the roem is declared: king and queen of trumps, if they are yet to be said.
  void begin(Cards stuk) { stuk_ = stuk; }
  Refusal refuse(const Board& board, const Action& action) const override;
  void play(Board& board, const Action& action) override;

 private:
  bool may_say_stuk(const Board& board, Card card) const override {
    return stuk_.has(card) && board.where.hand(*board.facts.declarer).has_all(stuk_);
  }
  Cards stuk_;
};

class Hoogjassen final : public Course {
 public:
  explicit Hoogjassen(const Start& start);
  std::unique_ptr<Course> clone() const override { return std::make_unique<Hoogjassen>(*this); }
  void assign(const Course& other) override { *this = static_cast<const Hoogjassen&>(other); }

  Turn turn() const override;
  Result result() const override;
  Sides known_sides() const override;
  Cards playable() const override;

 private:
  enum class Stage : std::uint8_t { auction, widow, discard, trumps, roem, play };

  const Phase& phase() const override;
  void advance() override;
  void dealt(const Pack& pack) override;
  bool claims_open() const override { return stage_ == Stage::play; }
  void revoke_claimed(const Revoke& revoke, Seat claimer) override;
  void begin_play();

  Stage stage_ = Stage::auction;
  Auction auction_;
  Choosing widow_;
  Discarding discarding_;
  Naming naming_;
  Declaring declaring_;
  Play play_;
  bool declarer_revoked_ = false;
};

}  // namespace troef::hoogjassen
