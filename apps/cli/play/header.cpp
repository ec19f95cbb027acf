// SPDX-License-Identifier: Apache-2.0
#include "cli/play/header.h"

#include "cli/json.h"

namespace troef::cli::table {
namespace {

constexpr auto format = "troef-play/1";

Json rules_json(const Rules& rules) {
  Json json = Json::object();
  for (std::size_t i = 0; i < rules.table().size(); ++i) {
    json[std::string(rules.table()[i].name)] = rules.text(static_cast<int>(i));
  }
  return json;
}

std::optional<Rules> read_rules(const Json& json, const Game& game) {
  Rules rules(game.options());
  if (!json.is_object()) return std::nullopt;
  for (const auto& [name, value] : json.items()) {
    if (!value.is_string() || !rules.set(name, value.get<std::string>()).empty())
      return std::nullopt;
  }
  if (game.refuse(rules)) return std::nullopt;
  return rules;
}

std::string text(const Json& json, const char* key) {
  const auto found = json.find(key);
  return found != json.end() && found->is_string() ? found->get<std::string>() : "";
}

}  // namespace

std::string write_header(const Header& header) {
  return Json{{"format", format},
              {"match", header.match},
              {"game", header.game->id()},
              {"rules", rules_json(header.rules)},
              {"dealer", header.first_dealer.index()},
              {"bot", header.bot},
              {"signals", header.signals}}
      .dump();
}

std::optional<Header> read_header(const std::string& line, Games games) {
  const Json json = parse_json(line);
  if (!json.is_object() || text(json, "format") != format) return std::nullopt;
  Header header{
      text(json, "match"), find_game(games, text(json, "game")), {}, {}, text(json, "bot"), "none"};
  if (header.game == nullptr || header.match.empty()) return std::nullopt;
  const auto rules = read_rules(json.value("rules", Json()), *header.game);
  const Json dealer = json.value("dealer", Json());
  if (!rules || !dealer.is_number_unsigned()) return std::nullopt;
  if (dealer.get<std::uint64_t>() >= static_cast<std::uint64_t>(header.game->seats(*rules))) {
    return std::nullopt;
  }
  header.rules = *rules;
  if (json.contains("signals")) header.signals = text(json, "signals");
  header.first_dealer = Seat(dealer.get<int>());
  return header;
}

}  // namespace troef::cli::table
