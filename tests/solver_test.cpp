// SPDX-License-Identifier: Apache-2.0
// The solver against plain minimax, on random endings of every game, preset and goal.
#include <map>

#include "games/signature.h"
#include "games/solving.h"
#include "solver_plain.h"

namespace troef::test {
namespace {

using solver::Question;
using solver::Solver;
using solver::Sought;

std::string text_of(const Deal& deal, const Question& question) {
  Record record;
  return "goal " + std::to_string(static_cast<int>(question.sought)) + " " +
         write_record(deal, record);
}

// Value, the value of every action, and a line that gives it.
void expect_plain(Solver& solver, const Deal& deal, const Question& question) {
  const Posed posed = pose(deal, question);
  if (!posed.problem) return;
  SCOPED_TRACE(text_of(deal, question));
  Plain plain(deal, question);
  const Solved solved = solve(solver, deal, *posed.problem);
  const Amount value = plain.value(deal);
  ASSERT_TRUE(solved.value.exact());
  EXPECT_EQ(solved.value.low, value);
  EXPECT_EQ(solver.value(*posed.problem), solved.value);
  ASSERT_EQ(solved.choices.size(), deal.legal().size());
  for (const auto& [action, bounds] : solved.choices) {
    EXPECT_EQ(bounds.low, plain.value(deal, action)) << to_string(action);
    EXPECT_TRUE(bounds.exact());
  }
  Deal ahead = deal;
  for (const Entry& entry : solved.line) {
    ASSERT_FALSE(ahead.refuse(entry.actor, entry.action)) << to_string(entry);
    ahead.play(entry.actor, entry.action);
  }
  ASSERT_TRUE(ahead.over());
  EXPECT_EQ(plain.judge(ahead), value);
}

TEST(Solver, agrees_with_plain_minimax_on_every_preset) {
  Quick random(seed());
  Solver solver;
  int solved = 0;
  const char* text = std::getenv("TROEF_ROUNDS");
  const int count = text != nullptr ? static_cast<int>(std::strtol(text, nullptr, 10)) : rounds(40);
  for (int round = 0; round < count; ++round) {
    for (const Table& table : all_presets()) {
      const bool random_options = round % 2 == 1;
      const Rules rules = random_options ? random_rules(*table.game, random) : table.rules;
      const int seats = table.game->seats(rules);
      const int most = seats == 6 ? 2 : seats == 2 ? 4 : 3;
      const int cards = 1 + random.roughly_below(most);
      const auto deal = random_ending(*table.game, rules, cards, random);
      if (!deal) continue;
      SCOPED_TRACE(table.name);
      ++solved;
      for (const Sought sought : goals) {
        expect_plain(solver, *deal, {sought, random.roughly_below(5)});
        if (testing::Test::HasFailure()) return;
      }
    }
  }
  EXPECT_GT(solved, 5 * count);
}

// Every switch off by itself, all off, and only one on.
std::vector<Solver::Settings> all_settings() {
  std::vector<Solver::Settings> all(1);
  all.push_back({.table_bits = 8, .switches = solver::Switches::none()});
  for (int n = 0; n < solver::Switches::count; ++n) {
    for (const bool others : {true, false}) {
      Solver::Settings settings;
      settings.table_bits = 4 + n;
      if (!others) settings.switches = solver::Switches::none();
      settings.switches.at(n) = !others;
      all.push_back(settings);
    }
  }
  return all;
}

std::vector<std::pair<std::string, solver::Problem>> random_problems(int count, int cards) {
  Quick random(seed() + 1);
  std::vector<std::pair<std::string, solver::Problem>> problems;
  for (int round = 0; round < count; ++round) {
    for (const Table& table : all_presets()) {
      const Rules rules = round % 2 == 1 ? random_rules(*table.game, random) : table.rules;
      const auto deal = random_ending(*table.game, rules, cards, random);
      if (!deal) continue;
      for (const Sought sought : goals) {
        const Question question{sought, 2};
        if (const auto posed = pose(*deal, question); posed.problem) {
          problems.emplace_back(text_of(*deal, question), *posed.problem);
        }
      }
    }
  }
  return problems;
}

TEST(Solver, agrees_with_itself_for_all_switch_settings) {
  const auto problems = random_problems(rounds(4), 4);
  Solver standard;
  std::vector<solver::Bounds> values;
  for (const auto& [text, problem] : problems) values.push_back(standard.value(problem));
  for (const Solver::Settings& settings : all_settings()) {
    Solver solver(settings);
    for (std::size_t i = 0; i < problems.size(); ++i) {
      SCOPED_TRACE(problems[i].first);
      ASSERT_EQ(solver.value(problems[i].second), values[i]);
    }
  }
}

TEST(Solver, has_some_table_however_small_a_one_is_asked_for) {
  Solver standard;
  const auto problems = random_problems(1, 3);
  for (const int bits : {-1, 0, 1, 2, 3}) {
    Solver solver({.table_bits = bits, .switches = {}});
    for (const auto& [text, problem] : problems) {
      SCOPED_TRACE(text);
      ASSERT_EQ(solver.value(problem), standard.value(problem));
    }
  }
}

TEST(Solver, is_not_changed_by_what_it_solved_before) {
  const auto problems = random_problems(2, 5);
  Solver used;
  for (const auto& [text, problem] : problems) {
    SCOPED_TRACE(text);
    Solver fresh;
    EXPECT_EQ(used.value(problem), fresh.value(problem));
    EXPECT_EQ(used.nodes(), fresh.nodes());
  }
}

TEST(Solver, gives_sound_bounds_when_it_has_to_stop) {
  Solver solver;
  int open = 0;
  for (const auto& [text, problem] : random_problems(3, 5)) {
    SCOPED_TRACE(text);
    const auto exact = solver.value(problem);
    for (const std::uint64_t nodes : {1, 20, 100, 400}) {
      const auto bounds = solver.value(problem, {.nodes = nodes});
      EXPECT_LE(bounds.low, exact.low);
      EXPECT_GE(bounds.high, exact.high);
      open += bounds.exact() ? 0 : 1;
    }
  }
  EXPECT_GT(open, 0);
}

// The one null window, below the value, at it and above it.
TEST(Solver, tells_whether_a_value_is_reached) {
  Solver solver;
  for (const auto& [text, problem] : random_problems(3, 4)) {
    SCOPED_TRACE(text);
    const solver::Value value = solver.value(problem).low;
    for (const int more : {-1000, -1, 0, 1, 1000}) {
      EXPECT_EQ(solver.reaches(problem, value + more), more <= 0) << more;
    }
  }
}

TEST(Solver, does_not_say_whether_a_value_is_reached_when_it_has_to_stop) {
  Solver solver;
  int unsaid = 0;
  for (const auto& [text, problem] : random_problems(3, 5)) {
    SCOPED_TRACE(text);
    const solver::Value value = solver.value(problem).low;
    const auto reached = solver.reaches(problem, value, {.nodes = 20});
    EXPECT_TRUE(reached.value_or(true));
    unsaid += reached ? 0 : 1;
  }
  EXPECT_GT(unsaid, 0);
}

// The line is made of what the value was found with.
TEST(Solver, keeps_to_its_nodes_with_a_line_too) {
  Solver solver;
  constexpr std::uint64_t limit = 400;
  int ended = 0;
  for (const auto& [text, problem] : random_problems(3, 5)) {
    SCOPED_TRACE(text);
    const auto whole = solver.best(problem);
    const std::uint64_t with_line = solver.nodes();
    EXPECT_EQ(solver.value(problem), whole.value);
    EXPECT_FALSE(whole.line.empty());
    const auto [value, line] = solver.best(problem, {.nodes = limit});
    EXPECT_LT(solver.nodes(), limit + 100);
    if (with_line <= limit) continue;
    ++ended;
    EXPECT_TRUE(line.empty());
    EXPECT_LE(value.low, whole.value.low);
    EXPECT_GE(value.high, whole.value.high);
  }
  EXPECT_GT(ended, 0);
}

// Every end of the trick that lies there was seen before, so that no search begins behind it.
TEST(Solver, keeps_to_its_nodes_in_a_trick_of_six) {
  RecordReader reader(all_games());
  ASSERT_EQ(reader.read(R"({"format":"troef/1","game":"vijvenveertig","rules":{"seats":6,)"
                        R"("heart_ace_led":"trump","dealt":"3-2","silent_ace":"asked",)"
                        R"("renege":"led","scoring":"pool","best_trump_bonus":"no","chip":5,)"
                        R"("match_deals":1,"match_target":0,"revoke":"prevented",)"
                        R"("look_back":"last","shuffle":"full"},"match":"","deal":1,"dealer":0,)"
                        R"("players":[],"history":{"scores":[25,40,20,0,0,40],"pot":0},)"
                        R"("actions":["* deal TS 3S 5H 6H 4H 8D 2H TH 4D KC AD 4S JC JH 9D 2D 9S )"
                        R"(9C 5D 8H KH 7D AS QS JS 6C 5C 7S 4C QH 6D KS TC AH 3H 2C 7H 7C JD KD )"
                        R"(TD 9H 5S AC 2S 3D 8C QD 3C 6S QC 8S","1 play TS","2 play 4H",)"
                        R"("3 play AS"]})"),
            RecordReader::Kind::deal);
  const Replay played = replay(reader.deal());
  ASSERT_TRUE(played.deal);
  Solver solver;
  solver.best(*pose(*played.deal, {}).problem, {.nodes = 400});
  EXPECT_LT(solver.nodes(), 500U);
}

class AtOnce final : public solver::Stop {
 public:
  bool asked() override {
    ++times;
    return true;
  }
  int times = 0;
};

TEST(Solver, asks_whether_to_stop_and_does) {
  Solver solver;
  AtOnce stop;
  for (const auto& [text, problem] : random_problems(2, 8)) {
    SCOPED_TRACE(text);
    const int before = stop.times;
    const bool ended = solver.best(problem, {.nodes = 0, .stop = &stop}).line.empty();
    EXPECT_EQ(ended, stop.times > before);
    EXPECT_LE(stop.times, before + 1);
  }
  EXPECT_GT(stop.times, 0);
}

// Who maximises in the one position does so in the other; Vijvenveertig in sides has its side.
bool same_sides(const Deal& deal, const Rules& rules) {
  if (!deal.board().facts.declarer && deal.game().id() != "vijvenveertig") return false;
  if (const auto option = rules.find("scoring")) {
    return rules.text(*option) == "sides" || rules.text(*option) == "net";
  }
  if (deal.game().contracts().empty()) return true;
  return deal.game().contracts()[static_cast<std::size_t>(deal.board().facts.contract - 1)] !=
         "piek-zonder";
}

void expect_steps(Solver& solver, const Deal& deal) {
  const Posed posed = pose(deal, {});
  ASSERT_TRUE(posed.problem);
  SCOPED_TRACE(text_of(deal, {}));
  const bool flips = deal.game().id() == "vijvenveertig";
  const auto choices = solve(solver, deal, *posed.problem, {true, false}).choices;
  EXPECT_EQ(choices.size(), deal.legal().size());
  for (const auto& [action, bounds] : choices) {
    Deal next = deal;
    next.play(deal.turn().seat, action);
    const Posed after = pose(next, {});
    if (!after.problem) continue;
    const bool flipped = flips && (next.turn().seat.index() + deal.turn().seat.index()) % 2 == 1;
    const Amount value = solver.value(*after.problem).low;
    EXPECT_EQ(bounds.low, flipped ? -value : value) << to_string(action);
  }
}

// In positions too large for minimax: with robbing, roem that may be declared and called.
TEST(Solver, a_move_is_worth_what_the_position_after_it_is) {
  Quick random(seed() + 2);
  Solver solver;
  int checked = 0;
  for (int round = 0; round < 8; ++round) {
    for (const Table& table : all_presets()) {
      Rules rules = random_rules(*table.game, random);
      if (rules.find("roem_by")) rules.set("roem_by", "third_trick");
      if (rules.find("roem_call")) rules.set("roem_call", "called");
      if (rules.find("scoring")) rules.set("scoring", "sides");
      if (table.game->refuse(rules)) continue;
      const int cards = table.game->id() == "heugen" ? 7 + round % 3 : 5;
      const auto deal = random_ending(*table.game, rules, cards, random);
      if (!deal || !same_sides(*deal, rules)) continue;
      expect_steps(solver, *deal);
      ++checked;
      if (HasFailure()) return;
    }
  }
  EXPECT_GT(checked, 20);
}

// A position of Heugen or Huege for two, where roem is said until the third trick is led.
Deal heugen_for_two(std::string_view variant, std::string_view share, int dealer,
                    std::string_view actions) {
  const std::string line =
      R"({"format":"troef/1","game":"heugen","rules":{"seats":2,"variant":")" +
      std::string(variant) +
      R"(","ten":"high","all_pass":"follow_suit","widow_counts":"declarer","roem_by":"third_trick",)"
      R"("roem_share":")" +
      std::string(share) +
      R"(","roem_needs_trick":"no","leader":"declarer","trump_jack":"bound","tie":"wet",)"
      R"("wet_unexchanged":"single","stake":1,"match_deals":12,"match_target":0,)"
      R"("revoke":"penalised","look_back":"last","shuffle":"hand"},"dealer":)" +
      std::to_string(dealer) + R"(,"history":{"scores":[10,40],"pot":0},"actions":[)" +
      std::string(actions) + "]}";
  RecordReader reader(all_games());
  EXPECT_EQ(reader.read(line), RecordReader::Kind::deal) << reader.fault().message;
  return *replay(reader.deal()).deal;
}

// HG-22: with roem that the declarer may declare if he wins the second trick, nine tricks of ten
// are enough for what needed all of them without.
TEST(Solver, counts_roem_still_to_be_declared_in_the_most_that_can_be_gained) {
  Solver solver;
  expect_steps(solver,
               heugen_for_two("huege", "yes", 0,
                              R"("* deal 8H JH AS KH QC QD 7C KC JD 7S 9S QS 8D AD JC JS 9H KS 9C )"
                              R"(QH AC 8S 8C KD TS TH TD AH TC 9D","1 bid 460","0 bid 600",)"
                              R"("1 pass","0 leave","0 trump C","0 roem none","0 play JC",)"
                              R"("1 play AC","0 play 8S")"));
}

// HG-22, HG-23: a run of hearts beside four queens.
TEST(Solver, weighs_roem_that_would_count_nothing_more) {
  const Deal deal = heugen_for_two(
      "heugen", "no", 1,
      R"("* deal AD QD 9D 8S KD TD 8D JS TH JH QC QH 9S JD 8H AH AS 9H 7D QS JC KS AC 9C 8C TC KC )"
      R"(TS 7H KH","0 bid 160","1 pass","0 turn","0 take","0 discard 7D 9D 7H","0 trump C",)"
      R"("0 roem Q*")");
  const Posed posed = pose(deal, {});
  ASSERT_TRUE(posed.problem) << posed.error;
  Solver solver;
  const Solved solved = solve(solver, deal, *posed.problem, {true, false});
  Actions weighed;
  for (const auto& [action, value] : solved.choices) {
    weighed.push_back(action);
    EXPECT_TRUE(action.verb != Verb::roem || value.low == solved.value.low);
  }
  EXPECT_EQ(weighed, deal.legal());
  EXPECT_EQ(weighed.back().verb, Verb::roem);
}

// What makes other nodes is said in the commit, and in docs/solver.md.
TEST(Solver, searches_as_many_nodes_as_it_is_said_to) { EXPECT_EQ(solver_signature(), 53158U); }

// By the rules of the table or, every other round, by any.
std::optional<Deal> before_robbing(const Table& table, int round, Quick& random) {
  const Rules rules = round % 2 == 0 ? table.rules : random_rules(*table.game, random);
  return random_ending(*table.game, rules, 5, random);
}

// VV-20 to VV-22: of the ways that a hand may change the line takes one that is worth the value.
TEST(Solver, plays_its_line_out_to_the_value_where_a_card_may_be_robbed) {
  SCOPED_TRACE(seed());
  Quick random(seed() + 8);
  Solver solver;
  int robbing = 0;
  for (int round = 0; round < rounds(120); ++round) {
    for (const Table& table : all_presets()) {
      if (table.game->id() != "vijvenveertig") continue;
      const auto deal = before_robbing(table, round, random);
      if (!deal || deal->board().facts.tricks > 0) continue;
      for (const Sought sought : {Sought::score, Sought::tricks}) {
        const Posed posed = pose(*deal, {sought, 0});
        if (!posed.problem || !posed.problem->robbing) continue;
        SCOPED_TRACE(text_of(*deal, {sought, 0}));
        const Solved solved = solve(solver, *deal, *posed.problem);
        ASSERT_EQ(solver.best(*posed.problem).value, solved.value);
        Deal ahead = *deal;
        for (const Entry& entry : solved.line) {
          ASSERT_FALSE(ahead.refuse(entry.actor, entry.action)) << to_string(entry);
          ahead.play(entry.actor, entry.action);
        }
        ASSERT_TRUE(ahead.over());
        ASSERT_EQ(Plain(*deal, {sought, 0}).judge(ahead), solved.value.low);
        ++robbing;
      }
    }
  }
  EXPECT_GT(robbing, rounds(20));
}

std::map<std::string, solver::Value> tricks_by_card(Played& played) {
  const Posed posed = pose(played.deal(), {Sought::tricks, 0});
  std::map<std::string, solver::Value> tricks;
  for (const auto& [move, value] : Solver().moves(*posed.problem)) {
    tricks[to_string(move.card)] = value.low;
  }
  return tricks;
}

// Seat 0 is to rob the seven for a club, and the seven lies between the four and the nine.
TEST(Solver, VV_20_tells_cards_apart_between_which_another_may_be_robbed) {
  Played played("vijvenveertig", {}, "pot");
  played.dealer(2).hands({"7C 2C AD 5D 6H", "AC TH 5H 7S 6S", "TC AS QS 5S 2S", "QD 9D 4D 8H KS"},
                         "7D");
  EXPECT_EQ(tricks_by_card(played), (std::map<std::string, solver::Value>{
                                        {"4D", 0}, {"9D", 1}, {"QD", 1}, {"8H", 0}, {"KS", 0}}));
}

// Seat 1 robs the five of trumps, the highest, which the dealer would turn up for nobody.
TEST(Solver, VV_42_counts_the_best_trump_to_who_may_rob_it) {
  Played played("vijvenveertig", {"best_trump_bonus=yes", "dealt=2-3"}, "twee");
  played.dealer(0).hands({"JD JH 4H 2H JS", "8C TC 9H TH AH"}, "5H");
  const Posed posed = pose(played.deal(), {});
  Solver solver;
  EXPECT_EQ(solver.value(*posed.problem).low, 10);
  EXPECT_EQ(solver.best(*posed.problem).value.low, 10);
  EXPECT_EQ(solve(solver, played.deal(), *posed.problem).value.low, 10);
}

TEST(Solver, VV_42_counts_no_best_trump_for_the_pool) {
  Played played("vijvenveertig", {"best_trump_bonus=yes", "seats=2"}, "pot");
  played.hands({"KS QS KD KH 2H", "2S 3S 2D 3H QH"}, "9C");
  EXPECT_EQ(pose(played.deal(), {}).problem->goal.best_trump, 0);
}

// The jack of trumps and the ace of hearts need not be played to every trump.
TEST(Solver, VV_32_tells_positions_apart_by_which_trumps_may_be_held_back) {
  Played played("vijvenveertig", {}, "ieder");
  played.dealer(2).hands({"KS KD 4H 6S TH", "2D QH 7S JS 7D", "KC 8C 9C AC 6D", "AS 9D 7H AH 5C"},
                         "TS");
  played.then({"3 rob 9D"});
  const Posed posed = pose(played.deal(), {Sought::tricks, 0});
  Solver solver;
  EXPECT_EQ(solver.value(*posed.problem).low, 2);
}

// Seat 1 takes all five: the ace, led as a heart, takes the king that would have beaten the eight.
TEST(Solver, VV_03_hearts_fall_under_the_ace_of_hearts_that_is_led_as_one) {
  Played played("vijvenveertig", {"heart_ace_led=heart", "seats=2"}, "pot");
  played.dealer(1).hands({"7C KH KC 9D 7S", "AH KD 8H 2S QH"}, "AS");
  played.then({"1 rob QH"});
  const Posed posed = pose(played.deal(), {});
  Solver solver;
  EXPECT_EQ(solver.value(*posed.problem).low, -2);
}

// Who is still to rob may take a trump away that looked certain of its trick.
TEST(Solver, counts_on_nothing_while_a_card_may_still_be_robbed) {
  Quick random(seed() + 7);
  Solver standard;
  Solver::Settings settings;
  settings.switches.sure = settings.switches.reach = false;
  Solver careful(settings);
  int robbing = 0;
  for (int round = 0; round < rounds(300); ++round) {
    for (const Table& table : all_presets()) {
      if (table.game->id() != "vijvenveertig") continue;
      const auto deal = before_robbing(table, round, random);
      const Posed posed = deal ? pose(*deal, {}) : Posed();
      if (!posed.problem || !posed.problem->robbing) continue;
      const auto value = careful.value(*posed.problem, {.nodes = 200'000});
      if (!value.exact()) continue;
      SCOPED_TRACE(text_of(*deal, {}));
      ++robbing;
      ASSERT_EQ(standard.value(*posed.problem), value);
    }
  }
  EXPECT_GT(robbing, rounds(20));
}

// A fixed set of whole deals from the first lead, none of them too hard for the suite.
TEST(Solver, whole_deals_have_one_value_whatever_is_switched_off) {
  constexpr std::uint64_t easy = 20'000, most = 1'000'000;
  Quick random(3);
  Solver standard;
  for (const Table& table : all_presets()) {
    for (int found = 0; found < 2;) {
      const auto deal = random_ending(*table.game, table.rules, 9, random);
      const Posed posed = deal ? pose(*deal, {}) : Posed();
      if (!posed.problem) continue;
      const auto value = standard.value(*posed.problem, {.nodes = easy});
      if (!value.exact()) continue;
      SCOPED_TRACE(text_of(*deal, {}));
      ++found;
      for (int n = 0; n < solver::Switches::count; ++n) {
        Solver::Settings settings;
        settings.switches.at(n) = false;
        Solver other(settings);
        const auto bounds = other.value(*posed.problem, {.nodes = most});
        EXPECT_TRUE(bounds.low <= value.low && value.low <= bounds.high) << "without switch " << n;
      }
    }
  }
}

}  // namespace
}  // namespace troef::test
