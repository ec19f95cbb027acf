// SPDX-License-Identifier: Apache-2.0
// What holds throughout one trick of a search.
#pragma once

#include <algorithm>

#include "solver/search.h"

namespace troef::solver {

struct Search::Frame {
  const Past& past;
  Rest rest;
  bool head;                 // the duty to play the highest binds (PD-34)
  Cards alive;               // cards that may still lie in roem
  std::uint8_t tried = 255;  // a lead that did well here before
};

}  // namespace troef::solver
