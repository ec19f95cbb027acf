// SPDX-License-Identifier: Apache-2.0
// What views are made of: the state of a course and its events, as one seat sees them.
#pragma once

#include "deal/deal.h"

namespace troef {

// What a view is of: it does not change during a deal.
void begin_view(View& view, const Start& start, std::optional<Seat> seat);
// All that stands on the table and in the hands, of a deal that is over everything; neither the
// actions nor the events.
void look_at_table(View& view, const Course& course);
// An event as somebody, or a seat, sees it who sees it whole, or only that it happened.
Seen seen(const Event& event, bool whole, std::optional<Seat> seat = std::nullopt);

}  // namespace troef
