// SPDX-License-Identifier: Apache-2.0
// A match that was left may be somebody else's, and then so is the command of the program that it
// names: none is started that the player does not ask for.
#pragma once

#include "cli/play/console.h"
#include "cli/play/look.h"
#include "cli/play/wish.h"

namespace troef::cli::table {

// Whether `--bot` may stand beside a match against this bot: its own name, or that of the one that
// plays in the place of a program.
bool suits(const PlayOptions& options, const std::string& bot);

// Whether the program of a match that was left may be started: the call names it, or the player
// says so. Throws a Failure where nobody is at a terminal to be asked.
bool may_start(const PlayOptions& options, const Look& look, Console& console,
               const std::string& command);

}  // namespace troef::cli::table
