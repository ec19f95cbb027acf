// SPDX-License-Identifier: Apache-2.0
// Reading a line of a record. Strict: every key is known, every value has its type and its range,
// nothing is guessed.
#define SIMDJSON_EXCEPTIONS 0
#include <simdjson.h>

#include <algorithm>

#include "cards/quoted.h"
#include "deal/json_fault.h"
#include "deal/record.h"

namespace troef {
namespace {

using simdjson::dom::array;
using simdjson::dom::element;
using simdjson::dom::object;

constexpr std::int64_t largest_amount = 1'000'000'000'000;
constexpr std::int64_t largest_number = 1'000'000'000;

std::string too_long(std::size_t bytes, std::size_t most) {
  return "the line has " + std::to_string(bytes) + " bytes; at most " + std::to_string(most) +
         " are read";
}

// Reads one line; the first fault stops it.
class Reading {
 public:
  Reading(Games games, Record& deal, MatchEnd& end) : games_(games), deal_(deal), end_(end) {}

  RecordReader::Kind line(const element& root, std::size_t bytes) {
    object keys;
    if (root.get(keys)) {
      fail("a record is a JSON object");
      return RecordReader::Kind::fault;
    }
    if (!format(keys)) return RecordReader::Kind::fault;
    if (bytes > most_bytes && !has(keys, "legal")) {
      fail(too_long(bytes, most_bytes));
      return RecordReader::Kind::fault;
    }
    const bool end = has(keys, "end");
    const bool read = end ? match_end(keys) : whole_deal(keys);
    if (!read) return RecordReader::Kind::fault;
    return end ? RecordReader::Kind::match_end : RecordReader::Kind::deal;
  }

  Fault fault;

 private:
  bool fail(std::string message, int entry = -1) {
    fault = {entry, "", std::move(message)};
    return false;
  }

  static bool has(const object& keys, std::string_view key) {
    return std::any_of(keys.begin(), keys.end(), [&](auto field) { return field.key == key; });
  }

  bool known_keys(const object& keys, std::initializer_list<std::string_view> known,
                  std::string_view where) {
    std::vector<std::string_view> seen;
    for (const auto field : keys) {
      const std::string_view key = field.key;
      if (std::find(seen.begin(), seen.end(), key) != seen.end()) {
        return fail(std::string(where) + "key " + quoted(key) + " stands twice");
      }
      seen.push_back(key);
      if (seen.size() > 100) return fail("too many keys");
      const bool own = where.empty() && key.starts_with("x-");
      if (own || std::find(known.begin(), known.end(), key) != known.end()) continue;
      const std::string what = std::string(where) + "unknown key " + quoted(key) + "; ";
      if (where.empty()) return fail(what + "keys of one's own begin with \"x-\"");
      return fail(what + "there is " + nearest_first(key, std::span(known.begin(), known.size())));
    }
    return true;
  }

  bool format(const object& keys) {
    std::string_view text;
    if (keys["format"].get(text)) {
      return fail("\"format\" is missing or no string; it is \"troef/1\"");
    }
    if (text == record_format) return true;
    return fail("unknown format " + quoted(text) + "; this program reads \"troef/1\"");
  }

  bool whole_deal(const object& keys) {
    return known_keys(keys,
                      {"format", "game", "rules", "match", "deal", "dealer", "players", "time",
                       "history", "actions", "legal", "result"},
                      "") &&
           game(keys) && rules(keys) && head(keys) && history(keys) && actions(keys) &&
           legal(keys) && result(keys) && extras(keys);
  }

  std::string games_near(std::string_view id) const {
    std::vector<std::string_view> ids;
    for (const Game* each : games_) ids.push_back(each->id());
    return "there is " + nearest_first(id, ids);
  }

  bool game(const object& keys) {
    std::string_view id;
    if (keys["game"].get(id)) return fail("\"game\" is missing or no string; " + games_near(id));
    const Game* found = find_game(games_, id);
    if (found == nullptr) {
      return fail("unknown game " + quoted(id) + "; " + games_near(id));
    }
    deal_.start.game = found;
    return true;
  }

  bool rules(const object& keys) {
    object values;
    if (keys["rules"].get(values)) return fail("\"rules\" is missing or no object");
    Rules rules(deal_.start.game->options());
    std::uint32_t seen = 0;
    for (const auto field : values) {
      const auto place = rules.find(field.key);
      if (!place) return fail(rules.set(field.key, ""));
      if ((seen >> *place & 1U) != 0) return fail("option " + quoted(field.key) + " stands twice");
      seen |= 1U << *place;
      if (!option(rules, *place, field.value)) return false;
    }
    for (std::size_t i = 0; i < rules.table().size(); ++i) {
      if ((seen >> i & 1U) != 0) continue;
      const Option& row = rules.table()[i];
      return fail("option " + quoted(row.name) + " is missing; " + what_it_takes(row));
    }
    if (const auto clash = deal_.start.game->refuse(rules)) return fail(clash->text(Language::en));
    deal_.start.rules = rules;
    deal_.start.seats = deal_.start.game->seats(rules);
    return true;
  }

  bool option(Rules& rules, int place, const element& value) {
    const Option& row = rules.table()[static_cast<std::size_t>(place)];
    std::string text;
    if (row.is_number()) {
      std::int64_t number = 0;
      if (value.get(number)) return no(row, "whole number");
      text = std::to_string(number);
    } else {
      std::string_view word;
      if (value.get(word)) return no(row, "string");
      text = word;
    }
    const auto error = rules.set(row.name, text);
    return error.empty() || fail(error);
  }

  bool no(const Option& row, std::string_view type) {
    return fail("option " + quoted(row.name) + " is no " + std::string(type) + "; " +
                what_it_takes(row));
  }

  bool number(const element& value, std::int64_t low, std::int64_t high, std::int64_t& out,
              const std::string& what) {
    return fits(value, low, high, out) || no_number(low, high, what);
  }
  static bool fits(const element& value, std::int64_t low, std::int64_t high, std::int64_t& out) {
    return !value.get(out) && out >= low && out <= high;
  }
  bool no_number(std::int64_t low, std::int64_t high, const std::string& what) {
    return fail(what + " is a whole number from " + std::to_string(low) + " to " +
                std::to_string(high));
  }

  bool head(const object& keys) {
    deal_.match.clear();
    deal_.players.clear();
    deal_.start.number = 0;
    std::int64_t value = 0;
    element found;
    const int last = deal_.start.seats - 1;
    if (keys["dealer"].get(found)) return no_number(0, last, "\"dealer\" is missing; it");
    if (!number(found, 0, last, value, "\"dealer\"")) return false;
    deal_.start.dealer = Seat(static_cast<int>(value));
    if (!keys["deal"].get(found)) {
      if (!number(found, 0, largest_number, value, "\"deal\"")) return false;
      deal_.start.number = static_cast<int>(value);
    }
    if (!keys["match"].get(found) && !string(found, deal_.match, "\"match\"")) return false;
    if (keys["players"].get(found)) return true;
    array names;
    if (found.get(names)) return fail("\"players\" is a list of names");
    for (const element name : names) {
      if (deal_.players.size() == static_cast<std::size_t>(deal_.start.seats)) {
        return fail("\"players\" has more names than there are seats");
      }
      deal_.players.emplace_back();
      if (!string(name, deal_.players.back(), "a name in \"players\"")) return false;
    }
    return true;
  }

  bool string(const element& value, std::string& out, const std::string& what) {
    std::string_view text;
    if (value.get(text)) return fail(what + " is a string");
    out = text;
    return true;
  }

  bool history(const object& keys) {
    object values;
    if (keys["history"].get(values)) return fail("\"history\" is missing or no object");
    if (!known_keys(values, {"scores", "pot"}, "history: ")) return false;
    std::vector<Amount> scores;
    if (!amounts(values, "history: ", "scores", scores)) return false;
    if (static_cast<int>(scores.size()) != deal_.start.seats) {
      return fail("history: \"scores\" has " + std::to_string(scores.size()) +
                  " numbers, there are " + std::to_string(deal_.start.seats) + " seats");
    }
    deal_.start.scores = {};
    for (int i = 0; i < deal_.start.seats; ++i) {
      deal_.start.scores[Seat(i)] = scores[static_cast<std::size_t>(i)];
    }
    element pot;
    const std::string what = "history: \"pot\"";
    if (values["pot"].get(pot)) return no_number(0, largest_amount, what + " is missing; it");
    return number(pot, 0, largest_amount, deal_.start.pot, what) && possible_history();
  }

  // Deals score for whole sides, and only some house rules have a pot.
  bool possible_history() {
    const Start& start = deal_.start;
    if (start.pot != 0 && !start.game->has_pot(start.rules)) {
      return fail("history: \"pot\" is 0 at this table: there is none by its rules");
    }
    const Sides sides = start.game->match_sides(start.rules);
    for (int side = 0; side < sides.count(); ++side) {
      const Seat first = sides[side].first();
      for (const Seat mate : sides[side]) {
        if (start.scores[mate] == start.scores[first]) continue;
        return fail("history: \"scores\" of seats " + std::to_string(first.index()) + " and " +
                    std::to_string(mate.index()) + " differ; they are one side");
      }
    }
    return true;
  }

  bool amounts(const object& keys, std::string_view where, std::string_view key,
               std::vector<Amount>& out) {
    array values;
    const std::string what = std::string(where) + quoted(key);
    if (keys[key].get(values)) return fail(what + " is missing or no list");
    out.clear();
    for (const element value : values) {
      if (out.size() == max_seats) return fail(what + " has too many numbers");
      const auto seat = std::to_string(out.size());
      out.push_back(0);
      if (fits(value, -largest_amount, largest_amount, out.back())) continue;
      return no_number(-largest_amount, largest_amount, what + " of seat " + seat);
    }
    return true;
  }

  bool actions(const object& keys) {
    array values;
    if (keys["actions"].get(values)) return fail("\"actions\" is missing or no list");
    deal_.entries.clear();
    for (const element value : values) {
      const int place = static_cast<int>(deal_.entries.size());
      if (deal_.entries.size() == most_actions) return fail("more than 2000 actions", place);
      std::string_view text;
      if (value.get(text)) return fail("an action is a string", place);
      auto entry = parse_entry(text, deal_.start.game->contracts(), deal_.start.seats);
      if (!entry) return fail(entry.error, place);
      deal_.entries.push_back(*entry.value);
    }
    return true;
  }

  bool legal(const object& keys) {
    array lists;
    element found;
    if (keys["legal"].get(found)) {
      deal_.legal.reset();
      return true;
    }
    if (found.get(lists)) return fail("\"legal\" is a list of lists");
    if (!deal_.legal) deal_.legal.emplace();
    deal_.legal->resize(deal_.entries.size());
    std::size_t count = 0;
    for (const element value : lists) {
      if (count == deal_.entries.size()) break;
      if (!legal_list(value, (*deal_.legal)[count], static_cast<int>(count))) return false;
      ++count;
    }
    if (count == deal_.entries.size() && lists.size() == count) return true;
    return fail("\"legal\" has not as many lists as there are actions");
  }

  bool legal_list(const element& value, std::string& lines, int place) {
    array list;
    if (value.get(list)) return fail("\"legal\" is a list of lists", place);
    lines.clear();
    for (const element item : list) {
      std::string_view text;
      if (item.get(text)) return fail("a legal action is a string", place);
      if (text.find('\n') != std::string_view::npos || text.size() > 200) {
        return fail(quoted(text) + " in \"legal\" is no action", place);
      }
      lines += text;
      lines += '\n';
    }
    return true;
  }

  static std::string no_result_key(std::string_view key) {
    return "result: unknown key " + quoted(key) + "; there is " + nearest_first(key, result_keys);
  }

  bool result(const object& keys) {
    deal_.result.reset();
    element found;
    if (keys["result"].get(found)) return true;
    object values;
    if (found.get(values)) return fail("\"result\" is no object");
    deal_.result.emplace();
    std::size_t count = 0;
    for (const auto field : values) {
      const auto key = std::find(std::begin(result_keys), std::end(result_keys), field.key);
      if (key == std::end(result_keys)) return fail(no_result_key(field.key));
      auto& text = (*deal_.result)[static_cast<std::size_t>(key - std::begin(result_keys))];
      if (!text.empty()) return fail("result: key " + quoted(field.key) + " stands twice");
      text = simdjson::minify(field.value);
      ++count;
    }
    if (count == result_key_count) return true;
    for (std::size_t i = 0; i < result_key_count; ++i) {
      if ((*deal_.result)[i].empty()) {
        return fail("result: " + quoted(result_keys[i]) + " is missing");
      }
    }
    return true;
  }

  bool extras(const object& keys) {
    deal_.extras.clear();
    for (const auto field : keys) {
      const std::string_view key = field.key;
      if (key != "time" && !key.starts_with("x-")) continue;
      deal_.extras.emplace_back(key, simdjson::minify(field.value));
    }
    return true;
  }

  bool match_end(const object& keys) {
    if (!known_keys(keys, {"format", "match", "end"}, "")) return false;
    element match;
    if (keys["match"].get(match)) return fail("\"match\" is missing");
    if (!string(match, end_.match, "\"match\"")) return false;
    object values;
    if (keys["end"].get(values)) return fail("\"end\" is no object");
    const bool read = known_keys(values, {"scores", "cents", "pot"}, "end: ") &&
                      amounts(values, "end: ", "scores", end_.scores) &&
                      amounts(values, "end: ", "cents", end_.cents) &&
                      amounts(values, "end: ", "pot", end_.pot);
    if (!read) return false;
    const std::size_t seats = end_.scores.size();
    const bool fits = seats >= 2 && end_.cents.size() == seats && end_.pot.size() == seats;
    return fits || fail("end: \"scores\", \"cents\" and \"pot\" have a number for every seat");
  }

  Games games_;
  Record& deal_;
  MatchEnd& end_;
};

// Without the full stop that some have.
std::string_view what_json_says(simdjson::error_code error) {
  std::string_view text = simdjson::error_message(error);
  if (text.ends_with('.')) text.remove_suffix(1);
  return text;
}

std::string why_no_json(std::string_view line, simdjson::error_code error) {
  const bool number = error == simdjson::NUMBER_ERROR;
  const auto wide = number ? wide_number_column(line) : std::nullopt;
  if (wide) return "a number that no 64 bits hold at column " + std::to_string(*wide);
  const auto column = json_fault_column(line);
  const std::string where = column ? " at column " + std::to_string(*column) : "";
  return "not JSON" + where +
         (number ? ", or a number that no 64 bits hold"
                 : std::string(": ").append(what_json_says(error)));
}

}  // namespace

struct RecordReader::State {
  Games games;
  simdjson::dom::parser parser;
  Record deal;
  MatchEnd end;
  Fault fault;
};

RecordReader::RecordReader(Games games) : state_(std::make_unique<State>()) {
  state_->games = games;
}
RecordReader::~RecordReader() = default;
RecordReader::RecordReader(RecordReader&&) noexcept = default;
RecordReader& RecordReader::operator=(RecordReader&&) noexcept = default;

const Record& RecordReader::deal() const { return state_->deal; }
const MatchEnd& RecordReader::match_end() const { return state_->end; }
const Fault& RecordReader::fault() const { return state_->fault; }

RecordReader::Kind RecordReader::read(std::string_view line) {
  State& state = *state_;
  const bool legal = line.find("\"legal\"") != std::string_view::npos;
  const std::size_t most = legal ? most_bytes_with_legal : most_bytes;
  if (line.size() > most) {
    state.fault = {-1, "", too_long(line.size(), most)};
    return Kind::fault;
  }
  if (line.data() == nullptr) line = "";  // the parser takes no null
  element root;
  if (const auto error = state.parser.parse(line.data(), line.size()).get(root)) {
    state.fault = {-1, "", why_no_json(line, error)};
    return Kind::fault;
  }
  Reading reading(state.games, state.deal, state.end);
  const Kind kind = reading.line(root, line.size());
  if (kind == Kind::fault) state.fault = reading.fault;
  return kind;
}

}  // namespace troef
