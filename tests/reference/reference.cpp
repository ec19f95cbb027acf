// SPDX-License-Identifier: Apache-2.0
// The door of the naive reference: finds the game of a setup.
#include "reference.h"

#include <stdexcept>

#include "frame.h"

namespace reference {

std::unique_ptr<Deal> begin(const Setup& setup) {
  if (setup.game == "klaverjassen") return make_klaverjassen(setup);
  if (setup.game == "hoogjassen") return make_hoogjassen(setup);
  if (setup.game == "heugen") return make_heugen(setup);
  if (setup.game == "pandoer") return make_pandoer(setup);
  if (setup.game == "vijvenveertig") return make_vijvenveertig(setup);
  throw std::invalid_argument("unknown game: " + setup.game);
}

}  // namespace reference
