// SPDX-License-Identifier: Apache-2.0
// The games that a network has learnt, as their rule ids begin, and its numbers: <letters>.txt in
// this folder, written by troef_learn (docs/experiments/opinion.md).
#pragma once

#include <string_view>

#include "texts.h"

namespace troef::learnt {

struct Weights {
  std::string_view letters;
  const std::string_view& numbers;
};

inline constexpr Weights weights[] = {
    {"KJ", texts::learnt_KJ},
    {"HJ", texts::learnt_HJ},
};

}  // namespace troef::learnt
