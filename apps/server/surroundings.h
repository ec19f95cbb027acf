// SPDX-License-Identifier: Apache-2.0
// What the server lends its tables: chance and SHA-256, both libsodium's.
#pragma once

#include "table/table.h"

namespace troef::server {

class SodiumSurroundings final : public Surroundings {
 public:
  void random(std::span<std::uint8_t> bytes) override;
  Sha256 sha256() const override;
};

}  // namespace troef::server
