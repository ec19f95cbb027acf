// SPDX-License-Identifier: Apache-2.0
#include "server/rate.h"

#include <gtest/gtest.h>

namespace troef::server {
namespace {

constexpr Rate three_then_one_a_second = {3, 1};
constexpr std::int64_t noon = 1'700'000'000'000;

// How many may be taken at once at this time.
int at_once(Bucket& bucket, std::int64_t now) {
  int taken = 0;
  while (taken < 100 && bucket.take(three_then_one_a_second, now)) ++taken;
  return taken;
}

TEST(Rate, is_so_many_at_once_and_so_many_a_second_after_that) {
  Bucket bucket(three_then_one_a_second);
  EXPECT_EQ(at_once(bucket, noon), 3);
  EXPECT_EQ(at_once(bucket, noon + 999), 0);
  EXPECT_EQ(at_once(bucket, noon + 1'000), 1);
  EXPECT_EQ(at_once(bucket, noon + 3'000), 2);
}

TEST(Rate, saves_nothing_up_beyond_what_may_come_at_once) {
  Bucket bucket(three_then_one_a_second);
  EXPECT_EQ(at_once(bucket, noon), 3);
  EXPECT_EQ(at_once(bucket, noon + 86'400'000), 3);
}

TEST(Rate, gives_nothing_back_when_the_clock_does_and_goes_on_from_there) {
  Bucket bucket(three_then_one_a_second);
  EXPECT_EQ(at_once(bucket, noon), 3);
  EXPECT_EQ(at_once(bucket, noon - 3'600'000), 0);
  EXPECT_EQ(at_once(bucket, noon - 3'599'000), 1);
}

TEST(Rate, of_each_name_is_its_own_also_where_there_are_very_many) {
  Buckets buckets(three_then_one_a_second);
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(buckets.take("greedy", noon));
  for (int i = 0; i < 5'000; ++i) EXPECT_TRUE(buckets.take(std::to_string(i), noon));
  EXPECT_FALSE(buckets.take("greedy", noon));
}

TEST(Rate, who_has_not_come_for_long_is_forgotten) {
  Buckets buckets(three_then_one_a_second);
  for (int i = 0; i < 10'000; ++i) buckets.take(std::to_string(i), noon + 10'000 * i);
  EXPECT_LE(buckets.size(), 1024U);
}

}  // namespace
}  // namespace troef::server
