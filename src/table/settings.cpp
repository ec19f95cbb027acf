// SPDX-License-Identifier: Apache-2.0
#include "table/settings.h"

#include <algorithm>
#include <vector>

#include "bots/bot.h"
#include "deal/dutch_list.h"
#include "games/games.h"
#include "table/json.h"
#include "table/json_read.h"
#include "table/rules_json.h"
#include "table/settings_reader.h"

namespace troef {
namespace {

using Choices = std::span<const std::string_view>;

constexpr std::string_view talk_words[] = {"phrases", "free", "none"};
constexpr std::string_view watch_words[] = {"none", "played", "delayed"};
constexpr std::string_view sit_words[] = {"link", "invited", "alone"};
constexpr std::string_view hint_words[] = {"alone", "all", "none"};
constexpr std::string_view hand_words[] = {"auto", "hand"};
constexpr std::string_view keys[] = {"game",    "preset", "rules",  "tempo", "reserve",
                                     "talk",    "watch",  "sit",    "hints", "bots",
                                     "signals", "cut",    "forced", "seat",  "start"};
constexpr std::int64_t longest = 24LL * 60 * 60 * 1000;

void read_game(SettingsReader& reader, Games games, TableSettings& settings) {
  std::vector<std::string_view> ids;
  for (const Game* game : games) ids.push_back(game->id());
  if (!reader.members().has("game")) return reader.fail("game", "which game?", "welk spel?");
  settings.game = games[reader.word("game", ids, 0)];
  std::vector<std::string_view> presets;
  for (const Preset& preset : settings.game->presets()) presets.push_back(preset.id);
  settings.preset = presets[reader.word("preset", presets, 0)];
  settings.rules = *preset_rules(*settings.game, settings.preset);
}

std::string text_of(const Plain& plain) {
  if (const auto* text = std::get_if<std::string>(&plain)) return *text;
  if (const auto* number = std::get_if<std::int64_t>(&plain)) return std::to_string(*number);
  return "";
}

// What an option takes, where it does not take what was said.
void refuse_value(SettingsReader& reader, const Option& option, std::string_view said,
                  const std::string& message) {
  const std::string name(option.name);
  std::string takes = in_dutch(nearest_first(said, option.words));
  if (option.is_number()) {
    takes = "een getal van " + std::to_string(option.low) + " tot en met " +
            std::to_string(option.high);
    for (std::size_t i = 0; i < option.numbers.size(); ++i) {
      const std::string number = std::to_string(option.numbers[i]);
      takes = i == 0 ? number : takes + (i + 1 == option.numbers.size() ? " of " : ", ") + number;
    }
  }
  reader.fail("rules." + name, message, "de huisregel " + name + " is " + takes,
              std::string(option.rule));
}

void read_rules(SettingsReader& reader, TableSettings& settings) {
  if (reader.members().has("rules")) {
    return reader.fail("rules", "it takes an object with house rules",
                       "dit is een object met huisregels");
  }
  for (const auto& [name, value] : reader.members().inside("rules")) {
    const std::string said = text_of(value);
    const auto wrong = settings.rules.set(name, said);
    if (wrong.empty()) continue;
    if (const auto place = settings.rules.find(name)) {
      const Option& option = settings.game->options()[static_cast<std::size_t>(*place)];
      return refuse_value(reader, option, said, wrong);
    }
    return reader.fail("rules." + name, wrong, "die huisregel is er niet bij dit spel");
  }
  if (const auto clash = settings.game->refuse(settings.rules)) {
    return reader.fail("rules", clash->text(Language::en), clash->text(Language::nl),
                       std::string(clash->rule));
  }
  if (settings.rules.shuffle() == Shuffle::none) {
    const auto place = settings.rules.find("shuffle");
    reader.fail("rules.shuffle", "at a table the cards are shuffled: full or hand",
                "aan een tafel wordt geschud: full of hand",
                std::string(settings.game->options()[static_cast<std::size_t>(*place)].rule));
  }
}

// Of a table that is made: a bot that there is. Of one that was made: whatever it says.
void read_level(SettingsReader& reader, TableSettings& settings, std::optional<Levels> levels) {
  if (levels) {
    const auto usual = std::find(levels->begin(), levels->end(), usual_level(*levels));
    settings.bots =
        (*levels)[reader.word("bots", *levels, static_cast<std::size_t>(usual - levels->begin()))];
    return;
  }
  const Plain* plain = reader.members().find("bots");
  if (plain == nullptr) return;
  const auto* name = std::get_if<std::string>(plain);
  if (name == nullptr || !is_level(*name)) {
    return reader.fail("bots", "it is no name of a bot", "dit is geen naam van een bot");
  }
  settings.bots = *name;
}

void read_manners(SettingsReader& reader, TableSettings& settings, std::optional<Levels> levels) {
  settings.tempo = reader.number("tempo", 0, longest, 0);
  settings.reserve = reader.number("reserve", 0, longest, 0);
  if (settings.reserve > 0 && settings.tempo == 0) {
    reader.fail("reserve", "a reserve goes with a tempo", "een reserve hoort bij een tempo");
  }
  settings.talk = static_cast<Talk>(reader.word("talk", talk_words, 0));
  settings.watch = static_cast<Watching>(reader.word("watch", watch_words, 1));
  settings.sit = static_cast<Sitting>(reader.word("sit", sit_words, 0));
  settings.hints = static_cast<Hints>(reader.word("hints", hint_words, 0));
  read_level(reader, settings, levels);
  const auto signals = signal_words(*settings.game);
  settings.signals = signals[reader.word("signals", signals, 0)];
  settings.cut_by_hand = reader.word("cut", hand_words, 0) == 1;
  settings.forced_by_hand = reader.word("forced", hand_words, 0) == 1;
  settings.start = reader.flag("start");
  if (const Plain* seat = reader.members().find("seat");
      seat != nullptr && !std::holds_alternative<std::nullptr_t>(*seat)) {
    settings.seat = reader.number("seat", 0, settings.game->seats(settings.rules) - 1, 0);
  }
}

std::optional<TableSettings> read(Games games, Members& members, SettingsFault& fault,
                                  std::optional<Levels> levels) {
  TableSettings settings;
  SettingsReader reader(members, fault);
  read_game(reader, games, settings);
  if (reader.good()) read_rules(reader, settings);
  if (reader.good()) read_manners(reader, settings, levels);
  if (const auto strange = members.unknown(); reader.good() && !strange.empty()) {
    const std::string list = nearest_first(strange, keys);
    reader.fail(std::string(strange), "there is no such key; there is " + list,
                "die sleutel is er niet; wel " + in_dutch(list));
  }
  if (!reader.good()) return std::nullopt;
  return settings;
}

}  // namespace

bool is_level(std::string_view name) {
  return !name.empty() && name.size() <= 24 && std::all_of(name.begin(), name.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
  });
}

std::string_view usual_level(Levels levels) {
  constexpr std::string_view wanted = "club";
  return std::find(levels.begin(), levels.end(), wanted) != levels.end() ? wanted : "thumb";
}

std::optional<TableSettings> read_settings(Games games, std::string_view json, SettingsFault& fault,
                                           Levels levels) {
  std::string error;
  auto members = Members::read(json, 2, error);
  if (!members) {
    fault = {"", error, "", "dit is geen JSON-object met instellingen"};
    return std::nullopt;
  }
  return read(games, *members, fault, levels);
}

std::optional<TableSettings> read_settings(Games games, std::string_view json,
                                           SettingsFault& fault) {
  return read_settings(games, json, fault, bot_names());
}

std::optional<TableSettings> read_settings(Games games, Members& members, SettingsFault& fault) {
  return read(games, members, fault, std::nullopt);
}

std::vector<std::string_view> signal_words(const Game& game) {
  std::vector<std::string_view> words{"none"};
  for (const Convention& convention : conventions()) {
    if (convention.suits(game)) words.push_back(convention.name);
  }
  return words;
}

std::vector<std::string_view> differing(const TableSettings& settings) {
  const Rules usual = *preset_rules(*settings.game, settings.preset);
  std::vector<std::string_view> names;
  for (std::size_t i = 0; i < usual.table().size(); ++i) {
    const int option = static_cast<int>(i);
    if (usual.at(option) != settings.rules.at(option)) names.push_back(usual.table()[i].name);
  }
  return names;
}

void append_manners(Json& json, const TableSettings& settings) {
  const auto word = [](Choices words, auto value) {
    return words[static_cast<std::size_t>(value)];
  };
  json.member("tempo", settings.tempo).member("reserve", settings.reserve);
  json.member("talk", word(talk_words, settings.talk));
  json.member("watch", word(watch_words, settings.watch));
  json.member("sit", word(sit_words, settings.sit));
  json.member("hints", word(hint_words, settings.hints));
  json.member("bots", settings.bots).member("signals", settings.signals);
  json.member("cut", word(hand_words, settings.cut_by_hand ? 1 : 0));
  json.member("forced", word(hand_words, settings.forced_by_hand ? 1 : 0));
}

std::string to_json(const TableSettings& settings) {
  std::string text;
  Json json(text);
  json.open('{').member("game", settings.game->id()).member("preset", settings.preset);
  json.key("rules");
  append_rules(json, settings.rules);
  append_manners(json, settings);
  if (settings.seat) json.member("seat", *settings.seat);
  if (settings.start) json.member("start", true);
  json.close('}');
  return text;
}

}  // namespace troef
