// SPDX-License-Identifier: Apache-2.0
// Whatever a program does, an action comes back, and the program is gone with its bot.
#include "engines/engine.h"

#include <gtest/gtest.h>
#include <stdlib.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "cli/test_run.h"
#include "engines/speak.h"
#include "paths.h"
#include "support.h"

namespace troef::engines {
namespace {

using test::Played;

constexpr const char* hello = R"(echo '{"type":"hello","v":1}')";

// With as much time as it takes, unless it is to be too late.
std::shared_ptr<Team> team_of(const std::string& script, int milliseconds = 60'000) {
  auto team = std::make_shared<Team>();
  team->command = {"sh", "-c", script};
  team->process.show_errors = false;
  team->process.grace = std::chrono::milliseconds(10);
  team->move_time = team->start_time = std::chrono::milliseconds(milliseconds);
  return team;
}

View a_view() {
  static const View view = [] {
    Played played("hoogjassen");
    played.hands({"", "", "", ""});
    return played.deal().view(played.deal().turn().seat);
  }();
  return view;
}

// The first decision of this program, which is forfeited.
Conduct forfeit(const std::string& script, int milliseconds) {
  Engine engine(team_of(script, milliseconds));
  engine.new_deal(1, nullptr);
  EXPECT_EQ(engine.choose(a_view()), a_view().legal.front());
  const Conduct conduct = engine.take_conduct();
  EXPECT_EQ(conduct.decisions, 1U);
  EXPECT_EQ(conduct.forfeited(), 1U);
  return conduct;
}

void fails(const std::string& script, Fault fault, const std::string& words) {
  const Conduct conduct = forfeit(script, fault == Fault::late ? 200 : 60'000);
  EXPECT_EQ(conduct.forfeits[static_cast<std::size_t>(fault)], 1U) << script << conduct.first;
  EXPECT_NE(conduct.first.find(words), std::string::npos) << conduct.first;
}

std::string with_hello(const std::string& then) {
  return std::string("read l; ") + hello + "; read deal; read question; " + then;
}
std::string answer(const std::string& action, int id = 1) {
  return "echo '{\"type\":\"action\",\"id\":" + std::to_string(id) + ",\"action\":\"" + action +
         "\"}';";
}

TEST(Engine, plays_what_the_program_answers) {
  Engine engine(team_of(with_hello(answer("bid 150") + " read l")));
  engine.new_deal(1, nullptr);
  EXPECT_EQ(engine.choose(a_view()), bid(150));
  EXPECT_EQ(engine.take_conduct().forfeited(), 0U);
}

TEST(Engine, forfeits_where_a_program_does_not_start) {
  fails("exit 3", Fault::gone, "it was to say hello it ended with status 3");
  fails("kill -9 $$", Fault::gone, "was killed by signal 9");
  fails("sleep 100", Fault::late, "its time was up");
  fails("echo nonsense; sleep 100", Fault::unreadable, "said \"nonsense\"");
  fails("echo '{\"type\":\"hello\",\"v\":9}'; sleep 100", Fault::unreadable, "speaks version 1");
  fails("tr '\\0' x </dev/zero", Fault::unreadable, "a line was longer than 64 KiB");
  fails("exec >&-; sleep 100", Fault::gone, "it closed its input or output");
  auto team = team_of("");
  team->command = {"/nonexistent/program"};
  Engine engine(team);
  engine.choose(a_view());
  EXPECT_NE(engine.take_conduct().first.find("No such file"), std::string::npos);
}

TEST(Engine, forfeits_where_a_program_fails_at_its_turn) {
  fails(with_hello("exit 1"), Fault::gone, "it was to answer it ended with status 1");
  fails(with_hello("sleep 100"), Fault::late, "its time was up");
  fails(with_hello("echo 'bid 150'; read l"), Fault::unreadable, "no JSON object");
  fails(with_hello(answer("bid 7") + " read l"), Fault::illegal, "\"bid 7\", which is not legal");
  fails(with_hello(answer("dance") + " read l"), Fault::illegal, "\"dance\"");
  fails(with_hello(answer("bid 150", 9) + " read l"), Fault::unreadable, "no answer to this");
  fails(with_hello("echo '{\"type\":\"action\",\"id\":1,\"action\":null}'; read l"), Fault::illegal,
        "it did nothing");
  fails(with_hello("echo '{\"type\":\"error\",\"message\":\"help\"}'; read l"), Fault::unreadable,
        "reports an error: \"help\"");
  fails(with_hello("echo '{\"type\":\"action\",\"id\":1}'; read l"), Fault::unreadable,
        "\"action\" is missing");
  fails(with_hello("while :; do " + answer("bid 150", 0) + " done"), Fault::late,
        "its time was up; it answered question 0, which was over");
}

TEST(Engine, says_where_a_program_failed_and_what_was_legal) {
  fails(with_hello(answer("play J♠") + " read l"), Fault::illegal,
        "seat 0, question 1: it answered \"play J♠\", which is not legal; "
        "legal were \"bid 120\", \"bid 120 final\" and ");
  fails(with_hello(answer("play \\u001b[2J\\u202e") + " read l"), Fault::illegal, "\"play ?[2J?\"");
  fails("exit 3", Fault::gone, "seat 0, when it was to say hello");
}

TEST(Engine, says_how_a_program_was_lost_without_what_it_said) {
  Engine engine(team_of("echo 'the ace of hearts'; sleep 100"));
  engine.choose(a_view());
  EXPECT_NE(engine.take_conduct().first.find("said \"the ace of hearts\": it is no JSON"),
            std::string::npos);
  EXPECT_EQ(engine.how_lost(),
            "it was to say hello and said something else: it is no JSON object with a \"type\"");
}

TEST(Engine, tells_the_last_word_of_a_program_that_ends_before_it_says_hello) {
  const auto lost = [](const std::string& script) {
    Engine engine(team_of(script));
    engine.choose(a_view());
    EXPECT_NE(engine.take_conduct().first.find(engine.how_lost()), std::string::npos);
    return engine.how_lost();
  };
  const std::string before = "when it was to say hello it ended with status 2";
  EXPECT_EQ(lost("exit 2"), before);
  EXPECT_EQ(lost("echo 'no such file: saver.py' >&2; exit 2"),
            before + ": \"no such file: saver.py\"");
  EXPECT_EQ(lost("printf 'Traceback\\n  why\\n\\033[31mred\\n\\n' >&2; exit 2"),
            before + ": \"?[31mred\"");
  EXPECT_EQ(lost("head -c 200000 /dev/zero | tr '\\0' x >&2; echo >&2; echo end >&2; exit 2"),
            before + ": \"end\"");
  // Later it may be about cards.
  EXPECT_EQ(lost(with_hello("echo 'the ace of hearts' >&2; exit 2")),
            "question 1: when it was to answer it ended with status 2");
}

TEST(Engine, plays_on_whatever_a_program_writes_to_its_standard_error) {
  Engine engine(team_of(
      "head -c 200000 /dev/zero | tr '\\0' x >&2; " +
      with_hello("head -c 200000 /dev/zero | tr '\\0' x >&2; " + answer("bid 150") + " read l")));
  engine.new_deal(1, nullptr);
  EXPECT_EQ(engine.choose(a_view()), bid(150));
  EXPECT_EQ(engine.take_conduct().forfeited(), 0U);
}

TEST(Engine, sums_what_several_programs_did_deal_by_deal) {
  Conduct sum, quiet, asleep, away;
  quiet.decisions = 5;
  asleep.first = "seat 1, it sleeps";
  asleep.ended = 2;
  away.first = "seat 0, it left";
  away.ended = 1;
  away.given_up = 0;
  sum.add(quiet, 1);
  sum.add(asleep, 2);
  sum.add(away, 3);
  sum.add(away, 4);
  EXPECT_EQ(sum.decisions, 5U);
  EXPECT_EQ(sum.first, "deal 2, seat 1, it sleeps");
  EXPECT_EQ(sum.ended, 4U);
  EXPECT_EQ(sum.given_up, 3U);
}

TEST(Engine, counts_as_late_only_the_decision_that_was) {
  const auto team = team_of(with_hello("sleep 1000"));
  team->move_time = std::chrono::milliseconds(100);
  Engine engine(team);
  engine.new_deal(1, nullptr);
  for (int i = 0; i < 3; ++i) engine.choose(a_view());
  const Conduct conduct = engine.take_conduct();
  EXPECT_EQ(conduct.forfeits[static_cast<std::size_t>(Fault::late)], 1U);
  EXPECT_EQ(conduct.forfeits[static_cast<std::size_t>(Fault::gone)], 2U);
}

TEST(Engine, passes_over_empty_lines) {
  Engine engine(team_of("echo; " + with_hello("echo; echo ' '; " + answer("bid 150") + " read l")));
  engine.new_deal(1, nullptr);
  EXPECT_EQ(engine.choose(a_view()), bid(150));
  EXPECT_EQ(engine.take_conduct().forfeited(), 0U);
}

TEST(Engine, forfeits_the_rest_of_the_deal_and_starts_anew_for_the_next) {
  const auto team = team_of(with_hello("exit 1"));
  Engine engine(team);
  engine.new_deal(1, nullptr);
  for (int i = 0; i < 5; ++i) engine.choose(a_view());
  EXPECT_EQ(team->broken, 1);
  engine.new_deal(2, nullptr);
  engine.choose(a_view());
  EXPECT_EQ(team->broken, 2);
  EXPECT_EQ(engine.take_conduct().forfeited(), 6U);
}

TEST(Engine, gives_a_program_up_that_fails_again_and_again) {
  const auto team = team_of("exit 1");
  Engine engine(team);
  for (int i = 0; i < 20; ++i) {
    engine.new_deal(1, nullptr);
    engine.choose(a_view());
  }
  EXPECT_EQ(team->broken, team->most_broken);
  const Conduct conduct = engine.take_conduct();
  EXPECT_EQ(conduct.forfeited(), 20U);
  EXPECT_EQ(conduct.ended, 10U);
  EXPECT_TRUE(conduct.given_up);
}

TEST(Engine, does_not_ask_out_of_turn_who_does_not_want_it) {
  View view = a_view();
  view.legal.clear();
  view.asides = {word(Verb::call_roem)};
  Engine silent(team_of(with_hello(answer("call-roem") + " read l")));
  EXPECT_FALSE(silent.aside(view));
  EXPECT_EQ(silent.take_conduct().decisions, 0U);
  Engine eager(team_of(R"(read l; echo '{"type":"hello","v":1,"asides":true}'; read d; read q; )" +
                       answer("call-roem") + " read l"));
  EXPECT_EQ(eager.aside(view), word(Verb::call_roem));
}

TEST(Engine, tells_a_program_of_the_environment_no_more_than_it_needs) {
  ::setenv("TROEF_SECRET_OF_THE_HOST", "x", 1);
  for (const bool whole : {false, true}) {
    const auto team =
        team_of(with_hello("if [ -n \"$TROEF_SECRET_OF_THE_HOST\" ]; then " + answer("bid 150") +
                           " else [ -n \"$PATH\" ] && " + answer("bid 160") + " fi; read l"));
    team->process.whole_environment = whole;
    Engine engine(team);
    engine.new_deal(1, nullptr);
    EXPECT_EQ(engine.choose(a_view()), bid(whole ? 150 : 160));
  }
  ::unsetenv("TROEF_SECRET_OF_THE_HOST");
}

TEST(Engine, leaves_no_process_behind) {
  const cli::Shell shell;
  const std::string file = shell.path("ids").string();
  {
    // It does not end with its input, and has started another that does not either.
    Engine engine(team_of("sleep 1000 & echo $$ $! >" + file + "; trap '' TERM HUP; " +
                          with_hello(answer("bid 150")) + " sleep 1000"));
    engine.new_deal(1, nullptr);
    EXPECT_EQ(engine.choose(a_view()), bid(150));
  }
  std::istringstream ids(cli::read_whole(file));
  for (pid_t id = 0; ids >> id;) EXPECT_TRUE(cli::ends(id)) << id;
}

// Both choose at every turn of a deal: all seats by programs, and the same by our own bots.
void compare(const test::Table& table, const std::vector<std::string>& command, int deals) {
  Quick random(test::seed());
  const BotSpec thumb = *parse_bot_spec("thumb").value;
  auto team = std::make_shared<Team>();
  team->command = command;
  const int seats = table.game->seats(table.rules);
  std::vector<std::unique_ptr<Engine>> programs;
  for (int i = 0; i < seats; ++i) programs.push_back(std::make_unique<Engine>(team));
  for (int n = 0; n < deals; ++n) {
    std::vector<std::unique_ptr<Bot>> own;
    for (int i = 0; i < seats; ++i) {
      const std::uint64_t seed = ~std::uint64_t{0} - static_cast<std::uint64_t>(10 * n + i);
      own.push_back(make_own(thumb, seed, find_convention("tekenen")));
      programs[static_cast<std::size_t>(i)]->new_deal(seed, find_convention("tekenen"));
    }
    Deal deal(test::start_of(*table.game, table.rules, random));
    while (!deal.over()) {
      const Turn turn = deal.turn();
      if (turn.awaited != Awaited::seat) {
        deal.play(test::random_entry(deal, random));
        continue;
      }
      const auto seat = static_cast<std::size_t>(turn.seat.index());
      const View view = deal.view(turn.seat);
      const Action action = own[seat]->choose(view);
      ASSERT_EQ(programs[seat]->choose(view), action) << table.name << "\n" << to_text(view);
      EXPECT_EQ(programs[seat]->aside(view), own[seat]->aside(view));
      deal.play(turn.seat, action);
    }
  }
  for (auto& program : programs) {
    const Conduct conduct = program->take_conduct();
    EXPECT_EQ(conduct.forfeited(), 0U) << conduct.first;
    EXPECT_GT(conduct.decisions, 0U);
    program->dismiss();
  }
}

class OwnProgram : public testing::TestWithParam<test::Table> {};
INSTANTIATE_TEST_SUITE_P(All, OwnProgram, testing::ValuesIn(test::all_presets()), test::test_name);

TEST_P(OwnProgram, troef_bot_thumb_is_thumb_move_for_move) {
  compare(GetParam(), {test::troef_program(), "bot", "thumb"}, 5);
}

TEST(ExampleBot, is_the_one_in_the_docs_and_plays_every_game_without_a_fault) {
  const std::filesystem::path root = test::source_folder();
  const std::string program = cli::read_whole(root / "examples/bot.py");
  EXPECT_NE(cli::read_whole(root / "docs/bot-protocol.md").find("```python\n" + program + "```"),
            std::string::npos);
  auto team = std::make_shared<Team>();
  team->command = {"python3", (root / "examples/bot.py").string()};
  Engine engine(team);
  Quick random(test::seed());
  for (const test::Table& table : test::all_presets()) {
    engine.new_deal(1, nullptr);
    Deal deal(test::start_of(*table.game, table.rules, random));
    test::play_out(deal, random, [&](const Deal& now, const Entry&) {
      const Turn turn = now.turn();
      if (turn.awaited == Awaited::seat && turn.seat == Seat(1)) {
        engine.choose(now.view(turn.seat));
      }
    });
  }
  const Conduct conduct = engine.take_conduct();
  EXPECT_EQ(conduct.forfeited(), 0U) << conduct.first;
  EXPECT_GT(conduct.decisions, 50U);
}

TEST(BotSpecs, are_read_with_their_options) {
  const auto spec = parse_bot_spec("club:nodes=20000:time=500:signals=seinen");
  ASSERT_TRUE(spec) << spec.error;
  EXPECT_EQ(spec.value->name, "club");
  EXPECT_EQ(spec.value->nodes, 20000U);
  EXPECT_EQ(spec.value->milliseconds, 500);
  EXPECT_EQ(*spec.value->signals, find_convention("seinen"));
  EXPECT_FALSE(spec.value->outside());
  EXPECT_FALSE(parse_bot_spec("thumb").value->signals.has_value());
  EXPECT_EQ(*parse_bot_spec("thumb:signals=none").value->signals, nullptr);
}

TEST(BotSpecs, say_what_is_wrong_and_what_there_is) {
  const auto error = [](std::string_view text) { return parse_bot_spec(text).error; };
  EXPECT_NE(error("tumb").find("unknown bot \"tumb\"; there is thumb"), std::string::npos)
      << error("tumb");
  EXPECT_NE(error("pim").find("there is pimc"), std::string::npos) << error("pim");
  EXPECT_NE(error("thumb:node=3").find("there is nodes"), std::string::npos);
  EXPECT_NE(error("club:nodes=0"), "");
  EXPECT_NE(error("club:nodes=3x"), "");
  EXPECT_NE(error("club:time=99999999999"), "");
  EXPECT_NE(error("thumb:time=100").find("does not heed time="), std::string::npos);
  EXPECT_NE(error("pimc:time=100").find("club"), std::string::npos);
  EXPECT_EQ(error("pimc:nodes=40"), "");
  EXPECT_NE(error("thumb:"), "");
  EXPECT_NE(error("thumb:signals=semaphore").find("there is"), std::string::npos);
  EXPECT_NE(error("cmd:"), "");
  EXPECT_NE(error("cmd:sh -c 'oops"), "");
}

TEST(BotSpecs, take_commands_apart_as_a_shell_does) {
  using Words = std::vector<std::string>;
  EXPECT_EQ(parse_bot_spec("cmd:python3  bot.py --deep").value->command,
            (Words{"python3", "bot.py", "--deep"}));
  EXPECT_EQ(*split_command(R"(sh -c 'a "b" $c' "d 'e' \"f\"" g\ h '')").value,
            (Words{"sh", "-c", "a \"b\" $c", "d 'e' \"f\"", "g h", ""}));
}

TEST(BotSpecs, take_a_command_for_the_words_that_sh_makes_of_it) {
  for (const std::string command : {
           "a  b\tc d ",
           R"("a\b" "a\\b" "a\"b" "\$x" a\b a\\b 'a\b')",
           "a \\\n b\\\nc \"d\\\ne\" 'f\\\ng'",
           R"(x '' "" x''y "a 'b' c" 'a "b" c' \' \")",
       }) {
    const cli::Ran sh = cli::Shell().command("printf '%s\\0' " + command);
    std::string words;
    const auto split = split_command(command);
    ASSERT_TRUE(split) << split.error;
    for (const std::string& word : *split.value) words += word + '\0';
    EXPECT_EQ(words, sh.out) << command;
  }
}

}  // namespace
}  // namespace troef::engines
