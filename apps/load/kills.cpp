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

}  // namespace

bool kill_again_and_again(const Plan& plan) {
  ServerProcess server(plan.program, prepare(plan), plan.port);
  server.start();
  Crowd crowd(plan.port, plan.kill_tables, plan.at_once);
  crowd.make();
  Ledger ledger(crowd.visitors());
  listen(crowd, ledger);
  seat(crowd);
  std::minstd_rand chance(1);  // NOLINT(bugprone-random-generator-seed): the same each time
  Times back;
  std::size_t never_back = 0, never_on = 0, again = 0;
  for (int kill = 1; kill <= plan.kills; ++kill) {
    crowd.work(std::chrono::milliseconds(100 + chance() % 400), 0ms);
    server.end(SIGKILL);
    const std::vector<std::uint64_t> since = positions(crowd);
    crowd.cut_off();
    const Moment began = Clock::now();
    server.start();
    crowd.connect();
    while (!crowd.all_settled() && Clock::now() - began < 60s) crowd.work(5ms, std::nullopt);
    never_back += crowd.visitors() - crowd.settled();
    back.add(milliseconds(Clock::now() - began));
    for (std::size_t i = 0; i < crowd.visitors(); ++i) again += crowd.visitor(i).under_way ? 1 : 0;
    say_again(crowd);
    if (kill % 10 == 0 && !go_on(crowd, since)) never_on += stuck(crowd, since);
    if (kill % 20 == 0) {
      fmt::print("{} kills: {} actions acknowledged, {} lost, {} doubled\n", kill,
                 ledger.acknowledgements, ledger.lost, ledger.doubled);
      std::fflush(stdout);
    }
  }
  if (!go_on(crowd, positions(crowd))) ++never_on;
  std::size_t deals = 0;
  write_records(plan, crowd, deals);
  for (const std::string& fault : ledger.faults) fmt::print("  {}\n", fault);
  fmt::print(
      "{} × kill -9 at {} tables: {} acknowledged actions, {} comparisons; {} lost, {} "
      "doubled, {} said again; {} not back, {} tables stuck; {} deals ended; back after {}\n",
      plan.kills, crowd.tables().size(), ledger.acknowledgements, ledger.compared, ledger.lost,
      ledger.doubled, again, never_back, never_on, deals, back.text());
  Summary summary;
  summary.exactly(fmt::format("kill -9 at {} live tables", crowd.tables().size()),
                  static_cast<std::size_t>(plan.kills), static_cast<std::size_t>(plan.kills));
  summary.at_least("acknowledged actions", static_cast<double>(ledger.acknowledgements), 1, "");
  summary.exactly("acknowledged actions that were lost", ledger.lost, 0);
  summary.exactly("actions that were done twice", ledger.doubled, 0);
  summary.exactly("players who did not come back", never_back, 0);
  summary.exactly("tables that did not go on", never_on, 0);
  summary.below("back at all tables, 99th percentile", back.percentile(99) / 1000, 15, "s");
  summary.print();
  return summary.all_met();
}

}  // namespace troef::load
