// SPDX-License-Identifier: Apache-2.0
// What a seat may believe of the hidden cards: layouts drawn from all those
// that could have led to what it saw, each as likely as the next
// (docs/belief.md). A layout is a whole past: two that differ in a card laid
// away unseen are two.
#pragma once

#include <memory>

#include "cards/random.h"
#include "deal/layout.h"
#include "deal/view.h"

namespace troef {
namespace belief {
struct Leaning;
}

class Belief {
 public:
  // The view outlives it. With a leaning layouts are drawn as often as it says.
  explicit Belief(const View& view, const belief::Leaning* leaning = nullptr);
  ~Belief();
  Belief(Belief&&) noexcept;

  // A layout; its weight is 1 wherever drawing is exact. False where none was
  // found: none is possible, or the few that are were not met in many tries.
  // The same for the same seed.
  bool sample(Quick& random, Layout& out) const;
  // And how many tries it took.
  bool sample(Quick& random, Layout& out, int& tries) const;

  // Whether the layout is one that can be drawn.
  bool admits(const Layout& layout) const;
  // How many layouts there are at most, without a leaning: exact where no clue
  // is about several cards at once.
  double count() const;
  // The cards that a hand may hold now, each for itself.
  Cards may_hold(Seat seat) const;

 private:
  class Parts;
  std::unique_ptr<const Parts> parts_;
};

}  // namespace troef
