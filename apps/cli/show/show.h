// SPDX-License-Identifier: Apache-2.0
// troef show: a recorded deal as people read it.
#pragma once

#include <cstdint>
#include <string>

namespace troef::cli {

struct ShowOptions {
  std::string file, language;
  std::uint64_t deal = 1;  // of the file
};

int show(const ShowOptions& options);

}  // namespace troef::cli
