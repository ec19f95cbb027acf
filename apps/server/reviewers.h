// SPDX-License-Identifier: Apache-2.0
// Where finished deals are worked out by the solver, apart from where bots think, so that no table
// waits for it.
#pragma once

#include <atomic>
#include <functional>
#include <string>

#include "deal/game.h"
#include "server/workers.h"
#include "solver/solver.h"

namespace troef::server {

class Reviewers {
 public:
  explicit Reviewers(Games games) : games_(games) {}

  // The JSON of a review or, with an empty one, why there is none; told in a thread of these.
  using Told = std::function<void(std::string json, const std::string& error)>;
  // False: too many wait already.
  bool ask(std::string record, Told told);
  // Breaks off what is at hand, forgets what waits, and joins.
  void close();

 private:
  class Closing final : public solver::Stop {
   public:
    bool asked() override { return asked_; }
    void ask() { asked_ = true; }

   private:
    std::atomic<bool> asked_ = false;
  };

  Games games_;
  Closing closing_;
  std::atomic<int> waiting_ = 0;
  Workers workers_{1, Workers::AtEnd::forget};
};

}  // namespace troef::server
