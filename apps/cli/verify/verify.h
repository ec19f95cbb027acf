// SPDX-License-Identifier: Apache-2.0
// troef verify: whether recorded deals were dealt honestly (docs/fairness.md).
#pragma once

#include <string>
#include <vector>

namespace troef::cli {

struct VerifyOptions {
  std::vector<std::string> files;  // "-" is standard input
  bool json = false;
};

int verify(const VerifyOptions& options);

}  // namespace troef::cli
