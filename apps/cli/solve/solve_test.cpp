// SPDX-License-Identifier: Apache-2.0
// `troef solve` as a program: what goes in and what comes out. That the values are right is proved
// in tests/solver_test.cpp.
#include <gtest/gtest.h>

#include <algorithm>

#include "cli/solve/test_solve.h"
#include "deal/record.h"
#include "games/games.h"

namespace troef::cli {
namespace {

std::vector<std::string> keys_of(const Json& object) {
  std::vector<std::string> keys;
  for (const auto& [key, value] : object.items()) keys.push_back(key);
  return keys;
}

std::optional<Deal> deal_of(const Json& position) {
  RecordReader reader(all_games());
  if (reader.read(position.dump()) != RecordReader::Kind::deal) return std::nullopt;
  return replay(reader.deal()).deal;
}

// Follows the line to its end by adding it to the position.
std::optional<Deal> played_out(Json position, const Json& line) {
  for (const Json& action : line) position["actions"].push_back(action);
  return deal_of(position);
}

void expect_whole_answer(const Json& answer) {
  const auto deal = deal_of(answer["position"]);
  ASSERT_TRUE(deal);
  std::vector<std::string> legal;
  for (const Action& action : deal->legal()) {
    legal.push_back(to_string(action, deal->game().contracts()));
  }
  EXPECT_EQ(keys_of(answer["cards"]), legal);
  const auto best = std::find(answer["cards"].begin(), answer["cards"].end(), answer["value"]);
  EXPECT_NE(best, answer["cards"].end());
  EXPECT_TRUE(answer["exact"]);
  const auto end = played_out(answer["position"], answer["line"]);
  ASSERT_TRUE(end);
  EXPECT_TRUE(end->over());
}

TEST(solve, gives_every_legal_action_a_value_and_a_line_to_the_end) {
  const Shell shell;
  for (const Game* game : all_games()) {
    SCOPED_TRACE(game->id());
    simulated(shell, game->id(), "--deals 1 --players thumb");
    const Ran ran = shell.run("solve records --every --goal tricks --json --with-position");
    EXPECT_EQ(ran.status, 0) << ran.err;
    const auto lines = lines_of(ran.out);
    EXPECT_GE(lines.size(), 8u);
    for (const std::string& line : lines) {
      SCOPED_TRACE(line);
      expect_whole_answer(parse_json(line));
      if (testing::Test::HasFailure()) return;
    }
  }
}

TEST(solve, a_line_is_closed_where_the_deal_waits_for_that) {
  const Shell shell;
  const std::string call = "solve --random vijvenveertig --seed one --deals 1 --json ";
  EXPECT_EQ(answer_of(shell, call + "--set revoke=penalised")["line"].back(), "* close");
  EXPECT_NE(answer_of(shell, call + "--set revoke=prevented")["line"].back(), "* close");
}

TEST(solve, a_position_is_worth_what_its_record_is_at_that_point) {
  const Shell shell;
  simulated(shell, "pandoer", "--deals 1 --players thumb");
  const std::string at = "solve records --json --with-position --at ";
  Json expected;
  for (int n = 40; n > 0 && expected.is_null(); --n) {
    const Ran ran = shell.run(at + std::to_string(n));
    if (ran.status == 0 && !ran.out.empty()) expected = parse_json(ran.out);
  }
  ASSERT_FALSE(expected.is_null());
  EXPECT_FALSE(expected["position"].contains("result"));
  write_file(shell.path("position"), expected["position"].dump() + "\n");
  EXPECT_EQ(answer_of(shell, "solve position --json --with-position"), expected);
}

TEST(solve, other_trumps_are_worth_what_the_deal_is_once_they_are_named) {
  const Shell shell;
  simulated(shell, "klaverjassen", "--deals 1 --players thumb");
  const auto of = [&](const std::string& file) {
    return "solve " + file + " --json --goal points ";
  };
  const Json before = answer_of(shell, of("records") + "--at 1 --choices --with-position");
  ASSERT_EQ(before["cards"].size(), 4u);
  int most = 0;
  for (const auto& [trumps, value] : before["cards"].items()) {
    Json named = before["position"];
    named["actions"].push_back(before["line"][0].get<std::string>().substr(0, 2) + trumps);
    write_file(shell.path("named"), named.dump() + "\n");
    EXPECT_EQ(answer_of(shell, of("named"))["value"], value) << trumps;
    most = std::max(most, value.get<int>());
  }
  EXPECT_EQ(before["value"], most);
  EXPECT_TRUE(played_out(before["position"], before["line"])->over());
}

// Of a point before the play: each action is worth what the deal is once it is done.
void expect_worth_what_follows(const std::string& hands, const std::string& after, int seat = 0) {
  const Shell shell;
  const std::string call =
      "solve --game pandoer --dealer 3 --choices --no-line --json --goal tricks --position '" +
      hands + " | 6H' --after '" + after;
  const Json answer = answer_of(shell, call + "'");
  int most = -100;
  for (const auto& [action, value] : answer["cards"].items()) {
    EXPECT_EQ(answer_of(shell, call + ", " + std::to_string(seat) + " " + action + "'")["value"],
              value)
        << action;
    most = std::max(most, value.get<int>());
  }
  EXPECT_GT(answer["cards"].size(), 5u);
  EXPECT_EQ(answer["value"], most);
}

TEST(solve, weighs_which_card_goes_for_the_jack_that_is_bought) {
  expect_worth_what_follows(
      "JC JD JH KH QC 7D TS 8H | JS QH 9C 9D 7H TC AH 8D | QD QS 8C KS 9S TD AC 9H | "
      "KC 8S AS 7S 7C KD AD TH",
      "0 bid vierde-boer, 1 pass, 2 pass, 3 pass");
}

TEST(solve, weighs_what_goes_to_the_mate_and_what_the_mate_lays_away) {
  const std::string hands =
      "AC AD 8C 9D QS KS 7H 8H | JS JC TH KH 9H QD 7C 9S | AH AS TC JD QC JH 7D TD | "
      "9C 7S KD 8D KC TS QH 8S";
  const std::string bid = "0 bid halve-stoet, 1 pass, 2 pass, 3 pass";
  expect_worth_what_follows(hands, bid);
  expect_worth_what_follows(hands, bid + ", 0 give 9D", 2);
}

TEST(solve, counts_a_single_node_as_one) {
  const Shell shell;
  simulated(shell, "vijvenveertig", "--deals 1 --players thumb");
  const std::string call = "solve records --every --no-line --lang ";
  EXPECT_TRUE(has(shell.run(call + "nl").out, "(1 knoop)"));
  EXPECT_TRUE(has(shell.run(call + "en").out, "(1 node)"));
}

TEST(solve, refuses_calls_that_mean_nothing) {
  const Shell shell;
  for (const char* options :
       {"--goal nonsense", "--shard 3/2", "--shard 0/2", "--format tablet", "--resume",
        "--threads 0", "--nodes -1", "--format csv --with-source"}) {
    const Ran ran = shell.run(std::string(drawn) + "1 " + options);
    EXPECT_EQ(ran.status, 2) << options;
    EXPECT_EQ(ran.out, "") << options;
    EXPECT_NE(ran.err, "") << options;
  }
}

TEST(solve, refuses_options_of_drawn_deals_for_files_and_tells_how_hands_are_read) {
  const Shell shell;
  simulated(shell, "heugen", "--deals 1 --players thumb");
  for (const char* option : {"--deals 3", "--seed 1", "--bidders club"}) {
    const Ran ran = shell.run(std::string("solve records --at 20 ") + option);
    EXPECT_EQ(ran.status, 2) << option;
    EXPECT_TRUE(has(ran.err, "are for deals of --random")) << ran.err;
  }
  EXPECT_TRUE(has(shell.run("solve --position 'JS 9S | TH'").err, "hands are read with --game"));
  EXPECT_TRUE(has(shell.run("solve --game heugen-twee --dealer 9 --position 'JS | TH'").err,
                  "--dealer: there are seats 0 to 1"));
}

void expect_marked_bounds(const Shell& shell, const std::string& nodes) {
  const std::string call = std::string(drawn) + "5";
  const auto exact = lines_of(shell.run(call).out);
  const Ran ran = shell.run(call + " --nodes " + nodes);
  EXPECT_EQ(ran.status, 0);
  EXPECT_TRUE(has(ran.err, "by bounds only")) << ran.err;
  const auto bounded = lines_of(ran.out);
  ASSERT_EQ(bounded.size(), exact.size());
  int open = 0;
  for (std::size_t i = 0; i < exact.size(); ++i) {
    const Json answer = parse_json(bounded[i]);
    if (answer["exact"]) {
      for (const Json& value : answer["cards"]) EXPECT_TRUE(value.is_number()) << bounded[i];
      continue;
    }
    ++open;
    const int value = parse_json(exact[i])["value"];
    EXPECT_TRUE(answer["value"].is_null());
    EXPECT_LE(answer["low"], value);
    EXPECT_GE(answer["high"], value);
    EXPECT_TRUE(answer["line"].empty());
  }
  EXPECT_GT(open, 0);
}

// With more nodes the value is sometimes certain where a card's is not.
TEST(solve, a_limit_gives_bounds_that_are_marked) {
  const Shell shell;
  for (const char* nodes : {"20", "500", "3000"}) expect_marked_bounds(shell, nodes);
}

TEST(solve, keeps_the_match_and_the_players_of_a_position) {
  const Shell shell;
  simulated(shell, "heugen", "--deals 1 --players thumb");
  const Json record = parse_json(lines_of(read_whole(shell.path("records")))[0]);
  const Json position = parse_json(
      lines_of(shell.run("solve records --every --json --with-position").out)[0])["position"];
  EXPECT_EQ(position["match"], record["match"]);
  EXPECT_EQ(position["players"], record["players"]);
}

TEST(solve, a_wrong_claim_is_no_decision_in_the_play) {
  const Shell shell;
  shell.run(
      "simulate pandoer --set revoke=penalised --deals 30 --seed q --players random"
      " --record records");
  int later = 0;
  for (const std::string& line :
       lines_of(shell.run("solve records --every --no-line --json --with-position").out)) {
    const Json actions = parse_json(line)["position"]["actions"];
    EXPECT_FALSE(has(actions.back().get<std::string>(), "claim-revoke")) << line;
    if (has(actions.dump(), "claim-revoke")) ++later;
  }
  EXPECT_GT(later, 0);
}

TEST(solve, gives_every_way_to_declare_a_value) {
  const Shell shell;
  simulated(shell, "heugen", "--deals 3 --players thumb");
  int declaring = 0;
  for (const std::string& line : lines_of(
           shell.run("solve records --every --choices --no-line --json --with-position").out)) {
    const Json answer = parse_json(line);
    const auto deal = deal_of(answer["position"]);
    ASSERT_TRUE(deal);
    if (!offers(deal->legal(), Verb::roem)) continue;
    EXPECT_EQ(answer["cards"].size(), deal->legal().size()) << line;
    ++declaring;
  }
  EXPECT_GT(declaring, 0);
}

TEST(solve, tells_a_goal_that_a_game_does_not_have_from_deals_that_are_not_played) {
  const Ran ran = Shell().run("solve --random pandoer --goal roem --deals 1 --seed 1");
  EXPECT_EQ(ran.status, 2);
  EXPECT_TRUE(has(ran.err, "the goal has no meaning")) << ran.err;
  EXPECT_TRUE(has(ran.err, "there is all, exactly:N, N from 0 to 8, made, points, ")) << ran.err;
  EXPECT_FALSE(has(ran.err, "roem")) << ran.err;
}

TEST(solve, refuses_more_tricks_than_a_deal_has) {
  const Shell shell;
  simulated(shell, "klaverjassen", "--deals 1 --players thumb");
  const std::string call = "solve records --at 20 --json --goal exactly:";
  EXPECT_EQ(shell.run(call + "8").status, 0);
  const Ran ran = shell.run(call + "9");
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(ran.out, "");
  EXPECT_TRUE(has(ran.err, ": it has 8 tricks; there is score, points, tricks, roem, ")) << ran.err;
  EXPECT_EQ(shell.run("solve --random vijvenveertig:maten --deals 1 --goal exactly:6").status, 2);
}

// VV-23: until the first trick is complete, who robbed the ace that was turned up holds four cards.
TEST(solve, a_deal_has_all_its_tricks_while_a_card_is_still_to_come) {
  const Shell shell;
  const std::string call =
      "solve --game vijvenveertig --json --no-line --position "
      "'7D KC 3H 9D 3D | 9C 8S 6H QD 3S | TC TH 3C 5H 2S | 7H 7S JH TD JD | AH' "
      "--after '0 rob 7D, 1 play QD, 2 play 2S, 3 play TD' --goal exactly:";
  EXPECT_EQ(answer_of(shell, call + "5")["value"], 0);
  EXPECT_TRUE(has(shell.run(call + "6").err, ": it has 5 tricks; ")) << shell.run(call + "6").err;
  simulated(shell, "vijvenveertig", "--deals 60 --players random");
  EXPECT_EQ(shell.run("solve records --every --no-line --json --goal exactly:5").status, 0);
}

TEST(solve, says_why_a_goal_has_no_meaning_in_a_deal) {
  const auto said = [](const std::string& game, const std::string& preset,
                       const std::string& goal) {
    const Shell shell;
    simulated(shell, game, "--preset " + preset + " --deals 1 --players thumb");
    return shell.run("solve records --every --json --goal " + goal).err;
  };
  EXPECT_TRUE(has(said("hoogjassen", "standard", "roem"), "no roem is won in tricks"));
  EXPECT_TRUE(has(said("vijvenveertig", "maten", "made"), "nothing was bid"));
  const std::string exactly = said("vijvenveertig", "ieder", "exactly:1");
  EXPECT_TRUE(has(exactly, ": each trick counts for one player alone")) << exactly;
  EXPECT_TRUE(has(exactly, ", 1 wrong")) << "told once of a deal: " << exactly;
  const Shell shell;
  shell.run("simulate pandoer --deals 30 --seed 1 --players thumb --record records");
  EXPECT_TRUE(has(shell.run("solve records --every --json --goal exactly:1").err,
                  ": the game ends it once that is settled"));
}

TEST(solve, csv_has_a_row_for_each_position_under_its_head) {
  const Shell shell;
  const Ran ran = shell.run("solve --random vijvenveertig --seed one --deals 4 --format csv");
  const auto rows = lines_of(ran.out);
  ASSERT_EQ(rows.size(), 5u);
  EXPECT_EQ(rows[0],
            "source,actions,game,contract,bid,declarer,trumps,seat,tricks,trick,hands,goal,value,"
            "low,high,exact,cards,line,nodes");
  const auto values = lines_of(shell.run(std::string(drawn) + "4").out);
  for (std::size_t i = 0; i < values.size(); ++i) {
    const std::string value = parse_json(values[i])["value"].dump();
    EXPECT_TRUE(has(rows[i + 1], ",\"score\"," + value + "," + value + "," + value + ",true,"));
  }
}

TEST(solve, tells_people_whose_value_it_is) {
  const Shell shell;
  for (const Game* game : all_games()) {
    for (const Preset& preset : game->presets()) {
      const std::string id(preset.id);
      const Json record =
          parse_json(simulated(shell, game->id(), "--preset " + id + " --deals 1 --players thumb"));
      const auto near_the_end = record["actions"].size() - 8;
      const std::string call = "solve records --lang en --at " + std::to_string(near_the_end);
      const Json answer = answer_of(shell, call + " --explain --json");
      std::string names;
      for (const Json& seat : answer["explain"]["maximisers"]) {
        names += (names.empty() ? "" : " + ") + std::to_string(seat.get<int>()) + " bot:thumb";
      }
      ASSERT_FALSE(names.empty()) << id;
      const std::string told = shell.run(call).out;
      EXPECT_TRUE(has(told, "With best play (score), for " + names + ": ")) << id << told;
    }
  }
}

TEST(solve, tells_who_names_trumps_whose_value_it_is) {
  const Shell shell;
  shell.run("simulate klaverjassen --deals 1 --seed 3 --players thumb --record records");
  const std::string told = shell.run("solve records --lang en --no-line --choices --at 1").out;
  EXPECT_TRUE(has(told, "With best play (score), for 2 bot:thumb: ")) << told;
}

TEST(solve, takes_bidders_without_settings) {
  const auto error = [](const std::string& bidders) {
    const Ran ran = Shell().run("solve --random pandoer --deals 1 --bidders '" + bidders + "'");
    EXPECT_EQ(ran.status, 2) << bidders;
    return ran.err;
  };
  for (const std::string bidders : {"club:nodes=", "club:nodes=5", "club:"}) {
    EXPECT_TRUE(has(error(bidders), "a bot without settings: \"club\", not \"" + bidders + "\""));
  }
  EXPECT_TRUE(has(error("clb"), "--bidders: unknown bot \"clb\"; there is club, "));
  EXPECT_TRUE(has(error("cmd:ls"), "unknown bot \"cmd\""));
}

}  // namespace
}  // namespace troef::cli
