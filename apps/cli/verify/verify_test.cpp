// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "cli/json.h"
#include "cli/test_run.h"
#include "games/games.h"
#include "rounds.h"

namespace troef::cli {
namespace {

class Verify : public testing::Test {
 protected:
  std::vector<std::string> honest(const std::string& call) const {
    return lines_of(
        shell_.run("simulate " + call + " --players thumb --honest --threads 1 --record -").out);
  }
  Ran judge(const std::vector<std::string>& lines, const std::string& options = "") const {
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    write_file(shell_.path("records"), text);
    return shell_.run("verify records " + options);
  }
  // One thing that differs, in a single deal.
  void expect_fault(const Json& record, const std::string& message) const {
    const Ran ran = judge({record.dump()});
    EXPECT_EQ(ran.status, 1) << message;
    EXPECT_TRUE(ran.out.starts_with("records:1: deal ")) << ran.out;
    EXPECT_TRUE(has(ran.out, message)) << message << "\n" << ran.out;
    EXPECT_EQ(lines_of(ran.out).size(), 2u) << ran.out;
    EXPECT_TRUE(has(ran.out, "1 deal: 0 dealt honestly, 1 NOT as committed and cut\n")) << ran.out;
  }

  Shell shell_;
};

void exchange(std::string& text, std::size_t one, std::size_t other) {
  for (std::size_t i = 0; i < 2; ++i) std::swap(text[one + i], text[other + i]);
}

TEST_F(Verify, finds_every_game_preset_and_shuffle_dealt_honestly) {
  const int deals = test::rounds(30);
  int total = 0;
  std::vector<std::string> all;
  for (const Game* game : all_games()) {
    for (const Preset& preset : game->presets()) {
      for (const std::string way : {"full", "hand", "none"}) {
        const std::string call = std::string(game->id()) + " --preset " + std::string(preset.id) +
                                 " --set shuffle=" + way + " --deals " + std::to_string(deals) +
                                 " --seed 1";
        const auto lines = honest(call);
        EXPECT_FALSE(lines.empty()) << call;
        total += deals;
        all.insert(all.end(), lines.begin(), lines.end());
      }
    }
  }
  const Ran ran = judge(all);
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(ran.out, "1 file, " + std::to_string(total) + " deals: all dealt honestly\n");
}

TEST_F(Verify, passes_by_blank_lines) {
  const auto lines = honest("pandoer --deals 2");
  const Ran ran = judge({"", lines[0], " \t\r", lines[1], ""});
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(ran.out, "1 file, 2 deals: all dealt honestly\n");
}

TEST_F(Verify, reads_standard_input) {
  const Ran ran =
      shell_.command(quoted_program() + " simulate pandoer --deals 5 --honest --record - 2>&- | " +
                     quoted_program() + " verify -");
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(ran.out, "1 file, 5 deals: all dealt honestly\n");
}

TEST_F(Verify, sums_nothing_up_where_no_file_can_be_read) {
  const Ran ran = shell_.run("verify nowhere");
  EXPECT_EQ(ran.status, 2);
  EXPECT_EQ(ran.out, "");
  EXPECT_EQ(ran.err, "troef: nowhere cannot be read: No such file or directory\n");
}

TEST_F(Verify, a_deal_without_a_proof_is_not_called_honest) {
  const auto lines = lines_of(shell_.run("simulate heugen --deals 2 --seed 1 --record -").out);
  const Ran ran = judge(lines);
  EXPECT_EQ(ran.status, 1);
  EXPECT_TRUE(has(ran.out, "records:1: deal 1 of ")) << ran.out;
  EXPECT_TRUE(has(ran.out, ": no x-proof: there is nothing to verify\n")) << ran.out;
  EXPECT_TRUE(has(ran.out, "2 deals: 0 dealt honestly, 2 without a proof\n")) << ran.out;
}

TEST_F(Verify, shows_the_match_of_a_deal_as_it_was_named_and_lets_it_steer_no_terminal) {
  Json record = parse_json(shell_.run("simulate heugen --deals 1 --seed 1 --record -").out);
  record["match"] = "één avond \u202e\x1b[2J";
  EXPECT_TRUE(has(judge({record.dump()}).out, "records:1: deal 1 of één avond ??[2J: no x-proof"));
}

TEST_F(Verify, a_file_without_deals_has_nothing_to_verify) {
  const Ran ran = judge({});
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(ran.out, "1 file, no deals: there is nothing to verify\n");
}

TEST_F(Verify, tells_what_was_tampered_with) {
  const Json right = parse_json(honest("vijvenveertig --deals 1 --seed 1")[0]);
  Json wrong = right;
  wrong["x-proof"]["commitment"] = std::string(64, '0');
  expect_fault(wrong, "the commitment is 0000");
  wrong = right;
  wrong["match"] = "another";
  expect_fault(wrong, "deal 1 of another: the commitment is ");
  wrong = right;
  wrong["x-proof"]["cuts"].push_back(std::string(32, '0'));
  expect_fault(wrong, "there are 5 cuts for 4 seats");
  wrong = right;
  wrong["x-proof"]["cuts"][3] = std::string(32, '0');
  wrong["actions"].erase(wrong["actions"].begin() + 1, wrong["actions"].end());
  expect_fault(wrong, "action 0: the pack has ");
  wrong = right;
  wrong["x-proof"].erase("secret");
  expect_fault(wrong, "x-proof: \"secret\" is missing");
  wrong = right;
  wrong["actions"][1] = "0 play 2C";
  expect_fault(wrong, "action 1: ");
  wrong = right;
  wrong["actions"] = Json::array();
  expect_fault(wrong, "no pack was dealt");
}

TEST_F(Verify, tells_the_place_in_the_pack) {
  Json record = parse_json(honest("klaverjassen --deals 1 --seed 1")[0]);
  std::string pack = record["actions"][0];
  const std::string top = pack.substr(7, 2), fourth = pack.substr(16, 2);
  exchange(pack, 7, 16);
  record["actions"] = {pack};
  expect_fault(record, "action 0: the pack has " + fourth + " at place 0, secret and cuts give " +
                           top + " (2 of 32 places differ)");
}

TEST_F(Verify, tells_the_die_and_packs_that_are_dealt_later) {
  Json record =
      parse_json(honest("klaverjassen --preset amsterdams-klassiek --deals 2 --seed 1")[1]);
  const std::string die = record["actions"][1];
  ASSERT_TRUE(die.starts_with("* die "));
  const std::string other = die == "* die H" ? "S" : "H";
  record["actions"] = {record["actions"][0], "* die " + other};
  expect_fault(record, "action 1: the die shows " + other + ", secret and cuts give " + die[6]);

  for (const std::string& line : honest("pandoer --deals 400 --seed 1")) {
    record = parse_json(line);
    if (!record.contains("actions")) continue;
    Json& actions = record["actions"];
    const auto later = std::find_if(actions.begin() + 1, actions.end(), [](const Json& action) {
      return action.get<std::string>().starts_with("* deal ");
    });
    if (later == actions.end()) continue;
    std::string nine = *later;
    exchange(nine, 7, 10);
    *later = nine;
    actions.erase(later + 1, actions.end());
    return expect_fault(record, "(2 of 9 places differ)");
  }
  FAIL() << "there was no rommelpot";
}

TEST_F(Verify, a_pack_shuffled_by_hand_needs_the_deal_before) {
  auto lines = honest("hoogjassen --set shuffle=hand --deals 4 --seed 1");
  lines.erase(lines.begin() + 1);
  Ran ran = judge(lines);
  EXPECT_EQ(ran.status, 1);
  EXPECT_TRUE(has(ran.out, "records:2: deal 3 of ")) << ran.out;
  EXPECT_TRUE(has(ran.out,
                  "by hand from the deal before, which is not there: that "
                  "it was gathered so is the record's own word"))
      << ran.out;
  EXPECT_TRUE(has(ran.out,
                  "3 deals: 2 dealt honestly, 1 that cannot be verified without the deal "
                  "before\n"))
      << ran.out;

  Json alone = parse_json(lines[1]);
  alone["x-proof"].erase("gathered");
  ran = judge({alone.dump()});
  EXPECT_EQ(ran.status, 1);
  EXPECT_TRUE(has(ran.out, "is not there: the pack cannot be verified")) << ran.out;
}

TEST_F(Verify, the_deal_before_is_that_of_the_same_match_though_another_went_on_between) {
  const auto one = honest("hoogjassen --set shuffle=hand --deals 2 --seed 1");
  const auto other = honest("hoogjassen --set shuffle=hand --deals 2 --seed 2");
  const Ran ran = judge({one[0], other[0], one[1], other[1]});
  EXPECT_EQ(ran.status, 0) << ran.out;
}

TEST_F(Verify, a_gathered_pack_must_be_that_of_the_deal_before) {
  const auto lines = honest("hoogjassen --set shuffle=hand --deals 2 --seed 1");
  Json second = parse_json(lines[1]);
  std::string gathered = second["x-proof"]["gathered"];
  exchange(gathered, 0, 9);
  second["x-proof"]["gathered"] = gathered;
  Ran ran = judge({lines[0], second.dump()});
  EXPECT_EQ(ran.status, 1);
  EXPECT_TRUE(has(ran.out, ": the gathered pack has " + gathered.substr(0, 2) +
                               " at place 0, the deal before gives " + gathered.substr(9, 2)))
      << ran.out;
  EXPECT_EQ(lines_of(ran.out).size(), 2u) << ran.out;

  second["x-proof"].erase("gathered");
  EXPECT_EQ(judge({lines[0], second.dump()}).status, 0) << "the deal before is enough";
  second["x-proof"]["gathered"] = "7C 8C";
  EXPECT_TRUE(has(judge({lines[0], second.dump()}).out, "is not the pack of the game"));
}

TEST_F(Verify, goes_on_after_lines_that_cannot_be_read) {
  const auto lines = honest("heugen --deals 2 --seed 1");
  const Ran ran = judge({"x", lines[0], "x", std::string(1'200'000, 'x'), lines[1]});
  EXPECT_EQ(ran.status, 1);
  EXPECT_TRUE(has(ran.out, "records:1: not JSON")) << ran.out;
  EXPECT_TRUE(has(ran.out, "records:4: the line has 1200000 bytes")) << ran.out;
  EXPECT_TRUE(has(ran.out, "2 dealt honestly, 3 lines that cannot be read\n")) << ran.out;
}

TEST_F(Verify, speaks_json_to_programs) {
  const auto lines = honest("heugen --set shuffle=full --deals 2 --seed 1");
  Json wrong = parse_json(lines[1]);
  wrong["x-proof"]["commitment"] = std::string(64, '0');
  const auto out = lines_of(judge({lines[0], wrong.dump()}, "--json").out);
  ASSERT_EQ(out.size(), 2u);
  const Json deal = parse_json(out[0]), summary = parse_json(out[1]);
  EXPECT_EQ(deal["line"], 2);
  EXPECT_EQ(deal["deal"], 1);
  EXPECT_EQ(deal["verdict"], "differs");
  EXPECT_EQ(deal["faults"][0]["what"], "commitment");
  EXPECT_EQ(summary["deals"], 2);
  EXPECT_EQ(summary["honest"], 1);
  EXPECT_EQ(summary["differ"], 1);
}

TEST_F(Verify, a_file_that_is_not_there_is_a_wrong_call) {
  write_file(shell_.path("a"), honest("heugen --deals 1 --seed 1")[0] + "\n");
  const Ran ran = shell_.run("verify a missing a");
  EXPECT_EQ(ran.status, 2);
  EXPECT_TRUE(has(ran.out, "2 files, 2 deals: all dealt honestly")) << ran.out;
  EXPECT_TRUE(has(ran.err, "missing cannot be read")) << ran.err;
}

}  // namespace
}  // namespace troef::cli
