// SPDX-License-Identifier: Apache-2.0
// The rest of an imagined deal, played by thumb in every chair: each sees its own cards only, so
// that nobody plays better than what it can know. Once all hands lie open (PD-41) that is as well
// as can be. It is held to be so before the play, too, where one hand will lie open (PD-42): who
// bids does not hope for mistakes.
#pragma once

#include "bots/search/exact.h"
#include "bots/signals/convention.h"
#include "deal/imagined.h"

namespace troef::search {

class PlayOut {
 public:
  PlayOut(const View& view, const Convention* signals);

  // How the deal ends. The same luck for the same seed.
  Result run(Imagined& deal, std::uint64_t seed, Meter& meter);
  // Whoever may call roem out of turn does.
  void call_roem(Imagined& deal) const;

 private:
  bool lies_open(Seats exposed) const;
  bool play_open(Imagined& deal, Meter& meter);

  Seats seats_;
  bool playing_;
  const Convention* signals_;
  std::optional<Exact> exact_;  // once it is needed
};

}  // namespace troef::search
