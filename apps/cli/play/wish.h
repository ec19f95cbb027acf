// SPDX-License-Identifier: Apache-2.0
// What a call of `troef play` asks for, and the match that it comes to.
#pragma once

#include <string>

#include "cli/choice.h"
#include "cli/play/menu.h"
#include "cli/programs.h"

namespace troef::cli::table {

struct PlayOptions {
  GameChoice choice;
  std::string language, letters, seed, bot, signals;
  std::string match;  // to go on with; "" for the latest
  bool plain = false, four_colours = false, by_hand = false, resume = false;
  int pace = -1;
  ProgramTimes times;
};

// Whether the call names a match that was left.
inline bool goes_on(const PlayOptions& options) { return options.resume || !options.match.empty(); }

// The bot that is named, or the usual one. Throws a Failure for one that there is not, and for a
// program that does not come to say hello.
std::string bot_of(const PlayOptions& options, const Look& look);

// What the call asks for, or else the player at the menu.
Chosen chosen(const PlayOptions& options, const Look& look, Console& console);
// The match against that bot, begun or taken up again.
Seated seat(const PlayOptions& options, const Look& look, Console& console, const Chosen& choice,
            const std::string& bot, Words& words);

}  // namespace troef::cli::table
