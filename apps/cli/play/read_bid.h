// SPDX-License-Identifier: Apache-2.0
// Bids as people type them: in figures, in words, by the name of a contract.
#pragma once

#include <optional>
#include <string>

#include "deal/view.h"

namespace troef::cli::table {

// "130", "30" at a blok, "130 final", "een keer 130", "once 130".
std::optional<Action> read_bid(const View& view, const std::string& typed);
// "dertig" and "een keer dertig", also where the bid is too low.
std::optional<Action> read_spoken_bid(std::string typed);
// Also one that may not be bid.
std::optional<Action> read_contract(const View& view, const std::string& typed);

}  // namespace troef::cli::table
