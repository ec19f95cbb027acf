// SPDX-License-Identifier: Apache-2.0
#include "hang.h"

#include <gtest/gtest.h>

namespace troef::test {
namespace {

TEST(Hang, a_test_that_waits_for_what_never_comes_is_ended_and_says_where_it_waits) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  EXPECT_DEATH(
      {
        end_within(1);
        wait_until([] { return true; });
        wait_until([] { return false; });
      },
      "Hang.a_test_that_waits_for_what_never_comes_is_ended_and_says_where_it_waits does not end; "
      "it waits at .*hang_test.cpp:[0-9]+");
}

}  // namespace
}  // namespace troef::test
