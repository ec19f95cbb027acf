// SPDX-License-Identifier: Apache-2.0
#include "server/surroundings.h"

#include <gtest/gtest.h>

#include <array>
#include <set>

namespace troef::server {
namespace {

TEST(Surroundings, draw_other_bytes_each_time) {
  SodiumSurroundings surroundings({});
  std::set<std::array<std::uint8_t, 16>> drawn;
  for (int i = 0; i < 1000; ++i) {
    std::array<std::uint8_t, 16> bytes{};
    surroundings.random(bytes);
    drawn.insert(bytes);
  }
  EXPECT_EQ(drawn.size(), 1000U);
}

}  // namespace
}  // namespace troef::server
