// SPDX-License-Identifier: Apache-2.0
// Deals that may be the one at the table, drawn from what a seat may believe.
#pragma once

#include "bots/belief/belief.h"
#include "bots/belief/leaning.h"
#include "bots/search/likelihood.h"
#include "bots/search/meter.h"

namespace troef::search {

class Worlds {
 public:
  // The view outlives it.
  Worlds(const View& view, const Tuning& tuning, const Convention* signals);

  // Draws a deal, where it stands now; valid until the next is drawn. Nullptr where none is found.
  Imagined* draw(Quick& random);
  // And spends a node, and what drawing took.
  Imagined* draw(Quick& random, Meter& meter);
  // The layout that was drawn last.
  const Layout& layout() const { return layout_; }
  // Actions that were looked at for likelihoods, and what drawing took beside them.
  std::uint64_t nodes() const { return nodes_ + likelihood_.nodes(); }

 private:
  enum class Drawn : std::uint8_t { well, unlikely, badly, nothing };
  Drawn draw_one(Quick& random, double least);
  bool weighs() const { return tuning_.layouts > 1; }
  double likely(Quick& random);

  const Tuning& tuning_;
  std::optional<belief::Leaning> leaning_;
  Likelihood likelihood_;
  Belief belief_;
  Imagined deal_;
  Layout layout_;
  double weight_ = 0;                // of the layout, by what the others did
  std::optional<double> sure_from_;  // so likely that it is always kept
  std::uint64_t nodes_ = 0;
};

}  // namespace troef::search
