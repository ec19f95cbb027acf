// SPDX-License-Identifier: Apache-2.0
// Signs that are not so are given where they bring something, and not for nothing.
#pragma once

#include <span>

#include "bots/search/field.h"
#include "bots/signals/convention.h"
#include "deal/view.h"

namespace troef::search {

// The best of these, which are ranked; where it would mislead partners the first that is level with
// it, within the error, and would not.
Action honest(const View& view, std::span<const Tried> ranked, const Convention* signals);

}  // namespace troef::search
