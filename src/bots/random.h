// SPDX-License-Identifier: Apache-2.0
// Plays anything that is legal, each as likely as the next.
#pragma once

#include "bots/bot.h"

namespace troef {

class RandomBot final : public Bot {
 public:
  explicit RandomBot(std::uint64_t seed) : random_(seed) {}
  Action choose(const View& view) override { return any_of(view.legal, random_); }

 private:
  Quick random_;
};

}  // namespace troef
