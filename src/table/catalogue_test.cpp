// SPDX-License-Identifier: Apache-2.0
#include "table/catalogue.h"

#include "table/match.h"
#include "table_host.h"

namespace troef::test {
namespace {

void expect_words(const JsonValue& words, const std::string& of) {
  EXPECT_FALSE(words["nl"].get<std::string>().empty()) << of;
  EXPECT_FALSE(words["en"].get<std::string>().empty()) << of;
}

TEST(Catalogue, has_words_in_two_languages_for_everything_that_can_be_chosen) {
  const JsonValue all = JsonValue::parse(games_json(all_games(), bot_names()));
  ASSERT_EQ(all["games"].size(), 5U);
  for (const JsonValue& game : all["games"]) {
    expect_words(game["title"], game["id"]);
    for (const JsonValue& preset : game["presets"]) {
      expect_words(preset["title"], preset["id"]);
      EXPECT_EQ(preset["rules"].size(), game["options"].size());
    }
    for (const JsonValue& option : game["options"]) {
      const std::string name =
          game["id"].get<std::string>() + " " + option["name"].get<std::string>();
      expect_words(option["title"], name);
      expect_words(option["text"], name);
      if (option["type"] == "number") continue;
      for (const JsonValue& value : option["values"]) {
        expect_words(option["value_texts"][value.get<std::string>()], name);
      }
    }
    for (const JsonValue& contract : game["contracts"]) {
      expect_words(contract["name"], contract["id"]);
      expect_words(contract["text"], contract["id"]);
    }
  }
}

TEST(Catalogue, has_the_words_for_bids_where_there_are_any) {
  const JsonValue all = JsonValue::parse(games_json(all_games(), bot_names()));
  for (const JsonValue& game : all["games"]) {
    EXPECT_EQ(game.contains("bids"), game["sheet"] == "blok");
    if (!game.contains("bids")) continue;
    EXPECT_EQ(game["bids"]["nl"]["150"], "de markt");
    EXPECT_EQ(game["bids"]["nl"]["130"], "dertig");
    EXPECT_FALSE(game["bids"]["nl"].contains("100"));
  }
  EXPECT_EQ(all["bots"].size(), bot_names().size());
  EXPECT_GT(all["phrases"].size(), 5U);
}

TEST(Catalogue, says_which_house_rule_a_default_follows_and_what_it_then_is) {
  const JsonValue all = JsonValue::parse(games_json(all_games(), bot_names()));
  const auto follows = [&](std::string_view id, std::string_view name) -> std::string {
    for (const JsonValue& game : all["games"]) {
      if (game["id"] != id) continue;
      for (const JsonValue& option : game["options"]) {
        if (option["name"] == name) return option["default_follows"].dump();
      }
    }
    return "";
  };
  EXPECT_EQ(follows("vijvenveertig", "match_target"),
            R"({"defaults":{"net":45,"per_trick":45,"pool":0,"sides":45},"option":"scoring"})");
  EXPECT_EQ(follows("klaverjassen", "underruff"),
            R"({"defaults":{"amsterdams":"forbidden","rotterdams":"forced"},"option":"style"})");
  EXPECT_EQ(follows("klaverjassen", "match_deals"), "null");
}

TEST(Catalogue, offers_no_deal_without_a_shuffle) {
  const JsonValue all = JsonValue::parse(games_json(all_games(), bot_names()));
  for (const JsonValue& game : all["games"]) {
    for (const JsonValue& option : game["options"]) {
      if (option["name"] != "shuffle") continue;
      EXPECT_EQ(option["values"], (JsonValue{"full", "hand"})) << game["id"];
      EXPECT_FALSE(option["value_texts"].contains("none"));
    }
    for (const JsonValue& preset : game["presets"]) {
      EXPECT_NE(preset["rules"]["shuffle"], "none") << preset["id"];
    }
  }
}

TEST(Catalogue, says_what_every_convention_of_signals_means) {
  const JsonValue all = JsonValue::parse(games_json(all_games(), bot_names()));
  std::set<std::string> explained{"none"};
  for (const JsonValue& convention : all["conventions"]) {
    explained.insert(convention["id"]);
    expect_words(convention["title"], convention["id"]);
    expect_words(convention["text"], convention["id"]);
    EXPECT_FALSE(convention["signs"].empty());
    for (const JsonValue& sign : convention["signs"]) expect_words(sign["text"], sign["id"]);
  }
  for (const JsonValue& game : all["games"]) {
    for (const JsonValue& word : game["signals"]) EXPECT_TRUE(explained.contains(word)) << word;
  }
}

TEST(Catalogue, has_every_rule_of_a_game_in_both_languages) {
  for (const Game* game : all_games()) {
    const JsonValue rules = JsonValue::parse(rules_json(*game));
    ASSERT_EQ(rules["nl"]["texts"].size(), rules["en"]["texts"].size());
    for (std::size_t i = 0; i < rules["nl"]["texts"].size(); ++i) {
      EXPECT_EQ(rules["nl"]["texts"][i]["id"], rules["en"]["texts"][i]["id"]);
    }
    EXPECT_GT(rules["nl"]["texts"].size(), 20U);
  }
}

TEST(Steps, show_a_finished_deal_step_by_step) {
  Quick random(seed());
  for (const Table& table : all_presets()) {
    Deal deal(start_of(*table.game, table.rules, random));
    play_out(deal, random);
    Record record;
    record.match = "m";
    record.players = {"An", "bot:thumb"};
    std::string line = write_record(deal, record);
    line.pop_back();
    std::string error;
    for (int seat = -1; seat < deal.start().seats; ++seat) {
      std::optional<Seat> from;
      if (seat >= 0) from = Seat(seat);
      const JsonValue steps = JsonValue::parse(steps_json(all_games(), line, from, error));
      ASSERT_EQ(steps["steps"].size(), deal.events().size()) << error;
      EXPECT_EQ(steps["players"][0], "An");
      const JsonValue& first = steps["steps"][0]["look"];
      int known = 0, all = 0;
      for (const JsonValue& hand : first["hands"]) {
        known += static_cast<int>(hand["cards"].size());
        all += hand["count"].get<int>();
      }
      EXPECT_EQ(known == all, !from) << table.name;
      JsonValue look;
      for (const JsonValue& step : steps["steps"]) {
        for (const auto& [key, value] : step["look"].items()) look[key] = value;
      }
      EXPECT_EQ(look["result"], steps["result"]);
    }
    EXPECT_EQ(steps_json(all_games(), line, Seat(5), error).empty(), deal.start().seats < 6);
  }
  std::string error;
  EXPECT_TRUE(steps_json(all_games(), "{}", std::nullopt, error).empty());
  EXPECT_FALSE(error.empty());
  const Match match(*all_games().front(), default_rules(*all_games().front()), Seat(0), "m");
  std::string end = write_match_end(match.end());
  end.pop_back();
  EXPECT_TRUE(steps_json(all_games(), end, std::nullopt, error).empty());
  EXPECT_EQ(error, "no record of a deal: the end of a match");
}

}  // namespace
}  // namespace troef::test
