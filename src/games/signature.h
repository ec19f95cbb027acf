// SPDX-License-Identifier: Apache-2.0
// The fingerprint of the solver: cards played over a fixed set of deals. It changes with the search
// and with nothing else, and is the same on every machine.
#pragma once

#include <cstdint>

namespace troef {

std::uint64_t solver_signature();

}  // namespace troef
