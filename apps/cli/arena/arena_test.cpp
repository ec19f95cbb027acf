// SPDX-License-Identifier: Apache-2.0
#include "cli/arena.h"

#include <gtest/gtest.h>

#include <cmath>

#include "cards/random.h"
#include "cli/arena/report.h"
#include "cli/arena/standing.h"
#include "cli/json.h"
#include "cli/test_run.h"
#include "games/games.h"
#include "paths.h"

namespace troef::cli {
namespace {

// What an arena tells, but for the times it took.
Json told(const std::string& arguments) {
  const Ran ran = Shell().run("arena " + arguments + " --json");
  EXPECT_EQ(ran.status, 0) << ran.err;
  Json json = parse_json(ran.out);
  EXPECT_TRUE(json.is_object()) << ran.out;
  json.erase("seconds");
  json.erase("decision_ms");
  return json;
}

TEST(arena, comes_to_the_same_with_every_number_of_threads) {
  for (const std::string game : {"klaverjassen", "pandoer", "vijvenveertig --preset pot"}) {
    const std::string call = game + " --players thumb,random --deals 40 --seed 7";
    const Json one = told(call + " --threads 1");
    EXPECT_EQ(one["deals"], 40);
    EXPECT_EQ(told(call + " --threads 3"), one);
  }
}

TEST(arena, tells_long_times_in_whole_milliseconds) {
  Duel duel;
  duel.game = find_game(all_games(), "heugen");
  duel.preset = "heugen";
  duel.rules = default_rules(*duel.game);
  Standing standing;
  standing.difference.add(0);
  for (const double time : {0.1234, 999.4, 12345.6}) standing.times[1].add(time);
  const std::string text = report_text(duel, standing, {});
  EXPECT_TRUE(has(text, "99 % in 12346 ms, all in 12346 ms\n")) << text;
}

TEST(arena, stops_at_the_same_deal_with_every_number_of_threads) {
  const std::string call = "hoogjassen --players thumb,random --until-clear --seed 7";
  const Json one = told(call + " --threads 1");
  EXPECT_EQ(one["deals"], Mean::fewest) << "nothing is clearer";
  EXPECT_GT(one["difference"], one["margin_95_anytime"]);
  EXPECT_EQ(one["clear"], true);
  EXPECT_EQ(told(call + " --threads 4"), one);
}

TEST(arena, finds_no_difference_between_a_bot_and_itself) {
  for (const std::string players : {"thumb,thumb", "random,random"}) {
    const Json same = told("heugen --deals 30 --seed 3 --players " + players);
    if (players == "thumb,thumb") {
      EXPECT_EQ(same["difference"], 0.0);
      EXPECT_EQ(same["margin_95"], 0.0);
      EXPECT_EQ(same["clear"], false);
    }
    EXPECT_LE(std::abs(same["difference"].get<double>()), 2 * same["margin_95"].get<double>());
  }
}

TEST(arena, tells_the_house_rules_that_are_not_those_of_the_preset) {
  const std::string call = "heugen --preset huege --set ten=low --players random,random --deals 2";
  const Json json = told(call);
  EXPECT_EQ(json["preset"], "huege");
  EXPECT_EQ(json["rules"], (Json{{"ten", "low"}}));
  EXPECT_TRUE(has(Shell().run("arena " + call).out, "heugen huege, ten=low: 2 duplicate deals"));
  const std::string ladder = Shell().run("arena " + call + " --ladder").out;
  EXPECT_TRUE(has(ladder, "| heugen | `huege, ten=low` |")) << ladder;
}

TEST(arena, one_deal_is_not_told_as_several) {
  const Ran ran = Shell().run("arena heugen --players random,random --deals 1 --seed one");
  EXPECT_TRUE(has(ran.out, "heugen heugen: 1 duplicate deal at ")) << ran.out;
}

TEST(arena, puts_no_bot_ahead_of_itself) {
  const Ran ran = Shell().run("arena hoogjassen --players thumb,thumb --deals 300 --seed same");
  EXPECT_TRUE(has(ran.out, "+0.000 ± 0.000")) << ran.out;
  EXPECT_TRUE(has(ran.out, "not clear")) << ran.out;
}

TEST(arena, takes_programs_for_what_they_are) {
  const std::string program = "'cmd:" + test::troef_program() + " bot thumb'";
  for (const std::string game : {"pandoer", "klaverjassen --set roem_call=called"}) {
    Json own = told(game + " --players thumb random --deals 6 --seed 5 --threads 2");
    Json outside = told(game + " --players " + program + " random --deals 6 --seed 5 --threads 2");
    EXPECT_EQ(outside["forfeits"][0]["illegal"], 0);
    for (Json* each : {&own, &outside}) {
      each->erase("players");
      each->erase("forfeits");
    }
    EXPECT_EQ(outside, own);
  }
}

TEST(arena, asks_a_bot_once_for_what_it_sees_at_several_tables) {
  const auto played = [](const std::string& players) {
    const Ran ran =
        Shell().run("arena heugen --deals 2 --seed 5 --threads 1 --json --players " + players);
    EXPECT_EQ(ran.status, 0) << ran.err;
    return parse_json(ran.out);
  };
  const Json own = played("club:nodes=200 random");
  const Json always = played("'cmd:" + test::troef_program() + " bot club:nodes=200' random");
  EXPECT_EQ(own["difference"], always["difference"]);
  EXPECT_EQ(own["declarers"], always["declarers"]);
  EXPECT_LT(own["decision_ms"][0]["decisions"], always["decision_ms"][0]["decisions"]);
  EXPECT_EQ(own["decision_ms"][1]["decisions"], always["decision_ms"][1]["decisions"])
      << "chance is not asked once";
}

constexpr const char* says_hello_and_leaves =
    "read l; echo '{\"type\":\"hello\",\"v\":1}'; read deal; read question; exit 3\n";

TEST(arena, refuses_a_program_that_says_no_hello) {
  const Shell shell;
  write_file(shell.path("rubbish"), "while :; do echo rubbish; done\n");
  write_file(shell.path("half"), "printf '{\"type\":'; sleep 100\n");
  const auto error = [&](const std::string& program) {
    const Ran ran = shell.run(
        "arena heugen --start-time 300 --players random 'cmd:" + program + "'", "timeout 20");
    EXPECT_EQ(ran.status, 1) << program;
    EXPECT_EQ(ran.out, "") << program;
    return ran.err;
  };
  EXPECT_TRUE(has(error("sh -c \"exit 3\""), "to say hello it ended with status 3"));
  EXPECT_TRUE(has(error("sleep 100"),
                  "cmd:sleep 100 does not play: when it was to say hello its "
                  "time was up (300 ms)"));
  EXPECT_TRUE(has(error("sh half"), "its time was up"));
  EXPECT_TRUE(has(error("sh rubbish"), "it was to say hello and said \"rubbish\""));
  EXPECT_TRUE(has(error("/nonexistent"), "/nonexistent: No such file or directory"));
  EXPECT_TRUE(has(error("/tmp"), "/tmp: Permission denied"));
}

TEST(arena, leaves_no_program_behind_that_it_was_stopped_to_wait_for) {
  const Shell shell;
  write_file(shell.path("bot"), "echo $$ >id; exec sleep 100\n");
  const Ran ran =
      shell.run("arena heugen --players 'cmd:sh bot' random", "timeout --preserve-status -s INT 1");
  EXPECT_EQ(ran.status, 130) << ran.err;
  EXPECT_NE(shell.command("kill -0 $(cat id)").status, 0);
}

// Then it is asked for the first time.
constexpr const char* says_hello_and_waits =
    "read l; echo '{\"type\":\"hello\",\"v\":1}'; read deal && read question || exit\n";

TEST(arena, leaves_no_program_behind_where_a_second_signal_ends_it_at_once) {
  const Shell shell;
  write_file(shell.path("bot"),
             std::string(says_hello_and_waits) + "echo $$ >id; exec sleep 1000\n");
  const Ran ran = shell.command(
      quoted_program() +
      " arena heugen --threads 1 --move-time 600000 --players 'cmd:sh bot' random & troef=$!\n"
      "until test -s id; do sleep 0.1; done\n"
      "while kill -INT $troef; do sleep 0.2; done\n"
      "wait $troef");
  EXPECT_EQ(ran.status, 130) << ran.err;
  EXPECT_TRUE(ends(std::stoi(read_whole(shell.path("id")))));
}

TEST(arena, says_that_no_deal_was_finished) {
  const Shell shell;
  write_file(shell.path("bot"),
             std::string(says_hello_and_waits) + "kill -INT $PPID; exec sleep 1000\n");
  const auto out = [&](const std::string& call) {
    const Ran ran = shell.run(call + " --threads 1 --move-time 1500 --players 'cmd:sh bot' random");
    EXPECT_EQ(ran.status, 130) << ran.err;
    return ran.out;
  };
  EXPECT_EQ(out("arena heugen"), "heugen heugen: no deal was finished\n");
  EXPECT_EQ(out("simulate heugen --preset heugen-twee --seed 1"),
            "heugen heugen-twee: no deal was finished\nseed      1\n");
}

TEST(arena, plays_for_a_program_that_fails_and_says_so) {
  const Shell shell;
  write_file(shell.path("bot"), says_hello_and_leaves);
  const Ran ran = shell.run("arena heugen --players 'cmd:sh bot' random --deals 3");
  EXPECT_EQ(ran.status, 1) << "it decided nothing";
  EXPECT_TRUE(has(ran.err,
                  "troef: the result does not count: cmd:sh bot forfeited every decision: deal 1, "
                  "table 1, seat "));
  EXPECT_TRUE(has(ran.err, "question 1: when it was to answer it ended with status 3"));
  EXPECT_TRUE(has(ran.out, "forfeits    A: ")) << ran.out;
}

TEST(arena, does_not_count_where_a_program_was_given_up) {
  const Shell shell;
  write_file(shell.path("bot"), "sed -u 9q | " + quoted_program() + " bot thumb\n");
  const std::string call = "arena heugen --threads 1 --players 'cmd:sh bot' random --deals 20 ";
  const Ran ran = shell.run(call);
  EXPECT_EQ(ran.status, 1);
  EXPECT_TRUE(has(ran.out, "does not count")) << ran.out;
  EXPECT_TRUE(has(ran.out, " times; given up first at deal ")) << ran.out;
  EXPECT_TRUE(has(ran.err, "does not count: cmd:sh bot ended 1")) << ran.err;
  const Json forfeits = parse_json(shell.run(call + "--json").out)["forfeits"][0];
  EXPECT_GE(forfeits["ended"], 10);
  EXPECT_GT(forfeits["given_up"], 1);
  EXPECT_LE(forfeits["given_up"], 20);
}

TEST(arena, counts_what_a_program_forfeits_that_plays_otherwise) {
  const Shell shell;
  write_file(shell.path("bot"), "sed -u 25q | " + quoted_program() + " bot thumb\n");
  const Ran ran = shell.run("arena heugen --players 'cmd:sh bot' random --deals 3 --threads 1");
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_TRUE(has(ran.out, "forfeits    A: ")) << ran.out;
}

TEST(arena, gives_signals_where_a_convention_is_chosen) {
  const std::string call = "hoogjassen --players thumb,thumb:signals=none --deals 500 --seed 2";
  EXPECT_NEAR(told(call)["difference"].get<double>(), 0, 1e-9);
  EXPECT_GT(std::abs(told(call + " --signals tekenen")["difference"].get<double>()), 1e-9);
}

TEST(arena, tells_when_a_bot_has_signals_of_its_own) {
  const auto line = [](const std::string& call) {
    const std::string text = Shell().run("arena hoogjassen --deals 2 " + call).out;
    const auto at = text.find("signals  ");
    return text.substr(at, text.find('\n', at) - at);
  };
  EXPECT_EQ(line("--players thumb,thumb"), "signals     none");
  EXPECT_EQ(line("--players thumb,thumb --signals tekenen"), "signals     tekenen");
  EXPECT_EQ(line("--players thumb:signals=tekenen,thumb"), "signals     by bot");
  EXPECT_EQ(line("--players thumb,thumb:signals=none --signals tekenen"), "signals     by bot");
}

TEST(arena, makes_a_ladder) {
  const Ran ran =
      Shell().run("arena klaverjassen heugen --ladder --players random,thumb --deals 20 --seed 1");
  EXPECT_EQ(ran.status, 0) << ran.err;
  const auto lines = lines_of(ran.out);
  ASSERT_EQ(lines.size(), 4U) << ran.out;
  EXPECT_TRUE(lines[2].starts_with("| klaverjassen | `amsterdams` | `thumb` | `random` | 20 | +"))
      << ran.out;
  EXPECT_TRUE(lines[3].starts_with("| heugen | `heugen` |"));
}

TEST(arena, knows_no_interval_of_one_deal) {
  EXPECT_TRUE(told("heugen --players thumb random --deals 1 --seed 1")["margin_95"].is_null());
  EXPECT_TRUE(
      has(Shell().run("arena heugen --players thumb random --deals 1 --seed 1").out, "± ?"));
}

TEST(arena, gives_small_margins_with_more_decimals) {
  const auto decimals = [](const std::string& call) {
    const std::string out = Shell().run("arena " + call + " --players thumb random --seed 1").out;
    const std::size_t begin = out.find('.', out.find("± "));
    return begin == std::string::npos ? 0 : out.find(' ', begin) - begin - 1;
  };
  EXPECT_EQ(decimals("vijvenveertig --preset pot --deals 300"), 3U);
  EXPECT_EQ(decimals("klaverjassen --deals 50"), 2U);
}

TEST(arena, a_ladder_tells_of_forfeits) {
  const Shell shell;
  write_file(shell.path("bot"), says_hello_and_leaves);
  const Ran ran = shell.run("arena heugen --ladder --players random 'cmd:sh bot' --deals 3");
  EXPECT_TRUE(has(ran.out, " forfeited, given up) | `random` | 3 |")) << ran.out << ran.err;
}

TEST(arena, alone_seats_a_player_who_sees_all_cards) {
  const Json seen = told("vijvenveertig --players seer,random --deals 40 --seed 1 --threads 1");
  EXPECT_GT(seen["difference"], 0);
  const Shell shell;
  EXPECT_EQ(shell.run("simulate vijvenveertig --players seer --deals 1").status, 2);
  EXPECT_EQ(shell.run("bot seer").status, 2);
}

TEST(arena, repeats_what_a_bot_thinks_within_its_nodes) {
  const std::string call = "klaverjassen --players club:nodes=100,thumb --deals 3 --seed 4";
  EXPECT_EQ(told(call + " --threads 1"), told(call + " --threads 2"));
}

TEST(arena, says_what_it_takes) {
  const Shell shell;
  const auto error = [&](const std::string& call) {
    const Ran ran = shell.run("arena " + call);
    EXPECT_EQ(ran.status, 2) << call;
    return ran.err;
  };
  EXPECT_TRUE(has(error("heugen --players thumb"), "two players"));
  EXPECT_TRUE(has(error("heugen --players thumb,tumb"), "unknown bot \"tumb\""));
  EXPECT_TRUE(has(error("heugen --players thumb,thumb:speed=3"), "unknown option \"speed\""));
  EXPECT_TRUE(has(error("heugen --players thumb,thumb --signals seinen"), "not here"));
  EXPECT_TRUE(has(error("heugen --players thumb:signals=seinen,thumb"),
                  "\"thumb:signals=seinen\" in heugen: not here: \"seinen\"; there is tekenen"));
  EXPECT_TRUE(has(error("heugen --players seer:nodes=10,thumb"), "seer heeds no options"));
  EXPECT_TRUE(has(error("heugen --players club:nodes=1:nodes=2,thumb"), "nodes= comes twice"));
  EXPECT_TRUE(has(error("all --preset huege --players thumb,thumb"), "go with one game"));
}

TEST(arena, of_several_games_only_those_that_a_convention_serves_have_it) {
  const Ran ran = Shell().run(
      "arena klaverjassen pandoer --players thumb,random --deals 2 --signals seinen --json");
  const std::vector<std::string> lines = lines_of(ran.out);
  ASSERT_EQ(lines.size(), 2U) << ran.err;
  EXPECT_EQ(parse_json(lines[0])["signals"], "seinen");
  EXPECT_EQ(parse_json(lines[1])["signals"], "none");
}

TEST(arena, keeps_the_finished_deals_when_the_terminal_is_closed) {
  const Shell shell;
  const Ran ran = shell.run("arena heugen --players thumb random --deals 100000000 --json",
                            "timeout --preserve-status -k 20 -s HUP 4");
  EXPECT_EQ(ran.status, 129);
  const Json told = parse_json(ran.out);
  ASSERT_TRUE(told.is_object()) << ran.out << ran.err;
  EXPECT_EQ(told["stopped"], true);
  EXPECT_GT(told["deals"], 0);
}

// Every deal of an arena is the first of a match, so that no pack is shuffled by hand.
TEST(arena, HG_02_deals_from_a_pack_that_is_shuffled_fully_and_says_so) {
  const Shell shell;
  write_file(shell.path("bot"), "tee -a seen | " + quoted_program() + " bot thumb\n");
  const Ran ran =
      shell.run("arena heugen --players 'cmd:sh bot' thumb --deals 3 --threads 1 --seed 1");
  EXPECT_EQ(ran.status, 0) << ran.err;
  const std::string seen = read_whole(shell.path("seen"));
  EXPECT_TRUE(has(seen, "\"shuffle\":\"hand\""));
  EXPECT_TRUE(has(seen, "\"deal\":0"));
  EXPECT_FALSE(has(seen, "\"deal\":1"));
}

// Zero in the mean, with the long tail of a game where a bid that fails costs much.
double loss(Quick& random) {
  return random.roughly_below(10) == 0 ? -9.0 : 0.2 * random.roughly_below(11);
}

// In how many of a hundred runs, looked at after every deal, it is ever clear.
template <class Difference>
double ever_clear(Difference difference) {
  constexpr int runs = 400;
  int clear = 0;
  for (int run = 0; run < runs; ++run) {
    Mean mean;
    bool ever = false;
    for (int deal = 0; deal < 3000 && !ever; ++deal) {
      mean.add(difference());
      ever = mean.clear();
    }
    clear += ever ? 1 : 0;
  }
  return 100.0 * clear / runs;
}

TEST(Mean, looked_at_after_every_deal_is_rarely_clear_where_there_is_nothing) {
  Quick random(20);
  EXPECT_LE(ever_clear([&] { return loss(random) - (0.1 * -9.0 + 0.9 * 1.0); }), 5);
}

// As of two bots that seldom differ, and then by little, but now and then by much.
TEST(Mean, is_rarely_clear_where_there_is_nothing_but_a_rare_loss_yet_to_come) {
  Quick random(22);
  const auto difference = [&] {
    const auto luck = random.roughly_below(100);
    return luck == 0 ? -9.0 : luck < 10 ? 1.0 : 0.0;
  };
  EXPECT_LE(ever_clear(difference), 5);
}

TEST(Mean, does_not_tell_how_far_deals_lie_apart_that_are_all_the_same) {
  Mean mean;
  for (int deal = 0; deal < 200; ++deal) mean.add(0.1);
  EXPECT_FALSE(mean.tells_spread());
  EXPECT_FALSE(mean.clear());
  mean.add(0.2);
  EXPECT_TRUE(mean.tells_spread());
  Mean nothing;
  nothing.add(0);
  nothing.add(0);
  EXPECT_TRUE(nothing.tells_spread()) << "two that do the same differ by nothing";
}

TEST(Mean, is_clear_in_the_end_where_there_is_a_difference) {
  Quick random(21);
  for (int run = 0; run < 50; ++run) {
    Mean mean;
    while (!mean.clear() && mean.count() < 100'000) mean.add(loss(random) + 0.6);
    EXPECT_TRUE(mean.clear());
    EXPECT_GT(mean.mean(), 0);
  }
}

TEST(Mean, has_the_margins_of_the_books) {
  Mean mean;
  for (int i = 0; i < 500; ++i) {
    mean.add(3);
    mean.add(5);
  }
  EXPECT_NEAR(mean.mean(), 4, 1e-12);
  EXPECT_NEAR(mean.margin(), 1.96 * std::sqrt(1000.0 / 999 / 1000), 1e-9);
  // The radius of the confidence sequence at t = 1000, rho² = 0.0088, alpha = 0.05, sigma² =
  // 1000/999: sqrt(2·9.8/(1000²·0.0088)·ln(sqrt(9.8)/0.05)) · sigma.
  EXPECT_NEAR(mean.margin_anytime(), 0.0960, 0.0002);
}

TEST(Mean, has_the_wider_margins_of_student_where_deals_are_few) {
  const auto factor = [](int deals) {  // of the standard error
    Mean mean;
    int ones = 0;
    for (int i = 0; i < deals; ++i) {
      ones += i % 2;
      mean.add(i % 2);
    }
    const double part = static_cast<double>(ones) / deals;
    return mean.margin() / std::sqrt(part * (1 - part) / (deals - 1));
  };
  EXPECT_NEAR(factor(2), 12.706, 0.001);
  EXPECT_NEAR(factor(4), 3.182, 0.001);
  EXPECT_NEAR(factor(11), 2.228, 0.001);
  EXPECT_NEAR(factor(30), 2.045, 0.001);
  EXPECT_NEAR(factor(100), 1.96, 0.001);
}

TEST(Times, have_percentiles_within_three_per_cent) {
  Times times;
  for (int i = 1; i <= 1000; ++i) times.add(i);
  EXPECT_NEAR(times.percentile(0.5), 500, 16);
  EXPECT_NEAR(times.percentile(0.99), 990, 31);
  EXPECT_EQ(times.longest(), 1000);
  EXPECT_EQ(Times().percentile(0.5), 0);
}

}  // namespace
}  // namespace troef::cli
