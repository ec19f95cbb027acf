// SPDX-License-Identifier: Apache-2.0
// What a match is begun with: the first line of its journal.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "deal/game.h"

namespace troef::cli::table {

struct Header {
  std::string match;
  const Game* game = nullptr;
  Rules rules;
  Seat first_dealer;
  std::string bot;
  std::string signals = "none";  // a convention
};

std::string write_header(const Header& header);
// Nothing of what is no header of a game that there is.
std::optional<Header> read_header(const std::string& line, Games games);

}  // namespace troef::cli::table
