// SPDX-License-Identifier: Apache-2.0
#include "cli/play/outcome.h"

#include <array>

#include "support.h"

namespace troef::test {
namespace {

using cli::table::Look;

std::string told(Played& played) {
  return cli::table::outcome(Look(), played.deal().view(Seat(0))).front();
}

Played three_tricks(std::vector<std::string> settings) {
  settings.emplace_back("seats=3");
  Played played("vijvenveertig", settings, "pot");
  played.dealer(2).hands({"KS QS KD KH 2H", "2S 3S 2D 3H QH", "4S 5S 4D 5H 6H"}, "9C");
  played.then({"0 play KS", "1 play 2S", "2 play 4S", "0 play QS", "1 play 3S", "2 play 5S",
               "0 play KD", "1 play 2D", "2 play 4D"});
  return played;
}

TEST(Outcome, VV_40_tells_who_has_the_pool_or_that_it_stays) {
  Played taken = three_tricks({});
  taken.play("0 stop");
  EXPECT_EQ(told(taken), "Deal 1: played, tricks: you 3, Anna 0, Bram 0, you get the pool");
  Played lost = three_tricks({});
  lost.then({"0 play 2H", "1 play QH", "2 play 5H"});
  EXPECT_EQ(told(lost), "Deal 1: played, tricks: you 3, Anna 1, Bram 0, the pool stays");
}

TEST(Outcome, VV_40_tells_the_tricks_of_each_where_each_plays_for_self) {
  Played played = three_tricks({"scoring=per_trick"});
  played.then({"0 play KH", "1 play 3H", "2 play 5H", "0 play 2H", "1 play QH", "2 play 6H"});
  EXPECT_EQ(told(played), "Deal 1: played, tricks: you 4, Anna 1, Bram 0");
}

TEST(Outcome, VV_42_tells_the_best_trump_and_what_it_brings) {
  Played played("vijvenveertig", {"seats=2", "best_trump_bonus=yes"});
  played.hands({"KS QS KD JD TD", "TS 2D 3D 4D 6D"}, "8S");
  played.then({"0 play KS", "1 play TS", "0 play QS", "1 play 2D", "0 play KD", "1 play 3D",
               "0 play JD", "1 play 4D", "0 play TD", "1 play 6D"});
  const View view = played.deal().view(Seat(0));
  EXPECT_EQ(cli::table::outcome(Look(), view)[1], "Best trump: KS, held by you, +5");
  EXPECT_EQ(cli::table::outcome({Language::nl}, view)[1], "Beste troef: KS van jou, +5");
}

TEST(Outcome, KJ_30_tells_the_roem_of_each_side) {
  Quick random(seed());
  const Table table = all_presets().front();
  std::array<int, max_seats> roem{};
  std::string line;
  while (roem[0] == 0 || roem[1] == 0) {
    Deal deal(start_of(*table.game, table.rules, random));
    play_out(deal, random, [](const Deal&, const Entry&) {});
    roem = deal.result().roem;
    line = cli::table::outcome(Look(), deal.view(Seat(0))).front();
  }
  const std::string both = ", roem " + std::to_string(roem[0]) + " to " + std::to_string(roem[1]);
  EXPECT_TRUE(line.ends_with(both)) << line;
}

}  // namespace
}  // namespace troef::test
