// SPDX-License-Identifier: Apache-2.0
#include "cli/simulate/simulate.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <thread>

#include "cli/errors.h"
#include "cli/interrupt.h"
#include "cli/output.h"
#include "cli/programs.h"
#include "cli/progress.h"
#include "cli/simulate/match_run.h"
#include "cli/simulate/tally.h"
#include "cli/words.h"

namespace troef::cli {
namespace {

std::vector<engines::BotSpec> players_of(const SimulateOptions& options, int seats) {
  std::vector<engines::BotSpec> players;
  for (const std::string& name : names_of(options.players)) {
    auto spec = engines::parse_bot_spec(name);
    if (!spec) throw call_error(refusal(spec.error, options.players));
    players.push_back(*std::move(spec.value));
  }
  if (players.size() == 1) players.resize(static_cast<std::size_t>(seats), players.front());
  if (static_cast<int>(players.size()) != seats) {
    throw call_error(
        fmt::format("{} player{} for {} seats; name one for all or one for every seat, "
                    "A,B,… or A B … where there is a comma in a command",
                    players.size(), players.size() == 1 ? "" : "s", seats));
  }
  return players;
}

// Each program, whatever seats it has.
bool all_took_part(const std::vector<engines::BotSpec>& players,
                   const std::vector<engines::Conduct>& conduct) {
  std::map<std::string, engines::Conduct> programs;
  for (std::size_t seat = 0; seat < conduct.size(); ++seat) {
    if (players[seat].outside()) programs[players[seat].text].add(conduct[seat]);
  }
  bool all = true;
  for (const auto& [program, sum] : programs) all = took_part(program, sum) && all;
  return all;
}

class Writer {
 public:
  Writer(std::uint64_t wanted, const std::string& file) : wanted_(wanted) {
    if (!file.empty()) output_.emplace(file);
  }
  bool enough() const { return tally_.deals == wanted_; }
  void take(const Batch& batch) {
    std::size_t end = 0;
    for (const Batch::Deal& deal : batch.deals) {
      if (enough()) break;
      tally_.add(deal);
      end = deal.text_end;
    }
    if (output_) output_->write(std::string_view(batch.text).substr(0, end));
  }
  void close() {
    if (output_) output_->close();
  }
  const Tally& tally() const { return tally_; }

 private:
  std::uint64_t wanted_;
  std::optional<LineOutput> output_;
  Tally tally_;
};

void run(Writer& writer, const MatchPlan& plan, unsigned threads, Progress& progress) {
  InOrder<Batch> matches(2 * std::uint64_t{threads} + 4);
  Crew crew(matches, threads, [&] { play_matches(matches, plan); });
  while (!writer.enough() && interrupted() == 0) {
    if (const auto batch = matches.collect()) writer.take(*batch);
    progress.at(writer.tally().deals);
  }
  crew.stop();
  while (const auto batch = matches.collect_ready()) writer.take(*batch);
  writer.close();
}

MatchPlan plan_of(const SimulateOptions& options, const Game& game, const Rules& rules) {
  const auto signals = engines::parse_signals(options.signals, &game);
  if (!signals) throw call_error(signals.error);
  if (options.legal && options.record.empty()) throw call_error("--legal needs --record FILE");
  return {.game = &game,
          .rules = rules,
          .seed = options.seed.empty() ? fresh_seed() : options.seed,
          .players = players_of(options, game.seats(rules)),
          .times = options.times,
          .signals = *signals.value,
          .record = !options.record.empty(),
          .legal = options.legal,
          .honest = options.honest,
          .deals = options.deals};
}

unsigned threads_of(const SimulateOptions& options) {
  const unsigned processors = std::max(1U, std::thread::hardware_concurrency());
  return options.threads == 0 ? processors : options.threads;
}

// On the standard output, unless the records are there.
void show(const SimulateOptions& options, const std::string& text) {
  if (options.record == "-") {
    tell(text);
  } else {
    print(text);
  }
}

}  // namespace

int simulate(const SimulateOptions& options) {
  const Game& game = game_by_name(options.choice.game);
  const Rules rules = rules_of(game, options.choice);
  const unsigned threads = threads_of(options);
  const MatchPlan plan = plan_of(options, game, rules);
  refuse_foreign_signals(plan.players, game);
  catch_interrupts();
  refuse_strangers(plan.players, plan.times);
  Writer writer(options.deals, options.record);
  Progress progress("deals", options.deals);
  run(writer, plan, threads, progress);
  const double seconds = progress.seconds();
  progress.clear();
  const TallyHead head{.game = &game,
                       .preset = preset_of(game, options.choice),
                       .rules = rules,
                       .players = plan.players,
                       .signals = std::string(engines::signals_name(plan.signals)),
                       .seed = plan.seed,
                       .seats = game.seats(rules),
                       .threads = threads,
                       .seconds = seconds,
                       .stopped = interrupted() != 0};
  const Tally& tally = writer.tally();
  show(options, options.json ? summary_json(tally, head) : summary_text(tally, head));
  const bool counts = all_took_part(plan.players, tally.conduct);
  if (interrupted() == 0) return counts ? all_right : wrong_input;
  tell(fmt::format("troef: stopped after {} of {} deals\n", tally.deals, options.deals));
  return 128 + interrupted();
}

}  // namespace troef::cli
