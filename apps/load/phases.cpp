// SPDX-License-Identifier: Apache-2.0
#include "load/phases.h"

#include <fmt/format.h>

#include <csignal>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <stdexcept>

namespace troef::load {
namespace {

using namespace std::chrono_literals;

void print(const std::string& line) {
  fmt::print("{}\n", line);
  std::fflush(stdout);
}

double seconds_since(Moment began) { return milliseconds(Clock::now() - began) / 1000; }

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

void at_peoples_pace(const Plan& plan, Crowd& crowd, const ServerProcess& server) {
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
}

void as_fast_as_it_goes(const Plan& plan, Crowd& crowd, const ServerProcess& server) {
  for (LoadTable& table : crowd.tables()) table.next = {};
  crowd.forget();
  const double before = server.processor_seconds();
  crowd.work(std::chrono::seconds(plan.burst_seconds), 0ms);
  print(fmt::format("burst: {:.0f} durable actions a second, {}",
                    static_cast<double>(crowd.done) / plan.burst_seconds, crowd.latencies.text()));
  print(fmt::format("      {} lost, {} cut off{}; the server took {:.0f} % of a processor",
                    crowd.lost, crowd.cut, refusals(crowd),
                    100 * (server.processor_seconds() - before) / plan.burst_seconds));
}

void all_come_back(Crowd& crowd, ServerProcess& server, int signal, const char* how) {
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
}

}  // namespace

std::vector<std::string> prepare(const Plan& plan) {
  std::filesystem::remove_all(plan.folder);
  std::filesystem::create_directories(plan.folder);
  const std::string config = plan.folder + "/troef.toml";
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
  at_peoples_pace(plan, crowd, server);
  const std::uint64_t full = server.memory();
  print(fmt::format(
      "memory: {:.1f} MiB before, {:.1f} MiB with all: {:.1f} KiB a connection, its "
      "share of the table included",
      static_cast<double>(empty) / 1048576, static_cast<double>(full) / 1048576,
      static_cast<double>(full - empty) / 1024 / static_cast<double>(crowd.visitors())));
  as_fast_as_it_goes(plan, crowd, server);
  all_come_back(crowd, server, SIGTERM, "restart");
  all_come_back(crowd, server, SIGKILL, "after kill -9");
  const bool back = crowd.all_settled();
  settle_into_pace(plan, crowd);
  crowd.forget();
  crowd.work(5s, std::chrono::milliseconds(plan.pace));
  print(fmt::format("afterwards: {} actions, {}", crowd.latencies.count(), crowd.latencies.text()));
  return back && crowd.latencies.count() > 0;
}

}  // namespace troef::load
