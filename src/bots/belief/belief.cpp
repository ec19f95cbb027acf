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

std::vector<Weighed> weigh(const Belief& belief, Quick& random, int count,
                           const Likelihood& likelihood) {
  std::vector<Weighed> result;
  double sum = 0;
  for (int i = 0; i < count; ++i) {
    Weighed one;
    if (!belief.sample(random, one.layout)) break;
    one.weight = one.layout.weight * likelihood(one.layout);
    sum += one.weight;
    result.push_back(std::move(one));
  }
  if (sum <= 0) return {};
  for (Weighed& one : result) one.weight /= sum;
  return result;
}

double effective_count(std::span<const Weighed> layouts) {
  double sum = 0, squares = 0;
  for (const Weighed& one : layouts) {
    sum += one.weight;
    squares += one.weight * one.weight;
  }
  return squares > 0 ? sum * sum / squares : 0;
}

}  // namespace troef
