// SPDX-License-Identifier: Apache-2.0
// A deal from hands written for people: "JS 9S AS … | TH AH … | …", one group per seat, clockwise
// from seat 0; a last group, where it is needed, is the card turned up and the widow.
#pragma once

#include <string>
#include <string_view>

#include "deal/deal.h"

namespace troef::cli {

// Dealt, nothing more. Throws a Failure that says what is wrong and where.
Deal deal_of_hands(const Start& start, std::string_view text);
// Entries as records write them, separated by commas, entered one by one; throws a Failure.
void enter_all(Deal& deal, std::string_view entries);

}  // namespace troef::cli
