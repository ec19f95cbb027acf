// SPDX-License-Identifier: Apache-2.0
// Who has made it, and what each side scores.
#include "games/klaverjassen/score.h"

#include "games/klaverjassen/cards.h"
#include "klaverjassen_deals.h"

namespace troef::test {
namespace {

using namespace klaverjassen;
using namespace klaverjassen_deals;

// A board that was played out: hearts trumps, made by seat 0's side, cards by side.
struct Counted {
  Start start;
  Board board;

  Counted(Cards makers, int roem, int other_roem, const std::vector<std::string>& settings = {}) {
    const Game& game = *find_game(all_games(), "klaverjassen");
    Rules rules = default_rules(game);
    for (const auto& setting : settings) {
      const auto equals = setting.find('=');
      rules.set(setting.substr(0, equals), setting.substr(equals + 1));
    }
    start = troef::start_of(game, rules);
    board.start = &start;
    board.order = &orders.of(Suit::hearts);
    board.facts.trumps = Suit::hearts;
    board.facts.declarer = Seat(0);
    board.facts.won[Seat(0)] = makers;
    board.facts.won[Seat(1)] = orders.plain.pack() - makers;
    board.facts.side_roem = {roem, other_roem};
    board.facts.tricks = 8;
    for (int i = 0; i < 8; ++i) board.facts.winners[static_cast<std::size_t>(i)] = Seat(i % 2);
  }
  Result result() const { return played(board); }
};

Cards worth(int points) {
  return cards_worth(points, orders.of(Suit::hearts), orders.plain.pack());
}

TEST(Klaverjassen, KJ_03_cards_and_last_trick_are_162_together) {
  EXPECT_EQ(orders.of(Suit::hearts).points(orders.plain.pack()) + last_trick_points, 162);
  const Result result = Counted(worth(70), 0, 0).result();
  EXPECT_EQ(result.points[0] + result.points[1], 162);
  EXPECT_EQ(result.points[1], 92);  // the last trick was the other side's
}

TEST(Klaverjassen, KJ_40_the_makers_need_more_than_half_of_points_and_roem) {
  const Result nat = Counted(worth(70), 20, 20).result();
  EXPECT_EQ(nat.outcome, Outcome::wet);
  EXPECT_EQ(nat.score[Seat(0)], 0);
  EXPECT_EQ(nat.score[Seat(1)], 202);
  const Result made = Counted(worth(82), 0, 0).result();
  EXPECT_EQ(made.outcome, Outcome::made);
  EXPECT_EQ(made.score[Seat(2)], 82);
  EXPECT_EQ(made.score[Seat(3)], 80);
  EXPECT_EQ(Counted(worth(81), 0, 0).result().outcome, Outcome::wet);
  EXPECT_EQ(Counted(worth(81), 0, 0, {"tie=made"}).result().outcome, Outcome::made);
}

TEST(Klaverjassen, KJ_40_the_other_team_of_the_example_makes_it_with_112_to_90) {
  Counted other(worth(70), 20, 20);
  other.board.facts.declarer = Seat(1);
  const Result result = other.result();
  EXPECT_EQ(result.outcome, Outcome::made);
  EXPECT_EQ(result.score[Seat(1)], 112);
  EXPECT_EQ(result.score[Seat(0)], 90);
}

TEST(Klaverjassen, KJ_41_nat_gives_the_defenders_162_and_all_roem) {
  const Result result = Counted(worth(52), 40, 70).result();
  EXPECT_EQ(result.score[Seat(0)], 0);
  EXPECT_EQ(result.score[Seat(1)], 162 + 110);
  EXPECT_EQ(result.points[0], 52);  // what was taken stays on record
  EXPECT_EQ(result.roem[0], 40);
}

void play_all_of_clubs(Played& played, const std::string& ranks) {
  for (const char rank : ranks) {
    for (int seat = 0; seat < 4; ++seat) {
      played.play(std::to_string(seat) + " play " + rank + "CDHS"[seat]);
    }
  }
}

TEST(Klaverjassen, KJ_42_every_trick_is_a_pit_of_100_more) {
  Played played = with_hands(one_suit_each);
  played.play("0 trump C");
  play_all_of_clubs(played, "AKQJT987");
  EXPECT_EQ(played.result("outcome"), "\"pit\"");
  EXPECT_EQ(played.result("points"), "[162,0]");
  EXPECT_EQ(played.result("roem"), "[700,0]");  // 100 each for A, K, Q, T, 200 for J, and the pit
  EXPECT_EQ(played.result("score"), "[862,0,862,0]");
}

TEST(Klaverjassen, KJ_43_the_defenders_take_every_trick) {
  for (const auto& [setting, bonus] : std::vector<std::pair<std::string, int>>{
           {"counterpit=0", 0}, {"counterpit=100", 100}, {"counterpit=300", 300}}) {
    Played played("klaverjassen", {"trump_by=klassiek", "leader=eldest", setting});
    played.hands(one_suit_each).then({"* die C", "0 pass", "1 accept"});
    play_all_of_clubs(played, "AKQJT987");
    EXPECT_EQ(played.result("outcome"), "\"counterpit\"");
    EXPECT_EQ(played.result("roem"), "[0," + std::to_string(600 + bonus) + "]");
    const std::string score = std::to_string(162 + 600 + bonus);
    EXPECT_EQ(played.result("score"), "[" + score + ",0," + score + ",0]");
  }
}

TEST(Klaverjassen, KJ_42_KJ_43_seven_tricks_are_neither_pit_nor_counterpit) {
  for (const int side : {0, 1}) {
    Counted counted(worth(100), 0, 0);
    for (Seat& winner : counted.board.facts.winners) winner = Seat(side);
    counted.board.facts.winners[3] = Seat(1 - side);
    const Result result = counted.result();
    EXPECT_EQ(result.outcome, Outcome::made);
    EXPECT_EQ(result.roem[0] + result.roem[1], 0);
  }
}

TEST(Klaverjassen, KJ_44_where_revokes_are_prevented_there_is_nothing_to_claim) {
  Played played = with_hands(mixed);
  played.then({"0 trump H", "0 play AC", "1 play 8C", "2 play QC", "3 play QH"});
  EXPECT_EQ(played.refused("0 claim-revoke 1"), "TR-03");
}

TEST(Klaverjassen, KJ_44_a_claimed_revoke_gives_the_others_162_and_100_and_all_roem_so_far) {
  Played played = with_hands(mixed, {"revoke=penalised"});
  played.then({"0 trump H", "0 play AC", "1 play AS", "2 play QC", "3 play QH"});
  EXPECT_EQ(played.refused("3 claim-revoke 1"), "TR-03");  // the own partner
  played.then({"3 play KS", "0 claim-revoke 3"});          // nothing there
  EXPECT_EQ(played.refused("0 claim-revoke 1"), "TR-03");  // no second try
  played.play("2 claim-revoke 1");
  EXPECT_EQ(played.result("outcome"), "\"revoked\"");
  EXPECT_EQ(played.result("points"), "[162,0]");
  EXPECT_EQ(played.result("roem"), "[100,0]");
  EXPECT_EQ(played.result("score"), "[262,0,262,0]");
}

TEST(Klaverjassen, KJ_44_roem_of_both_sides_goes_to_those_who_did_not_revoke) {
  const Counted counted(worth(80), 20, 50);
  const Result by_maker = revoked(counted.board, Seat(2));
  EXPECT_EQ(by_maker.points[0], 0);
  EXPECT_EQ(by_maker.points[1], 162);
  EXPECT_EQ(by_maker.roem[0], 0);
  EXPECT_EQ(by_maker.roem[1], 170);
  EXPECT_EQ(by_maker.score[Seat(0)], 0);
  EXPECT_EQ(by_maker.score[Seat(1)], 332);
  const Result by_other = revoked(counted.board, Seat(3));
  EXPECT_EQ(by_other.roem[0], 170);
  EXPECT_EQ(by_other.score[Seat(0)], 332);
  EXPECT_EQ(by_other.score[Seat(1)], 0);
}

TEST(Klaverjassen, KJ_44_nobody_claims_against_a_seat_that_there_is_not) {
  Played played = with_hands(mixed, {"revoke=penalised"});
  played.then({"0 trump H", "0 play AC", "1 play AS", "2 play QC", "3 play QH"});
  EXPECT_EQ(played.refused("0 claim-revoke 5"), "TR-03");
  EXPECT_EQ(played.refused("1 claim-revoke 5"), "TR-03");
}

}  // namespace
}  // namespace troef::test
