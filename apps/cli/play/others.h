// SPDX-License-Identifier: Apache-2.0
// The bots around the player: what each of them does by what it sees, in turn and out of turn, and
// which of them takes the rest.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "bots/bot.h"
#include "cli/play/header.h"
#include "deal/view.h"

namespace troef::cli::table {

class Others {
 public:
  // With `by_hand` none of them takes the rest.
  Others(const Header& header, Seats seats, bool by_hand, Words& words);

  // The bot of the header, or where there is none of that name any more, one that plays in its
  // place.
  const std::string& bot() const { return bot_; }

  // What the bot whose view it is does in its turn, and out of turn if it does.
  Action choose(const View& view);
  std::optional<Action> aside(const View& view);

  // Who takes all tricks that are left.
  std::optional<Seat> rest() const { return rest_; }
  // In another deal, or after something was taken back, nobody does.
  void take_no_rest() { rest_.reset(); }

 private:
  bool by_hand_;
  std::string bot_;
  BySeat<std::unique_ptr<Bot>> bots_;
  std::optional<Seat> rest_;
};

}  // namespace troef::cli::table
