// SPDX-License-Identifier: Apache-2.0

#include "deal/record.h"

namespace troef {
namespace {

template <class List, class Print>
void append_list(std::string& text, const List& list, Print print) {
  text += '[';
  bool first = true;
  for (const auto& item : list) {
    if (!first) text += ',';
    first = false;
    print(item);
  }
  text += ']';
}

template <class List>
std::string numbers(const List& list, int count) {
  std::string text = "[";
  for (int i = 0; i < count; ++i) {
    if (i > 0) text += ',';
    text += std::to_string(list[static_cast<std::size_t>(i)]);
  }
  return text + ']';
}

std::string by_seat(const BySeat<Amount>& amounts, int seats) {
  std::string text;
  append_list(text, Seats::all(seats), [&](Seat seat) { text += std::to_string(amounts[seat]); });
  return text;
}

std::string json_string(std::string_view value) {
  std::string text;
  append_json_string(text, value);
  return text;
}

std::string sides_text(const Sides& sides) {
  std::string text = "[";
  for (int side = 0; side < sides.count(); ++side) {
    if (side > 0) text += ',';
    append_list(text, sides[side], [&](Seat seat) { text += std::to_string(seat.index()); });
  }
  return text + ']';
}

std::string winners_text(const Result& result) {
  std::string text = "[";
  for (int i = 0; i < result.tricks; ++i) {
    if (i > 0) text += ',';
    text += std::to_string(result.winners[static_cast<std::size_t>(i)].index());
  }
  return text + ']';
}

void append_rules(std::string& text, const Rules& rules) {
  text += '{';
  for (std::size_t i = 0; i < rules.table().size(); ++i) {
    const Option& option = rules.table()[i];
    if (i > 0) text += ',';
    append_json_string(text, option.name);
    text += ':';
    const std::string value = rules.text(static_cast<int>(i));
    text += option.is_number() ? value : json_string(value);
  }
  text += '}';
}

void append_entries(std::string& text, const Deal& deal) {
  std::size_t pack = 0;
  append_list(text, deal.events(), [&](const Event& event) {
    Entry entry{event.actor, event.action, {}};
    if (event.action.verb == Verb::deal) entry.pack = deal.packs()[pack++];
    text += '"';
    append(text, entry, deal.game().contracts());
    text += '"';
  });
}

// "play JS\nplay 9S\n" as ["play JS","play 9S"].
void append_lines(std::string& text, std::string_view lines) {
  text += '[';
  for (bool first = true; !lines.empty(); first = false) {
    if (!first) text += ',';
    const auto end = lines.find('\n');
    append_json_string(text, lines.substr(0, end));
    lines.remove_prefix(end + 1);
  }
  text += ']';
}

void append_result(std::string& text, const ResultText& result) {
  text += '{';
  for (std::size_t i = 0; i < result_key_count; ++i) {
    if (i > 0) text += ',';
    append_json_string(text, result_keys[i]);
    text += ':';
    text += result[i];
  }
  text += '}';
}

}  // namespace

void append_json_string(std::string& text, std::string_view value) {
  constexpr std::string_view hex = "0123456789abcdef";
  text += '"';
  for (const char c : value) {
    if (c == '"' || c == '\\') {
      text += '\\';
      text += c;
    } else if (static_cast<unsigned char>(c) < 0x20) {
      text += "\\u00";
      text += hex[static_cast<unsigned char>(c) >> 4];
      text += hex[static_cast<unsigned char>(c) & 15];
    } else {
      text += c;
    }
  }
  text += '"';
}

ResultText to_text(const Result& result, const Game& game, int seats) {
  const int sides = result.sides.count();
  const auto contract = static_cast<std::size_t>(result.contract);
  return {json_string(name(result.outcome)),
          result.declarer ? std::to_string(result.declarer->index()) : "null",
          result.contract > 0 ? json_string(game.contracts()[contract - 1]) : "null",
          result.trumps ? json_string(std::string(1, letter(*result.trumps))) : "null",
          sides_text(result.sides),
          winners_text(result),
          numbers(result.points, sides),
          numbers(result.roem, sides),
          by_seat(result.score, seats),
          by_seat(result.cents, seats),
          std::to_string(result.pot)};
}

std::string write_record(const Deal& deal, const Record& record) {
  const Start& start = deal.start();
  std::string text = "{\"format\":\"troef/1\",\"game\":";
  text.reserve(4096);
  append_json_string(text, deal.game().id());
  text += ",\"rules\":";
  append_rules(text, start.rules);
  text += ",\"match\":";
  append_json_string(text, record.match);
  text += ",\"deal\":" + std::to_string(start.number);
  text += ",\"dealer\":" + std::to_string(start.dealer.index());
  text += ",\"players\":";
  append_list(text, record.players, [&](const std::string& p) { append_json_string(text, p); });
  text += ",\"history\":{\"scores\":" + by_seat(start.scores, start.seats);
  text += ",\"pot\":" + std::to_string(start.pot) + "},\"actions\":";
  append_entries(text, deal);
  if (record.legal) {
    text += ",\"legal\":";
    append_list(text, *record.legal, [&](const std::string& lines) { append_lines(text, lines); });
  }
  if (deal.over()) {
    text += ",\"result\":";
    append_result(text, to_text(deal.result(), deal.game(), start.seats));
  }
  for (const auto& [key, value] : record.extras) {
    text += ',';
    append_json_string(text, key);
    text += ':' + value;
  }
  text += "}\n";
  return text;
}

std::string write_match_end(const MatchEnd& end) {
  std::string text = "{\"format\":\"troef/1\",\"match\":";
  append_json_string(text, end.match);
  text += ",\"end\":{\"scores\":" + numbers(end.scores, static_cast<int>(end.scores.size()));
  text += ",\"cents\":" + numbers(end.cents, static_cast<int>(end.cents.size()));
  text += ",\"pot\":" + numbers(end.pot, static_cast<int>(end.pot.size())) + "}}\n";
  return text;
}

}  // namespace troef
