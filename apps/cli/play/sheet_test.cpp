// SPDX-License-Identifier: Apache-2.0
#include "cli/play/sheet.h"

#include <gtest/gtest.h>

namespace troef::cli::table {
namespace {

TEST(Sheet, KJ_34_roem_is_noted_with_signs_for_20_50_and_100) {
  EXPECT_EQ(roem_marks(20), "I");
  EXPECT_EQ(roem_marks(50), "V");
  EXPECT_EQ(roem_marks(100), "X");
  EXPECT_EQ(roem_marks(0), "");
  EXPECT_EQ(roem_marks(40), "II");
  EXPECT_EQ(roem_marks(70), "VI");
  EXPECT_EQ(roem_marks(200), "XX");
}

TEST(Sheet, KJ_34_any_sum_of_roem_can_be_noted) {
  for (int roem = 20; roem <= 1000; roem += 10) {
    if (roem == 30) continue;
    int sum = 0;
    for (const char sign : roem_marks(roem)) sum += sign == 'I' ? 20 : sign == 'V' ? 50 : 100;
    EXPECT_EQ(sum, roem);
  }
}

}  // namespace
}  // namespace troef::cli::table
