// SPDX-License-Identifier: Apache-2.0
#include "cli/play/spoken.h"

#include "support.h"

namespace troef::cli::table {
namespace {

TEST(Spoken, HJ_14_a_bid_is_said_by_its_part_above_100_and_from_210_in_full) {
  EXPECT_EQ(spoken_points(120), "twintig");
  EXPECT_EQ(spoken_points(130), "dertig");
  EXPECT_EQ(spoken_points(190), "negentig");
  EXPECT_EQ(spoken_points(200), "honderd");
  EXPECT_EQ(spoken_points(210), "tweehonderdtien");
  EXPECT_EQ(spoken_points(300), "driehonderd");
  EXPECT_EQ(spoken_points(440), "vierhonderdveertig");
  EXPECT_EQ(spoken_points(600), "zeshonderd");
}

TEST(Spoken, HJ_14_150_is_the_market_and_250_the_great_market) {
  EXPECT_EQ(spoken_points(150), "de markt");
  EXPECT_EQ(spoken_points(250), "de grote markt");
  EXPECT_EQ(spoken_points(350), "driehonderdvijftig");
}

TEST(Spoken, HJ_14_a_final_bid_is_said_with_one_time_before_it) {
  const Game& hoogjassen = *find_game(all_games(), "hoogjassen");
  const Look dutch{.language = Language::nl};
  EXPECT_EQ(spoken_bid(dutch, hoogjassen, bid(120)), "twintig");
  EXPECT_EQ(spoken_bid(dutch, hoogjassen, bid(120, true)), "één keer twintig");
  EXPECT_EQ(spoken_bid(dutch, hoogjassen, bid(150, true)), "één keer de markt");
}

TEST(Spoken, a_game_without_a_blok_bids_in_numbers) {
  const Look dutch{.language = Language::nl};
  EXPECT_EQ(spoken_bid(dutch, *find_game(all_games(), "heugen"), bid(150)), "150");
}

}  // namespace
}  // namespace troef::cli::table
