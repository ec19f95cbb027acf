// SPDX-License-Identifier: Apache-2.0
#include "bots/search/thinking.h"

#include <gtest/gtest.h>

#include "bots/club/club.h"
#include "bots/master/master.h"
#include "support.h"

namespace troef::search {
namespace {

// By how often thumb reckons to make piek, seat 3 lets pandoer be played, which a weak hand bid
// over piek zonder. But one jack and low cards take just one trick.
View piek_over_pandoer() {
  test::Played played("pandoer");
  played.dealer(3).hands({"JC JD TD AH QH 9H 8H 7S", "9C QD 9D 8D KH AS TS 9S",
                          "AC KC QC 8C AD TH KS QS", "TC 7C KD JH 7H 6H JS 8S"},
                         "7D");
  played.then({"0 bid piek-zonder", "1 bid piek-zonder", "2 bid pandoer"});
  return played.deal().view(Seat(3));
}

// Of five seeds, that this is bid.
int bids(const View& view, const Tuning& tuning, std::string_view bid) {
  int count = 0;
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    const Action action = think(view, tuning, nullptr, seed, {}).action;
    count += to_string(action, view.game->contracts()) == bid ? 1 : 0;
  }
  return count;
}

TEST(Thinking, PD_41_tries_contracts_that_thumb_thinks_too_little_of) {
  EXPECT_GE(bids(piek_over_pandoer(), club_tuning, "bid piek"), 4);
  EXPECT_GE(bids(piek_over_pandoer(), master_tuning, "bid piek"), 4);
}

TEST(Thinking, bids_such_contracts_only_where_they_bring_so_much_more) {
  Tuning tuning = club_tuning;
  for (const double hope : {0.0, 4.0}) {
    tuning.hope = hope;
    EXPECT_EQ(bids(piek_over_pandoer(), tuning, "pass"), 5) << hope;
  }
}

}  // namespace
}  // namespace troef::search
