// SPDX-License-Identifier: Apache-2.0
// Deals that may be the one at the table, drawn from what a seat may believe.
#pragma once

#include "bots/belief/belief.h"
#include "bots/search/tuning.h"
#include "bots/signals/convention.h"
#include "deal/imagined.h"

namespace troef::search {

class Worlds {
 public:
  // The view outlives it.
  Worlds(const View& view, const Tuning& tuning, const Convention* signals);

  // Draws a deal, where it stands now; valid until the next is drawn. Nullptr where none is found.
  Imagined* draw(Quick& random);
  // The layout that was drawn last.
  const Layout& layout() const { return drawn_[chosen_].layout; }
  // Actions that were looked at for likelihoods.
  std::uint64_t nodes() const { return nodes_; }

 private:
  struct Drawn {
    Imagined deal;
    Layout layout;
    double weight = 0;
  };
  bool draw(Drawn& into, Quick& random);
  double likelihood(Imagined& deal, Seat seat, const Action& action);

  const View& view_;
  const Tuning& tuning_;
  const Convention* signals_;
  Belief belief_;
  std::vector<Drawn> drawn_;
  std::size_t chosen_ = 0;
  std::uint64_t nodes_ = 0;
};

}  // namespace troef::search
