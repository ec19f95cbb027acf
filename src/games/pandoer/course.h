// SPDX-License-Identifier: Apache-2.0
// A deal of Pandoer: the turn-up, the auction or rommelpotten, the card too many, trumps, and the
// tricks as the contract wants them.
#pragma once

#include "games/pandoer/auction.h"
#include "games/pandoer/buying.h"
#include "games/pandoer/giving.h"
#include "games/pandoer/handing_on.h"
#include "games/pandoer/play.h"
#include "games/pandoer/purse.h"
#include "games/pandoer/rommelpot.h"
#include "phases/discarding.h"
#include "phases/naming.h"

namespace troef::pandoer {

class Pandoer final : public Course {
 public:
  explicit Pandoer(const Start& start);
  std::unique_ptr<Course> clone() const override { return std::make_unique<Pandoer>(*this); }
  void assign(const Course& other) override { *this = static_cast<const Pandoer&>(other); }

  Turn turn() const override;
  Result result() const override;
  Sides known_sides() const override;
  void look(View& view) const override;
  Cards playable() const override;

 private:
  enum class Stage : std::uint8_t {
    auction,
    rommelpot,
    buying,
    giving,
    handing_on,
    discard,
    trumps,
    play
  };

  const Phase& phase() const override;
  void advance() override;
  void dealt(const Pack& pack) override;
  bool claims_open() const override { return stage_ == Stage::play; }
  void revoke_claimed(const Revoke& revoke, Seat claimer) override;

  void deal_first(const Pack& pack);
  void begin_auction();
  void all_passed();
  void take_turn_up();
  void lay_away(Seat seat, std::string_view rule, AllLater later);
  void begin_trumps();
  void begin_play();

  Stage stage_ = Stage::auction;
  Purse purse_;
  Bidding auction_;
  Rommelpot rommelpot_;
  Buying buying_;
  Giving giving_;
  HandingOn handing_on_;
  Discarding discarding_;
  Naming naming_;
  Play play_;
  std::optional<Seat> revoker_;
};

}  // namespace troef::pandoer
