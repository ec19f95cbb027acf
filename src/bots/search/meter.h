// SPDX-License-Identifier: Apache-2.0
// What a decision may cost: a number of nodes, each an action of a play-out, and perhaps a time.
// Without a time no clock is asked, and the same work is done on every machine.
#pragma once

#include <algorithm>
#include <cstdint>

namespace troef::search {

struct Limits {
  std::uint64_t nodes = 0;
  std::int64_t milliseconds = 0;
  std::int64_t (*clock)() = nullptr;

  bool timed() const { return milliseconds > 0 && clock != nullptr; }
  // A time remains one, however short.
  Limits share(double part) const {
    const auto time = static_cast<std::int64_t>(static_cast<double>(milliseconds) * part);
    return {static_cast<std::uint64_t>(static_cast<double>(nodes) * part),
            milliseconds > 0 ? std::max<std::int64_t>(time, 1) : 0, clock};
  }
};

class Meter {
 public:
  explicit Meter(const Limits& limits)
      : limits_(limits), begun_(limits.timed() ? limits.clock() : 0) {}

  void spend(std::uint64_t nodes) { nodes_ += nodes; }
  std::uint64_t nodes() const { return nodes_; }

  // Of the nodes; with a time as well it may be less.
  std::uint64_t left() const { return limits_.nodes > nodes_ ? limits_.nodes - nodes_ : 0; }

  // The share of what there was, from 0; from 1 on nothing is left.
  double spent() const {
    double share = static_cast<double>(nodes_) / static_cast<double>(limits_.nodes);
    if (limits_.timed()) {
      const auto time = static_cast<double>(limits_.clock() - begun_);
      share = std::max(share, time / static_cast<double>(limits_.milliseconds));
    }
    return share;
  }

 private:
  Limits limits_;
  std::int64_t begun_;
  std::uint64_t nodes_ = 0;
};

}  // namespace troef::search
