// SPDX-License-Identifier: Apache-2.0
#include "engines/spec.h"

#include <algorithm>
#include <charconv>

#include "cards/quoted.h"
#include "deal/rules.h"

namespace troef::engines {
namespace {

template <class T>
Parsed<T> wrong(std::string error) {
  return {std::nullopt, std::move(error)};
}

template <class Number>
bool read(std::string_view text, Number& number, Number most) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size() && number > 0 && number <= most;
}

// Which bots an option means something to.
struct Heeded {
  std::string_view key;
  std::vector<std::string_view> bots;
};

// "" or who heeds it.
std::string why_not_heeded(std::string_view bot, std::string_view key) {
  const Heeded heeded[] = {{"nodes", {"club", "master", "flat", "pimc"}},
                           {"time", {"club", "master"}}};
  for (const auto& [name, bots] : heeded) {
    if (name != key || std::find(bots.begin(), bots.end(), bot) != bots.end()) continue;
    return std::string(bot) + " does not heed " + std::string(key) + "=; those that do are " +
           nearest_first(bot, bots);
  }
  return "";
}

// "" or what is wrong with it.
std::string set(BotSpec& spec, std::string_view option) {
  const auto equals = option.find('=');
  const std::string_view key = option.substr(0, equals);
  const std::string_view value =
      equals == std::string_view::npos ? std::string_view() : option.substr(equals + 1);
  constexpr std::string_view keys[] = {"nodes", "signals", "time"};
  if (option.empty()) {
    return "an option is missing behind a colon; there is nodes=N, signals=NAME or time=MS";
  }
  if (auto error = why_not_heeded(spec.name, key); !error.empty()) return error;
  if (key == "nodes") {
    constexpr std::uint64_t most = 1'000'000'000'000'000'000;
    return read(value, spec.nodes, most)
               ? ""
               : "nodes= takes a number from 1 to 1000000000000000000, not " + quoted(value);
  }
  if (key == "time") {
    const bool good = read(value, spec.milliseconds, std::int64_t{3'600'000});
    return good ? "" : "time= takes milliseconds from 1 to 3600000, not " + quoted(value);
  }
  if (key == "signals") {
    const auto signals = parse_signals(value);
    if (signals) spec.signals = signals.value;
    return signals.error;
  }
  return "unknown option " + quoted(key) + " of a bot; there is " + nearest_first(key, keys);
}

constexpr std::string_view blanks = " \t\n";

// And lines that go on.
void skip_blanks(std::string_view& text) {
  while (!text.empty()) {
    const bool goes_on = text.starts_with("\\\n");
    if (!goes_on && blanks.find(text.front()) == std::string_view::npos) break;
    text.remove_prefix(goes_on ? 2 : 1);
  }
}

// What a backslash takes the meaning of; before anything else within "…" it is itself.
std::string escaped(char c, char quote) {
  if (c == '\n') return "";
  const bool special = quote == 0 || std::string_view("$`\"\\").find(c) != std::string_view::npos;
  return special ? std::string(1, c) : std::string("\\") + c;
}

// Takes one word off the text; false where a quote is not closed.
bool take_word(std::string_view& text, std::string& word) {
  char quote = 0;
  while (!text.empty()) {
    const char c = text.front();
    if (quote == 0 && blanks.find(c) != std::string_view::npos) break;
    text.remove_prefix(1);
    if (c == '\\' && quote != '\'') {
      if (text.empty()) return false;
      word += escaped(text.front(), quote);
      text.remove_prefix(1);
    } else if (quote == 0 && (c == '\'' || c == '"')) {
      quote = c;
    } else if (c == quote) {
      quote = 0;
    } else {
      word += c;
    }
  }
  return quote == 0;
}

}  // namespace

Parsed<std::vector<std::string>> split_command(std::string_view whole) {
  std::string_view text = whole;
  std::vector<std::string> words;
  for (skip_blanks(text); !text.empty(); skip_blanks(text)) {
    words.emplace_back();
    if (!take_word(text, words.back())) {
      return wrong<std::vector<std::string>>("a quote is not closed in " + quoted(whole));
    }
  }
  if (words.empty() || words.front().empty()) {
    return wrong<std::vector<std::string>>("cmd: wants a program");
  }
  return {words, ""};
}

Parsed<const Convention*> parse_signals(std::string_view name, const Game* game) {
  if (name == "none") return {nullptr, ""};
  const Convention* convention = find_convention(name);
  if (convention != nullptr && (game == nullptr || convention->suits(*game))) {
    return {convention, ""};
  }
  std::vector<std::string_view> names = {"none"};
  for (const Convention& each : conventions()) {
    if (game == nullptr || each.suits(*game)) names.push_back(each.name);
  }
  return wrong<const Convention*>((convention == nullptr ? "unknown convention " : "not here: ") +
                                  quoted(name) + "; there is " + nearest_first(name, names));
}

namespace {

std::vector<std::string_view> names_of_bots() {
  const auto own = bot_names(), baselines = baseline_names();
  std::vector<std::string_view> names(own.begin(), own.end());
  names.insert(names.end(), baselines.begin(), baselines.end());
  return names;
}

}  // namespace

std::string_view signals_name(const Convention* signals) {
  return signals == nullptr ? "none" : signals->name;
}

Parsed<BotSpec> parse_bot_spec(std::string_view text) {
  BotSpec spec;
  spec.text = text;
  constexpr std::string_view command = "cmd:";
  if (text.starts_with(command)) {
    auto words = split_command(text.substr(command.size()));
    if (!words) return wrong<BotSpec>(words.error);
    spec.command = std::move(*words.value);
    return {spec, ""};
  }
  const auto colon = text.find(':');
  spec.name = text.substr(0, colon);
  if (!make_bot(spec.name, 0)) {
    return wrong<BotSpec>("unknown bot " + troef::quoted(spec.name) + "; there is " +
                          nearest_first(spec.name, names_of_bots()) + ", and cmd:PROGRAM");
  }
  std::vector<std::string_view> keys;
  for (auto at = colon; at != std::string_view::npos;) {
    const auto end = std::min(text.find(':', at + 1), text.size());
    const std::string_view option = text.substr(at + 1, end - at - 1);
    std::string error = set(spec, option);
    const std::string_view key = option.substr(0, option.find('='));
    if (error.empty() && std::find(keys.begin(), keys.end(), key) != keys.end()) {
      error = std::string(key) + "= comes twice";
    }
    if (!error.empty()) return wrong<BotSpec>(quoted(text) + ": " + error);
    keys.push_back(key);
    at = end < text.size() ? end : std::string_view::npos;
  }
  return {spec, ""};
}

}  // namespace troef::engines
