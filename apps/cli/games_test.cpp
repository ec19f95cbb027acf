// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "cli/json.h"
#include "cli/rules.h"
#include "cli/test_run.h"
#include "games/games.h"
#include "paths.h"

namespace troef::cli {
namespace {

TEST(games_command, names_every_game_and_preset) {
  const Ran ran = Shell().run("games");
  EXPECT_EQ(ran.status, 0);
  for (const Game* game : all_games()) {
    EXPECT_TRUE(has(ran.out, game->id()));
    for (const Preset& preset : game->presets()) EXPECT_TRUE(has(ran.out, preset.id));
  }
}

TEST(games_command, explains_every_option_in_both_languages) {
  const Shell shell;
  for (const Game* game : all_games()) {
    for (const std::string language : {"nl", "en"}) {
      const Ran ran = shell.run("games " + std::string(game->id()) + " --lang " + language);
      EXPECT_EQ(ran.status, 0);
      for (const Option& option : game->options()) {
        EXPECT_TRUE(has(ran.out, "\n  " + std::string(option.name) + "  ")) << option.name;
      }
    }
  }
}

TEST(games_command, json_holds_what_a_form_needs) {
  const Json games = parse_json(Shell().run("games --json").out);
  ASSERT_EQ(games.size(), all_games().size());
  for (std::size_t i = 0; i < games.size(); ++i) {
    const Game& game = *all_games()[i];
    EXPECT_EQ(games[i]["id"], game.id());
    ASSERT_EQ(games[i]["options"].size(), game.options().size());
    const Rules rules = default_rules(game);
    for (std::size_t j = 0; j < game.options().size(); ++j) {
      const Json& option = games[i]["options"][j];
      EXPECT_EQ(option["id"], game.options()[j].name);
      EXPECT_FALSE(option["text"].empty());
      const int place = static_cast<int>(j);
      EXPECT_EQ(option["default"],
                game.options()[j].is_number() ? Json(rules.at(place)) : Json(rules.text(place)));
    }
  }
}

TEST(signals_command, takes_a_game_a_preset_or_a_convention_however_it_is_spelled) {
  const Shell shell;
  const std::string heugen = shell.run("signals heugen --json").out;
  EXPECT_TRUE(has(heugen, "tekenen")) << heugen;
  for (const char* name : {"Heugen", "huëge", "heugen-twee", "TEKENEN"}) {
    EXPECT_EQ(shell.run(std::string("signals --json ") + name).out, heugen) << name;
  }
  const Ran unknown = shell.run("signals seine");
  EXPECT_EQ(unknown.status, 2);
  EXPECT_TRUE(has(unknown.err, "there is seinen, ")) << unknown.err;
}

TEST(rules_command, are_found_without_a_hyphen_and_with_one_that_the_text_lacks) {
  Shell shell;
  EXPECT_EQ(shell.run("rules kj25").out, shell.run("rules KJ-25").out);
  EXPECT_EQ(shell.run("rules pandoer vierde-boer").out, shell.run("rules pandoer vierde boer").out);
  EXPECT_EQ(shell.run("rules pandoer vierde-boer").status, 0);
}

TEST(rules_command, come_with_every_house_rule_that_decides_them) {
  const std::string text = Shell().run("rules KJ-25 --lang en").out;
  EXPECT_TRUE(has(text, "underruff  Underruffing") && has(text, "style  Amsterdam")) << text;
}

TEST(rules_command, says_a_rule_with_the_house_rules_that_change_it) {
  const Ran ran = Shell().run("rules klaverjassen kj-25 --lang en");
  EXPECT_EQ(ran.status, 0);
  EXPECT_TRUE(has(ran.out, "KJ-25  "));
  EXPECT_TRUE(has(ran.out, "style  "));
  EXPECT_TRUE(has(ran.out, "- rotterdams: "));
}

TEST(rules_command, finds_a_rule_without_its_game) {
  const Shell shell;
  for (const std::string language : {"nl", "en"}) {
    const auto said = [&](const std::string& rule) {
      const Ran ran = shell.run("rules " + rule + " --lang " + language);
      EXPECT_EQ(ran.status, 0) << rule << ran.err;
      return ran.out;
    };
    EXPECT_EQ(said("kj-24"), said("klaverjassen KJ-24"));
    EXPECT_EQ(said("TR-02"), said("pandoer TR-02"));
    EXPECT_EQ(said("huege"), said("heugen huege"));
    EXPECT_EQ(said("Huëge"), said("heugen huege"));
    EXPECT_EQ(shell.run("games huege --lang " + language).out,
              shell.run("games heugen --lang " + language).out);
  }
  EXPECT_TRUE(has(shell.run("rules KJ-24 --lang nl").out, "KJ-24  Ondertroeven"));
}

TEST(rules_command, every_game_has_the_rules_of_all) {
  const Shell shell;
  for (const Game* game : all_games()) {
    const Ran ran = shell.run("rules " + std::string(game->id()) + " TR-02 --lang nl");
    EXPECT_EQ(ran.status, 0);
    EXPECT_TRUE(has(ran.out, "TR-02  Die kaart heb je niet"));
  }
}

TEST(rules_command, searches_for_words_of_one_game_or_of_all) {
  const Shell shell;
  const auto says = [&](const std::string& words) {
    const Ran ran = shell.run("rules " + words + " --lang nl");
    EXPECT_EQ(ran.status, 0) << words << ran.err;
    return ran.out;
  };
  EXPECT_TRUE(has(says("klaverjassen ONDERTROEVEN"), "  KJ-24       Ondertroeven\n"))
      << "several: a list";
  EXPECT_TRUE(has(says("klaverjassen ondertroeven"), "troef rules SPEL NUMMER"));
  EXPECT_TRUE(has(says("pandoer rommelpotten kijkkaart harten"), "PD-11  "))
      << "of one the whole text";
  EXPECT_TRUE(has(says("rommelpot"), "Pandoer\n")) << "several games: by game";
  EXPECT_TRUE(has(says("huëge troeven"), "HG-")) << "a preset stands for its game";
  const Ran nowhere = shell.run("rules heugen zeppelin");
  EXPECT_EQ(nowhere.status, 2);
  EXPECT_TRUE(has(nowhere.err, "heugen has no rule or option \"zeppelin\", nor one that says so"));
  EXPECT_EQ(shell.run("rules zeppelin").status, 2);
}

TEST(rules_command, speaks_the_language_of_the_environment) {
  const Shell shell;
  EXPECT_TRUE(has(shell.run("rules heugen HG-31", "LC_ALL=nl_NL.UTF-8").out, "kleur"));
  EXPECT_TRUE(has(shell.run("rules heugen HG-31", "LC_ALL=en_GB.UTF-8").out, "suit"));
  EXPECT_TRUE(has(shell.run("rules heugen HG-31", "LC_ALL= LC_MESSAGES= LANG=nl_BE").out, "kleur"));
}

TEST(rules_command, the_rule_books_in_docs_are_up_to_date) {
  for (const Language language : {Language::nl, Language::en}) {
    const std::string name = language == Language::nl ? "nl" : "en";
    EXPECT_TRUE(rule_book(language) ==
                read_whole(test::source_folder() / ("docs/rules." + name + ".md")))
        << "write it anew: build/release/bin/troef rules --book --lang " << name << " > docs/rules."
        << name << ".md";
  }
}

}  // namespace
}  // namespace troef::cli
