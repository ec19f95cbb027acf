// SPDX-License-Identifier: Apache-2.0
// troef_learn GAME OUT: a network learns what cards bring by playing deals against itself, in all
// presets, and is written to OUT every minute and at the end, as src/bots/learnt keeps it.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <mutex>
#include <thread>

#include "games/games.h"
#include "learn/learning.h"

namespace {

using namespace troef;
using Clock = std::chrono::steady_clock;

constexpr int choices_a_step = 256;
constexpr double highest_rate = 0.003, lowest_share = 0.02;
constexpr auto between_reports = std::chrono::seconds(60);

// Numbers small and different, so that each part of the layer learns something of its own; and
// what thumb thinks.
std::optional<learnt::Network> beginning(double unit, Quick luck) {
  learnt::Network network{.unit = static_cast<float>(unit)};
  const auto about = [&](float size) {
    return size * (static_cast<float>(luck.next()) / 2147483648.0F - 1);
  };
  for (auto& row : network.into) {
    for (float& number : row) number = about(0.3F);
  }
  for (float& number : network.base) number = about(0.1F);
  for (float& number : network.out) number = about(0.05F);
  network.straight[learnt::short_by_mark] = -10 / network.unit;
  return network;
}

std::optional<learnt::Network> read_file(const std::string& path) {
  std::ifstream in(path);
  return learnt::read_network(std::string(std::istreambuf_iterator<char>(in), {}));
}

class School {
 public:
  School(const Game& game, const learnt::Network& begin, std::string out, std::chrono::seconds time)
      : game_(game), out_(std::move(out)), time_(time), network_(begin), learning_(network_) {
    for (const Preset& preset : game.presets()) rules_.push_back(*preset_rules(game, preset.id));
  }

  void work(std::uint64_t seed) {
    learn::Deals deals(game_, rules_, seed);
    while (share_done() < 1) {
      const learnt::Network network = now();
      learn::Gradient gradient;
      while (gradient.choices < choices_a_step) {
        deals.play(network, [&](const learn::Choice& choice) { gradient.add(network, choice); });
      }
      take(gradient);
    }
  }

  bool write() const {
    std::ofstream out(out_);
    return (out << learnt::written(network_)).flush().good();
  }

 private:
  double share_done() const { return std::chrono::duration<double>(Clock::now() - begun_) / time_; }
  learnt::Network now() {
    const std::lock_guard lock(mutex_);
    return network_;
  }

  // Ever smaller steps in the second half.
  void take(const learn::Gradient& gradient) {
    const std::lock_guard lock(mutex_);
    const double share = std::min(1.0, 2 * (1 - share_done()));
    learning_.step(gradient, highest_rate * std::max(lowest_share, share));
    choices_ += gradient.choices;
    spread_ += gradient.spread;
    error_ += gradient.error;
    if (Clock::now() < reported_ + between_reports) return;
    reported_ = Clock::now();
    fmt::print("{:.0f} % done, {} choices: explains {:.2f} % of what cards bring\n",
               100 * share_done(), choices_, 100 * (1 - error_ / spread_));
    std::fflush(stdout);
    spread_ = error_ = 0;
    write();
  }

  const Game& game_;
  std::string out_;
  std::chrono::seconds time_;
  std::vector<Rules> rules_;
  learnt::Network network_;
  learn::Learning learning_;
  std::mutex mutex_;
  Clock::time_point begun_ = Clock::now(), reported_ = begun_;
  std::int64_t choices_ = 0;
  double spread_ = 0, error_ = 0;
};

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Lets a network learn what cards bring.");
  std::string game, out, from;
  int minutes = 10, threads = 2;
  double unit = 20;
  std::uint64_t seed = 1;
  app.add_option("game", game)->required();
  app.add_option("out", out)->required();
  app.add_option("--from", from, "goes on with what another has learnt")->check(CLI::ExistingFile);
  app.add_option("--unit", unit, "points by which cards differ, about")->check(CLI::PositiveNumber);
  app.add_option("--minutes", minutes, "how long it learns")->check(CLI::PositiveNumber);
  app.add_option("--threads", threads)->check(CLI::Range(1, 256));
  app.add_option("--seed", seed, "of the deals of the first thread; those of the others follow");
  CLI11_PARSE(app, argc, argv);
  const Game* found = find_game(all_games(), game);
  if (found == nullptr) {
    fmt::print(stderr, "There is no game {}.\n", game);
    return 2;
  }
  const auto begin = from.empty() ? beginning(unit, Quick(seed)) : read_file(from);
  if (!begin) {
    fmt::print(stderr, "{} is no network with as many numbers as this one has.\n", from);
    return 2;
  }
  School school(*found, *begin, out, std::chrono::minutes(minutes));
  if (!school.write()) {
    fmt::print(stderr, "{} cannot be written.\n", out);
    return 2;
  }
  std::vector<std::thread> workers;
  for (int i = 0; i < threads; ++i) {
    workers.emplace_back([&, i] { school.work(seed + static_cast<std::uint64_t>(i)); });
  }
  for (std::thread& worker : workers) worker.join();
  return school.write() ? 0 : 1;
}
