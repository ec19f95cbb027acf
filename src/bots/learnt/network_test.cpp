// SPDX-License-Identifier: Apache-2.0
#include "bots/learnt/network.h"

#include <gtest/gtest.h>

namespace troef::test {
namespace {

using learnt::Marks;
using learnt::Network;

Network any_network() {
  Network network{.unit = 0.5F};
  float number = -1;
  for (auto& row : network.into) {
    for (float& each : row) each = number += 0.001F;
  }
  network.base[3] = 0.5F;
  network.out[31] = -0.25F;
  network.straight[0] = 2;
  return network;
}

TEST(Network, what_is_written_is_read_again_to_the_thousandth) {
  const Network network = any_network();
  const auto again = learnt::read_network(learnt::written(network));
  ASSERT_TRUE(again);
  EXPECT_EQ(learnt::written(*again), learnt::written(network));
  EXPECT_FLOAT_EQ(again->base[3], 0.5F);
  EXPECT_FLOAT_EQ(again->out[31], -0.25F);
  EXPECT_FLOAT_EQ(again->straight[0], 2);
  EXPECT_NEAR(again->into[1][0], network.into[1][0], 0.0005);
}

TEST(Network, a_text_with_too_few_or_too_many_numbers_or_with_a_word_is_none) {
  const std::string text = learnt::written(any_network());
  EXPECT_FALSE(learnt::read_network(text + "1\n"));
  EXPECT_FALSE(learnt::read_network(text.substr(0, text.find_last_of(' '))));
  EXPECT_FALSE(learnt::read_network("twelve " + text));
  EXPECT_FALSE(learnt::read_network(""));
}

TEST(Network, a_mark_counts_straight_and_through_those_of_the_layer_that_are_above_zero) {
  Network network{.unit = 10};
  network.straight[5] = 0.1F;
  network.into[5] = {1.0F, -1.0F};
  network.base = {0.5F, 0.5F};
  network.out = {0.2F, 10.0F};
  Marks marks{};
  EXPECT_NEAR(network.worth(marks), 10 * (0.5 * 0.2 + 0.5 * 10), 1e-4);
  marks[5] = 2;
  EXPECT_NEAR(network.worth(marks), 10 * (2 * 0.1 + 2.5 * 0.2), 1e-4);
}

TEST(Network, no_game_but_those_that_were_learnt_has_one) {
  EXPECT_NE(learnt::network_of("KJ"), nullptr);
  EXPECT_EQ(learnt::network_of("XX"), nullptr);
}

}  // namespace
}  // namespace troef::test
