// SPDX-License-Identifier: Apache-2.0
// A deal of a simulation dealt as a server deals, by a commitment and cuts (docs/fairness.md); the
// secret and the cuts come from the words of the match.
#pragma once

#include <string>

#include "table/fair.h"
#include "table/match.h"

namespace troef::cli {

class HonestDeal {
 public:
  // For the next deal of a match.
  HonestDeal(const Match& match, Words& words);

  Words& words() { return words_; }
  std::string proof() const { return to_json(proof_); }

 private:
  Proof proof_;
  FairWords words_;
};

}  // namespace troef::cli
