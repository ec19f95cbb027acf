// SPDX-License-Identifier: Apache-2.0
// One seat chooses between words: take the widow or leave it (HJ-20), turn it (HG-20).
#pragma once

#include <array>

#include "phases/later.h"

namespace troef {

class Choosing final : public Phase {
 public:
  void begin(Seat seat, Verb first, Verb second, AllLater later) {
    seat_ = seat;
    later_ = later;
    verbs_ = {first, second};
  }
  Seat turn(const Board&) const override { return seat_; }
  void legal(const Board&, Actions& out) const override {
    for (const Verb verb : verbs_) out.push_back(word(verb));
  }
  Refusal refuse(const Board&, const Action& action) const override {
    const bool offered = action.verb == verbs_[0] || action.verb == verbs_[1];
    return offered ? accepted : too_early(later_, action.verb);
  }
  void play(Board&, const Action& action) override { chosen_ = action.verb; }

  Verb chosen() const { return chosen_; }

 private:
  Seat seat_;
  AllLater later_;
  std::array<Verb, 2> verbs_{};
  Verb chosen_ = Verb::pass;
};

}  // namespace troef
