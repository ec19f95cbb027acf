// SPDX-License-Identifier: Apache-2.0
#include "server/patience.h"

#include <gtest/gtest.h>

namespace troef::server {
namespace {

TEST(patience, a_bot_has_its_own_time_where_nobody_waits) {
  EXPECT_EQ(patience("club", 0, 1), 500);
  EXPECT_EQ(patience("master", 0, 1), 3000);
  EXPECT_EQ(patience("hint", 0, 1), 1000);
}

TEST(patience, who_waits_makes_all_think_shorter_but_never_longer) {
  for (const char* level : {"club", "master", "hint"}) {
    std::int64_t before = patience(level, 0, 2);
    for (std::size_t waiting = 1; waiting < 2000; ++waiting) {
      const std::int64_t now = patience(level, waiting, 2);
      EXPECT_LE(now, before) << level << ", " << waiting << " wait";
      before = now;
    }
  }
}

TEST(patience, the_last_of_those_who_wait_is_served_within_two_seconds) {
  for (const unsigned threads : {1U, 3U}) {
    for (std::size_t waiting = 1; waiting < 300; ++waiting) {
      const auto all =
          static_cast<std::int64_t>(waiting + 1) * patience("master", waiting, threads);
      EXPECT_LE(all, 2000 * threads) << waiting << " wait for " << threads;
    }
  }
}

TEST(patience, however_many_wait_a_bot_has_a_moment) {
  EXPECT_GT(patience("master", 1'000'000, 1), 0);
}

}  // namespace
}  // namespace troef::server
