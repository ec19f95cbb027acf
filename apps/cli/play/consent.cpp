// SPDX-License-Identifier: Apache-2.0
#include "cli/play/consent.h"

#include <climits>

#include "cards/quoted.h"
#include "cli/errors.h"
#include "cli/play/menu_texts.h"
#include "table/table.h"

namespace troef::cli::table {
namespace {

// As one word of a shell.
std::string for_shell(const std::string& text) {
  std::string word = "'";
  for (const char c : text) word += c == '\'' ? "'\\''" : std::string(1, c);
  return word + "'";
}

}  // namespace

bool suits(const PlayOptions& options, const std::string& bot) {
  return options.bot.empty() || options.bot == bot ||
         (bot.starts_with("cmd:") && options.bot == spare_level);
}

bool may_start(const PlayOptions& options, const Look& look, Console& console,
               const std::string& command) {
  if (!options.bot.empty()) return options.bot == command;
  const std::string all = harmless(command, INT_MAX);
  if (!Console::at_terminal()) {
    throw call_error(say(look, MenuText::program_unasked, for_shell(all), spare_level));
  }
  console.line(fitted(look, say(look, MenuText::program_named, all)));
  return console.agreed(fitted(look, say(look, MenuText::program_ask, spare_level)) + "\n> ");
}

}  // namespace troef::cli::table
