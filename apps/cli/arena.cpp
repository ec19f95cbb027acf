// SPDX-License-Identifier: Apache-2.0
#include "cli/arena.h"

#include <CLI/CLI.hpp>
#include <atomic>
#include <exception>
#include <memory>
#include <mutex>
#include <thread>

#include "bots/bot.h"
#include "cli/arena/report.h"
#include "cli/choice.h"
#include "cli/errors.h"
#include "cli/interrupt.h"
#include "cli/output.h"
#include "cli/progress.h"
#include "cli/words.h"

namespace troef::cli {
namespace {

struct ArenaOptions {
  GameChoice choice;
  std::vector<std::string> players;
  std::uint64_t deals = 1000;
  std::string seed;
  unsigned threads = 0;
  bool json = false;
};

Duel duel_of(const ArenaOptions& options) {
  Duel duel;
  duel.game = &game_by_name(options.choice.game);
  duel.rules = rules_of(*duel.game, options.choice);
  duel.seed = options.seed.empty() ? fresh_seed() : options.seed;
  if (options.players.size() != 2) throw call_error("an arena takes two players, A,B");
  for (std::size_t i = 0; i < 2; ++i) {
    if (!make_bot(options.players[i], 0)) {
      throw call_error("unknown bot \"" + options.players[i] + "\"; there is " +
                       nearest_first(options.players[i], bot_names()));
    }
    duel.bots[i] = options.players[i];
  }
  return duel;
}

// Deals are handed out in order and counted in order, so that the sums do not depend on threads.
std::vector<Played> play_all(const Duel& duel, const ArenaOptions& options, Progress& progress) {
  std::vector<Played> played(options.deals);
  std::vector<char> finished(options.deals, 0);
  std::atomic<std::uint64_t> next = 0, done = 0;
  std::mutex mutex;
  std::exception_ptr failure;
  const auto work = [&] {
    try {
      for (std::uint64_t n = next++; n < options.deals && interrupted() == 0; n = next++) {
        played[n] = play_duplicate(duel, n);
        finished[n] = 1;
        ++done;
      }
    } catch (...) {
      const std::lock_guard lock(mutex);
      failure = std::current_exception();
      next = done = options.deals;
    }
  };
  const unsigned threads =
      options.threads > 0 ? options.threads : std::max(1U, std::thread::hardware_concurrency());
  std::vector<std::thread> crew;
  for (unsigned i = 0; i < threads; ++i) crew.emplace_back(work);
  while (done < options.deals && interrupted() == 0) {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    progress.at(done);
  }
  for (std::thread& worker : crew) worker.join();
  if (failure) std::rethrow_exception(failure);
  std::vector<Played> result;
  for (std::uint64_t n = 0; n < options.deals; ++n) {
    if (finished[n] != 0) result.push_back(std::move(played[n]));
  }
  return result;
}

int arena(const ArenaOptions& options) {
  const Duel duel = duel_of(options);
  catch_interrupts();
  Progress progress("deals", options.deals);
  Standing standing;
  for (const Played& played : play_all(duel, options, progress)) standing.add(played);
  const ReportHead head{options.choice.preset.empty() ? std::string(duel.game->presets().front().id)
                                                      : options.choice.preset,
                        progress.seconds()};
  progress.clear();
  print(options.json ? report_json(duel, standing, head) : report_text(duel, standing, head));
  return interrupted() == 0 ? all_right : 128 + interrupted();
}

}  // namespace

void add_arena(CLI::App& app, int& exit_code) {
  auto options = std::make_shared<ArenaOptions>();
  CLI::App* command =
      app.add_subcommand("arena", "two bots against each other over duplicate deals");
  command->add_option("game", options->choice.game, "the game")->required();
  command->add_option("--players", options->players, "the two bots: A,B")
      ->delimiter(',')
      ->required();
  command->add_option("--deals", options->deals, "how many duplicate deals (1000)")
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{100'000'000}));
  command->add_option("--preset", options->choice.preset, "a preset of the game");
  command->add_option("--set", options->choice.settings, "a house rule, option=value")
      ->allow_extra_args(false);
  command->add_option("--seed", options->seed, "makes the deals; drawn if not given");
  command->add_option("--threads", options->threads, "0: as many as there are processors");
  command->add_flag("--json", options->json, "the result as one line of JSON");
  command->callback([options, &exit_code] { exit_code = arena(*options); });
}

}  // namespace troef::cli
