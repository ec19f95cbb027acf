// SPDX-License-Identifier: Apache-2.0
#include "table/catalogue.h"

#include "bots/signals/convention.h"
#include "bots/signals/signal_texts.h"
#include "deal/rulebook.h"
#include "games/games.h"
#include "table/json.h"
#include "table/phrases.h"
#include "table/rules_json.h"
#include "table/settings.h"
#include "table/spoken.h"

namespace troef {
namespace {

constexpr int lowest_said = 100, highest_said = 600, step_said = 10;

std::string_view name(Sheet sheet) {
  constexpr std::string_view names[] = {"two_columns", "blok", "pad", "cents", "chips"};
  return names[static_cast<std::size_t>(sheet)];
}

// One game, in both languages at once.
class GameWriter {
 public:
  GameWriter(Json& json, const Game& game)
      : json_(json),
        game_(game),
        nl_(book_of(game, Language::nl)),
        en_(book_of(game, Language::en)) {}

  void all() {
    json_.open('{').member("id", game_.id()).member("letters", game_.letters());
    json_.member("sheet", name(game_.sheet()));
    words("title", nl_.title(), en_.title());
    words("text", unwrapped(nl_.introduction()), unwrapped(en_.introduction()));
    json_.key("presets").list(game_.presets(), [&](const Preset& each) { preset(each); });
    json_.key("options").open('[');
    const Rules usual = default_rules(game_);
    for (std::size_t i = 0; i < game_.options().size(); ++i) option(usual, static_cast<int>(i));
    json_.close(']');
    json_.key("contracts").list(game_.contracts(), [&](std::string_view id) { contract(id); });
    if (game_.sheet() == Sheet::blok) bids();
    words("once", "één keer {}", "once {}");
    json_.member("signals", signal_words(game_)).close('}');
  }

 private:
  void words(std::string_view key, std::string_view nl, std::string_view en) {
    json_.key(key).open('{').member("nl", nl).member("en", en).close('}');
  }
  void titles(RuleText::Kind kind, std::string_view id) {
    const RuleText* nl = nl_.find(kind, id);
    const RuleText* en = en_.find(kind, id);
    words("title", nl != nullptr ? nl->title : id, en != nullptr ? en->title : id);
    words("text", nl != nullptr ? unwrapped(nl->body) : "",
          en != nullptr ? unwrapped(en->body) : "");
  }

  void preset(const Preset& preset) {
    const Rules rules = *preset_rules(game_, preset.id);
    json_.open('{').member("id", preset.id);
    titles(RuleText::Kind::preset, preset.id);
    json_.member("seats", game_.seats(rules)).key("settings").open('{');
    for (const Setting& setting : preset.settings) {
      append_rule(json_, rules, *rules.find(setting.option));
    }
    json_.close('}').key("rules");
    append_rules(json_, rules);
    json_.close('}');
  }

  void option(const Rules& usual, int place) {
    const Option& option = game_.options()[static_cast<std::size_t>(place)];
    json_.open('{').member("name", option.name).key("rule");
    option.rule.empty() ? json_.value(nullptr) : json_.value(option.rule);
    titles(RuleText::Kind::option, option.name);
    json_.member("type", option.is_number() ? "number" : "word");
    option.is_number() ? numbers(option) : values(option);
    json_.key("default");
    value(option, usual.at(place));
    json_.key("default_follows");
    if (option.follows) {
      follows(option);
    } else {
      json_.value(nullptr);
    }
    json_.close('}');
  }
  // Which house rule decides the default, and what it is by each word of that.
  void follows(const Option& option) {
    const Option& decider = game_.options()[option.follows->option];
    json_.open('{').member("option", decider.name).key("defaults").open('{');
    for (std::size_t i = 0; i < decider.words.size(); ++i) {
      json_.key(decider.words[i]);
      value(option, option.follows->defaults[i]);
    }
    json_.close('}').close('}');
  }
  void value(const Option& option, int value) {
    option.is_number() ? json_.value(value) : json_.value(option.text(value));
  }
  void numbers(const Option& option) {
    json_.member("low", option.low).member("high", option.high);
    if (option.numbers.empty()) return;
    json_.key("values").list(option.numbers);
  }
  void values(const Option& option) {
    const auto all = words_of(option);
    json_.member("values", all).key("value_texts").open('{');
    for (const auto word : all) {
      words(word, sentence(nl_, option.name, word), sentence(en_, option.name, word));
    }
    json_.close('}');
  }
  // Without what no table takes.
  static std::vector<std::string_view> words_of(const Option& option) {
    std::vector<std::string_view> words(option.words.begin(), option.words.end());
    if (option.name == "shuffle") std::erase(words, "none");
    return words;
  }
  static std::string_view sentence(const RuleBook& book, std::string_view option,
                                   std::string_view word) {
    const RuleText* text = book.find(RuleText::Kind::option, option);
    if (text == nullptr) return {};
    for (const RuleText::Value& value : text->values) {
      if (value.word == word) return value.sentence;
    }
    return {};
  }

  void contract(std::string_view id) {
    json_.open('{').member("id", id);
    words("name", contract_name(id), contract_name(id));
    words("text", game_.contract_meaning(id, Language::nl),
          game_.contract_meaning(id, Language::en));
    json_.close('}');
  }
  // Those that are not said as the number they are written as.
  void bids() {
    json_.key("bids").open('{').key("nl").open('{');
    for (int points = lowest_said; points <= highest_said; points += step_said) {
      const std::string number = std::to_string(points);
      const std::string said = spoken_points(points);
      if (said != number) json_.member(number, said);
    }
    json_.close('}').close('}');
  }

  Json& json_;
  const Game& game_;
  RuleBook nl_, en_;
};

std::string_view name(RuleText::Kind kind) {
  constexpr std::string_view names[] = {"rule", "option", "preset"};
  return names[static_cast<std::size_t>(kind)];
}

void append_book(Json& json, const RuleBook& book) {
  json.open('{').member("title", book.title()).member("introduction", book.introduction());
  json.key("texts").list(book.texts(), [&](const RuleText& text) {
    json.open('{').member("kind", name(text.kind)).member("id", text.id);
    json.member("title", text.title).member("body", text.body);
    json.key("values").list(text.values, [&](const RuleText::Value& value) {
      json.open('{').member("word", value.word).member("sentence", value.sentence).close('}');
    });
    json.close('}');
  });
  json.close('}');
}

// What cards say to partners, at tables that choose a convention.
class SignalWriter {
 public:
  explicit SignalWriter(Json& json) : json_(json) {}

  void all() {
    json_.key("conventions").list(conventions(), [&](const Convention& convention) {
      json_.open('{').member("id", convention.name);
      json_.member("between", convention.between == Between::partners ? "partners" : "defenders");
      text(RuleText::Kind::preset, convention.name);
      json_.key("signs").list(convention.ids, [&](std::string_view id) {
        json_.open('{').member("id", id);
        text(RuleText::Kind::rule, id);
        json_.close('}');
      });
      json_.close('}');
    });
  }

 private:
  void text(RuleText::Kind kind, std::string_view id) {
    const RuleText* nl = nl_.find(kind, id);
    const RuleText* en = en_.find(kind, id);
    if (nl == nullptr || en == nullptr) return;
    json_.key("title").open('{').member("nl", nl->title).member("en", en->title).close('}');
    json_.key("text").open('{').member("nl", unwrapped(nl->body));
    json_.member("en", unwrapped(en->body)).close('}');
  }

  Json& json_;
  RuleBook nl_{signal_texts(Language::nl)}, en_{signal_texts(Language::en)};
};

}  // namespace

std::string games_json(Games games, Levels levels) {
  std::string text;
  Json json(text);
  json.open('{').member("v", 1);
  json.key("games").list(games, [&](const Game* game) { GameWriter(json, *game).all(); });
  json.key("bots").list(levels).member("usual_bot", usual_level(levels));
  json.key("phrases").list(ready_phrases);
  SignalWriter(json).all();
  json.close('}');
  return text;
}

std::string rules_json(const Game& game) {
  std::string text;
  Json json(text);
  json.open('{').key("nl");
  append_book(json, book_of(game, Language::nl));
  json.key("en");
  append_book(json, book_of(game, Language::en));
  json.close('}');
  return text;
}

}  // namespace troef
