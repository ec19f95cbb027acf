// SPDX-License-Identifier: Apache-2.0
#include "engines/wire_in.h"

#include "engines/look_in.h"

namespace troef::engines {
namespace {

std::string type_of(const nlohmann::json& message) {
  if (!message.is_object()) return "";
  const auto type = message.find("type");
  return type != message.end() && type->is_string() ? type->get<std::string>() : "";
}

FromBot bot_hello(JsonIn in) {
  const auto version = in.number("v", 0, 1'000'000);
  BotHello hello;
  if (in.has("name")) hello.name = in.text("name").substr(0, 100);
  if (in.has("asides")) hello.asides = in.flag("asides");
  if (!in.error().empty()) return Rubbish{in.error()};
  if (version != protocol_version) return Rubbish{"this host speaks version 1"};
  return hello;
}

FromBot bot_answer(JsonIn in) {
  BotAnswer answer;
  answer.id = static_cast<std::uint64_t>(in.number("id", 0, INT64_MAX));
  if (!in.has("action") || !in.null("action")) answer.action = in.text("action");
  if (!in.error().empty()) return Rubbish{in.error()};
  return answer;
}

void read_rules(JsonIn& in, HostDeal& deal) {
  deal.rules = default_rules(*deal.game);
  for (const auto& [name, value] : in.object("rules").items()) {
    const std::string text = value.is_string()           ? value.get<std::string>()
                             : value.is_number_integer() ? std::to_string(value.get<std::int64_t>())
                                                         : "";
    if (const std::string wrong = deal.rules.set(name, text); !wrong.empty()) in.fail(wrong);
  }
  if (const auto clash = deal.game->refuse(deal.rules)) in.fail(clash->text(Language::en));
}

FromHost host_deal(Games games, JsonIn in) {
  HostDeal deal;
  deal.game = find_game(games, in.text("game"));
  if (deal.game == nullptr) return Rubbish{"an unknown game"};
  read_rules(in, deal);
  if (!in.error().empty()) return Rubbish{in.error()};
  deal.seats = deal.game->seats(deal.rules);
  deal.seat = Seat(static_cast<int>(in.number("seat", 0, deal.seats - 1)));
  const std::string seed = in.text("seed"), signals = in.text("signals");
  for (const char c : seed) {
    if (c < '0' || c > '9') return Rubbish{"\"seed\" takes digits"};
    deal.seed = deal.seed * 10 + static_cast<std::uint64_t>(c - '0');
  }
  if (!in.error().empty()) return Rubbish{in.error()};
  deal.signals = find_convention(signals);
  if (deal.signals == nullptr && signals != "none") return Rubbish{"an unknown convention"};
  return deal;
}

void read_actions(JsonIn& in, const char* key, Names contracts, Actions& actions) {
  for (const auto& text : in.list(key)) {
    const auto action = parse_action(text.is_string() ? text.get<std::string>() : "", contracts);
    if (!action) return in.fail(action.error);
    actions.push_back(*action.value);
  }
  if (actions.empty()) in.fail(std::string("\"") + key + "\" is empty");
}

FromHost question(const HostDeal& deal, Asked asked, JsonIn in) {
  if (deal.game == nullptr) return Rubbish{"no deal was announced"};
  Question question;
  question.asked = asked;
  question.id = static_cast<std::uint64_t>(in.number("id", 0, INT64_MAX));
  question.milliseconds = in.number("time", 0, INT64_MAX);
  const nlohmann::json& look = in.object("look");
  if (!in.error().empty()) return Rubbish{in.error()};
  std::string error = read_look(look, deal, question);
  if (!error.empty()) return Rubbish{std::move(error)};
  View& view = question.view;
  const Names contracts = deal.game->contracts();
  if (asked == Asked::choose) {
    read_actions(in, "legal", contracts, view.legal);
  } else {
    read_actions(in, "asides", contracts, view.asides);
  }
  if (!in.error().empty()) return Rubbish{in.error()};
  return question;
}

}  // namespace

FromBot read_from_bot(std::string_view line) {
  const auto message = nlohmann::json::parse(line, nullptr, false);
  const std::string type = type_of(message);
  if (type == "hello") return bot_hello(JsonIn(message));
  if (type == "action") return bot_answer(JsonIn(message));
  if (type == "error") {
    JsonIn in(message);
    return BotError{in.text("message").substr(0, 300)};
  }
  return Rubbish{type.empty() ? "it is no JSON object with a \"type\""
                              : "unknown \"type\"; there is hello, action and error"};
}

FromHost read_from_host(Games games, const HostDeal& deal, std::string_view line) {
  const auto message = nlohmann::json::parse(line, nullptr, false);
  const std::string type = type_of(message);
  if (type == "hello") {
    JsonIn in(message);
    const bool known = in.number("v", 0, 1'000'000) >= protocol_version;
    return known ? FromHost(HostHello{}) : FromHost(Rubbish{"this bot speaks version 1"});
  }
  if (type == "deal") return host_deal(games, JsonIn(message));
  if (type == "choose") return question(deal, Asked::choose, JsonIn(message));
  if (type == "aside") return question(deal, Asked::aside, JsonIn(message));
  if (type == "quit") return HostQuit{};
  return Rubbish{"it is no message of this protocol"};
}

}  // namespace troef::engines
