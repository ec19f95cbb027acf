// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <regex>

#include "cli/json.h"
#include "cli/show/deal_text.h"
#include "cli/test_run.h"
#include "games/games.h"
#include "games/solving.h"
#include "rounds.h"

namespace troef::cli {
namespace {

TEST(show, tells_a_deal_in_both_languages) {
  const Shell shell;
  shell.run("simulate klaverjassen --deals 4 --seed 1 --record records");
  const Ran dutch = shell.run("show records --deal 4 --lang nl");
  EXPECT_EQ(dutch.status, 0);
  EXPECT_TRUE(has(dutch.out, "Klaverjassen (amsterdams)\nspel 4 van partij "));
  for (const char* part : {"Kaarten", "Verloop", " troef\n", "\n   8  ", "Uitslag", "Scoreblad"}) {
    EXPECT_TRUE(has(dutch.out, part)) << part << dutch.out;
  }
  const Ran english = shell.run("show records --lang en");
  for (const char* part : {"Cards", "Course", " trumps\n", "\n   8  ", "Result", "Score sheet"}) {
    EXPECT_TRUE(has(english.out, part)) << part << english.out;
  }
  EXPECT_FALSE(has(english.out, "\x1b")) << "a pipe gets no colour";
}

std::string deal_text(const Record& record) {
  const Speech speech(Language::en, false, record.start.seats, record.players);
  const Replay replayed = replay(record);
  EXPECT_FALSE(referee(record));
  return header_text(record, speech) + course_text(record, replayed, speech) +
         result_text(*replayed.deal, speech);
}

TEST(show, tells_deals_of_every_game_and_preset) {
  const Shell shell;
  const std::string deals = std::to_string(test::rounds(12));
  RecordReader reader(all_games());
  for (const Game* game : all_games()) {
    for (const Preset& preset : game->presets()) {
      shell.run("simulate " + std::string(game->id()) + " --preset " + std::string(preset.id) +
                " --set revoke=penalised --deals " + deals + " --seed 1 --record records");
      std::string last;
      for (const std::string& line : lines_of(read_whole(shell.path("records")))) {
        if (reader.read(line) != RecordReader::Kind::deal) continue;
        last = deal_text(reader.deal());
        EXPECT_TRUE(has(last, "Result\n")) << line;
      }
      const Ran ran = shell.run("show records --deal " + deals);
      EXPECT_EQ(ran.status, 0) << ran.err;
      EXPECT_TRUE(ran.out.starts_with(last)) << ran.out << last;
    }
  }
}

TEST(show, says_where_there_is_nothing_to_show_or_a_line_is_too_long) {
  const Shell shell;
  write_file(shell.path("none"), "\n");
  write_file(shell.path("long"), std::string(2'000'000, 'x') + "\n");
  EXPECT_EQ(shell.run("show none").err, "troef: none has no deals: there is nothing to show\n");
  EXPECT_EQ(
      shell.run("show long").err,
      "troef: long:1: the line has 2000000 bytes; at most 1048576 are read, it was skipped\n");
}

TEST(show, does_not_show_the_score_sheet_of_another_match) {
  const Shell shell;
  std::string six =
      shell.run("simulate vijvenveertig --preset zes --deals 1 --seed 1 --record -").out;
  std::string three = shell.run("simulate heugen --deals 1 --seed 1 --record -").out;
  const auto end = three.find(R"("],"result")"), cut = three.rfind(R"(",")", end);
  three.replace(cut, end - cut, "");
  write_file(shell.path("records"), six.substr(0, six.find('\n') + 1) + three);
  const Ran ran = shell.run("show records --deal 2 --lang en");
  EXPECT_TRUE(has(ran.out, "Heugen")) << ran.err;
  EXPECT_FALSE(has(ran.out, "Score sheet")) << ran.out;
}

std::string with_name(std::string record, const std::string& name) {
  const std::string before = "bot:random";
  for (auto at = record.find(before); at != std::string::npos; at = record.find(before, at + 1)) {
    record.replace(at, before.size(), name);
  }
  return record;
}

TEST(show, cuts_a_long_name_at_a_whole_character_and_says_so) {
  const Shell shell;
  const std::string line = shell.run("simulate klaverjassen --deals 1 --seed 1 --record -").out;
  write_file(shell.path("records"), with_name(line, "abcdefghijklmnopqrstuvwééé"));
  const Ran ran = shell.run("show records");
  EXPECT_TRUE(has(ran.out, "0 abcdefghijklmnopqrstuvwé…  ")) << ran.out;
  EXPECT_FALSE(has(ran.out, "éé"));
}

TEST(show, introduces_players_with_long_names_and_shortens_them_elsewhere) {
  const Shell shell;
  const std::string line = shell.run("simulate klaverjassen --deals 1 --seed 1 --record -").out;
  write_file(shell.path("records"), with_name(line, "bot:cmd:python3 bot.py"));
  const std::string out = shell.run("show records").out;
  const auto course = out.find("Course");
  EXPECT_TRUE(has(out.substr(0, course), "  0 bot:cmd:python3 bot.py  ♣")) << out;
  EXPECT_TRUE(has(out.substr(course), "→ 0 bot:cmd:pyth…  ")) << out;
  EXPECT_FALSE(has(out.substr(course), "python3")) << out;
}

TEST(show, says_what_the_two_numbers_of_the_score_sheet_are) {
  const Shell shell;
  shell.run("simulate vijvenveertig --preset pot --deals 3 --seed 1 --record records");
  const std::regex dutch("Scoreblad\n.*\n( +spel  totaal)+\n +1 ");
  EXPECT_TRUE(std::regex_search(shell.run("show records --deal 3 --lang nl").out, dutch));
  const std::string english = shell.run("show records --deal 3").out;
  EXPECT_TRUE(has(english, "deal   total")) << english;
  EXPECT_TRUE(has(english, "\n  pool: ")) << english;
}

struct Told {
  Deal deal;
  std::string text;
};

// Deals that are simulated, as `show` tells them.
std::vector<Told> told(const std::string& game, int deals) {
  std::vector<Told> all;
  RecordReader reader(all_games());
  const std::string call = " --seed 3 --record - --deals " + std::to_string(deals);
  for (const std::string& line : lines_of(Shell().run("simulate " + game + call).out)) {
    if (reader.read(line) != RecordReader::Kind::deal) continue;
    const Record& record = reader.deal();
    const Speech speech(Language::en, false, record.start.seats, record.players);
    Replay replayed = replay(record);
    std::string text = course_text(record, replayed, speech);
    text += result_text(*replayed.deal, speech);
    all.push_back({*std::move(replayed.deal), std::move(text)});
  }
  EXPECT_EQ(static_cast<int>(all.size()), deals) << game;
  return all;
}

// The numbers that end the lines of the course.
int points_in_the_course(const std::string& text, Seats side) {
  static const std::regex line("→ (\\d) [^\n]*?  (\\d+)(?: \\+ (\\d+) last trick)?");
  int sum = 0;
  for (std::sregex_iterator found(text.begin(), text.end(), line), end; found != end; ++found) {
    if (!side.has(Seat(std::stoi((*found)[1])))) continue;
    sum += std::stoi((*found)[2]) + ((*found)[3].matched ? std::stoi((*found)[3]) : 0);
  }
  return sum;
}

bool counts_points(const Told& told) {
  const Result result = told.deal.result();
  return result.declarer && result.outcome != Outcome::revoked &&
         (result.contract == 0 || has(told.text, "vierde boer, trumps"));
}

TEST(show, lets_the_course_add_up_to_the_points_of_both_sides) {
  for (const std::string game :
       {"heugen", "huege", "heugen-twee", "hoogjassen", "heugen --set widow_counts=defenders",
        "heugen --set widow_counts=nobody", "pandoer", "pandoer --set discard_counts=won"}) {
    int counted = 0;
    for (const Told& each : told(game + " --players thumb", game[0] == 'p' ? 60 : 12)) {
      if (!counts_points(each)) continue;
      const Result result = each.deal.result();
      for (int side = 0; side < 2; ++side) {
        EXPECT_EQ(points_in_the_course(each.text, result.sides[side]),
                  result.points[static_cast<std::size_t>(side)])
            << each.text;
      }
      ++counted;
    }
    EXPECT_GT(counted, 3) << game;
  }
}

// HJ-51
TEST(show, lets_the_course_add_up_after_a_claimed_revoke) {
  int claimed = 0;
  for (const Told& each : told("hoogjassen --set revoke=penalised", 60)) {
    if (!counts_points(each) || !revoke_was_claimed(each.deal)) continue;
    const Result result = each.deal.result();
    EXPECT_EQ(points_in_the_course(each.text, *result.declarer), result.points[0]) << each.text;
    EXPECT_TRUE(has(each.text, " last trick\n")) << each.text;
    ++claimed;
  }
  EXPECT_GT(claimed, 0);
}

TEST(show, names_the_seller_of_a_jack) {
  int sold = 0;
  for (const Told& each : told("pandoer --players thumb", 30)) {
    if (!has(each.text, "  buys ")) continue;
    const std::regex bought("buys ([^ ]+)J for [^ ]+ from (\\d) bot:thumb");
    std::smatch found;
    ASSERT_TRUE(std::regex_search(each.text, found, bought)) << each.text;
    const std::regex held("  " + found[2].str() + " bot:thumb  [^\n]*" + found[1].str() +
                          " (\\w+ )*J");
    EXPECT_TRUE(std::regex_search(each.text.substr(0, each.text.find("Course")), held))
        << each.text;
    ++sold;
  }
  EXPECT_GT(sold, 0);
}

TEST(show, numbers_the_rows_of_the_score_sheet_as_it_does_the_deals) {
  const Shell shell;
  shell.run("simulate heugen --deals 3 --seed 1 --record records");
  const Ran ran = shell.run("show records --deal 3");
  EXPECT_TRUE(has(ran.out, "deal 3 of match")) << ran.out;
  const std::string sheet = ran.out.substr(ran.out.find("Score sheet"));
  EXPECT_TRUE(has(sheet, "\n     1  ") && has(sheet, "\n     3  ")) << sheet;
  EXPECT_FALSE(has(sheet, "\n     0  ")) << sheet;
}

TEST(show, PD_40_tells_the_points_of_tricks_only_where_the_contract_counts_them) {
  int counted = 0;
  for (const Told& each : told("pandoer --players thumb", 30)) {
    const bool points = std::regex_search(each.text, std::regex("→ . bot:thumb  \\d"));
    EXPECT_EQ(points, has(each.text, "vierde boer, trumps")) << each.text;
    counted += points ? 1 : 0;
  }
  EXPECT_TRUE(counted > 0 && counted < 30);
}

TEST(show, says_when_there_is_no_such_deal) {
  const Shell shell;
  shell.run("simulate klaverjassen --deals 2 --seed 1 --record records");
  const Ran ran = shell.run("show records --deal 3");
  EXPECT_EQ(ran.status, 1);
  EXPECT_TRUE(has(ran.err, "records has no deal 3; it has 2"));
}

TEST(show, counts_no_blank_line_as_a_deal) {
  const Shell shell;
  shell.run("simulate klaverjassen --deals 2 --seed 1 --record records");
  const std::string records = read_whole(shell.path("records"));
  const std::string second = shell.run("show records --deal 2").out;
  const auto end = records.find('\n') + 1;
  write_file(shell.path("records"),
             "\n" + records.substr(0, end) + " \t\r\n\n" + records.substr(end) + "\n");
  EXPECT_EQ(shell.run("show records --deal 2").out, second);
}

TEST(show, shows_a_wrong_deal_as_far_as_it_goes) {
  const Shell shell;
  std::string line = shell.run("simulate klaverjassen --deals 1 --seed 1 --record -").out;
  line.replace(line.find("\",\"", line.find(" play ")), 1, " stuk\"");
  write_file(shell.path("records"), line);
  const Ran ran = shell.run("show records");
  EXPECT_EQ(ran.status, 1);
  EXPECT_TRUE(has(ran.out, "Course"));
  EXPECT_TRUE(has(ran.err, "action 2 (2 play 8C stuk): TR-03 ")) << ran.err;
}

TEST(show, lets_no_name_steer_the_terminal) {
  const Shell shell;
  std::string line = shell.run("simulate klaverjassen --deals 1 --seed 1 --record -").out;
  line.replace(line.find("bot:random"), 10, "\\u001b[31mred");
  write_file(shell.path("records"), line);
  EXPECT_FALSE(has(shell.run("show records").out, "\x1b"));
}

TEST(show, lets_no_match_steer_the_terminal_and_cuts_a_long_one_at_a_whole_character) {
  const Shell shell;
  std::string line = shell.run("simulate klaverjassen --deals 1 --seed 1 --record -").out;
  const std::string key = R"("match":")";
  const auto begin = line.find(key) + key.size();
  std::string match = "één \\u202e\\u009b31m";
  for (int i = 0; i < 60; ++i) match += "é";
  line.replace(begin, line.find('"', begin) - begin, match);
  write_file(shell.path("records"), line);
  std::string shown = "één ??31m";
  for (int i = 0; i < 51; ++i) shown += "é";
  EXPECT_TRUE(has(shell.run("show records").out, " of match " + shown + "…, dealer "));
}

TEST(show, KJ_33_tells_called_roem_where_it_is_called) {
  const Shell shell;
  shell.run(
      "simulate klaverjassen --set roem_call=called --players thumb --deals 16 --seed 3 "
      "--record records");
  const auto records = lines_of(read_whole(shell.path("records")));
  const std::string words = "calls roem: ";
  int calls = 0;
  for (std::size_t deal = 0; deal < 16; ++deal) {
    const Json result = parse_json(records[deal])["result"];
    if (result["outcome"] != "made" && result["outcome"] != "wet") continue;
    const std::string text = shell.run("show records --deal " + std::to_string(deal + 1)).out;
    int called = 0;
    for (const std::string& line : lines_of(text.substr(0, text.find("Result")))) {
      if (has(line, "roem_call")) continue;  // the house rule
      const auto at = line.find(words);
      EXPECT_EQ(has(line, "roem"), at != std::string::npos) << line;
      if (at == std::string::npos) continue;
      called += std::stoi(line.substr(at + words.size()));
      ++calls;
    }
    EXPECT_EQ(called, result["roem"][0].get<int>() + result["roem"][1].get<int>()) << text;
  }
  EXPECT_GT(calls, 0);
}

}  // namespace
}  // namespace troef::cli
