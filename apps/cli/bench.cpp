// SPDX-License-Identifier: Apache-2.0
#include "cli/bench.h"

#include <fmt/format.h>

#include <chrono>

#include "cli/interrupt.h"
#include "cli/json.h"
#include "cli/output.h"
#include "cli/simulate/players.h"
#include "games/games.h"
#include "games/signature.h"

namespace troef::cli {
namespace {

using Clock = std::chrono::steady_clock;

// How often a second `work` can be done, by doing it for some time.
template <class Work>
double rate(double seconds, Work work) {
  const auto began = Clock::now();
  const auto passed = [&] { return std::chrono::duration<double>(Clock::now() - began).count(); };
  std::uint64_t done = 0;
  do {
    for (int i = 0; i < 64; ++i) work();
    done += 64;
  } while (passed() < seconds && interrupted() == 0);
  return static_cast<double>(done) / passed();
}

Deal fresh_deal(const Game& game, const Rules& rules, Quick& random) {
  Deal deal(start_of(game, rules));
  Pack pack(game.pack(rules));
  shuffle(pack, random);
  deal.deal(pack);
  return deal;
}

double deals_per_second(const Game& game, double seconds) {
  const Rules rules = default_rules(game);
  const std::atomic<bool> stop = false;
  Quick random(1);
  engines::BotSpec any;
  any.text = any.name = "random";
  const auto seats = static_cast<std::size_t>(game.seats(rules));
  Players players(std::vector<engines::BotSpec>(seats, any), {}, nullptr, random);
  return rate(seconds, [&] {
    Deal deal = fresh_deal(game, rules, random);
    players.play(deal, random, nullptr, stop);
  });
}

bool at_the_cards(const Deal& deal) {
  const Actions legal = deal.legal();
  return !legal.empty() && legal.front().verb == Verb::play;
}

// From the first card that is played, in the first deal that gets so far.
double playouts_per_second(const Game& game, double seconds) {
  Quick random(1);
  for (;;) {
    Deal deal = fresh_deal(game, default_rules(game), random);
    while (deal.turn().awaited == Awaited::seat && !at_the_cards(deal)) {
      deal.play(deal.turn().seat, any_of(deal.legal(), random));
    }
    if (!at_the_cards(deal)) continue;
    PlayOut play_out(deal);
    return rate(seconds, [&] { play_out.run(random); });
  }
}

}  // namespace

int bench(const BenchOptions& options) {
  catch_interrupts();
  Json rows = Json::array();
  if (!options.json) print(fmt::format("{:<15}{:>12}{:>16}\n", "game", "deals/s", "play-outs/s"));
  for (const Game* game : all_games()) {
    const double deals = deals_per_second(*game, options.seconds);
    const double play_outs = playouts_per_second(*game, options.seconds);
    if (interrupted() != 0) return 128 + interrupted();
    if (options.json) {
      rows.push_back(
          {{"game", game->id()}, {"deals_per_second", deals}, {"playouts_per_second", play_outs}});
    } else {
      print(fmt::format("{:<15}{:>12.0f}{:>16.0f}\n", game->id(), deals, play_outs));
    }
  }
  const std::uint64_t signature = solver_signature();
  if (options.json) {
    rows.push_back({{"solver_signature", signature}});
    print(json_line(rows));
  } else {
    print(fmt::format("signature of the solver: {}\n", signature));
  }
  return 0;
}

}  // namespace troef::cli
