// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "deal/deal.h"

namespace troef::cli {

// Before the play, and it is for the declarer alone to go on, or for a mate who is known already.
bool declarer_chooses(const Deal& deal);

}  // namespace troef::cli
