// SPDX-License-Identifier: Apache-2.0
#include "cli/simulate/simulate.h"

#include <gtest/gtest.h>

#include "cli/json.h"
#include "cli/test_run.h"
#include "games/games.h"

namespace troef::cli {
namespace {

std::size_t deals_in(const std::string& records) {
  std::size_t deals = 0;
  for (const std::string& line : lines_of(records)) deals += has(line, "\"actions\":") ? 1 : 0;
  return deals;
}

TEST(simulate, writes_the_same_records_with_any_number_of_threads) {
  const Shell shell;
  const std::string call = "simulate vijvenveertig --deals 500 --seed one --record - --threads ";
  const std::string one = shell.run(call + "1").out;
  EXPECT_EQ(deals_in(one), 500u);
  EXPECT_EQ(shell.run(call + "2").out, one);
  EXPECT_EQ(shell.run(call + "7").out, one);
  EXPECT_NE(shell.run("simulate vijvenveertig --deals 500 --seed two --record -").out, one);
}

// The first deals of a longer simulation are those of a shorter one.
TEST(simulate, goes_on_where_a_shorter_one_ends) {
  const Shell shell;
  const std::string call = "simulate heugen --seed one --record - --deals ";
  EXPECT_TRUE(shell.run(call + "90").out.starts_with(shell.run(call + "41").out));
}

TEST(simulate, one_deal_is_not_told_as_several) {
  const Ran ran = Shell().run("simulate heugen --deals 1 --seed one");
  EXPECT_TRUE(has(ran.out, "heugen heugen: 1 deal in ")) << ran.out;
}

TEST(simulate, every_game_and_preset_is_right_to_the_referee) {
  const Shell shell;
  for (const Game* game : all_games()) {
    for (const Preset& preset : game->presets()) {
      const std::string call = "simulate " + std::string(game->id()) + " --preset " +
                               std::string(preset.id) + " --deals 60 --legal --record records";
      ASSERT_EQ(shell.run(call).status, 0) << call;
      const Ran ran = shell.run("referee records");
      EXPECT_EQ(ran.status, 0) << call << "\n" << ran.out;
      EXPECT_TRUE(has(ran.out, "60 deals")) << ran.out;
    }
  }
}

TEST(simulate, random_players_revoke_claim_and_call) {
  const Shell shell;
  for (const Game* game : all_games()) {
    std::string call = "simulate " + std::string(game->id()) +
                       " --set revoke=penalised --deals 150 --seed 1 --legal --record records";
    if (game->id() == "klaverjassen") call += " --set roem_call=called";
    ASSERT_EQ(shell.run(call).status, 0) << call;
    const Ran ran = shell.run("referee records");
    EXPECT_EQ(ran.status, 0) << call << "\n" << ran.out;
    const std::string records = read_whole(shell.path("records"));
    EXPECT_TRUE(has(records, " claim-revoke ")) << call;
    EXPECT_TRUE(has(records, "\"* close\"")) << call;
    EXPECT_TRUE(has(records, "\"revoked\"")) << call;
    EXPECT_EQ(game->id() == "klaverjassen", has(records, " call-roem\""));
  }
}

TEST(simulate, closes_every_match_that_ends) {
  const Shell shell;
  const std::string out =
      shell.run("simulate klaverjassen --set match_deals=4 --deals 10 --seed 1 --record -").out;
  const auto lines = lines_of(out);
  ASSERT_EQ(lines.size(), 12u);
  EXPECT_TRUE(has(lines[4], "\"end\":"));
  EXPECT_TRUE(has(lines[9], "\"end\":"));
}

TEST(simulate, shows_the_seed_that_it_drew) {
  const Shell shell;
  const Json first = parse_json(shell.run("simulate heugen --deals 20 --json --record a").out);
  const std::string seed = first["seed"];
  EXPECT_EQ(seed.size(), 64u);
  EXPECT_EQ(first["deals"], 20);
  shell.run("simulate heugen --deals 20 --record b --seed " + seed);
  EXPECT_EQ(read_whole(shell.path("a")), read_whole(shell.path("b")));
}

TEST(simulate, tells_the_house_rules_that_are_not_those_of_the_preset) {
  const Shell shell;
  const std::string call =
      "simulate klaverjassen --preset rotterdams --deals 2 --set tie=made --set match_deals=4";
  EXPECT_TRUE(
      has(shell.run(call).out, "klaverjassen rotterdams, tie=made, match_deals=4: 2 deals"));
  const Json json = parse_json(shell.run(call + " --json").out);
  EXPECT_EQ(json["preset"], "rotterdams");
  EXPECT_EQ(json["rules"], (Json{{"tie", "made"}, {"match_deals", 4}}));
  EXPECT_EQ(parse_json(shell.run("simulate huege --deals 2 --json").out)["rules"], Json::object());
}

TEST(simulate, takes_a_preset_in_the_place_of_its_game) {
  const Shell shell;
  const std::string by_preset = shell.run("simulate huëge --deals 9 --seed 1 --record -").out;
  EXPECT_EQ(by_preset,
            shell.run("simulate heugen --preset huege --deals 9 --seed 1 --record -").out);
  EXPECT_EQ(deals_in(by_preset), 9u);
  const Ran two = shell.run("simulate huege --preset heugen");
  EXPECT_EQ(two.status, 2);
  EXPECT_TRUE(has(two.err, "huege is a preset of heugen already; --preset heugen is another"));
  EXPECT_EQ(shell.run("simulate standard").status, 2);  // a preset of several games
}

TEST(simulate, keeps_the_summary_apart_from_the_records) {
  const Ran ran = Shell().run("simulate heugen --deals 5 --seed 1 --record -");
  for (const std::string& line : lines_of(ran.out)) EXPECT_TRUE(line.starts_with("{\"format\":"));
  EXPECT_TRUE(has(ran.err, "5 deals"));
}

TEST(simulate, names_the_players_by_seat) {
  const Ran ran =
      Shell().run("simulate heugen --deals 1 --players random,random,random --record -");
  EXPECT_EQ(ran.status, 0);
  EXPECT_TRUE(has(ran.out, R"("players":["bot:random","bot:random","bot:random"])"));
}

TEST(simulate, seats_programs_beside_other_bots) {
  const Shell shell;
  const std::string program = "cmd:" + quoted_program() + " bot thumb";
  const auto players = [&](const std::string& words) {
    const Ran ran = shell.run("simulate heugen --deals 1 --json --players " + words);
    EXPECT_EQ(ran.status, 0) << ran.err;
    return parse_json(ran.out)["players"];
  };
  const Json three = {program, "random", program};
  EXPECT_EQ(players("'" + program + ",random," + program + "'"), three);
  EXPECT_EQ(players("'" + program + "' random '" + program + "'"), three);
  const std::string comma = "cmd:sh -c \"true a,b; exec " + test::troef_program() + " bot thumb\"";
  EXPECT_EQ(players("'" + comma + "' random random")[0], comma);
}

TEST(simulate, says_how_players_are_named) {
  const auto error = [](const std::string& call) {
    const Ran ran = Shell().run("simulate " + call);
    EXPECT_EQ(ran.status, 2) << call;
    return ran.err;
  };
  EXPECT_TRUE(has(error("heugen --players 'cmd:a b,random'"), "2 players for 3 seats; name one"));
  EXPECT_TRUE(has(error("--players thumb heugen --deals 1"), "it stands before --players"));
}

TEST(simulate, names_the_players_and_their_signals_in_its_summary) {
  const Shell shell;
  const std::string call = "simulate klaverjassen --deals 1 --seed 1 --json ";
  const Json json = parse_json(
      shell.run(call + "--players thumb,random,thumb:signals=none,random --signals seinen").out);
  EXPECT_EQ(json["players"], Json({"thumb", "random", "thumb:signals=none", "random"}));
  EXPECT_EQ(json["signals"], "seinen");
  const Json plain = parse_json(shell.run(call).out);
  EXPECT_EQ(plain["players"], Json({"random", "random", "random", "random"}));
  EXPECT_EQ(plain["signals"], "none");
}

TEST(simulate, tells_what_a_program_did_not_decide_itself) {
  const Shell shell;
  write_file(shell.path("bot"), "read l; echo '{\"type\":\"hello\",\"v\":1}'; exit 3\n");
  const std::string call = "simulate heugen --deals 2 --seed 1 --players 'cmd:sh bot'";
  const Ran ran = shell.run(call);
  EXPECT_TRUE(has(ran.out, "ended with status 3")) << ran.out;
  EXPECT_EQ(ran.status, 1);
  EXPECT_TRUE(has(ran.err, "cmd:sh bot forfeited every decision: deal 1, seat ")) << ran.err;
  const Json json = parse_json(shell.run(call + " --json").out);
  ASSERT_EQ(json["forfeits"].size(), 3U);
  EXPECT_EQ(json["forfeits"][0]["gone"], json["forfeits"][0]["decisions"]);
  EXPECT_FALSE(has(shell.run("simulate heugen --deals 2 --seed 1").out, "forfeits"));
}

TEST(simulate, judges_each_program_by_what_it_did_itself) {
  const Shell shell;
  write_file(
      shell.path("bad"),
      "while read l; do case $l in *hello*) echo '{\"type\":\"hello\",\"v\":1}';; "
      "*choose*) id=${l#*\\\"id\\\":}; "
      "echo '{\"type\":\"action\",\"id\":'${id%%,*}',\"action\":\"play ZZ\"}';; esac; done\n");
  const std::string call =
      "simulate klaverjassen --deals 1 --seed 1 --json --players 'cmd:sh bad' thumb 'cmd:" +
      quoted_program() + " bot thumb' thumb";
  const Ran ran = shell.run(call);
  EXPECT_EQ(ran.status, 1);
  EXPECT_TRUE(has(ran.err, "does not count: cmd:sh bad forfeited every decision")) << ran.err;
  const Json forfeits = parse_json(ran.out)["forfeits"];
  EXPECT_EQ(forfeits[0]["illegal"], forfeits[0]["decisions"]);
  EXPECT_TRUE(forfeits[1].is_null());
  EXPECT_EQ(forfeits[2]["illegal"], 0);
}

TEST(simulate, refuses_a_program_that_says_no_hello_before_it_writes_anything) {
  const Shell shell;
  const Ran ran = shell.run("simulate heugen --players 'cmd:sh -c \"exit 3\"' --record records");
  EXPECT_EQ(ran.status, 1);
  EXPECT_TRUE(has(ran.err, "when it was to say hello it ended with status 3")) << ran.err;
  EXPECT_FALSE(std::filesystem::exists(shell.path("records")));
}

TEST(simulate, touches_no_file_where_the_call_is_wrong) {
  const Shell shell;
  const std::string call = "simulate heugen --deals 3 --record records --seed ";
  ASSERT_EQ(shell.run(call + "1").status, 0);
  const std::string before = read_whole(shell.path("records"));
  EXPECT_EQ(shell.run(call + "2 --players nobody").status, 2);
  EXPECT_EQ(read_whole(shell.path("records")), before);
  EXPECT_EQ(shell.run(call + "2").status, 0);
  EXPECT_NE(read_whole(shell.path("records")), before);
  EXPECT_EQ(shell.run("referee records").status, 0);
}

TEST(simulate, leaves_a_file_to_the_one_that_writes_it) {
  const Shell shell;
  const Ran ran = shell.command("exec 9>records; flock 9; " + quoted_program() +
                                " simulate heugen --record records");
  EXPECT_EQ(ran.status, 2);
  EXPECT_TRUE(has(ran.err, "records is being written by another program")) << ran.err;
}

TEST(simulate, says_which_setting_of_a_bot_is_wrong) {
  const auto error = [](const std::string& players) {
    const Ran ran = Shell().run("simulate pandoer --deals 1 --players " + players);
    EXPECT_EQ(ran.status, 2) << players;
    return ran.err;
  };
  for (const std::string nodes :
       {"nodes=", "nodes", "nodes=0", "nodes=-3", "nodes=1e3", "nodes=99999999999999999999"}) {
    EXPECT_TRUE(
        has(error("club:" + nodes), "\"club:" + nodes + "\": nodes= takes a number from 1"));
  }
  EXPECT_TRUE(has(error("club:time=nan"), "time= takes milliseconds from 1 to 3600000, not"));
  EXPECT_TRUE(has(error("club:"), "an option is missing behind a colon; there is nodes=N"));
  EXPECT_TRUE(has(error("thumb,thumb,thumb,club:x=1"), "\"club:x=1\": unknown option \"x\""));
}

TEST(simulate, lists_legal_actions_in_a_record_only) {
  const Ran ran = Shell().run("simulate pandoer --deals 1 --legal");
  EXPECT_EQ(ran.status, 2);
  EXPECT_TRUE(has(ran.err, "--legal needs --record FILE")) << ran.err;
}

TEST(simulate, says_that_a_comma_split_a_command) {
  const auto error = [](const std::string& players) {
    const Ran ran = Shell().run("simulate pandoer --deals 1 --players " + players);
    EXPECT_EQ(ran.status, 2) << players;
    return ran.err;
  };
  EXPECT_TRUE(has(error("'cmd:python3 bot.py --set a,b'"), "unknown bot \"b\""));
  EXPECT_TRUE(has(error("'cmd:python3 bot.py --set a,b'"), "; a comma splits names: "));
  EXPECT_FALSE(has(error("thumb,b"), "comma splits"));
}

TEST(simulate, says_that_a_disk_is_full) {
  const Ran ran = Shell().run("simulate heugen --deals 2000 --record /dev/full");
  EXPECT_EQ(ran.status, 1);
  EXPECT_TRUE(has(ran.err, "/dev/full: No space left on device")) << ran.err;
}

TEST(simulate, leaves_whole_lines_where_a_file_may_not_grow_on) {
  const Shell shell;
  for (const std::string where : {"--record records", "--record - >records"}) {
    const Ran ran = shell.run("simulate heugen --deals 2000 " + where, "ulimit -f 333;");
    EXPECT_EQ(ran.status, 1);
    EXPECT_TRUE(has(ran.err, "File too large; it ends with the last line that fitted whole"));
    const std::string records = read_whole(shell.path("records"));
    EXPECT_GT(records.size(), 100'000u);
    EXPECT_EQ(records.back(), '\n');
    EXPECT_EQ(shell.run("referee records").status, 0);
  }
}

TEST(simulate, stops_cleanly_when_it_is_interrupted) {
  const Shell shell;
  for (const auto& [signal, status] : {std::pair{"INT", 130}, {"TERM", 143}}) {
    const Ran ran = shell.run("simulate heugen --deals 1000000000 --record records",
                              std::string("timeout --preserve-status -s ") + signal + " 1");
    EXPECT_EQ(ran.status, status);
    EXPECT_TRUE(has(ran.err, "stopped after"));
    const Ran checked = shell.run("referee records");
    EXPECT_EQ(checked.status, 0) << checked.out;
    EXPECT_FALSE(has(checked.out, "note:")) << checked.out;
  }
}

}  // namespace
}  // namespace troef::cli
