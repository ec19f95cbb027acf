// SPDX-License-Identifier: Apache-2.0
// troef bot: one of our bots as a program that speaks docs/bot-protocol.md.
#pragma once

#include <string>

namespace troef::cli {

struct BotOptions {
  std::string name;
};

int bot(const BotOptions& options);

}  // namespace troef::cli
