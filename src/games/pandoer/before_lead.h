// SPDX-License-Identifier: Apache-2.0
// What the declarer does only once a card is laid away.
#pragma once

#include "phases/later.h"

namespace troef::pandoer {

inline constexpr Later before_lead[] = {{Verb::trump, "PD-23"}, {Verb::play, "PD-35"}};

}  // namespace troef::pandoer
