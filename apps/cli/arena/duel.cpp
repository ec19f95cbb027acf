// SPDX-License-Identifier: Apache-2.0
#include "cli/arena/duel.h"

#include <fmt/format.h>

#include "cli/arena/seer.h"
#include "engines/speak.h"

namespace troef::cli {

std::vector<Seats> seatings(const Duel& duel) {
  const int seats = duel.game->seats(duel.rules);
  const Sides sides = duel.game->match_sides(duel.rules);
  if (sides.count() == 2) return {sides[0], sides[1]};
  std::vector<Seats> all;
  for (int bits = 0; bits < 1 << seats; ++bits) {
    const Seats chosen = Seats::of_bits(bits);
    const int size = chosen.size();
    if (size == seats / 2 || size == seats - seats / 2) all.push_back(chosen);
  }
  return all;
}

// All are told before the first is waited for.
Chairs::~Chairs() {
  for (auto& table : tables_) {
    for (const Seat seat : Seats::all(max_seats)) {
      if (!table[seat]) continue;
      for (auto& program : table[seat]->programs) {
        if (program) program->dismiss();
      }
    }
  }
}

Bot& Chairs::sit(std::size_t table, Seat seat, std::size_t bot, std::uint64_t seed) {
  if (tables_.size() <= table) tables_.resize(table + 1);
  auto& chair = tables_[table][seat];
  if (!chair) chair = std::make_shared<Chair>();
  if (duel_.bots[bot].name == Seer::name) {
    chair->own = std::make_unique<Seer>(seed, duel_.bots[bot].signals.value_or(duel_.signals));
    return *chair->own;
  }
  if (!duel_.bots[bot].outside()) {
    chair->own = engines::make_own(duel_.bots[bot], seed, duel_.signals);
    return *chair->own;
  }
  auto& program = chair->programs[bot];
  if (!program) program = std::make_unique<engines::Engine>(duel_.teams[bot]);
  program->new_deal(seed, duel_.signals);
  return *program;
}

engines::Conduct Chairs::take_conduct(std::size_t bot) {
  engines::Conduct sum;
  for (std::size_t table = 0; table < tables_.size(); ++table) {
    for (const Seat seat : Seats::all(max_seats)) {
      const auto& chair = tables_[table][seat];
      if (!chair || !chair->programs[bot]) continue;
      engines::Conduct conduct = chair->programs[bot]->take_conduct();
      if (!conduct.first.empty()) {
        conduct.first = fmt::format("table {}, {}", table + 1, conduct.first);
      }
      sum.add(conduct);
    }
  }
  return sum;
}

}  // namespace troef::cli
