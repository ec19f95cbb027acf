// SPDX-License-Identifier: Apache-2.0
#include "cli/progress.h"

#include <gtest/gtest.h>

#include "cli/terminal.h"

namespace troef::cli {
namespace {

TEST(progress, shows_how_far_it_is_and_what_is_left) {
  EXPECT_EQ(progress_line("deals", 25, 100, 10),
            "deals [#######.......................]  25 %, 30 s left");
  EXPECT_EQ(progress_line("deals", 100, 100, 10),
            "deals [##############################] 100 %, 0 s left");
  EXPECT_EQ(progress_line("deals", 0, 100, 3), "deals [..............................]   0 %");
  EXPECT_EQ(progress_line("deals", 1, 1000, 10),
            "deals [..............................]   0 %, 2 h 46 min left");
  EXPECT_EQ(progress_line("deals", 7, 0, 10), "7 deals");
}

TEST(text, is_filled_into_lines) {
  EXPECT_EQ(filled("a bb ccc", 2, 6), "a bb\n  ccc");
  EXPECT_EQ(filled("één twee", 0, 8), "één twee");
  EXPECT_EQ(columns_of("\x1b[31m♥B\x1b[0m"), 2u);
}

TEST(cards, are_shown_as_the_language_has_them) {
  const Cards cards = {Card(Rank::jack, Suit::hearts), Card(Rank::ten, Suit::hearts)};
  EXPECT_EQ(cards_by_suit(cards, Language::nl, false), "♥ B 10");
  EXPECT_EQ(cards_by_suit(cards, Language::en, true), "\x1b[31m♥ J 10\x1b[0m");
}

}  // namespace
}  // namespace troef::cli
