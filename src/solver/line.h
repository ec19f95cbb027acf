// SPDX-License-Identifier: Apache-2.0
// A best line: at every turn the first move that keeps the value.
#pragma once

#include <span>

#include "solver/search.h"

namespace troef::solver {

// Another layout that a seat may choose at its turn in the first trick (VV-20 to VV-22).
struct Layout {
  Move move;  // rob; or play, in silence
  Search* search;
};

class Line {
 public:
  // `reached` holds at the start of the line, `next` does not: the value and what is above it,
  // where there is less and more.
  Line(const Problem& problem, Search& search, std::span<const Layout> layouts,
       const std::optional<Window>& reached, const std::optional<Window>& next);

  void say(Move::Kind kind, Card card = {}) { turns_.push_back({point_.turn, {kind, card}}); }
  // Shorter once the meter has ended.
  std::vector<Turned> to_the_end(const Meter& meter);

 private:
  bool maximises() const { return point_.past.maximisers.has(point_.turn); }
  bool keeps(Search& search, const Search::Point& point, bool maximising) const;
  bool stops();
  void declare();
  void choose_layout();
  bool settle(Search::Point& next, bool maximising, bool& called) const;
  bool play(const Meter& meter);

  const Problem& problem_;
  Search* search_;
  std::span<const Layout> layouts_;
  Search::Point point_;
  std::optional<Window> reached_, next_;
  int undeclared_;
  std::vector<Turned> turns_;
};

}  // namespace troef::solver
