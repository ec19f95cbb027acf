// SPDX-License-Identifier: Apache-2.0
// troef_store_bench ADDRESS [TABLES [SECONDS]]: durable actions a second, each table waiting for
// its last before it writes the next: with one table, and with many at once.
#include <fmt/format.h>
#include <sys/resource.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <exception>
#include <future>
#include <string>
#include <thread>

#include "server/store.h"

namespace {

using namespace troef::server;
using Clock = std::chrono::steady_clock;

constexpr const char* line =
    R"({"t":1763690000000,"k":"act","seat":2,"deal":12,"at":17,"action":"play JS"})";

struct Player {
  std::string table;
  std::uint64_t next = 0;
  Clock::time_point sent;
};

class Round {
 public:
  Round(Store& store, int tables, std::chrono::duration<double> length)
      : store_(store), players_(static_cast<std::size_t>(tables)), left_(tables) {
    const auto name = Clock::now().time_since_epoch().count();
    began_ = Clock::now();
    ends_ = began_ + std::chrono::duration_cast<Clock::duration>(length);
    for (std::size_t i = 0; i < players_.size(); ++i) {
      players_[i].table = fmt::format("{}-{}", name, i);
    }
    for (Player& player : players_) {
      write(player);
    }
    over_.get_future().wait();
  }

  void print(const StoreCounts& before, const StoreCounts& after) {
    const double seconds = std::chrono::duration<double>(Clock::now() - began_).count();
    std::ranges::sort(waits_);
    const auto at = [&](double part) {
      return waits_[static_cast<std::size_t>(part * static_cast<double>(waits_.size() - 1))];
    };
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    fmt::print(
        "{:5} tables: {:8.0f} actions/s, {:6.1f} a group, median {:6.2f} ms, "
        "99 % within {:6.2f} ms, most memory {} MiB\n",
        players_.size(), static_cast<double>(waits_.size()) / seconds,
        static_cast<double>(waits_.size()) / static_cast<double>(after.groups - before.groups),
        at(0.5), at(0.99), usage.ru_maxrss / 1024);
  }

 private:
  void write(Player& player) {
    player.sent = Clock::now();
    Writing writing;
    writing.table = player.table;
    writing.first = player.next++;
    writing.lines = {line};
    writing.done = [this, &player](bool kept) { done(player, kept); };
    store_.write(std::move(writing));
  }

  void done(Player& player, bool kept) {
    if (!kept) {
      std::terminate();
    }
    const auto now = Clock::now();
    waits_.push_back(std::chrono::duration<double, std::milli>(now - player.sent).count());
    if (now < ends_) {
      write(player);
    } else if (--left_ == 0) {
      over_.set_value();
    }
  }

  Store& store_;
  std::vector<Player> players_;
  std::vector<double> waits_;
  int left_;
  Clock::time_point began_, ends_;
  std::promise<void> over_;
};

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) {
    fmt::print(stderr, "usage: troef_store_bench ADDRESS [TABLES [SECONDS]]\n");
    return 2;
  }
  try {
    const auto store = open_store(argv[1]);
    const int most = argc > 2 ? std::stoi(argv[2]) : 1250;
    const std::chrono::duration<double> length(argc > 3 ? std::stod(argv[3]) : 3);
    for (const int tables : {1, 16, most}) {
      const StoreCounts before = store->counts();
      Round round(*store, tables, length);
      round.print(before, store->counts());
    }
  } catch (const std::exception& fault) {
    fmt::print(stderr, "{}\n", fault.what());
    return 1;
  }
}
