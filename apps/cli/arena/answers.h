// SPDX-License-Identifier: Apache-2.0
// What the bots chose at the tables of one duplicate deal. Until two tables part a seat gets the
// same views at both, and a bot that always chooses the same then is asked at the first only.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "deal/view.h"

namespace troef::cli {

class Answers {
 public:
  // Of this bot to this view; nullptr if there is none yet.
  const Action* find(std::size_t bot, const View& view) const {
    const auto& given = given_[bot];
    const auto same = [&](const Answer& answer) { return equal(answer.view, view); };
    const auto found = std::ranges::find_if(given, same);
    return found == given.end() ? nullptr : &found->action;
  }
  void keep(std::size_t bot, const View& view, const Action& action) {
    given_[bot].push_back({view, action});
  }

 private:
  struct Answer {
    View view;
    Action action;
  };
  std::array<std::vector<Answer>, 2> given_;
};

}  // namespace troef::cli
