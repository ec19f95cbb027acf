// SPDX-License-Identifier: Apache-2.0
// Answers about positions, within the limits that were set.
#pragma once

#include <atomic>
#include <chrono>
#include <optional>
#include <vector>

#include "cli/solve/explanation.h"

namespace troef::cli {

struct Wish {
  solver::Question question;
  bool cards = true, line = true;
  bool choices = false;  // positions before the play, where the declarer alone chooses, too
  bool explain = false;
  std::uint64_t nodes = 0;  // for a position; 0: no limit
  double seconds = 0;
};

// One a thread.
class Answerer {
 public:
  // `stop`: ends the search at once.
  Answerer(const Wish& wish, const std::atomic<bool>& stop);

  // Of a point where the question has a meaning.
  Solved answer(const Deal& deal);
  // Of what was answered last, exactly; within what is left of the limits.
  Explanation explain(const Deal& deal, const Solved& solved);

 private:
  // Ends a search after some time, or when the program is asked to stop.
  class Clock final : public solver::Stop {
   public:
    Clock(double seconds, const std::atomic<bool>& stop) : seconds_(seconds), stop_(stop) {}
    void begin() {
      const std::chrono::duration<double> time(seconds_);
      end_ = std::chrono::steady_clock::now() + std::chrono::duration_cast<Time>(time);
    }
    bool asked() override {
      if (stop_.load(std::memory_order_relaxed)) return true;
      return seconds_ > 0 && std::chrono::steady_clock::now() >= end_;
    }

   private:
    using Time = std::chrono::steady_clock::duration;
    double seconds_;
    const std::atomic<bool>& stop_;
    std::chrono::steady_clock::time_point end_;
  };

  void solve(const Deal& deal);
  void choose(const Deal& deal);
  void add_line(const Deal& deal);
  using Asked = std::optional<solver::Problem>;
  std::optional<std::vector<Entry>> line_beyond(const Deal& deal, const Asked& asked);
  std::optional<bool> is_only(const Deal& deal, const Action& action, const Asked& asked);
  std::optional<Course> refuted(const Deal& deal, const Action& action, const Counted& counted,
                                const Asked& asked);
  void explain_others(const Deal& deal, const Solved& solved, const Asked& asked,
                      Explanation& told);
  Course course(const Deal& from, const std::vector<Entry>& line, const Counted& counted,
                const Asked& asked);
  using Floor = std::optional<solver::Bounds>;
  solver::Bounds best_choice(const Deal& deal, const Floor& floor);
  solver::Bounds value_beyond(const Deal& deal, const Floor& floor);
  // What is left of the limit for this position, or one node.
  solver::Limits limits();

  Wish wish_;
  Clock clock_;
  solver::Solver solver_;
  Solved answer_;
};

}  // namespace troef::cli
