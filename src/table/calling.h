// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "deal/rules.h"

namespace troef {

// Whether roem of a trick counts only for who calls it, so that tables wait for that.
inline bool roem_is_called(const Rules& rules) {
  const auto option = rules.find("roem_call");
  return option && rules.text(*option) == "called";
}

}  // namespace troef
