// SPDX-License-Identifier: Apache-2.0
// The tricks of Pandoer: hands that are laid open on the way (PD-41, PD-42), and the duty to become
// mate, which ends on the way (PD-34).
#pragma once

#include "phases/card_play.h"

namespace troef::pandoer {

class Play final : public CardPlay {
 public:
  // Contract and trumps stand.
  static void begin(Board& board);
  void play(Board& board, const Action& action) override;
  // Played out, or certain before.
  static bool done(const Board& board);
};

}  // namespace troef::pandoer
