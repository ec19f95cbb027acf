// SPDX-License-Identifier: Apache-2.0
#include "learn/learning.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace troef::learn {
namespace {

using learnt::Marks;
using learnt::Network;

constexpr double kept_mean = 0.9, kept_square = 0.999, least = 1e-8;

// All but the unit, which never rises.
static_assert(sizeof(Network) % sizeof(float) == 0);
std::span<float> numbers(Network& network) {
  return std::span(&network.unit, sizeof(Network) / sizeof(float)).subspan(1);
}
std::span<const float> numbers(const Network& network) {
  return std::span(&network.unit, sizeof(Network) / sizeof(float)).subspan(1);
}

// What raises the network's answer for these marks, so many times.
void add_rise(const Network& network, const Marks& marks, float times, Network& sum) {
  Network::Layer layer = network.base;
  for (std::size_t mark = 0; mark < marks.size(); ++mark) {
    if (marks[mark] == 0) continue;
    for (std::size_t i = 0; i < layer.size(); ++i) layer[i] += marks[mark] * network.into[mark][i];
    sum.straight[mark] += times * marks[mark];
  }
  Network::Layer rise{};
  for (std::size_t i = 0; i < layer.size(); ++i) {
    if (layer[i] <= 0) continue;
    rise[i] = times * network.out[i];
    sum.base[i] += rise[i];
    sum.out[i] += times * layer[i];
  }
  for (std::size_t mark = 0; mark < marks.size(); ++mark) {
    if (marks[mark] == 0) continue;
    for (std::size_t i = 0; i < rise.size(); ++i) sum.into[mark][i] += marks[mark] * rise[i];
  }
}

// Less their mean.
void center(std::vector<double>& all) {
  double mean = 0;
  for (const double each : all) mean += each / static_cast<double>(all.size());
  for (double& each : all) each -= mean;
}

}  // namespace

void Gradient::add(const Network& network, const Choice& choice) {
  std::vector<double> brought = choice.gains, told;
  for (const Marks& marks : choice.cards) told.push_back(network.worth(marks));
  center(brought);
  center(told);
  for (std::size_t i = 0; i < told.size(); ++i) {
    const double missing = brought[i] - told[i];
    spread += brought[i] * brought[i];
    error += missing * missing;
    add_rise(network, choice.cards[i], static_cast<float>(missing / network.unit), sum);
  }
  ++choices;
}

Learning::Learning(Network& network) : network_(network) {}

void Learning::step(const Gradient& gradient, double rate) {
  ++steps_;
  const double mean_so_far = 1 - std::pow(kept_mean, steps_);
  const double square_so_far = 1 - std::pow(kept_square, steps_);
  const auto rise = numbers(gradient.sum);
  const auto all = numbers(network_), mean = numbers(mean_), square = numbers(square_);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const double now = static_cast<double>(rise[i]) / gradient.choices;
    mean[i] = static_cast<float>(kept_mean * mean[i] + (1 - kept_mean) * now);
    square[i] = static_cast<float>(kept_square * square[i] + (1 - kept_square) * now * now);
    const double step = mean[i] / mean_so_far / (std::sqrt(square[i] / square_so_far) + least);
    all[i] += static_cast<float>(rate * step);
  }
}

}  // namespace troef::learn
