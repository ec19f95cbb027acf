// SPDX-License-Identifier: Apache-2.0
// How a deal goes on where the others think, too: about the next few cards a little, each from what
// it sees; after that thumb plays on.
#pragma once

#include "bots/search/playout.h"

namespace troef::search {

class ThoughtfulPlay {
 public:
  ThoughtfulPlay(const View& view, const Convention* signals)
      : playout_(view, signals), signals_(signals) {}

  // To its end.
  Result run(Imagined& deal, std::uint64_t luck, Meter& meter);

 private:
  PlayOut playout_;
  const Convention* signals_;
};

}  // namespace troef::search
