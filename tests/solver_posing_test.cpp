// SPDX-License-Identifier: Apache-2.0
// What games make of their deals for the solver: when there is a problem, and what the rare ends
// of a deal are worth, of which random endings with more cards show few.
#include <map>

#include "solver_plain.h"

namespace troef::test {
namespace {

using solver::Sought;

Holdings holdings_of(const Board& board) {
  Holdings held;
  for (const Seat seat : board.everyone()) {
    held.hands[seat] = board.where.hand(seat);
    held.laid[seat] = board.where.laid(seat);
  }
  held.widow = board.where.widow();
  return held;
}

class EveryProblem : public testing::TestWithParam<Table> {};
INSTANTIATE_TEST_SUITE_P(All, EveryProblem, testing::ValuesIn(all_presets()), test_name);

TEST_P(EveryProblem, is_posed_while_cards_are_played_and_at_no_other_time) {
  SCOPED_TRACE(seed());
  Quick random(seed());
  for (int i = 0; i < rounds(40); ++i) {
    const Rules rules = i % 2 == 1 ? random_rules(*GetParam().game, random) : GetParam().rules;
    Deal deal(start_of(*GetParam().game, rules, random));
    while (true) {
      const View view = deal.view(deal.board().facts.declarer);
      const auto problem =
          deal.game().problem(view, holdings_of(deal.board()), {Sought::tricks, 0});
      ASSERT_EQ(problem.has_value(), cards_are_played(deal)) << to_text(view);
      if (problem && view.facts.declarer) {
        ASSERT_EQ(problem->declarer, *view.facts.declarer);
      }
      if (deal.over()) break;
      deal.play(random_entry(deal, random));
    }
  }
}

// As in a guess of the hidden cards that is not whole yet.
TEST_P(EveryProblem, is_not_posed_where_a_hand_has_too_few_cards) {
  SCOPED_TRACE(seed());
  Quick random(seed());
  for (int i = 0; i < rounds(10); ++i) {
    const auto deal = random_ending(*GetParam().game, GetParam().rules, 3, random);
    if (!deal) continue;
    const View view = deal->view(deal->board().facts.declarer);
    for (const Seat seat : deal->board().everyone()) {
      Holdings held = holdings_of(deal->board());
      if (held.hands[seat].empty()) continue;
      held.hands[seat] = held.hands[seat].without_first();
      EXPECT_FALSE(deal->game().problem(view, held, {})) << write_record(*deal, {});
    }
  }
}

// To the last card of a hand; where they are shy most seats pass.
std::optional<Deal> last_cards(const Game& game, const Rules& rules, bool shy, Quick& random) {
  if (!shy) return random_ending(game, rules, 1, random);
  Deal deal(start_of(game, rules, random));
  while (!deal.over()) {
    const Turn turn = deal.turn();
    const bool plays = cards_are_played(deal);
    if (plays && deal.board().where.hand(turn.seat).size() == 1) return deal;
    const bool passes = !deal.refuse(turn.seat, word(Verb::pass)) && random.roughly_below(8) > 0;
    const Entry entry =
        passes ? Entry{turn.seat, word(Verb::pass), {}} : random_entry(deal, random);
    if (entry.action.verb != Verb::claim_revoke) deal.play(entry);
  }
  return std::nullopt;
}

// Every card is forced, or nearly: the value is what the deal comes to.
TEST_P(EveryProblem, of_the_last_cards_is_worth_what_comes_of_them) {
  SCOPED_TRACE(seed());
  Quick random(seed());
  solver::Solver solver;
  for (int i = 0; i < rounds(300); ++i) {
    const Rules rules = i % 2 == 1 ? random_rules(*GetParam().game, random) : GetParam().rules;
    const auto deal = last_cards(*GetParam().game, rules, i % 3 == 0, random);
    if (!deal) continue;
    for (const Sought sought : goals) {
      const solver::Question question{sought, random.roughly_below(5)};
      const Posed posed = pose(*deal, question);
      if (!posed.problem) continue;
      if (sought == Sought::score) {
        ASSERT_EQ(posed.problem->difference, scores_are_compared(*deal));
      }
      ASSERT_EQ(solver.value(*posed.problem).low, Plain(*deal, question).value(*deal))
          << static_cast<int>(sought) << ' ' << write_record(*deal, {});
    }
  }
}

void expect_plain(const Deal& deal) {
  solver::Solver solver;
  for (const Sought sought : {Sought::score, Sought::points, Sought::made}) {
    const Posed posed = pose(deal, {sought, 0});
    ASSERT_TRUE(posed.problem) << posed.error;
    EXPECT_EQ(solver.value(*posed.problem).low, Plain(deal, {sought, 0}).value(deal))
        << write_record(deal, {});
  }
}

solver::Value score_of(const Deal& deal) {
  return solver::Solver().value(*pose(deal, {}).problem).low;
}

// Seat 0 has all clubs, which are trumps, and leads; of each rank four come down, to the eights.
Deal clubs_played(const std::vector<std::string>& settings, const std::vector<std::string>& maker) {
  Played played("klaverjassen", settings);
  played
      .hands({"7C 8C 9C TC JC QC KC AC", "7D 8D 9D TD JD QD KD AD", "7H 8H 9H TH JH QH KH AH",
              "7S 8S 9S TS JS QS KS AS"})
      .then(maker);
  for (const char rank : std::string("AKQJT98")) {
    for (int seat = 0; seat < 4; ++seat) {
      played.play(std::to_string(seat) + " play " + rank + "CDHS"[seat]);
    }
  }
  return played.deal();
}

TEST(Solver, KJ_31_KJ_42_counts_a_pit_with_four_low_cards_as_the_table_does) {
  EXPECT_EQ(score_of(clubs_played({"low_fours=0"}, {"0 trump C"})), 162 + 600 + 100);
  EXPECT_EQ(score_of(clubs_played({"low_fours=100"}, {"0 trump C"})), 162 + 600 + 300 + 100);
}

// Nobody lays four of a kind for seat 0, who takes every trick.
TEST(Solver, KJ_42_knows_which_values_a_pit_reaches) {
  Played played("klaverjassen");
  played.hands({"7C 8C 9C TC JC QC KC AC", "7D 8D 9D TD JD QD KD AD", "7H 8H 9H TH JH QH KH AH",
                "7S 8S 9S TS JS QS KS AS"});
  const auto problem = pose(played.play("0 trump C").deal(), {}).problem;
  solver::Solver solver;
  constexpr int value = 162 + 100;
  EXPECT_EQ(solver.value(*problem).low, value);
  for (const int asked : {1, 162, 163, 164, value, value + 1}) {
    EXPECT_EQ(solver.reaches(*problem, asked), asked <= value) << asked;
  }
}

TEST(Solver, KJ_40_takes_exactly_half_for_made_where_the_table_does) {
  for (const auto& [setting, enough] :
       std::vector<std::pair<std::string, int>>{{"tie=nat", 1}, {"tie=made", 0}}) {
    const Deal deal = clubs_played({setting}, {"0 trump C"});
    EXPECT_EQ(pose(deal, {Sought::made, 0}).problem->goal.at_least, enough) << setting;
  }
}

TEST(Solver, KJ_43_counts_a_counter_pit_as_the_table_does) {
  for (const int bonus : {0, 100, 300}) {
    const Deal deal =
        clubs_played({"trump_by=klassiek", "leader=eldest", "counterpit=" + std::to_string(bonus)},
                     {"* die C", "0 pass", "1 accept"});
    EXPECT_EQ(score_of(deal), -(162 + 600 + bonus));
  }
}

TEST(Solver, VV_22_knows_of_no_silent_ace_where_the_choice_is_asked_first) {
  for (const auto& [setting, silent] : std::vector<std::pair<std::string, bool>>{
           {"silent_ace=allowed", true}, {"silent_ace=asked", false}}) {
    Played played("vijvenveertig", {"seats=2", setting});
    played.hands({"AS KD 3D 4D 6D", "TS 9C TC 8H 7D"}, "8S");
    EXPECT_EQ(pose(played.deal(), {}).problem->robbing->may_be_silent, silent) << setting;
  }
}

// Seat 0 takes every trick and has the best trump, which counts once all cards are played.
TEST(Solver, VV_42_counts_the_best_trump_where_the_match_is_not_won_before_the_end) {
  for (const auto& [target, value] : {std::pair{10, 10}, {25, 25 + 5}, {30, 25 + 5}}) {
    Played played("vijvenveertig", {"seats=2", "scoring=per_trick", "best_trump_bonus=yes",
                                    "match_target=" + std::to_string(target)});
    played.hands({"5H JH KH QH TH", "7D 8D 9D TD 2C"}, "2H");
    EXPECT_EQ(score_of(played.deal()), value) << target;
  }
}

// Seat 0 is sure of five tricks, and plays on after three for one more chip.
TEST(Solver, VV_40_plays_on_for_what_it_is_sure_of) {
  Played played("vijvenveertig", {"seats=2", "scoring=pool"});
  played.hands({"5H JH KH QH TH", "7D 8D 9D TD 2C"}, "2H");
  EXPECT_EQ(score_of(played.deal()), 2);
}

// VV-22: from the first card on it is the lowest trump, and is not kept back (VV-32).
TEST(Solver, VV_22_knows_what_a_silent_ace_of_hearts_is_to_be) {
  const Card ace(Rank::ace, Suit::hearts), two(Rank::two, Suit::hearts);
  const auto is_low = [&](const Order& order, const TrickLaw& law) {
    return order.highest({ace, two}) == two && !law.hold_back.has(ace);
  };
  Played played("vijvenveertig", {"seats=2"});
  played.hands({"AH KD 3D 4D 6D", "2H 9C TC 8H 7D"}, "9H");
  const auto before = pose(played.deal(), {}).problem;
  EXPECT_FALSE(is_low(*before->order, before->law));
  EXPECT_TRUE(is_low(*before->robbing->silent_order, before->robbing->silent_law));
  played.play("0 play KD");
  const auto after = pose(played.deal(), {}).problem;
  EXPECT_FALSE(after->robbing);
  EXPECT_TRUE(is_low(*after->order, after->law));
}

// Seat 0 plays, with king and queen of trumps at the end.
TEST(Solver, HJ_24_counts_the_stuk_once_before_it_is_said_and_after) {
  for (const std::string said : {"", " stuk"}) {
    Played played("hoogjassen");
    played.hands({"9H KH QH AC KD 8S 7S", "JH AD 8D QC KS QS JC", "TH 8H QD 9D KC 9C AS",
                  "7H TD JD 7D TC 8C JS"},
                 "AH 9S TS");
    played.then({"0 bid 120", "1 pass", "2 pass", "3 pass", "0 leave", "0 trump H", "0 roem none"});
    played.then({"0 play AC", "1 play QC", "2 play KC", "3 play TC"});
    played.then({"0 play KD", "1 play AD", "2 play QD", "3 play TD"});
    played.then({"1 play 8D", "2 play 9D", "3 play JD", "0 play 8S"});
    played.then({"3 play 7D", "0 play 7S", "1 play KS", "2 play 9C"});
    played.then({"3 play 8C", "0 play 9H", "1 play JC", "2 play AS"});
    for (const std::string& entry :
         {"0 play QH" + said, std::string("1 play JH"), std::string("2 play 8H"),
          std::string("3 play 7H"), std::string("1 play QS"), std::string("2 play TH"),
          std::string("3 play JS")}) {
      expect_plain(played.deal());
      played.play(entry);
    }
    expect_plain(played.deal());
  }
}

// Seat 0 declares 50, has the widow with 20 points and takes nothing.
TEST(Solver, HG_24_counts_roem_without_a_trick_as_the_table_does) {
  for (const auto& [setting, score] : std::vector<std::pair<std::string, int>>{
           {"roem_needs_trick=no", -2 * 30}, {"roem_needs_trick=yes", -2 * 80}}) {
    Played played("heugen", {setting});
    played.hands(
        {"8C 9C TC JC 7D 8D 9D 8S 9S", "QC KC AC JD QD JS QS 8H 9H", "KD AD KS AS TH JH QH KH AH"},
        "TS TD 7H");
    played.then({"0 bid 100", "1 pass", "2 pass", "0 leave", "0 trump H", "0 roem 8C-JC"});
    played.then({"0 play 8C", "1 play QC", "2 play AD", "1 play KC", "2 play KD", "0 play 9C"});
    played.then({"1 play AC", "2 play KS", "0 play TC", "1 play QD", "2 play AS", "0 play 7D"});
    played.then({"1 play JD", "2 play TH", "0 play 8D", "2 play QH", "0 play 8S", "1 play 8H"});
    played.then({"2 play KH", "0 play JC", "1 play 9H"});
    EXPECT_EQ(score_of(played.deal()), score);
  }
}

// A run of hearts, which are trumps, is 70 with the stuk, four aces are 100.
TEST(Solver, HG_22_knows_what_roem_is_left_to_declare) {
  const auto left = [](const std::string& by, const std::string& said,
                       const std::vector<std::string>& entries, const std::string& trumps = "H") {
    Played played("heugen", {"roem_by=" + by, "leader=declarer"});
    played.hands(
        {"JH KH QH AC KC AS AD AH 7D", "9H 8D QC JC KS QS TS 9S KD", "TH 8H 7H QD 9D 9C 8C JS 8S"},
        "TC TD JD");
    played.then({"0 bid 100", "1 pass", "2 pass", "0 leave"});
    played.then({"0 trump " + trumps, "0 roem " + said});
    played.then(entries);
    return pose(played.deal(), {}).problem->declare;
  };
  EXPECT_EQ(left("third_trick", "none", {}), 170);
  EXPECT_EQ(left("third_trick", "none", {}, "S"), 150);
  EXPECT_EQ(left("third_trick", "A*", {}), 70);
  EXPECT_EQ(left("third_trick", "JH-AH A*", {}), 0);
  EXPECT_EQ(left("third_trick", "none", {"0 play JH", "1 play 9H", "2 play 7H"}), 170);
  EXPECT_EQ(left("first_card", "none", {}), 0);
}

TEST(Solver, HG_11_sorting_is_about_the_tricks_of_the_seat_to_move) {
  Played played("heugen", {"all_pass=follow_suit"});
  played.hands(
      {"JH KH QH AC KC AS AD AH 7D", "9H 8D QC JC KS QS TS 9S KD", "TH 8H 7H QD 9D 9C 8C JS 8S"},
      "TC TD JD");
  played.then({"0 pass", "1 pass", "2 pass", "0 play 7D"});
  solver::Solver solver;
  for (const Sought sought : {Sought::tricks, Sought::score, Sought::points}) {
    const auto problem = pose(played.deal(), {sought, 0}).problem;
    ASSERT_TRUE(problem);
    EXPECT_EQ(problem->maximisers, Seats(Seat(1)));
    EXPECT_EQ(solver.value(*problem).low == 0, sought != Sought::tricks);
  }
  EXPECT_FALSE(pose(played.deal(), {Sought::made, 0}).problem);
}

// The values of what the seat to move can do, by the action.
std::map<std::string, solver::Value> choices_of(const Deal& deal) {
  solver::Solver solver;
  std::map<std::string, solver::Value> values;
  for (const auto& [action, value] : solve(solver, deal, *pose(deal, {}).problem).choices) {
    values[to_string(action)] = value.low;
  }
  return values;
}

TEST(Solver, KJ_33_weighs_whether_roem_is_called) {
  const Deal deal = clubs_played({"roem_call=called", "low_fours=100"}, {"0 trump C"});
  EXPECT_EQ(choices_of(deal),  // the sevens can be called at the end, the eights only now
            (std::map<std::string, solver::Value>{{"play 7C", 162 + 100 + 100},
                                                  {"call-roem", 162 + 200 + 100}}));
}

// It is the last time that seat 0, who takes every trick, may declare 120: doubled, as the widow
// was left.
TEST(Solver, HG_22_weighs_whether_roem_is_declared) {
  Played played("heugen", {"seats=2", "roem_by=third_trick"});
  played.hands({"8H 9H TH JH QH KH AH AC KC", "7D 8D 9D TD JD QD KD AD 8S"});
  played.then({"0 bid 100", "1 pass", "0 leave", "0 trump H", "0 roem none"});
  played.then({"0 play JH", "1 play 7D", "0 play 9H", "1 play 8D"});
  const auto choices = choices_of(played.deal());
  EXPECT_EQ(choices.at("roem 8H-AH"), choices.at("play AH") + 2 * 120);
}

TEST(Solver, HJ_51_is_asked_nothing_after_a_rightful_claim_but_after_a_wrong_one) {
  for (const bool right : {true, false}) {
    Played played("hoogjassen", {"revoke=penalised"});
    played.hands({"JH KH QH AC KD 8S 7S", "9H AH AD 8D QC KS QS", "TH 8H QD 9D KC 9C AS",
                  "7H TD JD 7D TC 8C JS"},
                 "JC 9S TS");
    played.then({"0 bid 120", "1 pass", "2 pass", "3 pass", "0 leave", "0 trump H", "0 roem none"});
    played.then({"0 play KD", "1 play QC", "2 play 9D", "3 play 7D"});
    played.play(right ? "0 claim-revoke 1" : "0 claim-revoke 3");
    const Posed posed = pose(played.deal(), {});
    EXPECT_EQ(posed.problem.has_value(), !right);
    EXPECT_EQ(posed.error, right ? "a revoke was claimed" : "");
  }
}

TEST(Solver, the_best_of_choices_is_at_least_the_best_of_each_bound) {
  EXPECT_EQ(best_of({{word(Verb::pass), {1, 5}}, {word(Verb::stop), {2, 3}}}),
            (solver::Bounds{2, 5}));
}

TEST(Solver, an_answer_about_a_deal_is_exact_if_all_its_choices_are) {
  Solved solved;
  solved.value = {2, 2};
  solved.choices = {{word(Verb::pass), {2, 2}}, {word(Verb::stop), {1, 1}}};
  EXPECT_TRUE(solved.exact());
  solved.choices.back().value = {0, 1};
  EXPECT_FALSE(solved.exact());
}

// Whoever is to move there: who maximised before still does.
TEST_P(EveryProblem, of_a_point_further_on_is_worth_what_the_move_to_it_was) {
  SCOPED_TRACE(seed());
  Quick random(seed());
  solver::Solver solver;
  for (int i = 0; i < rounds(60); ++i) {
    const Rules rules = i % 2 == 1 ? random_rules(*GetParam().game, random) : GetParam().rules;
    const auto deal = random_ending(*GetParam().game, rules, 3 + i % 2, random);
    if (!deal) continue;
    const solver::Problem before = *pose(*deal, {}).problem;
    for (const auto& [action, value] : solve(solver, *deal, before, {true, false}).choices) {
      Deal next = *deal;
      next.play(deal->turn().seat, action);
      const Posed after = pose(next, {}, before);
      if (!after.problem) continue;
      ASSERT_EQ(solver.value(*after.problem).low, value.low) << write_record(next, {});
    }
  }
}

void expect_within(std::uint64_t limit, const Deal& deal, const Wanted& wanted) {
  solver::Solver solver;
  const Solved solved = solve(solver, deal, *pose(deal, {}).problem, wanted, {.nodes = limit});
  EXPECT_EQ(solved.nodes, solver.nodes());
  EXPECT_LT(solved.nodes, limit + 100);
  EXPECT_TRUE(solved.value.exact() || solved.line.empty());
}

// Whatever is wanted of an answer; only a value that is certain has a line.
TEST(Solver, an_answer_about_a_deal_keeps_to_its_nodes_and_tells_them) {
  SCOPED_TRACE(seed());
  Quick random(seed() + 9);
  for (const Table& table : all_presets()) {
    const auto deal = random_ending(*table.game, table.rules, 6, random);
    if (!deal) continue;
    for (const std::uint64_t limit : {20, 60, 200, 600, 2000}) {
      for (const bool choices : {true, false}) {
        for (const bool line : {true, false}) expect_within(limit, *deal, {choices, line});
      }
    }
  }
}

}  // namespace
}  // namespace troef::test
