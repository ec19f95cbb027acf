// SPDX-License-Identifier: Apache-2.0
// What is played: the menu, what the call asks for, and matches that were left.
#include <gtest/gtest.h>

#include <fstream>

#include "cli/play/driver.h"
#include "cli/play/journal.h"
#include "cli/test_run.h"

namespace troef {
namespace {

using cli::has;
using driven::Played;
using driven::StateFolder;

TEST(PlayMenu, house_rules_without_a_game_and_changes_to_a_match_that_was_left_are_refused) {
  StateFolder state;
  const auto refused = [&](const std::vector<std::string>& arguments, const std::string& message) {
    Played table(state, arguments);
    EXPECT_TRUE(has(table.read(), message)) << table.all();
    EXPECT_EQ(table.end(), 2);
  };
  refused({"--set", "style=rotterdams"}, "--preset and --set need a game");
  refused({"--preset", "nonsense", "--lang", "nl"}, "--preset en --set vragen een spel");
  refused({"klaverjasen", "--lang", "nl"}, "Er is geen spel \"klaverjasen\"; wel: klaverjassen");
  refused({"heugen", "--preset", "huge", "--lang", "nl"}, "kent geen vorm \"huge\"; wel: huege");
  refused({"heugen", "--set", "tenn=low", "--lang", "nl"}, "geen huisregel \"tenn\"; wel: ten,");
  refused({"heugen", "--set", "ten=lo", "--lang", "nl"}, "ten kent geen \"lo\"; wel: high, low");
  refused({"vijvenveertig", "--set", "seats=5", "--lang", "nl"}, "VV-00");
  {
    Played table(state, {"klaverjassen"});
    table.read();
  }
  for (const auto& [option, value] : {std::pair{"--preset", "rotterdams"},
                                      {"--set", "tie=made"},
                                      {"--signals", "seinen"},
                                      {"--bot", "random"}}) {
    refused({"--resume", option, value}, "A match goes on as it began");
  }
  {
    Played menu(state, {"--bot", "random"});
    menu.read();
    EXPECT_TRUE(has(menu.type("6"), "A match goes on as it began"));
    EXPECT_EQ(menu.end(), 2);
  }
  Played same(state, {"--resume", "--bot", "thumb"});
  EXPECT_TRUE(has(same.read(), "Going on with Klaverjassen"));
}

TEST(PlayMenu, a_match_that_is_not_there_or_of_another_game_is_said_to_be_so) {
  StateFolder state;
  {
    Played table(state, {"klaverjassen"});
    table.read();
  }
  const std::string id = state.files(".journal").front().stem();
  const auto said = [&](const std::vector<std::string>& arguments) {
    Played table(state, arguments);
    return table.read();
  };
  EXPECT_TRUE(has(said({"--match", "foo"}), "There is no match \"foo\" to go on with"));
  EXPECT_TRUE(has(said({"heugen", "--match", id}), "Match " + id + " is one of Klaverjassen"));
  EXPECT_TRUE(has(said({"heugen", "--resume"}), "There is no match to go on with"));
  EXPECT_TRUE(has(said({"--match", id}), "Going on with Klaverjassen"));
}

TEST(PlayMenu, the_menu_tells_matches_apart_and_throws_one_away_once_that_is_sure) {
  StateFolder state;
  {
    Played first(state, {"klaverjassen", "--preset", "rotterdams"});
    first.read();
    Played second(state, {"hoogjassen", "--set", "stake=10"});
    second.read();
  }
  std::filesystem::create_directory(state.path() / "troef" / "folder.journal");
  Played table(state, {"--lang", "en"});
  const std::string menu = table.read();
  EXPECT_TRUE(has(menu, "Klaverjassen (Rotterdam), deal 1, we 0, they 0; 20")) << menu;
  EXPECT_TRUE(has(menu, "Hoogjassen (house rules: stake=10), deal 1, you 0; 20")) << menu;
  EXPECT_FALSE(has(menu, "folder"));
  for (const auto& path : state.files(".journal")) {
    EXPECT_TRUE(path.stem() == "folder" || has(menu, path.stem().string()));
  }
  EXPECT_TRUE(has(table.type("?"), "x NUMBER"));
  EXPECT_TRUE(has(table.type("help"), "x NUMBER"));
  EXPECT_TRUE(has(table.type(""), "There is no \"\""));
  EXPECT_TRUE(has(table.type("x 5"), "There is no \"x 5\""));
  EXPECT_TRUE(has(table.type("x 6"), "away for good?"));
  EXPECT_TRUE(has(table.type("no"), "is still there"));
  EXPECT_EQ(state.files(".journal").size(), 3U);
  table.type("x 6");
  EXPECT_TRUE(has(table.type("yes"), "Thrown away"));
  EXPECT_EQ(state.files(".journal").size(), 2U);
  EXPECT_TRUE(has(table.type("6"), "Going on with "));
}

TEST(PlayMenu, neither_the_name_of_a_file_nor_what_is_typed_steers_the_terminal) {
  StateFolder state;
  {
    Played table(state, {"klaverjassen"});
    table.read();
  }
  const auto folder = state.path() / "troef";
  std::filesystem::rename(state.files(".journal").front(), folder / "a\x1b[2J.journal");
  cli::write_file(folder / "b\x1b[2J.journal", "rubbish");
  Played table(state, {"--lang", "en"});
  EXPECT_TRUE(has(table.read(), "b?[2J.journal is no match that can be read"));
  std::string told;
  for (const char* typed : {"\x1b[2J", "x 6", "no", "klaverjassen", "\x1b[2J", "h", "\x1b[2J",
                            "\x1b[2J=1", "tie=\x1b[2J", "?\x1b[2J", "q"}) {
    told += table.type(typed);
  }
  EXPECT_TRUE(has(told, "tie does not take \"?[2j\"")) << told;
  Played left(state, {"--resume", "--lang", "en"});
  EXPECT_FALSE(has(told + left.read(), "\x1b")) << told;
}

TEST(PlayMenu, the_menu_shows_the_newest_matches_and_the_others_when_asked) {
  StateFolder state;
  for (int i = 0; i < 5; ++i) Played(state, {"klaverjassen"}).read();
  const auto matches_in = [&](const std::string& menu) {
    int count = 0;
    for (const auto& path : state.files(".journal")) count += has(menu, path.stem().string());
    return count;
  };
  Played table(state, {"--lang", "en"});
  const std::string menu = table.read();
  EXPECT_EQ(matches_in(menu), 3) << menu;
  EXPECT_TRUE(has(menu, "\n      2 more: type all\n")) << menu;
  EXPECT_EQ(matches_in(table.type("all")), 5);
  EXPECT_TRUE(has(table.type("10"), "Going on with "));
}

TEST(PlayMenu, the_menu_does_not_throw_away_what_is_open_at_another_table) {
  StateFolder state;
  Played open(state, {"klaverjassen"});
  open.read();
  Played table(state, {"--lang", "en"});
  table.read();
  table.type("x 6");
  EXPECT_TRUE(has(table.type("yes"), "open at another table"));
  EXPECT_EQ(state.files(".journal").size(), 1U);
}

TEST(PlayMenu, where_the_bot_of_a_match_is_gone_the_spare_one_plays_on_and_that_is_said) {
  StateFolder state;
  {
    Played table(state, {"klaverjassen", "--bot", "random", "--set", "match_deals=1"});
    table.read();
  }
  const auto path = state.files(".journal").front();
  auto lines = cli::table::Journal::look(path).lines;
  const auto at = lines.front().find("random");
  lines.front().replace(at, 6, "gone");
  cli::write_file(path, cli::table::Journal::as_text(lines));
  Played table(state, {"--resume", "--lang", "en"});
  EXPECT_TRUE(has(table.read(), "There is no bot gone any more; thumb plays on"));
  table.play_on(200);
  const std::string record = cli::read_whole(state.files(".jsonl").front());
  EXPECT_TRUE(has(record, "[\"player\",\"bot:thumb\",")) << record.substr(0, 1000);
}

TEST(PlayMenu, a_preset_stands_in_the_place_of_its_game) {
  for (const char* name : {"huege", "Huëge"}) {
    StateFolder state;
    Played table(state, {name, "--lang", "en"});
    EXPECT_TRUE(has(table.read(), "Heugen (Huëge)")) << table.all();
    Played menu(state, {"--lang", "en"});
    menu.read();
    EXPECT_TRUE(has(menu.type(name), "Heugen (Huëge)"));
  }
}

TEST(PlayMenu,
     house_rules_begin_from_the_preset_that_is_named_and_an_option_alone_shows_its_values) {
  StateFolder state;
  Played table(state, {"--lang", "en"});
  table.read();
  table.type("klaverjassen");
  EXPECT_TRUE(has(table.type("?"), "h 2"));
  EXPECT_TRUE(has(table.type("help"), "h 2"));
  EXPECT_TRUE(has(table.type("h 9"), "There is no \"h 9\""));
  EXPECT_TRUE(has(table.type("h rotterdams"), "style=rotterdams"));
  EXPECT_TRUE(has(table.type("tie"), "tie: nat, made"));
  EXPECT_TRUE(has(table.type("match_deals"), "a number from 0 to"));
  EXPECT_TRUE(has(table.type(""), "Klaverjassen (Rotterdam)"));
}

TEST(PlayMenu, what_is_refused_is_said_in_the_language_of_the_table) {
  StateFolder state;
  Played table(state, {"vijvenveertig", "--bot", "thmb", "--lang", "nl"});
  EXPECT_TRUE(has(table.read(), "Er is geen bot \"thmb\"; wel: thumb, club, random of master"));
  Played menu(state, {"--lang", "nl"});
  menu.read();
  menu.type("vijvenveertig");
  menu.type("h");
  menu.type("seats=3");
  EXPECT_TRUE(has(menu.type(""), "in twee kanten speel je met een even aantal spelers: 2, 4 of 6"));
}

TEST(PlayMenu, who_names_no_bot_plays_against_club_players) {
  StateFolder state;
  Played table(state, {"--lang", "en"});
  table.read();
  table.type("1");
  table.type("");
  std::ifstream journal(state.files(".journal").front());
  std::string header;
  std::getline(journal, header);
  EXPECT_TRUE(has(header, R"("bot":"club")")) << header;
}

TEST(PlayMenu, the_menu_takes_numbers_names_and_house_rules) {
  StateFolder state;
  Played table(state, {"--lang", "nl", "--seed", "menu"});
  EXPECT_TRUE(has(table.read(), "Hoogjassen"));
  EXPECT_TRUE(has(table.type("bridge"), "Dat is er niet"));
  EXPECT_TRUE(has(table.type("hoog"), "drie"));
  EXPECT_TRUE(has(table.type("h"), "pot=100"));
  EXPECT_TRUE(has(table.type("? underruff"), "Ondertroeven"));
  EXPECT_TRUE(has(table.type("underruff=soms"), "free, last_resort"));
  table.type("underruff=last_resort");
  table.type("pot=0");
  EXPECT_TRUE(has(table.type(""), "(huisregels: underruff=last_resort, pot=0)"));
}

}  // namespace
}  // namespace troef
