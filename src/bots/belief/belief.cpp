// SPDX-License-Identifier: Apache-2.0
#include "bots/belief/belief.h"

#include "bots/belief/parts.h"

namespace troef {
namespace {

constexpr int most_tries = 20'000;

}  // namespace

Belief::Belief(const View& view, const belief::Leaning* leaning)
    : parts_(std::make_unique<const Parts>(view, leaning)) {}
Belief::~Belief() = default;
Belief::Belief(Belief&&) noexcept = default;

bool Belief::sample(Quick& random, Layout& out) const {
  int tries;
  return sample(random, out, tries);
}

bool Belief::sample(Quick& random, Layout& out, int& tries) const {
  for (tries = 1; tries <= most_tries; ++tries) {
    if (parts_->draw(random, out)) return true;
  }
  return false;
}

bool Belief::admits(const Layout& layout) const { return parts_->admits(layout); }

double Belief::count() const { return parts_->count(); }

Cards Belief::may_hold(Seat seat) const { return parts_->may_hold(seat); }

}  // namespace troef
