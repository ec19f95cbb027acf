// SPDX-License-Identifier: Apache-2.0
// What a seat may do, and what it does right after that: who lays cards away names trumps then, and
// what is best laid away depends on them.
#pragma once

#include <optional>
#include <vector>

#include "deal/imagined.h"

namespace troef::search {

struct Way {
  Action action;
  std::optional<Action> then;
  double asked = 0;  // so much more it must bring to be chosen
  bool operator==(const Way&) const = default;
};

// Without what comes after.
std::vector<Way> ways_of(const Actions& actions);
Actions actions_of(const std::vector<Way>& ways);
// `then` only where it is legal once the action is played.
void play(Imagined& deal, Seat seat, const Way& way);

// Cards that are laid away, each with trumps that may be named after it: what thumb would do, then
// so many that it values most, and some of each suit.
std::vector<Way> ways_to_lay(const View& view, const Action& thumbs, int most);

}  // namespace troef::search
