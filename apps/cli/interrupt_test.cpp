// SPDX-License-Identifier: Apache-2.0
#include "cli/interrupt.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <csignal>

namespace troef::cli {
namespace {

TEST(Interrupt, a_signal_that_came_just_before_the_wait_ends_it) {
  int ends[2];
  ASSERT_EQ(::pipe(ends), 0);
  notice_continuing();
  raise(SIGCONT);
  EXPECT_FALSE(wait_to_read(ends[0]));
  EXPECT_TRUE(continued());
  ASSERT_EQ(::write(ends[1], "x", 1), 1);
  EXPECT_TRUE(wait_to_read(ends[0]));
  for (const int end : ends) ::close(end);
}

}  // namespace
}  // namespace troef::cli
