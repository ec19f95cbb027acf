// SPDX-License-Identifier: Apache-2.0
// A bot as somebody names it: "thumb", "club:nodes=20000", "master:time=500:signals=seinen", or a
// program that speaks docs/bot-protocol.md, "cmd:python3 bot.py".
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot.h"
#include "deal/action.h"

namespace troef::engines {

struct BotSpec {
  std::string text;                  // as it was written
  std::string name;                  // of a bot of ours
  std::vector<std::string> command;  // or a program and its arguments
  std::uint64_t nodes = 0;
  std::int64_t milliseconds = 0;
  // Of this bot, whatever the table has chosen.
  std::optional<const Convention*> signals;

  bool outside() const { return !command.empty(); }
};

Parsed<BotSpec> parse_bot_spec(std::string_view text);

// The words of a command as a shell takes them apart: blanks, '…', "…" and \; nothing is expanded.
Parsed<std::vector<std::string>> split_command(std::string_view text);

// A convention by its name, "none" for none; with a game, one that suits it.
Parsed<const Convention*> parse_signals(std::string_view name, const Game* game = nullptr);
// "none" where there is none.
std::string_view signals_name(const Convention* signals);

}  // namespace troef::engines
