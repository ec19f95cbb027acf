// SPDX-License-Identifier: Apache-2.0
// What somebody at a table sees of the deals: from a seat, from beside the table, or from beside it
// with a delay of one deal.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "table/look.h"
#include "table/state.h"

namespace troef {

struct Sight {
  bool there = false;  // there is a deal, and it may be watched
  LookObject look;
  int deal = 0;
  std::size_t events = 0;           // that are seen
  std::vector<std::size_t> hidden;  // events whose cards are not seen
};

// The same with the events, as long as they are needed.
struct FreshSight {
  std::shared_ptr<Sight> kept;
  std::vector<Seen> events;
};

// Makes every sight once a step.
class Sights {
 public:
  void begin_step() { fresh_ = {}; }
  const FreshSight& of(const State& state, std::optional<Seat> seat);

 private:
  static constexpr std::size_t beside = max_seats;
  FreshSight watch(const State& state, std::optional<Seat> seat);
  FreshSight delayed(const State& state);

  std::array<FreshSight, max_seats + 1> fresh_;
  std::optional<Deal> shown_;  // the deal before, as far as the present one has come
  std::string match_;          // of which it is
};

}  // namespace troef
