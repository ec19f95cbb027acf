// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/sight.h"

#include "pandoer_deals.h"

namespace troef::test {
namespace {

using namespace pandoer_deals;

Seats friends_of(Played& played, int seat) {
  const View view = played.deal().view(Seat(seat));
  return thumb::Sight(view).friends;
}

// Seat 1 holds the fourth ace.
TEST(Sight, PD_43_who_holds_the_fourth_ace_is_with_the_declarer_once_stoet_is_played) {
  Played bid = with(three_aces);
  bid.play("0 bid stoet");
  EXPECT_EQ(friends_of(bid, 1), Seats());
  Played playing_it = playing(three_aces, "stoet");
  EXPECT_EQ(friends_of(playing_it, 1), Seats(Seat(0)));
}

}  // namespace
}  // namespace troef::test
