// SPDX-License-Identifier: Apache-2.0
// The rest of an imagined deal, played by thumb in every chair: each sees its own cards only, so
// that nobody plays better than what it can know.
#pragma once

#include "bots/search/meter.h"
#include "bots/signals/convention.h"
#include "deal/imagined.h"

namespace troef::search {

class PlayOut {
 public:
  PlayOut(const View& view, const Convention* signals);

  // How the deal ends. The same luck for the same seed.
  Result run(Imagined& deal, std::uint64_t seed, Meter& meter) const;
  // Whoever may call roem out of turn does.
  void call_roem(Imagined& deal) const;

 private:
  Seats seats_;
  const Convention* signals_;
};

}  // namespace troef::search
