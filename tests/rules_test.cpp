// SPDX-License-Identifier: Apache-2.0
// No rule without code, no rule without a test, and no game where only all games are known: what
// the files of the project say of themselves.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>

#include "deal/rulebook.h"
#include "paths.h"
#include "support.h"

namespace troef::test {
namespace {

namespace fs = std::filesystem;

using Ids = std::vector<std::string>;

struct File {
  std::string path;  // from the root of the project
  std::string text;

  bool is_test() const { return path.ends_with("_test.cpp"); }
  bool in(std::string_view folder) const { return path.starts_with(folder); }
};

// Every C++ file under these folders of the project.
std::vector<File> files_in(std::initializer_list<std::string_view> folders) {
  const fs::path root = source_folder();
  std::vector<File> files;
  for (const auto folder : folders) {
    for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
      const fs::path extension = entry.path().extension();
      if (extension != ".h" && extension != ".cpp") continue;
      std::ostringstream text;
      text << std::ifstream(entry.path()).rdbuf();
      files.push_back({fs::relative(entry.path(), root).generic_string(), text.str()});
    }
  }
  EXPECT_GT(files.size(), 10U);
  return files;
}

Ids ids_of(std::string_view text) {
  const RuleBook book(text);
  Ids ids;
  for (const RuleText& rule : book.texts()) {
    if (rule.kind == RuleText::Kind::rule) ids.emplace_back(rule.id);
  }
  return ids;
}

// Of every game, and those that all share.
Ids all_ids() {
  Ids ids = ids_of(common_rule_texts(Language::nl));
  for (const Game* game : all_games()) {
    const Ids own = ids_of(game->rule_texts(Language::nl));
    EXPECT_GT(own.size(), 10U) << game->id();
    for (const auto& id : own) {
      EXPECT_EQ(id.substr(0, 3), std::string(game->letters()) + "-") << game->id();
      ids.push_back(id);
    }
  }
  return ids;
}

bool names(const std::string& text, const std::string& id) {
  std::string as_name = id;
  std::replace(as_name.begin(), as_name.end(), '-', '_');
  return text.find(id) != std::string::npos || text.find(as_name) != std::string::npos;
}

// The ids that no file names of those that pass the test.
Ids unnamed(const std::vector<File>& files, const std::function<bool(const File&)>& counts) {
  Ids missing;
  for (const auto& id : all_ids()) {
    const bool named = std::any_of(files.begin(), files.end(), [&](const File& file) {
      return counts(file) && names(file.text, id);
    });
    if (!named) missing.push_back(id);
  }
  return missing;
}

TEST(RuleCoverage, both_languages_have_the_same_rules_in_the_same_order) {
  EXPECT_EQ(ids_of(common_rule_texts(Language::nl)), ids_of(common_rule_texts(Language::en)));
  for (const Game* game : all_games()) {
    EXPECT_EQ(ids_of(game->rule_texts(Language::nl)), ids_of(game->rule_texts(Language::en)))
        << game->id();
  }
}

TEST(RuleCoverage, every_rule_has_one_heading) {
  const Ids ids = all_ids();
  EXPECT_EQ(std::set<std::string>(ids.begin(), ids.end()).size(), ids.size());
}

TEST(RuleCoverage, every_rule_is_named_by_the_code_that_keeps_it) {
  EXPECT_EQ(unnamed(files_in({"src", "apps"}), [](const File& file) { return !file.is_test(); }),
            Ids{});
}

TEST(RuleCoverage, every_rule_is_named_by_a_test) {
  EXPECT_EQ(unnamed(files_in({"src", "apps", "tests"}), &File::is_test), Ids{});
}

TEST(RuleCoverage, every_rule_that_an_option_names_exists) {
  for (const Game* game : all_games()) {
    const Ids ids = ids_of(game->rule_texts(Language::nl));
    for (const Option& option : game->options()) {
      if (option.rule.empty()) continue;
      EXPECT_NE(std::find(ids.begin(), ids.end(), option.rule), ids.end()) << option.name;
    }
  }
}

// What a book says of a word: that it says something, with a title.
void expect_described(const RuleBook& book, RuleText::Kind kind, std::string_view id,
                      const std::string& where) {
  const RuleText* text = book.find(kind, id);
  ASSERT_NE(text, nullptr) << where << ": " << id;
  EXPECT_FALSE(text->title.empty()) << where << ": " << id;
  EXPECT_FALSE(text->body.empty()) << where << ": " << id;
}

void expect_values_described(const RuleText& text, const Option& option, const std::string& where) {
  std::set<std::string_view> described, known(option.words.begin(), option.words.end());
  for (const auto& value : text.values) {
    described.insert(value.word);
    EXPECT_FALSE(value.sentence.empty()) << where << ": " << option.name << "=" << value.word;
  }
  EXPECT_EQ(described, known) << where << ": " << option.name;
  EXPECT_EQ(text.values.size(), known.size()) << where << ": " << option.name;
  for (const int number : option.numbers) {
    EXPECT_NE(text.body.find(std::to_string(number)), std::string_view::npos)
        << where << ": " << option.name << "=" << number;
  }
}

TEST(RuleCoverage, every_rule_option_and_preset_is_described_in_both_languages) {
  for (const Game* game : all_games()) {
    for (const Language language : {Language::nl, Language::en}) {
      const RuleBook book = book_of(*game, language);
      const std::string where =
          std::string(game->id()) + (language == Language::nl ? " nl" : " en");
      EXPECT_FALSE(book.title().empty()) << where;
      EXPECT_FALSE(book.introduction().empty()) << where;
      for (const RuleText& text : book.texts()) {
        expect_described(book, text.kind, text.id, where);
      }
      for (const Option& option : game->options()) {
        expect_described(book, RuleText::Kind::option, option.name, where);
        const RuleText* text = book.find(RuleText::Kind::option, option.name);
        if (text != nullptr) expect_values_described(*text, option, where);
      }
      for (const Preset& preset : game->presets()) {
        expect_described(book, RuleText::Kind::preset, preset.id, where);
      }
    }
  }
}

TEST(RuleCoverage, nothing_is_described_that_does_not_exist) {
  for (const Game* game : all_games()) {
    for (const Language language : {Language::nl, Language::en}) {
      const RuleBook book(game->rule_texts(language));
      for (const RuleText& text : book.texts()) {
        if (text.kind == RuleText::Kind::option) {
          EXPECT_TRUE(default_rules(*game).find(text.id)) << game->id() << ": " << text.id;
        }
        if (text.kind == RuleText::Kind::preset) {
          EXPECT_TRUE(preset_rules(*game, text.id)) << game->id() << ": " << text.id;
        }
      }
    }
  }
}

// An action with a card less or more than is asked for.
Actions wrong_numbers(const Action& action, Cards hand) {
  Actions wrong{action, action};
  wrong[0].cards = action.cards.without_first();
  if (const Cards others = hand - action.cards) wrong[1].cards |= others.first();
  if (wrong[1] == action) wrong.pop_back();
  return wrong;
}

TEST(RuleCoverage, TR_05_a_wrong_number_of_cards_is_refused_by_the_games_own_rule_if_it_has_one) {
  Quick random(seed());
  std::set<std::string_view> verbs;
  for (const Table& table : all_presets()) {
    const RuleBook book = book_of(*table.game, Language::nl);
    for (int i = 0; i < 40; ++i) {
      Deal deal(start_of(*table.game, table.rules, random));
      play_out(deal, random, [&](const Deal& now, const Entry& entry) {
        if (!entry.actor || shape(entry.action.verb) != Shape::cards) return;
        verbs.insert(name(entry.action.verb));
        const Cards hand = now.board().where.hand(*entry.actor);
        for (const Action& action : wrong_numbers(entry.action, hand)) {
          const auto rule = now.refuse(entry.actor, action).rule;
          const bool own = rule.starts_with(table.game->letters());
          EXPECT_TRUE(own || rule == "TR-05") << table.name << ": " << rule;
          EXPECT_NE(book.find(RuleText::Kind::rule, rule), nullptr) << rule;
        }
      });
    }
  }
  EXPECT_TRUE(verbs.contains("discard"));
}

// Code without its comments.
std::string bare(const std::string& text) {
  std::string code;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    code += line.substr(0, line.find("//")) + "\n";
  }
  return code;
}

bool is_word_char(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; }

// Whether a word stands in the code by itself, or begins or ends a name with '_' or '-'.
bool has_word(const std::string& code, std::string_view word) {
  for (auto at = code.find(word); at != std::string::npos; at = code.find(word, at + 1)) {
    const bool begins = at == 0 || !is_word_char(code[at - 1]);
    const auto end = at + word.size();
    if (begins && (end == code.size() || !is_word_char(code[end]))) return true;
  }
  return false;
}

// A bot may look a game up in a table of fitted numbers, and speaks of contracts by their names,
// one of which is that of its game.
bool may_be_named(const File& file, const Game& game, std::string_view word) {
  if (!file.in("src/bots/")) return false;
  const auto contracts = game.contracts();
  return file.path.ends_with("/weights.h") ||
         std::find(contracts.begin(), contracts.end(), word) != contracts.end();
}

TEST(Floors, no_game_is_named_outside_its_folder) {
  const auto files = files_in({"src"});
  for (const Game* game : all_games()) {
    for (const std::string_view word : {game->id(), game->letters()}) {
      for (const File& file : files) {
        if (file.in("src/games/" + std::string(game->id()) + "/")) continue;
        if (file.path == "src/games/games.cpp" || file.is_test()) continue;
        if (may_be_named(file, *game, word)) continue;
        EXPECT_FALSE(has_word(bare(file.text), word)) << file.path << " names " << word;
      }
    }
  }
}

// Whether a game has a house rule of this name that can be this word.
bool is_house_rule(std::string_view name, std::string_view word) {
  return std::ranges::any_of(all_games(), [&](const Game* game) {
    return std::ranges::any_of(game->options(), [&](const Option& option) {
      return option.name == name && std::ranges::find(option.words, word) != option.words.end();
    });
  });
}

// All that the pattern finds in a text.
std::vector<std::smatch> found_in(const std::string& text, const std::regex& pattern) {
  return {std::sregex_iterator(text.begin(), text.end(), pattern), std::sregex_iterator()};
}

TEST(Floors, bots_ask_for_house_rules_that_there_are) {
  const std::regex asked(R"re(house_says\(\s*view,\s*"(\w*)",\s*"(\w*)"\))re");
  std::size_t found = 0;
  for (const File& file : files_in({"src/bots"})) {
    const auto matches = found_in(file.text, asked);
    found += matches.size();
    for (const auto& match : matches) {
      EXPECT_TRUE(is_house_rule(match.str(1), match.str(2))) << file.path << ": " << match.str();
    }
  }
  EXPECT_GT(found, 8U);
}

TEST(Floors, a_house_rule_of_one_game_is_looked_up_by_name_by_nobody_else) {
  const std::regex looked_up(R"re(rules\.find\("(\w*)"\))re");
  const auto common = all_games().front()->options().last(common_count);
  for (const File& file : files_in({"src", "apps"})) {
    if (file.is_test()) continue;
    for (const auto& match : found_in(file.text, looked_up)) {
      EXPECT_NE(std::ranges::find(common, match.str(1), &Option::name), common.end())
          << file.path << ": " << match.str();
    }
  }
}

std::string folder_of(const std::string& path) { return path.substr(0, path.find('/')); }

// What stands between the marks of every #include, the marks with it.
std::vector<std::string> includes_of(const File& file) {
  std::vector<std::string> includes;
  std::istringstream lines(file.text);
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with("#include ")) continue;
    const auto open = line.find_first_of("\"<");
    const auto close = line.find_first_of("\">", open + 1);
    includes.push_back(line.substr(open, close - open + 1));
  }
  return includes;
}

const std::map<std::string, int> floors = {{"cards", 1},  {"tricks", 2}, {"deal", 3},
                                           {"solver", 3}, {"phases", 4}, {"bots", 4},
                                           {"games", 5},  {"table", 6}};

TEST(Floors, includes_run_only_downwards) {
  for (const File& file : files_in({"src"})) {
    const std::string path = file.path.substr(4);                         // without "src/"
    if (file.is_test() || path.find('/') == std::string::npos) continue;  // troef.h
    const std::string from = folder_of(path);
    ASSERT_TRUE(floors.contains(from)) << file.path;
    for (const std::string& include : includes_of(file)) {
      if (include.front() != '"' || include == "\"texts.h\"") continue;
      const std::string to = folder_of(include.substr(1));
      ASSERT_TRUE(floors.contains(to)) << file.path << " includes " << include;
      EXPECT_TRUE(from == to || floors.at(to) < floors.at(from))
          << file.path << " includes " << include;
    }
  }
}

TEST(Floors, a_game_does_not_know_another) {
  for (const File& file : files_in({"src/games"})) {
    const auto end = file.path.find('/', std::string("src/games/").size());
    if (end == std::string::npos) continue;  // games.h, games.cpp
    const std::string own = file.path.substr(4, end - 3);
    for (const std::string& include : includes_of(file)) {
      if (!include.starts_with("\"games/")) continue;
      EXPECT_TRUE(include.starts_with("\"" + own)) << file.path << " includes " << include;
    }
  }
}

TEST(Floors, the_library_is_silent) {
  const std::set<std::string> faces_only = {"<iostream>",   "<fstream>", "<ostream>", "<istream>",
                                            "<cstdio>",     "<print>",   "<thread>",  "<mutex>",
                                            "<filesystem>", "<chrono>",  "<ctime>",   "<random>",
                                            "<format>",     "<future>",  "<atomic>",  "<cstdlib>"};
  for (const File& file : files_in({"src"})) {
    if (file.is_test()) continue;
    for (const std::string& include : includes_of(file)) {
      EXPECT_FALSE(faces_only.contains(include)) << file.path << " includes " << include;
    }
  }
}

}  // namespace
}  // namespace troef::test
