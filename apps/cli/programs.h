// SPDX-License-Identifier: Apache-2.0
// Players as they are named, and those that are programs of somebody else's: whether they take
// part.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "engines/engine.h"
#include "engines/spec.h"

namespace troef::cli {

// Who takes part: one text names all of them, with commas; several name one each, whatever is in
// them.
std::vector<std::string> names_of(const std::vector<std::string>& players);

// Why one of them is refused; where a comma split a command, also how to name that.
std::string refusal(const std::string& error, const std::vector<std::string>& players);

struct ProgramTimes {
  std::int64_t start = 10'000, move = 5000;  // in milliseconds
};
// Among the players of a record, where a command may be of any length and bytes.
std::string name_in_record(const std::string& bot);

// Of a bot that is a program; nullptr of others.
std::shared_ptr<engines::Team> team_of(const engines::BotSpec& bot, const ProgramTimes& times);

// Throws a Failure where a bot has a convention of its own that is none of the game's.
void refuse_foreign_signals(const std::vector<engines::BotSpec>& players, const Game& game);

// Starts every program once, before anything is played; throws a Failure for one that does not say
// hello in time.
void refuse_strangers(const std::vector<engines::BotSpec>& players, const ProgramTimes& times);

// False, after saying why, where a result says nothing about a program.
bool took_part(const std::string& player, const engines::Conduct& conduct);

}  // namespace troef::cli
