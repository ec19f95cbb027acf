// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "cli/json.h"
#include "cli/test_run.h"

namespace troef::cli {
namespace {

class Referee : public testing::Test {
 protected:
  // Three matches of two deals and their closing lines.
  void SetUp() override {
    const Ran ran = shell_.run(
        "simulate klaverjassen --deals 6 --set match_deals=2 --seed 1 --threads 1 --record -");
    ASSERT_EQ(ran.status, 0);
    lines_ = lines_of(ran.out);
    ASSERT_EQ(lines_.size(), 9u);
  }

  std::string replaced(std::size_t line, const std::string& from, const std::string& to) const {
    std::string text = lines_[line];
    const auto at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    if (at != std::string::npos) text.replace(at, from.size(), to);
    return text;
  }
  // The n-th action of a deal, with its quotes.
  std::string action(std::size_t line, std::size_t n) const {
    return parse_json(lines_[line])["actions"][n].dump();
  }
  Ran judge(const std::string& text, const std::string& options = "") {
    write_file(shell_.path("records"), text);
    return shell_.run("referee records " + options);
  }
  // One line, with the fault that it must bring.
  void expect_fault(const std::string& line, const std::string& message) {
    const Ran ran = judge(line + "\n");
    EXPECT_EQ(ran.status, 1) << message;
    EXPECT_TRUE(has(ran.out, "records:1: ")) << ran.out;
    EXPECT_TRUE(has(ran.out, message)) << message << "\n" << ran.out;
    EXPECT_TRUE(has(ran.out, ": 1 fault\n")) << ran.out;
  }

  Shell shell_;
  std::vector<std::string> lines_;
};

TEST_F(Referee, finds_nothing_wrong_with_what_is_right) {
  std::string all;
  for (const std::string& line : lines_) all += line + "\n";
  const Ran ran = judge(all);
  EXPECT_EQ(ran.status, 0);
  EXPECT_TRUE(has(ran.out, "1 file, 6 deals, 3 closing lines"));
  EXPECT_TRUE(has(ran.out, "no faults"));
  EXPECT_EQ(judge(lines_[1] + "\n").status, 0) << "a single deal";
}

TEST_F(Referee, does_not_find_a_file_without_records_right) {
  for (const std::string nothing : {"", "\n \t\r\n"}) {
    const Ran ran = judge(nothing);
    EXPECT_EQ(ran.status, 1);
    EXPECT_EQ(ran.out, "1 file, no deals: there is nothing to judge\n");
  }
}

TEST_F(Referee, passes_by_blank_lines_but_counts_them) {
  std::string all = "\n";
  for (const std::string& line : lines_) all += line + "\n \t\r\n\n";
  const Ran right = judge(all + " ");
  EXPECT_EQ(right.status, 0);
  EXPECT_TRUE(right.out.starts_with("1 file, 6 deals, 3 closing lines in ")) << right.out;
  const Ran wrong = judge("\n" + lines_[1] + "\n\n\nnothing\n");
  EXPECT_TRUE(wrong.out.starts_with("records:5: not JSON")) << wrong.out;
}

TEST_F(Referee, names_file_line_action_and_rule) {
  // The second card of the first trick becomes the first once more.
  const std::string first = action(0, 2), second = action(0, 3);
  const std::string wrong = second.substr(0, 3) + first.substr(3);
  const Ran ran = judge(lines_[0] + "\n" + replaced(0, second, wrong) + "\n");
  EXPECT_EQ(ran.status, 1);
  EXPECT_TRUE(
      has(ran.out, "records:2: action 3 (" + wrong.substr(1, wrong.size() - 2) + "): TR-02"))
      << ran.out;
  EXPECT_TRUE(has(ran.out, "    TR-02 You do not hold that card. ")) << ran.out;
}

TEST_F(Referee, finds_every_kind_of_fault) {
  const std::string pack = action(0, 0);
  std::string twice = pack, long_pack = pack;
  twice.replace(twice.size() - 3, 2, twice.substr(8, 2));
  long_pack.insert(long_pack.size() - 1, " 6H");
  const auto with_pack = [&](const std::string& changed) { return replaced(0, pack, changed); };
  const std::string last = action(0, 33);
  const std::string score = R"("score":[)", score_before = R"("scores":[)";

  const std::string column = std::to_string(lines_[0].find("\"pot\":0}") + 7);

  expect_fault(with_pack(twice), "action 0");
  expect_fault(with_pack(long_pack), "33 cards");
  expect_fault(replaced(0, last, last + "," + last), "TR-04");
  expect_fault(replaced(0, "," + last, ""), "the record has no end, it is the turn of seat ");
  expect_fault(replaced(0, score, score + "1"), "result: \"score\" is ");
  expect_fault(replaced(0, last, "\"0 play 1X\""), "action 33");
  expect_fault(replaced(0, last, "\"0 play XX\""), "a card is rank then suit, as in \"9H\"");
  expect_fault(replaced(0, last, "\"4 play 9H\""), "\"4\" is no seat here; there are 0 to 3");
  expect_fault(replaced(0, last, "\"0 paly 9H\""), "\"paly\" is no action; there is pass, play, ");
  expect_fault(with_pack("\"0" + pack.substr(2)),
               "no seat brings the pack: the entry is \"* deal\"");
  expect_fault(replaced(0, last, "7"), "an action is a string");
  expect_fault(replaced(0, "\"dealer\":", "\"dealer\":99"),
               "\"dealer\" is a whole number from 0 to 3");
  expect_fault(replaced(0, "\"pot\":0}", "\"pot\":99999999999999999999}"),
               "records:1: a number that no 64 bits hold at column " + column);
  expect_fault(replaced(0, "\"pot\":0}", "\"pot\":1e400}"), ", or a number that no 64 bits hold");
  expect_fault(replaced(0, "\"pot\":0}", "\"pot\":0.5}"), "\"pot\" is a whole number from 0 to ");
  expect_fault(replaced(0, score_before, score_before + "null,"),
               "\"scores\" of seat 0 is a whole");
  expect_fault(replaced(0, "\"game\":\"klaverjassen\"", "\"game\":3"),
               "\"game\" is missing or no string; there is ");
  expect_fault(replaced(0, "\"format\":\"troef/1\"", "\"format\":1"), "it is \"troef/1\"");
  expect_fault(replaced(0, "\"low_fours\":0", "\"low_fours\":\"0\""),
               "option \"low_fours\" is no whole number; it takes 0 or 100");
  expect_fault(replaced(0, "\"tie\":\"nat\"", "\"tie\":null"),
               "option \"tie\" is no string; it takes nat or made");
  expect_fault(replaced(0, "\"game\":\"klaverjassen\"", "\"game\":\"klaverjas\""),
               "there is klaverjassen");
  expect_fault(replaced(0, "\"style\":", "\"stijl\":"), "unknown option \"stijl\"");
  expect_fault(replaced(0, "troef/1", "troef/2"), "unknown format");
  expect_fault(replaced(0, "bot:random", "\xff\xfe"), "not JSON");
  expect_fault(std::string(40'000, '[') + std::string(40'000, ']'), "records:1:");
  expect_fault(std::string(3'000, '[') + std::string(3'000, ']'), "not JSON");
  expect_fault("[1]", "a record is a JSON object");
  expect_fault(std::string(70'000, 'x'), "at most 65536 are read");
  expect_fault(std::string(1'500'000, 'x'), "the line has 1500000 bytes");
  expect_fault(std::string("\0\0", 2), "not JSON");
}

TEST_F(Referee, tells_what_somebody_wrote_in_few_characters_that_steer_no_terminal) {
  const std::string steering = R"(\u001b[2J\u202e)";
  expect_fault(replaced(0, R"("outcome":")", R"("outcome":")" + steering + std::string(9'000, 'x')),
               R"(result: "outcome" is "\u001b[2J?xxx)");
  expect_fault(replaced(0, R"("style":)", R"("style)" + steering + R"(":)"),
               "unknown option \"style?[2J?\"");
  const std::string line =
      shell_.run("simulate klaverjassen --deals 1 --seed 1 --legal --record -").out;
  Json record = parse_json(line);
  for (int i = 0; i < 300; ++i) record["legal"][3].push_back("\x1b[2J" + std::to_string(i));
  expect_fault(record.dump(), "it has ?[2J0, ?[2J1, ?[2J10, ");
  for (const std::string& each : lines_of(judge(record.dump() + "\n").out)) {
    EXPECT_LT(each.size(), 400u) << each;
  }
}

TEST_F(Referee, says_at_which_character_a_line_stops_being_JSON) {
  expect_fault(R"({"format":"troef/1" "game":1})", "not JSON at column 21: ");
  expect_fault(R"({"match":"één" x})", "not JSON at column 16: ");
  expect_fault(R"({"deal":1 234})", "not JSON at column 11: ");
  expect_fault(R"({"deal)", "not JSON at column 7: A string is opened, but never closed\n");
  expect_fault(R"({"match":["a",]})", "not JSON at column 15: ");
  expect_fault(R"({"deal":00})", "not JSON at column 10, or a number");
  expect_fault(R"({"format":"troef/1)", "not JSON at column 19: ");  // behind its last character
  expect_fault("{\"match\":\"\xff\"}", "not JSON at column 11: ");
}

TEST_F(Referee, KJ_11_says_what_the_die_can_show) {
  std::string line = shell_
                         .run(
                             "simulate klaverjassen --preset amsterdams-klassiek --deals 1 "
                             "--record -")
                         .out;
  line.replace(line.find("* die C"), 7, "* die H");
  const Ran ran = judge(line);
  EXPECT_TRUE(has(ran.out, "KJ-11 \"* die H\" comes where the die falls: * die C")) << ran.out;
}

TEST_F(Referee, goes_on_after_a_fault) {
  const Ran ran = judge(std::string(1'200'000, 'x') + "\nx\n" + lines_[0] + "\nx\n" + lines_[1] +
                        "\n" + lines_[2] + "\n");
  EXPECT_EQ(ran.status, 1);
  EXPECT_TRUE(has(ran.out, "records:1:") && has(ran.out, "records:2:") &&
              has(ran.out, "records:4:"));
  EXPECT_TRUE(has(ran.out, "2 deals, 1 closing line"));
  EXPECT_TRUE(has(ran.out, ": 3 faults\n"));
}

TEST_F(Referee, tells_a_truncated_file_from_a_missing_line_end) {
  const Ran whole = judge(lines_[0]);
  EXPECT_EQ(whole.status, 0);
  EXPECT_TRUE(has(whole.out, "records:1: note: the last line has no line end"));
  const Ran half = judge(lines_[0] + "\n" + lines_[1].substr(0, 500));
  EXPECT_EQ(half.status, 1);
  EXPECT_TRUE(has(half.out, "records:2: the file ends in the middle of a line")) << half.out;
}

TEST_F(Referee, accuses_no_deal_because_the_one_before_it_could_not_be_read) {
  for (const std::string& unread : {std::string("{"), std::string(1'500'000, 'x')}) {
    const Ran ran = judge(unread + "\n" + lines_[1] + "\n" + lines_[2] + "\n");
    EXPECT_TRUE(has(ran.out, ": 1 fault\n")) << ran.out;
    const Ran between = judge(lines_[0] + "\n" + unread + "\n" + lines_[4] + "\n");
    EXPECT_TRUE(has(between.out, ": 1 fault\n")) << between.out;
  }
}

TEST_F(Referee, names_the_contracts_nearest_to_one_that_is_not_there) {
  const Ran ran = shell_.run("simulate pandoer --deals 1 --seed 1 --threads 1 --record -");
  std::string line = lines_of(ran.out).front();
  const std::string bid = parse_json(line)["actions"][1].dump();
  line.replace(line.find(bid), bid.size(), "\"" + bid.substr(1, 1) + " bid solo zonder\"");
  expect_fault(line, "\"solo zonder\" is no bid of this game; there is solo-zonder, ");
}

TEST_F(Referee, tells_who_claims_out_of_turn_what_that_seat_may_do_and_shows_no_cards) {
  const std::string first = action(0, 2);
  for (const char seat : std::string("0123")) {
    const Ran ran =
        judge(replaced(0, first, std::string("\"") + seat + " claim-revoke 1\"," + first) + "\n");
    EXPECT_TRUE(has(ran.out, "can neither claim a revoke nor call roem now")) << ran.out;
  }
}

TEST_F(Referee, sees_that_the_deals_of_a_match_follow_from_one_another) {
  const auto expect = [&](const std::string& text, const std::string& message) {
    const Ran ran = judge(text);
    EXPECT_EQ(ran.status, 1) << message;
    EXPECT_TRUE(has(ran.out, message)) << message << "\n" << ran.out;
    EXPECT_TRUE(has(ran.out, ": 1 fault\n")) << ran.out;
  };
  const auto inheriting = [&](std::size_t line, const Json& scores) {
    Json record = parse_json(lines_[line]);
    record["history"]["scores"] = scores;
    return record.dump() + "\n";
  };
  const std::string first = lines_[0] + "\n", second = lines_[1] + "\n", end = lines_[2] + "\n";
  expect(first + first, "\"deal\" is 0; after deal 1 of this match it is 1");
  expect(first + inheriting(1, {1, 2, 1, 2}), "\"scores\" is [1, 2, 1, 2]");
  expect(first + replaced(1, R"("history":{"scores":[)", R"("history":{"x":[)") + "\n", "history");
  expect(first + replaced(1, "\"match_deals\":2", "\"match_deals\":3") + "\n",
         "game or rules are not those of deal 1 of this match");
  expect(first + end, "scores");
  expect(inheriting(0, {500, 0, 500, 0}), "\"scores\" is [500, 0, 500, 0]; a match begins with 0");
  expect(first + second + end + end, "this match was closed before");
  expect(first + second + end + second, "a match that was closed before");
  expect(first + second + replaced(2, R"("scores":[)", R"("scores":[1)") + "\n",
         "\"scores\" is [1");
  expect(first + second + replaced(2, R"("cents":[0)", R"("cents":[7)") + "\n", "\"cents\" is [7");
  expect(first + second + replaced(2, R"("pot":[0)", R"("pot":[7)") + "\n", "\"pot\" is [7");
}

TEST_F(Referee, does_not_find_scores_of_one_match_in_a_match_with_fewer_seats) {
  const Ran two = shell_.run("simulate heugen --preset heugen-twee --deals 1 --seed 2 --record -");
  const Ran ran = judge(lines_[0] + "\n" + lines_[1] + "\n" + two.out);
  EXPECT_EQ(ran.status, 0) << ran.out;
  EXPECT_TRUE(has(ran.out, "3 deals")) << ran.out;
}

TEST_F(Referee, sees_a_match_that_goes_on_or_stops_at_the_wrong_deal) {
  const std::string call = "simulate klaverjassen --seed 1 --threads 1 --record - --deals ";
  auto lines = lines_of(shell_.run(call + "16").out);
  ASSERT_EQ(lines.size(), 17u);
  std::string late;
  const auto fewer = [](std::string line) {
    const std::string sixteen = "\"match_deals\":16";
    return line.replace(line.find(sixteen), sixteen.size(), "\"match_deals\":2");
  };
  for (std::size_t i = 0; i < 3; ++i) late += fewer(lines[i]) + "\n";
  EXPECT_TRUE(has(judge(late).out, "records:3: the match was over after deal 2"));
  const std::string two = "\"match_deals\":2", three = "\"match_deals\":3";
  const Ran early =
      judge(replaced(0, two, three) + "\n" + replaced(1, two, three) + "\n" + lines_[2] + "\n");
  EXPECT_TRUE(has(early.out, "records:3: the match is not over after deal 2")) << early.out;
}

TEST_F(Referee, speaks_json_to_programs) {
  const auto lines = lines_of(judge("x\n" + lines_[0] + "\n", "--json").out);
  ASSERT_EQ(lines.size(), 2u);
  const Json fault = parse_json(lines[0]), summary = parse_json(lines[1]);
  EXPECT_EQ(fault["file"], "records");
  EXPECT_EQ(fault["line"], 1);
  EXPECT_EQ(summary["deals"], 1);
  EXPECT_EQ(summary["faults"], 1);
}

TEST_F(Referee, reads_several_files_and_goes_on_where_one_is_not_there) {
  write_file(shell_.path("a"), lines_[0] + "\n");
  write_file(shell_.path("b"), lines_[0] + "\n");
  EXPECT_TRUE(has(shell_.run("referee a b").out, "2 files, 2 deals"));
  const Ran ran = shell_.run("referee a missing b");
  EXPECT_EQ(ran.status, 2);
  EXPECT_TRUE(has(ran.out, "2 files, 2 deals"));
  EXPECT_TRUE(has(ran.err, "missing cannot be read"));
}

}  // namespace
}  // namespace troef::cli
