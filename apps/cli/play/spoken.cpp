// SPDX-License-Identifier: Apache-2.0
#include "cli/play/spoken.h"

#include "cli/play/texts.h"

namespace troef::cli::table {
std::string spoken_bid(const Look& look, const Game& game, const Action& bid) {
  const bool words = game.sheet() == Sheet::blok && look.language == Language::nl;
  const std::string points = words ? spoken_points(bid.number) : std::to_string(bid.number);
  return bid.marked ? say(look, Text::word_once) + " " + points : points;
}

std::string contract_name(const Game& game, int contract) {
  return troef::contract_name(game.contracts()[static_cast<std::size_t>(contract - 1)]);
}

std::string_view contract_meaning(const Look& look, const Game& game, int contract) {
  return game.contract_meaning(game.contracts()[static_cast<std::size_t>(contract - 1)],
                               look.language);
}

}  // namespace troef::cli::table
