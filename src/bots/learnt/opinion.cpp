// SPDX-License-Identifier: Apache-2.0
#include "bots/learnt/opinion.h"

#include <algorithm>

#include "bots/learnt/network.h"
#include "bots/thumb/card.h"

namespace troef::learnt {

bool is_learnt(const View& view) { return network_of(view.game->letters()) != nullptr; }

std::vector<Marks> marks_of(const View& view, std::span<const Action> plays) {
  const std::vector<double> less = thumb::falls_short(view, plays);
  const double least = *std::min_element(less.begin(), less.end());
  const thumb::Sight sight(view);
  std::vector<Marks> all;
  for (std::size_t i = 0; i < plays.size(); ++i) {
    all.push_back(marks_of(sight, plays[i].card, less[i] - least));
  }
  return all;
}

std::vector<double> falls_short(const View& view, std::span<const Action> plays) {
  std::vector<double> less;
  const Network* network = network_of(view.game->letters());
  if (network == nullptr) {
    less = thumb::falls_short(view, plays);
    for (double& each : less) each = std::max(0.0, each);
    return less;
  }
  for (const Marks& marks : marks_of(view, plays)) less.push_back(network->worth(marks));
  const double first = less.front();
  for (double& each : less) each = first - each;
  return less;
}

}  // namespace troef::learnt
