// SPDX-License-Identifier: Apache-2.0
#include "cli/end.h"

#include <gtest/gtest.h>
#include <unistd.h>

namespace troef::cli {
namespace {

TEST(End, what_never_comes_to_its_end_is_ended_with_its_status) {
  const auto hang = [] {
    end_within(std::chrono::milliseconds(1), 7);
    for (;;) pause();
  };
  EXPECT_EXIT(hang(), testing::ExitedWithCode(7), "");
}

}  // namespace
}  // namespace troef::cli
