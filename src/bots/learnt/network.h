// SPDX-License-Identifier: Apache-2.0
// A small network that has learnt what a card brings, from deals that it played against itself
// (bench/learn): one layer, and beside it straight.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "bots/learnt/marks.h"

namespace troef::learnt {

struct Network {
  static constexpr std::size_t hidden = 64;
  using Layer = std::array<float, hidden>;

  float unit = 1;  // points that a difference of 1 in its sums stands for
  std::array<Layer, mark_count> into{};
  Layer base{}, out{};
  Marks straight{};

  // What the card brings its side more than the others, in points; for comparing the cards of one
  // position only.
  double worth(const Marks& marks) const;
};

// As text: whole thousandths, with nothing but blanks between them. Nothing where there are too
// many or too few.
std::optional<Network> read_network(std::string_view text);
std::string written(const Network& network);

// That has learnt the game with these letters (Game::letters), if any has.
const Network* network_of(std::string_view letters);

}  // namespace troef::learnt
