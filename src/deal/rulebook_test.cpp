// SPDX-License-Identifier: Apache-2.0
#include "deal/rulebook.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/games.h"

namespace troef {
namespace {

TEST(rule_book, reads_rules_options_and_presets) {
  const RuleBook book(
      "# Game\nAbout\nit.\n\n## XX-01 Title of it\nTwo\nlines.\n\n## `ten` The ten\nWhere.\n"
      "- `high`: Up.\n- `low`: Down.\n\n## @easy Easy\nFor all.\n",
      "# All\n\n## TR-01 Turn\nWait.\n");
  EXPECT_EQ(book.title(), "Game");
  EXPECT_EQ(unwrapped(book.introduction()), "About it.");
  ASSERT_EQ(book.texts().size(), 4u);
  const RuleText* rule = book.find("XX-01");
  ASSERT_NE(rule, nullptr);
  EXPECT_EQ(rule->title, "Title of it");
  EXPECT_EQ(unwrapped(rule->body), "Two lines.");
  const RuleText* option = book.find("ten");
  ASSERT_NE(option, nullptr);
  EXPECT_EQ(option->kind, RuleText::Kind::option);
  EXPECT_EQ(option->body, "Where.");
  ASSERT_EQ(option->values.size(), 2u);
  EXPECT_EQ(option->values[1].word, "low");
  EXPECT_EQ(option->values[1].sentence, "Down.");
  EXPECT_EQ(book.find("easy")->kind, RuleText::Kind::preset);
  EXPECT_EQ(book.find("TR-01")->title, "Turn");
  EXPECT_EQ(book.find("XX-02"), nullptr);
}

TEST(rule_book, tells_an_option_from_a_preset_of_its_name_and_values_from_other_lines) {
  const RuleBook book(
      "# Game\n\n## `ten` The ten\n- `high`: Up.\nOr `low`: never.\n\n## @ten Tens\nAll.\n");
  const RuleText* option = book.find(RuleText::Kind::option, "ten");
  ASSERT_NE(option, nullptr);
  EXPECT_EQ(option->body, "");
  ASSERT_EQ(option->values.size(), 1u);
  EXPECT_EQ(option->values[0].word, "high");
  EXPECT_EQ(book.find(RuleText::Kind::preset, "ten")->title, "Tens");
  EXPECT_EQ(book.find(RuleText::Kind::rule, "ten"), nullptr);
}

TEST(rule_book, takes_any_text) {
  for (const char* text : {"", "#", "\n", "## ", "\n## ", "\n## `", "x\n## `a", "x\n## @\n- `",
                           "a\n## B\n- `c`: ", "\n## \n## \n"}) {
    const RuleBook book(text, text);
    EXPECT_EQ(book.find("nothing"), nullptr);
  }
}

// What the engine names has a text, in both languages; and a word for every value.
TEST(rule_book, has_every_option_and_preset_of_every_game) {
  for (const Game* game : all_games()) {
    for (const Language language : {Language::nl, Language::en}) {
      const RuleBook book = book_of(*game, language);
      for (const Preset& preset : game->presets()) {
        EXPECT_NE(book.find(RuleText::Kind::preset, preset.id), nullptr) << preset.id;
      }
      for (const Option& option : game->options()) {
        const RuleText* text = book.find(RuleText::Kind::option, option.name);
        ASSERT_NE(text, nullptr) << game->id() << " " << option.name;
        EXPECT_FALSE(text->body.empty());
        ASSERT_EQ(text->values.size(), option.words.size()) << option.name;
        for (const auto word : option.words) {
          const auto has = [&](const RuleText::Value& value) { return value.word == word; };
          EXPECT_TRUE(std::any_of(text->values.begin(), text->values.end(), has)) << word;
        }
        if (option.rule.empty()) continue;
        EXPECT_NE(book.find(RuleText::Kind::rule, option.rule), nullptr) << option.rule;
      }
    }
  }
}

}  // namespace
}  // namespace troef
