// SPDX-License-Identifier: Apache-2.0
// Before the first card: what to bid, whether to take the widow, which trumps.
#pragma once

#include "deal/view.h"

namespace troef::thumb {

// Each picks from view.legal, which offers the verb.
Action bid_points(const View& view);
Action bid_contract(const View& view);
Action accept_or_pass(const View& view);
Action take_or_leave(const View& view);
Action name_trumps(const View& view);

}  // namespace troef::thumb
