// SPDX-License-Identifier: Apache-2.0
// What the server lends its tables: chance and SHA-256, both libsodium's, and bots.
#pragma once

#include "server/config.h"
#include "table/table.h"

namespace troef::server {

class SodiumSurroundings final : public Surroundings {
 public:
  // With programs that play, besides the bots there are.
  explicit SodiumSurroundings(const std::vector<ProgramConfig>& programs);
  void random(std::span<std::uint8_t> bytes) override;
  Sha256 sha256() const override;
  Levels levels() const override { return levels_; }

 private:
  std::vector<std::string_view> levels_;
};

}  // namespace troef::server
