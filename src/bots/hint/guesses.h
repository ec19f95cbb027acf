// SPDX-License-Identifier: Apache-2.0
// Where the hidden cards are, as far as it can be told.
#pragma once

#include "bots/hint/trial.h"

namespace troef::hints {

Cards hidden_from(const View& view, const Trial& trial);

// The cards that a seat holds in some, and in every deal that fits what was seen, however unlikely
// it is. What a seat could do in few is hardly missed in so many.
struct Held {
  BySeat<Cards> some, every;
};
Held held_in(const View& view, const Trial& trial, std::uint64_t seed);

// Cards that are likelier with a seat than its share of the hidden cards alone would make them; of
// those the ones that matter most.
std::vector<Hint::Guess> guesses(const View& view, const Trial& trial, const Held& held,
                                 Cards hidden);
std::vector<Hint::Void> voids(const View& view, const Held& held, Cards hidden);

}  // namespace troef::hints
