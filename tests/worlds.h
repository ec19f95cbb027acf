// SPDX-License-Identifier: Apache-2.0
// Two deals that differ only in what a seat cannot know.
#pragma once

#include "support.h"

namespace troef::test {

std::vector<Entry> entries_of(const Deal& deal);
Entry swapped(Entry entry, Card a, Card b);

// The same events with two cards swapped, if that is a deal in which everything public is the
// same: every entry is accepted, and what was said and whose turn it was agree.
std::optional<Deal> other_world(const Deal& deal, Card a, Card b);

// Cards that the seat cannot place now and never could: not in its hand at any time, never shown.
Cards unknown_to(const Deal& deal, Seat seat);

}  // namespace troef::test
