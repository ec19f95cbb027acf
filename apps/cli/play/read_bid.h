// SPDX-License-Identifier: Apache-2.0
// Bids as people type them: in figures, in words, by the name of a contract.
#pragma once

#include <optional>
#include <string>

#include "deal/view.h"

namespace troef::cli::table {

// "130", "dertig", "de markt", "130 final", "een keer dertig", "once 130"; it need not be legal.
// At a blok 30 is said for 130 (HJ-14). In the notation of records, "bid 30", it is 30.
std::optional<Action> read_bid(const View& view, const std::string& typed);
// Also one that may not be bid.
std::optional<Action> read_contract(const View& view, const std::string& typed);

}  // namespace troef::cli::table
