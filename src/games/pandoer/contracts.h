// SPDX-License-Identifier: Apache-2.0
// The thirteen contracts as PD-40 lists them, highest first. What the table cannot say is in
// auction.cpp (who may bid it), src/phases (laying away, giving) and goal.cpp (what makes it).
#pragma once

#include <array>
#include <string_view>

#include "deal/contract.h"

namespace troef::pandoer {

// What makes a contract of points is PD-45; which cards are laid open, PD-41 and PD-42.
using With = Contract::With;
using Goal = Contract::Goal;
using Kind = Contract::Kind;
using Opens = Contract::Opens;

inline constexpr std::array<Contract, 13> contracts{{
    {"polk-zonder", With::alone, false, Goal::tricks_or_more, 7, 15, Kind::win},
    {"solo", With::alone, true, Goal::tricks, 8, 15, Kind::win},
    {"stoet", With::fourth_ace, false, Goal::tricks_or_more, 7, 15, Kind::win},
    {"vierde-boer", With::first_trick, true, Goal::points, 8, 12, Kind::win},
    {"halve-stoet", With::two_aces, false, Goal::tricks_or_more, 6, 12, Kind::win},
    {"praatje", With::alone, true, Goal::tricks, 0, 12, Kind::lose, Opens::everyone},
    {"polke", With::alone, true, Goal::tricks_or_more, 7, 12, Kind::win},
    {"piek", With::alone, true, Goal::tricks, 1, 12, Kind::lose, Opens::everyone},
    {"solo-zonder", With::alone, false, Goal::tricks, 8, 10, Kind::win},
    {"omver", With::alone, true, Goal::tricks, 0, 10, Kind::lose, Opens::declarer},
    {"vogeltje", With::alone, true, Goal::first_and_last, 2, 10, Kind::lose},
    {"pandoer", With::first_trick, true, Goal::tricks, 8, 7, Kind::win},
    {"piek-zonder", With::each, false, Goal::tricks, 1, 7, Kind::lose},
}};
inline constexpr int contract_count = static_cast<int>(contracts.size());

// PD-45: all eight tricks of a vierde boer, and what it may lose otherwise.
inline constexpr int vierde_boer_all_pays = 15;
inline constexpr int vierde_boer_may_lose = 26;

// By number, from 1: the lower number is the higher contract.
constexpr const Contract& contract_at(int number) {
  return contracts[static_cast<std::size_t>(number - 1)];
}

inline constexpr auto contract_names = [] {
  std::array<std::string_view, contracts.size()> names;
  for (std::size_t i = 0; i < names.size(); ++i) names[i] = contracts[i].id;
  return names;
}();

}  // namespace troef::pandoer
