// SPDX-License-Identifier: Apache-2.0
// A deal of Klaverjassen: the pack, trumps by duty or by the die, eight tricks with roem, the
// score.
#pragma once

#include "games/klaverjassen/die.h"
#include "games/klaverjassen/score.h"
#include "phases/card_play.h"
#include "phases/naming.h"

namespace troef::klaverjassen {

class Play final : public CardPlay {
 public:
  void legal(const Board& board, Actions& out) const override;
  void play(Board& board, const Action& action) override;
};

class Klaverjassen final : public Course {
 public:
  explicit Klaverjassen(const Start& start);
  std::unique_ptr<Course> clone() const override { return std::make_unique<Klaverjassen>(*this); }
  void assign(const Course& other) override { *this = static_cast<const Klaverjassen&>(other); }

  Turn turn() const override;
  Result result() const override;
  Sides known_sides() const override { return partners(); }
  Cards playable() const override;

 private:
  enum class Stage : std::uint8_t { die, naming, play };

  const Phase& phase() const override;
  void advance() override;
  void dealt(const Pack& pack) override;
  void die_fell(Suit suit) override;
  Refusal refuse_die() const override { return {board_.facts.die ? "KJ-12" : "KJ-11"}; }
  bool claims_open() const override { return stage_ == Stage::play; }
  void revoke_claimed(const Revoke& revoke, Seat claimer) override;
  Refusal refuse_call(Seat seat) const override;
  void roem_called(Seat seat) override;

  void all_passed();
  void begin_play();
  std::array<bool, suit_count> suits_to_come() const;

  Stage stage_ = Stage::naming;
  DieAuction die_;
  Naming naming_;
  Play play_;
  std::optional<Seat> revoker_;
};

}  // namespace troef::klaverjassen
