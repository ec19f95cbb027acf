// SPDX-License-Identifier: Apache-2.0
#include "bots/signals/convention.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "bots/signals/signal_texts.h"
#include "deal/rulebook.h"
#include "games/games.h"

namespace troef::test {
namespace {

bool lists(const Convention& convention, std::string_view id) {
  return std::find(convention.ids.begin(), convention.ids.end(), id) != convention.ids.end();
}

TEST(Conventions, have_texts_in_both_languages_for_themselves_and_all_that_they_list) {
  for (const Language language : {Language::nl, Language::en}) {
    const RuleBook book(signal_texts(language));
    for (const Convention& convention : conventions()) {
      EXPECT_NE(book.find(RuleText::Kind::preset, convention.name), nullptr) << convention.name;
      for (const auto id : convention.ids) {
        EXPECT_NE(book.find(RuleText::Kind::rule, id), nullptr) << id;
      }
    }
    for (const RuleText& text : book.texts()) {
      EXPECT_FALSE(text.title.empty()) << text.id;
      EXPECT_FALSE(text.body.empty()) << text.id;
      const bool known =
          text.kind == RuleText::Kind::preset
              ? find_convention(text.id) != nullptr
              : std::any_of(conventions().begin(), conventions().end(),
                            [&](const Convention& each) { return lists(each, text.id); });
      EXPECT_TRUE(known) << text.id;
    }
  }
}

TEST(Conventions, list_every_sign_and_custom_that_bots_use) {
  for (const Convention& convention : conventions()) {
    for (const Sign& sign : convention.signs) EXPECT_TRUE(lists(convention, sign.id)) << sign.id;
    for (const Custom& custom : convention.customs) {
      EXPECT_TRUE(lists(convention, custom.id)) << custom.id;
    }
  }
}

TEST(Conventions, each_suits_a_game_and_games_name_none_that_there_is_not) {
  for (const Convention& convention : conventions()) {
    EXPECT_TRUE(std::any_of(all_games().begin(), all_games().end(), [&](const Game* game) {
      return convention.suits(*game);
    })) << convention.name;
  }
  for (const Game* game : all_games()) {
    for (const auto name : game->signals()) {
      EXPECT_NE(find_convention(name), nullptr) << game->id() << " " << name;
    }
  }
}

TEST(Conventions, none_is_not_one) {
  EXPECT_EQ(find_convention("none"), nullptr);
  EXPECT_EQ(find_convention("seinen")->name, "seinen");
}

}  // namespace
}  // namespace troef::test
