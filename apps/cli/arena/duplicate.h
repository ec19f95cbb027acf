// SPDX-License-Identifier: Apache-2.0
// A duplicate deal: one pack and dealer, the same luck of die and later cards and of the bots
// themselves, played at several tables with two bots in exchanged seats. In a game of two sides
// bot A has one side and then the other. Where each plays for self, or one against the rest, every
// way to give A half of the seats is played (of an odd number: half rounded down, and half rounded
// up): two tables with two seats, six with three or four, twenty with five or six.
#pragma once

#include <array>
#include <atomic>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "cli/arena/duel.h"

namespace troef::cli {

// What a bot came to as declarer at one contract or height of bid.
struct Ending {
  int bot;            // of the declarer; -1 for none
  std::string about;  // the contract's name, "120-139", or ""
  Outcome outcome;
  auto operator<=>(const Ending&) const = default;
};
struct Ended {
  std::uint64_t tables = 0;
  Amount score = 0;  // of the declarer
};

struct Played {
  double difference = 0;  // the mean of a seat of A less the mean of a seat of B
  std::array<double, 2> score{};
  std::map<Ending, Ended> endings;
  std::array<std::vector<float>, 2> milliseconds;  // of each decision where there was a choice
  std::array<engines::Conduct, 2> conduct;
};

// The n-th deal, at all its tables: means over the tables. Nothing if it was told to stop before.
std::optional<Played> play_duplicate(const Duel& duel, std::uint64_t number, Chairs& chairs,
                                     const std::atomic<bool>& stop);

}  // namespace troef::cli
