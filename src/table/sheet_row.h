// SPDX-License-Identifier: Apache-2.0
// A line of the score sheet.
#pragma once

#include "deal/result.h"

namespace troef {

struct SheetRow {
  int number;  // of the deal in the match, from 0
  Seat dealer;
  int bid;  // in points; 0 in games without
  Result result;
};

}  // namespace troef
