// SPDX-License-Identifier: Apache-2.0
// A player at the table, from the first deal to the end of the match or the word quit.
#pragma once

#include <string>

#include "bots/rest/rest.h"
#include "cli/play/console.h"
#include "cli/play/keeper.h"
#include "cli/play/look.h"
#include "cli/play/read_line.h"
#include "cli/play/texts.h"
#include "deal/rulebook.h"

namespace troef::cli::table {

struct Manners {
  bool by_hand = false;  // forced actions are the player's to do
  bool pause = false;    // between deals
  int rest = 0;          // milliseconds after what the others do
};

class Sitting {
 public:
  Sitting(const Look& look, const Manners& manners, Console& console, Keeper& keeper);
  // The match was played and its record is kept, the player left it, or it could not be written.
  enum class End : std::uint8_t { played, left, stuck };
  End run();

 private:
  enum class Next : std::uint8_t { on, again, leave };

  bool play_on();
  Keeper::Step step();
  bool deal_over();
  bool finish();
  void tell();
  void tell_rest();
  void tell_lapses();
  void tell_outcome();
  void tell_text(std::string_view text);
  void tell_line(const std::string& text);
  void stuck();

  bool own_turn();
  bool forced() const;
  Next take_rest();
  Next play_rest();
  void show();
  Next answer(const std::string& text);
  Next act(const Action& action);
  Next undo();

  bool pause_for_roem() const;
  // False when the player leaves.
  bool wait(Text to_go_on);
  bool close();

  Look look_;
  Manners manners_;
  Console& console_;
  Keeper& keeper_;
  RuleBook book_;
  View view_;
  bool shown_ = false, stuck_ = false;
  Rest rest_ = Rest::unsure;  // as it was when it was taken
  bool rest_told_ = false;    // that a bot takes it
};

}  // namespace troef::cli::table
