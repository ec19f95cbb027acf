// SPDX-License-Identifier: Apache-2.0
#include "load/phases.h"

#include <fmt/format.h>
#include <sys/resource.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <stdexcept>

#include "load/summary.h"

namespace troef::load {
namespace {

using namespace std::chrono_literals;

void print(const std::string& line) {
  fmt::print("{}\n", line);
  std::fflush(stdout);
}

double seconds_since(Moment began) { return milliseconds(Clock::now() - began) / 1000; }

double own_processor_seconds() {
  rusage used{};
  getrusage(RUSAGE_SELF, &used);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
  };
  return seconds(used.ru_utime) + seconds(used.ru_stime);
}

std::string refusals(const Crowd& crowd) {
  std::string text;
  for (const auto& [code, count] : crowd.refused) text += fmt::format(", {} {}", count, code);
  return text.empty() ? ", no refusals" : text;
}

// Spread over the pace, so that not all tables act in the same moment; once around uncounted.
void settle_into_pace(const Plan& plan, Crowd& crowd) {
  const Moment now = Clock::now();
  const auto pace = std::chrono::milliseconds(plan.pace);
  for (std::size_t i = 0; i < crowd.tables().size(); ++i) {
    crowd.tables()[i].next = now + pace * i / crowd.tables().size();
  }
  crowd.work(2 * pace, pace);
}

void at_peoples_pace(const Plan& plan, Crowd& crowd, const ServerProcess& server,
                     Summary& summary) {
  settle_into_pace(plan, crowd);
  crowd.forget();
  const double before = server.processor_seconds();
  crowd.work(std::chrono::seconds(plan.seconds), std::chrono::milliseconds(plan.pace));
  print(fmt::format("pace: {} actions at {} tables in {} s, to all four seats: {}",
                    crowd.latencies.count(), crowd.tables().size(), plan.seconds,
                    crowd.latencies.text()));
  print(fmt::format("      {} lost, {} cut off, {} gaps{}; the server took {:.0f} % of a processor",
                    crowd.lost, crowd.cut, crowd.gaps, refusals(crowd),
                    100 * (server.processor_seconds() - before) / plan.seconds));
  summary.below("action to all four seats, 99th percentile", crowd.latencies.percentile(99), 20,
                "ms");
  summary.exactly("actions that a seat never saw", crowd.lost, 0);
  summary.exactly("connections that were cut off", crowd.cut, 0);
}

void as_fast_as_it_goes(const Plan& plan, Crowd& crowd, const ServerProcess& server,
                        Summary& summary) {
  for (LoadTable& table : crowd.tables()) table.next = {};
  crowd.forget();
  const double players_before = own_processor_seconds();
  const double before = server.processor_seconds();
  crowd.work(std::chrono::seconds(plan.burst_seconds), 0ms);
  const double players = own_processor_seconds() - players_before;
  const double durable = static_cast<double>(crowd.done) / plan.burst_seconds;
  summary.at_least("durable actions a second", durable, 3000, "");
  print(fmt::format("burst: {:.0f} durable actions a second, {}", durable, crowd.latencies.text()));
  print(fmt::format(
      "      {} lost, {} cut off{}; the server took {:.0f} % of a processor, the players {:.0f} %",
      crowd.lost, crowd.cut, refusals(crowd),
      100 * (server.processor_seconds() - before) / plan.burst_seconds,
      100 * players / plan.burst_seconds));
}

void all_come_back(Crowd& crowd, ServerProcess& server, int signal, const char* how,
                   Summary& summary) {
  server.end(signal);
  crowd.cut_off();
  const Moment began = Clock::now();
  server.start();
  const double up = seconds_since(began);
  crowd.forget();
  crowd.connect();
  while (!crowd.all_settled() && seconds_since(began) < 120) crowd.work(10ms, std::nullopt);
  print(fmt::format("{}: the server was up after {:.2f} s, {} of {} were back after {:.2f} s", how,
                    up, crowd.settled(), crowd.visitors(), seconds_since(began)));
  summary.exactly(fmt::format("{}: back at the table", how), crowd.settled(), crowd.visitors());
  summary.below(fmt::format("{}: all at once, back after", how), seconds_since(began), 15, "s");
}

}  // namespace

std::vector<std::string> prepare(const Plan& plan) {
  const std::string config = plan.folder + "/troef.toml";
  namespace fs = std::filesystem;
  if (fs::exists(plan.folder) && !fs::is_empty(plan.folder) && !fs::exists(config)) {
    throw std::runtime_error(plan.folder + " holds something that is not of troef_load");
  }
  fs::remove_all(plan.folder);
  fs::create_directories(plan.folder);
  std::ofstream(config) << "# All come from one address here.\n"
                           "[limits]\n"
                           "connections = 200000\n"
                           "connections_per_address = 200000\n"
                           "requests = [1000000, 1000000]\n"
                           "posts = [1000000, 1000000]\n";
  return {"--listen", fmt::format("127.0.0.1:{}", plan.port),
          "--config", config,
          "--store",  plan.store.empty() ? "sqlite:" + plan.folder + "/troef.db" : plan.store};
}

void seat(Crowd& crowd) {
  const Moment began = Clock::now();
  crowd.connect();
  while (!crowd.all_settled() || !crowd.all_playing()) {
    crowd.work(100ms, 0ms);
    if (seconds_since(began) > 120) throw std::runtime_error("not all tables began");
  }
}

bool measure(const Plan& plan) {
  ServerProcess server(plan.program, prepare(plan), plan.port);
  server.start();
  Crowd crowd(plan.port, plan.connections / chairs, plan.at_once);
  crowd.make();
  server.end(SIGTERM);
  server.start();
  crowd.work(500ms, std::nullopt);
  const std::uint64_t empty = server.memory();
  seat(crowd);
  print(fmt::format("{} connections at {} tables", crowd.visitors(), crowd.tables().size()));
  Summary summary;
  at_peoples_pace(plan, crowd, server, summary);
  const std::uint64_t full = server.memory();
  const double each =
      static_cast<double>(full - empty) / 1024 / static_cast<double>(crowd.visitors());
  print(
      fmt::format("memory: {:.1f} MiB before, {:.1f} MiB with all: {:.1f} KiB a connection, its "
                  "share of the table included",
                  static_cast<double>(empty) / 1048576, static_cast<double>(full) / 1048576, each));
  summary.below("memory of the server a connection", each, 30, "KiB");
  as_fast_as_it_goes(plan, crowd, server, summary);
  all_come_back(crowd, server, SIGTERM, "restart", summary);
  all_come_back(crowd, server, SIGKILL, "after kill -9", summary);
  settle_into_pace(plan, crowd);
  crowd.forget();
  crowd.work(5s, std::chrono::milliseconds(plan.pace));
  print(fmt::format("afterwards: {} actions, {}", crowd.latencies.count(), crowd.latencies.text()));
  summary.exactly("tables that play on", std::min(crowd.latencies.count(), crowd.tables().size()),
                  crowd.tables().size());
  summary.print();
  return summary.all_met();
}

}  // namespace troef::load
