// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/contracts.h"

#include <algorithm>

#include "bots/thumb/exactly.h"
#include "support.h"

namespace troef::test {
namespace {

using thumb::chance_if_bid;
using thumb::made;
using thumb::Prospect;

// By trying out everything.
thumb::Plan best_plan(const View& view, const thumb::Aim& aim) {
  Cards cards = view.hand();
  if (view.turn_up) cards.add(*view.turn_up);
  if (aim.each) return {chance_if_bid(view, aim, cards), {}, {}};
  return plan_for(view, aim, aim.buys_jack ? cards | Cards::of(Rank::jack) : cards, 1);
}

// Of each contract that is worth a bid the best plan, and of the others that they are not; how
// many were.
int check_prospects(const View& view, bool trying) {
  const bool more = thumb::more_will_do(view);
  int worth = 0;
  for (const Prospect& each : thumb::prospects_of(view, trying)) {
    if (!each.aim) continue;
    const thumb::Plan best = best_plan(view, *each.aim);
    const bool good = made(*each.aim, best.chance, more) >= each.bid_from;
    EXPECT_EQ(made(*each.aim, each.plan.chance, more) >= each.bid_from, good)
        << each.aim->contract << " with " << to_string(view.hand());
    if (!good) continue;
    ++worth;
    EXPECT_NEAR(each.plan.chance, best.chance, 1e-9) << each.aim->contract;
  }
  return worth;
}

thumb::Aim aim_named(std::string_view contract) {
  const Game& game = *find_game(all_games(), "pandoer");
  const auto place = std::ranges::find(game.contracts(), contract) - game.contracts().begin();
  return *thumb::aim_numbered(game, static_cast<int>(place) + 1);
}

// What is reckoned of eight cards and the turn-up.
double chance_of(std::string_view contract, const std::string& hand, Card turn_up) {
  Played played("pandoer");
  played.dealer(3).hands({hand});
  const View view = played.deal().view(Seat(0));
  return plan_for(view, aim_named(contract), view.hand() | turn_up, 1).chance;
}

bool polk_zonder_is_bid(const std::string& hand, Card turn_up) {
  const thumb::Aim aim = aim_named("polk-zonder");
  return made(aim, chance_of(aim.contract, hand, turn_up), false) >= aim.tried->bid_from;
}

// Once the others are in with their trick, they go on with what the declarer has none of; and if
// they are to get it last of all, they throw away what would win it.
TEST(Contracts, PD_40_polk_zonder_is_for_who_has_an_ace_against_whatever_comes_back) {
  const Card low_diamond(Rank::eight, Suit::diamonds), low_club(Rank::seven, Suit::clubs);
  EXPECT_FALSE(polk_zonder_is_bid("AS KS TS 9S 8S 7S AH 9D", low_diamond));
  EXPECT_FALSE(polk_zonder_is_bid("AC KC QC JC 9C 8C AD KH", Card(Rank::ten, Suit::spades)));
  EXPECT_FALSE(polk_zonder_is_bid("AH KH QH JH 9H 7H AS TS", Card(Rank::queen, Suit::diamonds)));
  EXPECT_TRUE(polk_zonder_is_bid("AS KS QS AH KH AD KD AC", low_club));
}

// What is next to the ace of the mate wins once that was led to.
TEST(Contracts, PD_43_stoet_counts_the_king_under_the_ace_of_the_mate_as_a_winner) {
  const Card six(Rank::six, Suit::hearts);
  EXPECT_GT(chance_of("stoet", "AS KS QS AH AD KC 7C 7D", six),
            1.5 * chance_of("stoet", "AS KS QS AH AD JC 7C 7D", six));
}

// An ace laid away is one that the mate does not have.
TEST(Contracts, PD_43_stoet_keeps_an_ace_of_every_suit_but_that_of_the_mate) {
  Played played("pandoer");
  played.dealer(3).hands({"AS KS QS AH KH AD JC 9D"});
  const View view = played.deal().view(Seat(0));
  const Cards hand = view.hand() | Card(Rank::king, Suit::clubs);
  EXPECT_FALSE(plan_for(view, aim_named("stoet"), hand, 1).lay & Cards::of(Rank::ace));
}

TEST(Contracts, none_that_is_worth_a_bid_is_overlooked) {
  SCOPED_TRACE(seed());
  Quick random(seed());
  const Game& game = *find_game(all_games(), "pandoer");
  int worth = 0;
  for (int i = 0; i < 1000; ++i) {
    Deal deal(start_of(game, random_rules(game, random), random));
    while (deal.turn().awaited != Awaited::seat) deal.play(random_entry(deal, random));
    worth += check_prospects(deal.view(deal.turn().seat), i % 2 == 0);
  }
  EXPECT_GT(worth, 200);
}

}  // namespace
}  // namespace troef::test
