// SPDX-License-Identifier: Apache-2.0
// By how much one option brings more than another, and where.
#pragma once

#include "bots/hint/trial.h"

namespace troef::hints {

// The option that brings most.
std::size_t best_of(const Trial& trial);

// What the first brings more may be luck, or is too little to speak of.
bool is_level(const Trial& trial, std::size_t first, std::size_t second);

// The place of a card by which the second of two options gains most on the first: found in one half
// of the deals, and told only if the other half bears it out.
std::optional<Hint::Turning> turning(const View& view, const Trial& trial, Cards hidden,
                                     bool difference, std::size_t first, std::size_t second);

}  // namespace troef::hints
