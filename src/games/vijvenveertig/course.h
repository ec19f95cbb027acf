// SPDX-License-Identifier: Apache-2.0
// A deal of Vijvenveertig: five cards each and one turned up, an ace of it offered to the dealer,
// five tricks in which the turn-up may be robbed, the score.
#pragma once

#include "games/vijvenveertig/play.h"
#include "games/vijvenveertig/robbing.h"

namespace troef::vijvenveertig {

class Vijvenveertig final : public Course {
 public:
  explicit Vijvenveertig(const Start& start);
  std::unique_ptr<Course> clone() const override { return std::make_unique<Vijvenveertig>(*this); }
  void assign(const Course& other) override { *this = static_cast<const Vijvenveertig&>(other); }

  Turn turn() const override;
  Result result() const override;
  Sides known_sides() const override;
  void look(View& view) const override;
  Cards playable() const override;

 private:
  enum class Stage : std::uint8_t { turned_ace, play };

  const Phase& phase() const override;
  void advance() override;
  void dealt(const Pack& pack) override;
  void closed() override { tell_best_trump(); }
  bool claims_open() const override { return stage_ == Stage::play; }
  void revoke_claimed(const Revoke& revoke, Seat claimer) override;

  std::optional<Seat> holder(Card card) const;
  void first_trick_complete();
  bool silent_ace_fell() const;
  void tell_best_trump();
  bool play_is_over() const;
  bool knows_of_silence(std::optional<Seat> seat) const;

  Stage stage_ = Stage::turned_ace;
  TurnedAce turned_ace_;
  Play play_;
  std::optional<BestTrump> best_trump_;  // after robbing
  std::optional<Seat> revoker_;
};

}  // namespace troef::vijvenveertig
