// SPDX-License-Identifier: Apache-2.0
// What a table agrees on: the game with its house rules, and the table options that are no rules
// (docs/protocol.md, "Settings of a table").
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "deal/game.h"

namespace troef {

class Json;
class Members;

enum class Talk : std::uint8_t { phrases, free, none };
enum class Watching : std::uint8_t { none, played, delayed };
enum class Sitting : std::uint8_t { link, invited, alone };
// Who may ask what a strong bot would do: who plays against bots alone, whoever sits, nobody.
enum class Hints : std::uint8_t { alone, all, none };

// Names of bots: those there are, and programs that the host lends.
using Levels = std::span<const std::string_view>;
// A name that a bot can have: 1 to 24 letters from a to z, digits and hyphens.
bool is_level(std::string_view name);
// The level of bots where nobody says another.
std::string_view usual_level(Levels levels);

struct TableSettings {
  const Game* game = nullptr;
  std::string preset;
  Rules rules;
  int tempo = 0, reserve = 0;  // milliseconds; 0 tempo: as long as one likes
  Talk talk = Talk::phrases;
  Watching watch = Watching::played;
  Sitting sit = Sitting::link;
  Hints hints = Hints::alone;
  std::string bots = "thumb";
  std::string signals = "none";
  bool cut_by_hand = false;
  bool forced_by_hand = false;
  std::optional<int> seat;  // of the maker
  bool start = false;
};

// From JSON, strictly: any bytes are taken. Of a fault: which key, and what would have been right,
// in English and in Dutch.
struct SettingsFault {
  std::string where, message, rule, dutch;
};
std::optional<TableSettings> read_settings(Games games, std::string_view json, SettingsFault& fault,
                                           Levels levels);
std::optional<TableSettings> read_settings(Games games, std::string_view json,
                                           SettingsFault& fault);  // with the bots there are
// As a table was made: by bots of any name, also one that the host no longer has.
std::optional<TableSettings> read_settings(Games games, Members& members, SettingsFault& fault);
// What read_settings makes the same settings of.
std::string to_json(const TableSettings& settings);

// "none", and the conventions that bots may signal by in a game.
std::vector<std::string_view> signal_words(const Game& game);
// The options whose values are not the preset's.
std::vector<std::string_view> differing(const TableSettings& settings);
// The table options that are no rules, as members.
void append_manners(Json& json, const TableSettings& settings);

}  // namespace troef
