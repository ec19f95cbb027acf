// SPDX-License-Identifier: Apache-2.0
#include "cli/solve/plan.h"

#include "bots/bot.h"
#include "cli/errors.h"
#include "cli/terminal.h"
#include "cli/words.h"

namespace troef::cli {
namespace {

struct Table {
  const Game* game;
  Rules rules;
};

// "heugen:huege", with house rules on top.
Table table_of(const std::string& text, const std::vector<std::string>& settings) {
  const auto colon = text.find(':');
  GameChoice choice;
  choice.game = text.substr(0, colon);
  if (colon != std::string::npos) choice.preset = text.substr(colon + 1);
  choice.settings = settings;
  const Game& game = game_by_name(choice.game);
  return {&game, rules_of(game, choice)};
}

Form form_of(const SolveOptions& options) {
  const std::string& name = options.format;
  if (name.empty()) return options.json ? Form::json : Form::table;
  constexpr std::string_view names[] = {"table", "json", "csv"};
  for (std::size_t i = 0; i < std::size(names); ++i) {
    if (name != names[i]) continue;
    const auto form = static_cast<Form>(i);
    if (options.json && form != Form::json) throw call_error("--json is --format json");
    return form;
  }
  throw call_error("unknown format \"" + name + "\"; there is " + nearest_first(name, names));
}

Start start_of_hands(const SolveOptions& options) {
  const Table table = table_of(options.game, options.settings);
  Start start = start_of(*table.game, table.rules);
  start.number = 1;  // in the first deal of a match the die is not thrown (KJ-11)
  if (options.dealer >= start.seats) {
    throw call_error("--dealer: there are seats 0 to " + std::to_string(start.seats - 1));
  }
  start.dealer = Seat(options.dealer);
  return start;
}

std::string bidder_of(const std::string& text) {
  const std::string name = text.substr(0, text.find(':'));
  if (!make_bot(name, 0)) {
    throw call_error("--bidders: unknown bot \"" + name + "\"; there is " +
                     nearest_first(name, bot_names()));
  }
  if (name == text) return name;
  throw call_error("--bidders takes a bot without settings: \"" + name + "\", not \"" + text +
                   "\"");
}

Drawing drawing_of(const SolveOptions& options) {
  const Table table = table_of(options.random, options.settings);
  return {table.game, table.rules, options.seed,
          bidder_of(options.bot.empty() ? "thumb" : options.bot),
          goal_by_name(options.goal).question};
}

void refuse_what_does_not_go_together(const SolveOptions& options) {
  const bool random = !options.random.empty();
  const int inputs = (options.files.empty() ? 0 : 1) + (options.position.empty() ? 0 : 1) + random;
  if (inputs == 0)
    throw call_error("what is to be solved? FILE, --position or --random is required");
  if (inputs > 1) throw call_error("FILE, --position and --random exclude one another");
  if (options.every && options.at >= 0) throw call_error("--at and --every exclude one another");
  if (random && (options.every || options.at >= 0 || options.choices)) {
    throw call_error(
        "deals of --random are solved from the first card: no --at, --every, --choices");
  }
  if (random && !options.game.empty())
    throw call_error("--game is for hands; --random names its own");
  if (!random && (options.deals > 0 || !options.seed.empty() || !options.bot.empty())) {
    throw call_error("--deals, --seed and --bidders are for deals of --random");
  }
  const bool hands = !options.game.empty();
  if (!hands && (!options.after.empty() || options.dealer != 0)) {
    throw call_error("--after and --dealer are for hands, with --game");
  }
  if (!hands && !random && !options.settings.empty()) {
    throw call_error("--set is for hands and --random; records hold their own rules");
  }
  if (options.explain && (options.no_cards || options.no_line)) {
    throw call_error("--explain tells of the cards and the line: no --no-cards, --no-line");
  }
  const bool file = !options.output.empty() && options.output != "-";
  if (options.resume && !file) throw call_error("--resume needs --output FILE");
  if (!options.shard.empty() && !options.position.empty()) {
    throw call_error("--shard needs FILE or --random");
  }
  if (options.resume && random && options.seed.empty()) {
    throw call_error("--resume needs the --seed that the file was begun with");
  }
  if (!options.shard.empty() && random && options.seed.empty()) {
    throw call_error("--shard needs the --seed of all parts");
  }
}

}  // namespace

Plan plan_of(const SolveOptions& options) {
  refuse_what_does_not_go_together(options);
  Plan plan;
  plan.form = form_of(options);
  if (options.resume && plan.form == Form::table) throw call_error("--resume needs JSON or CSV");
  if (options.with_position && plan.form != Form::json) {
    throw call_error("--with-position needs JSON");
  }
  if (options.with_source && plan.form != Form::json) {
    throw call_error("--with-source needs JSON; the table and CSV have it always");
  }
  if (options.explain && plan.form == Form::csv) {
    throw call_error("--explain is for the table and JSON");
  }
  plan.reading.asked = goal_by_name(options.goal);
  plan.wish = {.question = plan.reading.asked.question,
               .cards = !options.no_cards,
               .line = !options.no_line,
               .explain = options.explain,
               .nodes = options.nodes,
               .seconds = options.time};
  plan.also = {.source = options.with_source, .position = options.with_position};
  plan.strict = options.strict;
  plan.language = language_by_name(options.language);
  plan.colour = plan.form == Form::table && options.output.empty() && colour_on_output();
  plan.files = options.files;
  if (!options.position.empty()) plan.files = {"--position"};
  if (options.at >= 0) plan.reading.at = options.at;
  plan.reading.every = options.every;
  plan.reading.choices = options.choices;
  if (!options.game.empty()) plan.reading.hands = start_of_hands(options);
  plan.reading.after = options.after;
  if (!options.random.empty()) plan.drawing = drawing_of(options);
  return plan;
}

}  // namespace troef::cli
