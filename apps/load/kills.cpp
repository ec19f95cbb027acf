// SPDX-License-Identifier: Apache-2.0
// kill -9 in the middle of live tables, over and over.
#include <fmt/format.h>

#include <csignal>
#include <cstdio>
#include <fstream>
#include <random>

#include "load/ledger.h"
#include "load/phases.h"
#include "load/requests.h"
#include "load/summary.h"

namespace troef::load {
namespace {

using namespace std::chrono_literals;

// Those whose table did not go on since then.
std::size_t stuck(Crowd& crowd, const std::vector<std::uint64_t>& since) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < crowd.tables().size(); ++i) {
    count += crowd.visitor(i * chairs).player.seq() <= since[i];
  }
  return count;
}

std::vector<std::uint64_t> positions(Crowd& crowd) {
  std::vector<std::uint64_t> seqs;
  for (std::size_t i = 0; i < crowd.tables().size(); ++i) {
    seqs.push_back(crowd.visitor(i * chairs).player.seq());
  }
  return seqs;
}

void listen(Crowd& crowd, Ledger& ledger) {
  crowd.listener = [&](std::size_t number, const Json& message) {
    const auto& under_way = crowd.visitor(number).under_way;
    if (message.value("type", "") == "done" && under_way &&
        message.value("id", "") == under_way->value("id", "?")) {
      ledger.acknowledged(number, *under_way, number % chairs);
    }
    ledger.hear(number, message);
  };
}

// What was said when the server died is said again: it must come to the same.
void say_again(Crowd& crowd) {
  for (std::size_t i = 0; i < crowd.visitors(); ++i) {
    Visitor& visitor = crowd.visitor(i);
    if (visitor.under_way) visitor.connection.say(visitor.under_way->dump());
  }
}

void write_records(const Plan& plan, Crowd& crowd, std::size_t& deals) {
  Requests requests(plan.port);
  std::ofstream file(plan.folder + "/records.troef.jsonl");
  for (std::size_t i = 0; i < crowd.tables().size(); ++i) {
    const std::string records = requests.get("/api/v1/tables/" + crowd.tables()[i].id + "/record",
                                             crowd.visitor(i * chairs).cookie);
    deals += static_cast<std::size_t>(std::count(records.begin(), records.end(), '\n'));
    file << records;
  }
}

bool go_on(Crowd& crowd, const std::vector<std::uint64_t>& since) {
  const Moment began = Clock::now();
  while (stuck(crowd, since) > 0 && Clock::now() - began < 60s) crowd.work(50ms, 0ms);
  return stuck(crowd, since) == 0;
}

class Killing {
 public:
  explicit Killing(const Plan& plan)
      : plan_(plan),
        server_(plan.program, prepare(plan), plan.port),
        crowd_(plan.port, plan.kill_tables, plan.at_once),
        ledger_(plan.kill_tables * chairs) {
    server_.start();
    crowd_.make();
    listen(crowd_, ledger_);
    seat(crowd_);
  }

  bool run() {
    for (int kill = 1; kill <= plan_.kills; ++kill) {
      once(kill);
      if (kill % 20 == 0) progress(kill);
    }
    if (!go_on(crowd_, positions(crowd_))) ++never_on_;
    write_records(plan_, crowd_, deals_);
    report();
    return judge();
  }

 private:
  void once(int kill) {
    crowd_.work(std::chrono::milliseconds(100 + chance_() % 400), 0ms);
    server_.end(SIGKILL);
    const std::vector<std::uint64_t> since = positions(crowd_);
    crowd_.cut_off();
    const Moment began = Clock::now();
    server_.start();
    crowd_.connect();
    while (!crowd_.all_settled() && Clock::now() - began < 60s) crowd_.work(5ms, std::nullopt);
    never_back_ += crowd_.visitors() - crowd_.settled();
    back_.add(milliseconds(Clock::now() - began));
    for (std::size_t i = 0; i < crowd_.visitors(); ++i) {
      again_ += crowd_.visitor(i).under_way ? 1 : 0;
    }
    say_again(crowd_);
    if (kill % 10 == 0 && !go_on(crowd_, since)) never_on_ += stuck(crowd_, since);
  }

  void progress(int kill) const {
    fmt::print("{} kills: {} actions acknowledged, {} lost, {} doubled\n", kill,
               ledger_.acknowledgements, ledger_.lost, ledger_.doubled);
    std::fflush(stdout);
  }

  void report() {
    for (const std::string& fault : ledger_.faults) fmt::print("  {}\n", fault);
    fmt::print(
        "{} × kill -9 at {} tables: {} acknowledged actions, {} comparisons; {} lost, {} "
        "doubled, {} said again; {} not back, {} tables stuck; {} deals ended; back after {}\n",
        plan_.kills, crowd_.tables().size(), ledger_.acknowledgements, ledger_.compared,
        ledger_.lost, ledger_.doubled, again_, never_back_, never_on_, deals_, back_.text());
  }

  bool judge() {
    Summary summary;
    const auto kills = static_cast<std::size_t>(plan_.kills);
    summary.exactly(fmt::format("kill -9 at {} live tables", crowd_.tables().size()), kills, kills);
    summary.at_least("acknowledged actions", static_cast<double>(ledger_.acknowledgements), 1, "");
    summary.exactly("acknowledged actions that were lost", ledger_.lost, 0);
    summary.exactly("actions that were done twice", ledger_.doubled, 0);
    summary.exactly("players who did not come back", never_back_, 0);
    summary.exactly("tables that did not go on", never_on_, 0);
    summary.below("back at all tables, 99th percentile", back_.percentile(99) / 1000, 15, "s");
    summary.print();
    return summary.all_met();
  }

  const Plan& plan_;
  ServerProcess server_;
  Crowd crowd_;
  Ledger ledger_;
  std::minstd_rand chance_{1};  // NOLINT(bugprone-random-generator-seed): the same each time
  Times back_;
  std::size_t never_back_ = 0, never_on_ = 0, again_ = 0, deals_ = 0;
};

}  // namespace

bool kill_again_and_again(const Plan& plan) { return Killing(plan).run(); }

}  // namespace troef::load
