// SPDX-License-Identifier: Apache-2.0
// troef signals: conventions as people read them.
#pragma once

#include <string>

namespace troef::cli {

struct SignalsOptions {
  std::string which;  // a game, a preset that only one has, or a convention; "" for all
  std::string language;
  bool json = false;
};

int signals(const SignalsOptions& options);

}  // namespace troef::cli
