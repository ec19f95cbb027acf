// SPDX-License-Identifier: Apache-2.0
// What cards tell partners by the convention of the table.
#pragma once

#include <optional>
#include <vector>

#include "bots/hint/hint.h"

namespace troef::hints {

// What partners have last said of each suit of which cards are out.
std::vector<Hint::Sign> heard(const View& view, const Convention* signals);

// What they would read the action as; nullopt: as nothing.
std::optional<Hint::Saying> saying(const View& view, const Convention* signals,
                                   const Action& action);

}  // namespace troef::hints
