// SPDX-License-Identifier: Apache-2.0
// The actions that are worth a search: all that are legal where they are few, else those that
// thumb thinks most of.
#pragma once

#include "deal/view.h"

namespace troef::search {

// What thumb would do first of all.
Actions candidates(const View& view, const Action& thumbs, int most);

}  // namespace troef::search
