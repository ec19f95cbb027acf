// SPDX-License-Identifier: Apache-2.0
// A bot that is a program of somebody else's. It gets the view of its seat and nothing else, and a
// bounded time; whatever it does, an action comes back: where it does not answer with a legal one,
// the first that is legal is played for it and counted as forfeited.
#pragma once

#include <atomic>
#include <memory>
#include <string>
#include <vector>

#include "bots/bot.h"
#include "engines/conduct.h"
#include "engines/process.h"
#include "engines/wire_in.h"

namespace troef::engines {

// What all processes of one bot share, in whatever threads they are used.
struct Team {
  std::vector<std::string> command;
  ProcessSettings process;
  std::chrono::milliseconds start_time{10'000};
  std::chrono::milliseconds move_time{5'000};
  // After so many processes that did not start, hung or ended no more are started.
  int most_broken = 10;
  std::atomic<int> broken = 0;
};

class Engine final : public Bot {
 public:
  explicit Engine(std::shared_ptr<Team> team) : team_(std::move(team)) {}
  ~Engine() override { dismiss(); }

  // Starts the program if it does not run yet: "", or why it does not come to say hello.
  std::string greet();
  // What it is asked from here on is of another deal; a program that is gone starts again.
  void new_deal(std::uint64_t seed, const Convention* signals);
  Action choose(const View& view) override;
  std::optional<Action> aside(const View& view) override;

  // It forfeits what it is asked until the next deal.
  bool gone() const { return lost_.has_value(); }
  // How its last process was lost. Of what it said there is only what it wrote to its standard
  // error before it said hello and knew any cards.
  const std::string& how_lost() const { return how_lost_; }
  // What it did since this was last asked.
  Conduct take_conduct();
  // Ends the program, without waiting for it yet.
  void dismiss();

 private:
  using Until = Clock::time_point;
  bool ready(const View& view);
  bool start();
  bool shake_hands(Until until);
  Process::Came read_line(std::string& line, Until until);
  std::optional<std::optional<std::string>> ask(const View& view, Asked asked);
  std::optional<std::optional<std::string>> await_answer(Until until);
  std::optional<std::optional<std::string>> read_answer(const FromBot& message,
                                                        const std::string& line);
  std::optional<Action> one_of(const Actions& actions, const std::string& text, Names contracts);
  std::string question() const;
  std::string complaint();
  void fail(Fault fault, const std::string& what);
  void fail_as_lost();
  void lose(Fault fault, const std::string& what, const std::string& said = "");
  void lose(Process::Came came, const std::string& when, const std::string& note = "");

  std::shared_ptr<Team> team_;
  std::unique_ptr<Process> process_;
  bool greeted_ = false;       // it said hello
  bool asides_ = false;        // whether it wants to be asked out of turn
  bool announced_ = false;     // the deal
  std::optional<Fault> lost_;  // until the next deal
  std::string why_, how_lost_;
  std::uint64_t seed_ = 0, id_ = 0;
  Seat seat_;
  const Convention* signals_ = nullptr;
  Conduct conduct_;
};

}  // namespace troef::engines
