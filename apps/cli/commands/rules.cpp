// SPDX-License-Identifier: Apache-2.0
#include "cli/rules.h"

#include "cli/commands/command.h"
#include "cli/commands/commands.h"

namespace troef::cli {

void add_rules(CLI::App& app, int& exit_code) {
  Command<RulesOptions> command(app, "rules", "What a rule says",
                                "  troef rules KJ-25\n"
                                "  troef rules heugen widow_counts --lang nl\n"
                                "  troef rules pandoer last trick\n"
                                "  troef rules --book --lang nl > rules.nl.md");
  command.add(
      "GAME", &RulesOptions::game,
      "The game, as `troef games` lists them; it can be left out where only one has that RULE");
  command.add(
      "RULE", &RulesOptions::words,
      "The number of a rule, the name of a house rule or a preset, or words that occur in it");
  command.flag("--book", &RulesOptions::book, "The rules of all games as Markdown");
  command.language();
  command.calls(rules, exit_code);
}

}  // namespace troef::cli
