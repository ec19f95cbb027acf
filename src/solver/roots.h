// SPDX-License-Identifier: Apache-2.0
// A problem as one or more searches: what can be done besides playing a card (calling or declaring
// roem, robbing, stopping) is a choice between layouts or pasts, made here. And from answers to
// null windows to values, moves and lines.
#pragma once

#include <deque>
#include <functional>

#include "solver/line.h"

namespace troef::solver {

class Roots {
 public:
  Roots(const Switches& switches, Table& table, Meter& meter)
      : switches_(switches), table_(table), meter_(meter) {}

  void set_up(const Problem& problem);
  Bounds value();
  bool reaches(Value value);
  std::vector<Valued> moves();
  Solver::Best best();

 private:
  // As Search::bound().
  using Question = std::function<int(const Window&)>;

  Search& add(const Problem& problem);
  void add_robberies(const Problem& problem);
  void settle_roem(const Problem& problem);
  bool may_declare_now() const;
  int root_bound(const Window& window);
  // By null windows, from the last answer on.
  Bounds find(const Question& ask);
  std::size_t rung_of(int value) const;
  Value shown(int value) const {
    return problem_.offset + problem_.scale * value + (value > 0 ? problem_.prize : 0);
  }
  Window window(int rung) const {
    return main_->judge().window(problem_.goal.at_least.value_or(rung));
  }
  Bounds shown(const Bounds& found) const {
    return {shown(static_cast<int>(found.low)), shown(static_cast<int>(found.high))};
  }

  void add_plays(Search& search, std::vector<Valued>& moves);
  // Shorter once the meter has ended.
  std::vector<Turned> line_worth(int value);

  const Switches switches_;
  Table& table_;
  Meter& meter_;
  Problem problem_;
  std::deque<Search> pool_;
  std::size_t used_ = 0;

  Search* main_ = nullptr;   // as if the roem that may be called or declared were
  Search* plain_ = nullptr;  // with a card played instead
  std::vector<Layout> layouts_;
  std::vector<Search*> others_;  // of the layouts
  std::vector<int> ladder_;
  std::optional<int> guess_;
};

}  // namespace troef::solver
