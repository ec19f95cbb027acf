// SPDX-License-Identifier: Apache-2.0
// A duplicate deal: one pack and dealer, the same luck of die and later cards, played at several
// tables with two bots in exchanged seats. In a game of two sides bot A has one side and then the
// other. Where each plays for self, or one against the rest, every way to give A half of the seats
// is played (of an odd number: half rounded down, and half rounded up): two tables with two seats,
// six with three or four, twenty with five or six.
#pragma once

#include <array>
#include <map>
#include <string>
#include <vector>

#include "deal/game.h"

namespace troef::cli {

struct Duel {
  const Game* game = nullptr;
  Rules rules;
  std::array<std::string, 2> bots;
  std::string seed;
};

// The seats of bot A at each table.
std::vector<Seats> seatings(const Duel& duel);

// What a bot came to as declarer in one contract, or in one outcome where there are none.
struct Ending {
  int bot;            // of the declarer; -1 for none
  std::string about;  // the contract's name, or ""
  Outcome outcome;
  auto operator<=>(const Ending&) const = default;
};

struct Played {
  double difference = 0;  // the mean of a seat of A less the mean of a seat of B
  std::array<double, 2> score{};
  std::map<Ending, int> endings;
};

// The n-th deal, at all its tables: means over the tables.
Played play_duplicate(const Duel& duel, std::uint64_t number);

}  // namespace troef::cli
