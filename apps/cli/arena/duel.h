// SPDX-License-Identifier: Apache-2.0
// Who plays whom at what, and who sits where.
#pragma once

#include <array>
#include <memory>
#include <string>
#include <vector>

#include "deal/game.h"
#include "engines/engine.h"
#include "engines/spec.h"

namespace troef::cli {

struct Duel {
  const Game* game = nullptr;
  std::string preset;
  Rules rules;
  std::array<engines::BotSpec, 2> bots;
  std::array<std::shared_ptr<engines::Team>, 2> teams;  // of bots that are programs
  const Convention* signals = nullptr;
  std::string seed;
};

// The seats of bot A at each table of a duplicate deal.
std::vector<Seats> seatings(const Duel& duel);

// The bots of one thread. A program keeps its chair: it plays the same seat of the same table of
// the next deal too, so that it never holds the same cards twice.
class Chairs {
 public:
  explicit Chairs(const Duel& duel) : duel_(duel) {}
  ~Chairs();
  Chairs(const Chairs&) = delete;
  Chairs& operator=(const Chairs&) = delete;

  // For one deal; valid until the next one of the same table.
  Bot& sit(std::size_t table, Seat seat, std::size_t bot, std::uint64_t seed);
  engines::Conduct take_conduct(std::size_t bot);

 private:
  struct Chair {
    std::array<std::unique_ptr<engines::Engine>, 2> programs;
    std::unique_ptr<Bot> own;
  };
  const Duel& duel_;
  std::vector<BySeat<std::shared_ptr<Chair>>> tables_;
};

}  // namespace troef::cli
