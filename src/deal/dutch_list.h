// SPDX-License-Identifier: Apache-2.0
// A list of what there is (`nearest_first`), for messages in Dutch.
#pragma once

#include <string>

namespace troef {

// "a, b or c" as "a, b of c".
inline std::string in_dutch(std::string list) {
  const std::size_t last = list.rfind(" or ");
  return last == std::string::npos ? list : list.replace(last, 4, " of ");
}

}  // namespace troef
