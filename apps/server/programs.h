// SPDX-License-Identifier: Apache-2.0
// Bots that are programs of the host's (docs/bot-protocol.md). Each chair has a process of its own,
// which ends when it was not asked for a minute. Few threads wait for them, each for the same
// chairs, so that a program that hangs holds up no other bots but some of its own.
#pragma once

#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "engines/engine.h"
#include "server/config.h"
#include "server/workers.h"
#include "table/table.h"

namespace troef::server {

class Program {
 public:
  Program(const ProgramConfig& config, const Limits& limits);
  ~Program() { close(); }
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  // `told` comes on a thread of the program, with nothing where it failed.
  struct Answer {
    bool failed = false;
    std::optional<Action> action;
  };
  void ask(const std::string& table, std::weak_ptr<const Thinking> thinking,
           std::function<void(Answer)> told);
  // Now and then: processes that nobody asks end, and one that was given up gets another chance.
  void sweep();
  // Nobody waits for an answer any more.
  void interrupt();
  void close();

 private:
  using Moment = engines::Clock::time_point;
  struct Chair {
    explicit Chair(std::shared_ptr<engines::Team> team) : engine(std::move(team)) {}
    engines::Engine engine;
    std::uint64_t deal = 0;
    Moment used;
    bool reported = false;  // that it gave no answers
  };
  // One thread and the chairs it looks after; only that thread touches them.
  struct Lane {
    std::map<std::string, std::unique_ptr<Chair>> chairs;
    Workers worker{1, Workers::AtEnd::forget};
  };

  Answer answer(Lane& lane, const std::string& table, const Thinking& thinking);
  void report(Chair& at, const engines::Conduct& conduct);
  Chair& chair(Lane& lane, const std::string& key);

  const std::string name_;
  const std::size_t most_of_a_lane_;
  std::shared_ptr<engines::Interrupt> interrupt_ = std::make_shared<engines::Interrupt>();
  std::atomic<bool> interrupted_ = false;
  std::shared_ptr<engines::Team> team_;
  std::atomic<bool> given_up_ = false;
  Moment given_up_at_;
  std::vector<std::unique_ptr<Lane>> lanes_;
};

}  // namespace troef::server
