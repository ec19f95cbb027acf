// SPDX-License-Identifier: Apache-2.0
// How a deal goes on where the others think, too: about the next few cards a little, each from what
// it sees; after that thumb plays on.
#pragma once

#include <unordered_map>

#include "bots/search/playout.h"

namespace troef::search {

class ThoughtfulPlay {
 public:
  ThoughtfulPlay(const View& view, const Convention* signals)
      : playout_(view, signals), signals_(signals) {}

  // To its end. Deals of one view, marked where that stands.
  Result run(Imagined& deal, std::uint64_t luck, Meter& meter);

 private:
  Action thought_of(Imagined& deal, Seat seat, std::uint64_t luck, Meter& meter);

  PlayOut playout_;
  // Near the end the same hands come again and again.
  std::unordered_map<std::uint64_t, Action> thoughts_;
  const Convention* signals_;
};

}  // namespace troef::search
