// SPDX-License-Identifier: Apache-2.0
#include "cli/arena.h"

#include <fmt/format.h>

#include <algorithm>
#include <thread>

#include "cli/arena/report.h"
#include "cli/arena/run.h"
#include "cli/arena/seer.h"
#include "cli/choice.h"
#include "cli/errors.h"
#include "cli/interrupt.h"
#include "cli/output.h"
#include "cli/programs.h"
#include "cli/words.h"
#include "games/games.h"

namespace troef::cli {
namespace {

using engines::BotSpec;

BotSpec spec_of(const std::string& text, const std::vector<std::string>& players) {
  if (text == Seer::name) {
    BotSpec seer;
    seer.text = seer.name = text;
    return seer;
  }
  if (text.starts_with(std::string(Seer::name) + ":")) {
    throw call_error(std::string(Seer::name) + " heeds no options");
  }
  auto spec = engines::parse_bot_spec(text);
  if (!spec) throw call_error(refusal(spec.error, players));
  return *std::move(spec.value);
}

// Each against the one before it in the list.
std::vector<BotSpec> rungs(const ArenaOptions& options) {
  std::vector<BotSpec> bots;
  for (const std::string& name : names_of(options.players)) {
    bots.push_back(spec_of(name, options.players));
  }
  if (options.ladder && bots.empty()) {
    for (const auto name : bot_names()) bots.push_back(spec_of(std::string(name), {}));
  }
  if (options.ladder && bots.size() < 2) throw call_error("a ladder takes two players or more");
  if (!options.ladder && bots.size() != 2)
    throw call_error("an arena takes two players: --players A,B");
  return bots;
}

// The games that were named, or all, each with the presets that are wanted.
std::vector<GameChoice> choices(const ArenaOptions& options) {
  std::vector<std::string> names = options.games;
  if (names == std::vector<std::string>{"all"}) {
    names.clear();
    for (const Game* game : all_games()) names.emplace_back(game->id());
  }
  const bool every = std::find(names.begin(), names.end(), "all") != names.end();
  if (every) throw call_error("\"all\" is every game already; name no other beside it");
  const bool chosen = !options.preset.empty() || !options.settings.empty();
  if (chosen && (names.size() > 1 || options.all_presets)) {
    throw call_error("--preset and --set go with one game, and not with --all-presets");
  }
  std::vector<GameChoice> all;
  for (const std::string& name : names) {
    const Game& game = game_by_name(name);
    const std::string id(game.id());
    if (options.all_presets) {
      for (const Preset& preset : game.presets()) all.push_back({id, std::string(preset.id), {}});
    } else {
      all.push_back({id, preset_of(game, {name, options.preset, {}}), options.settings});
    }
  }
  return all;
}

// Of several games those that the convention serves have it.
const Convention* signals_of(const ArenaOptions& options, const Game& game) {
  const bool one = options.games.size() == 1 && options.games.front() != "all";
  const auto signals = engines::parse_signals(options.signals, one ? &game : nullptr);
  if (!signals) throw call_error(signals.error);
  const Convention* convention = *signals.value;
  return convention != nullptr && convention->suits(game) ? convention : nullptr;
}

Duel duel_of(const ArenaOptions& options, const GameChoice& choice, const BotSpec& a,
             const BotSpec& b, const std::string& seed) {
  Duel duel;
  duel.game = &game_by_name(choice.game);
  duel.preset = choice.preset;
  duel.rules = rules_of(*duel.game, choice);
  duel.seed = seed;
  duel.signals = signals_of(options, *duel.game);
  refuse_foreign_signals({a, b}, *duel.game);
  duel.bots = {a, b};
  duel.teams = {team_of(a, options.times), team_of(b, options.times)};
  return duel;
}

// Whether both took part.
bool play_one(const Duel& duel, const ArenaOptions& options) {
  const unsigned processors = std::max(1U, std::thread::hardware_concurrency());
  const Length length{options.deals, options.until_clear,
                      options.threads > 0 ? options.threads : processors};
  Progress progress("deals", options.deals);
  const Standing standing = play_duel(duel, length, progress);
  const ReportHead head{options.until_clear, interrupted() != 0, progress.seconds()};
  progress.clear();
  if (options.json) {
    print(report_json(duel, standing, head));
  } else if (options.ladder) {
    print(ladder_row(duel, standing, head));
  } else {
    print(report_text(duel, standing, head));
  }
  const bool first = took_part(duel.bots[0].text, standing.conduct[0]);
  return took_part(duel.bots[1].text, standing.conduct[1]) && first;
}

}  // namespace

int arena(const ArenaOptions& options) {
  const std::vector<BotSpec> bots = rungs(options);
  const std::string seed = options.seed.empty() ? fresh_seed() : options.seed;
  std::vector<Duel> duels;
  for (const GameChoice& choice : choices(options)) {
    for (std::size_t i = 1; i < bots.size(); ++i) {
      // In a ladder the later is the stronger; who is named first is A.
      const bool up = options.ladder;
      duels.push_back(duel_of(options, choice, bots[up ? i : i - 1], bots[up ? i - 1 : i], seed));
    }
  }
  catch_interrupts();
  refuse_strangers(bots, options.times);
  bool played = true;
  if (options.ladder && !options.json) print(ladder_head());
  for (std::size_t i = 0; i < duels.size() && interrupted() == 0; ++i) {
    if (i > 0 && !options.ladder && !options.json) print("\n");
    played = play_one(duels[i], options) && played;
  }
  if (interrupted() == 0) return played ? all_right : wrong_input;
  tell("troef: stopped; what is shown is of the deals that were finished\n");
  return 128 + interrupted();
}

}  // namespace troef::cli
