// SPDX-License-Identifier: Apache-2.0
// Which card to play where tricks are to be avoided, or to be forced on somebody who avoids them.
#pragma once

#include "bots/thumb/sight.h"

namespace troef::thumb {

// For who wants no (more) tricks; worth for comparing only.
double worth_of_ducking(const Sight& sight, Card card);
// For who wants that seat to take the trick.
double worth_of_forcing(const Sight& sight, Seat victim, Card card);
// How easily the card takes a trick against its player's will, from 0.
double danger(const Sight& sight, Card card);

}  // namespace troef::thumb
