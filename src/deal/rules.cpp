// SPDX-License-Identifier: Apache-2.0
#include "deal/rules.h"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

#include "cards/quoted.h"

namespace troef {
namespace {

// Levenshtein distance.
int distance(std::string_view a, std::string_view b) {
  std::vector<int> row(b.size() + 1);
  std::iota(row.begin(), row.end(), 0);
  for (std::size_t i = 1; i <= a.size(); ++i) {
    int diagonal = row[0];
    row[0] = static_cast<int>(i);
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const int changed = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
      diagonal = row[j];
      row[j] = std::min({row[j] + 1, row[j - 1] + 1, changed});
    }
  }
  return row[b.size()];
}

std::optional<int> parse_number(std::string_view text) {
  if (text.empty() || text.size() > 7) return std::nullopt;
  int value = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') return std::nullopt;
    value = value * 10 + (c - '0');
  }
  return value;
}

bool takes(const Option& option, int number) {
  const auto& only = option.numbers;
  if (!only.empty()) return std::find(only.begin(), only.end(), number) != only.end();
  return number >= option.low && number <= option.high;
}

std::string numbers_taken(const Option& option) {
  if (option.numbers.empty()) {
    return "a number from " + std::to_string(option.low) + " to " + std::to_string(option.high);
  }
  std::string text;
  for (std::size_t i = 0; i < option.numbers.size(); ++i) {
    if (i > 0) text += i + 1 == option.numbers.size() ? " or " : ", ";
    text += std::to_string(option.numbers[i]);
  }
  return text;
}

}  // namespace

std::string nearest_first(std::string_view word, std::span<const std::string_view> all) {
  std::vector<std::pair<int, std::size_t>> sorted;  // how far, and the place in `all`
  for (std::size_t i = 0; i < all.size(); ++i) {
    sorted.emplace_back(distance(word.substr(0, 40), all[i]), i);
  }
  std::sort(sorted.begin(), sorted.end());
  std::string text;
  for (std::size_t i = 0; i < sorted.size(); ++i) {
    if (i > 0) text += i + 1 == sorted.size() ? " or " : ", ";
    text += all[sorted[i].second];
  }
  return text;
}

std::string what_it_takes(const Option& option, std::string_view said) {
  return "it takes " +
         (option.is_number() ? numbers_taken(option) : nearest_first(said, option.words));
}

std::string Option::text(int value) const {
  return is_number() ? std::to_string(value) : std::string(words[static_cast<std::size_t>(value)]);
}

Rules::Rules(Options table) : table_(table) { fill_in_defaults(); }

int Rules::usual(int option) const {
  const auto& follows = row(option).follows;
  if (!follows) return row(option).fallback;
  return follows->defaults[static_cast<std::size_t>(values_[follows->option])];
}

void Rules::fill_in_defaults() {
  for (std::size_t i = 0; i < table_.size(); ++i) {
    const bool open = (was_set_ >> i & 1U) == 0;
    if (open) values_[i] = usual(static_cast<int>(i));
  }
}

void Rules::set(int option, int value) {
  values_[static_cast<std::size_t>(option)] = value;
  was_set_ |= 1U << option;
  fill_in_defaults();
}

std::optional<int> Rules::find(std::string_view name) const {
  for (std::size_t i = 0; i < table_.size(); ++i) {
    if (table_[i].name == name) return static_cast<int>(i);
  }
  return std::nullopt;
}

std::string Rules::set(std::string_view name, std::string_view value) {
  const auto place = find(name);
  if (!place) {
    std::vector<std::string_view> names;
    for (const Option& option : table_) names.push_back(option.name);
    return "unknown option " + quoted(name) + "; there is " + nearest_first(name, names);
  }
  const Option& option = row(*place);
  const auto wrong = [&] {
    return "option " + quoted(name) + " does not take " + quoted(value) + "; " +
           what_it_takes(option, value);
  };
  if (option.is_number()) {
    const auto number = parse_number(value);
    if (!number || !takes(option, *number)) return wrong();
    set(*place, *number);
    return "";
  }
  const auto word = std::find(option.words.begin(), option.words.end(), value);
  if (word == option.words.end()) return wrong();
  set(*place, static_cast<int>(word - option.words.begin()));
  return "";
}

std::string Rules::text(int option) const { return row(option).text(at(option)); }

}  // namespace troef
