// SPDX-License-Identifier: Apache-2.0
// Takes members of a JSON object that somebody else wrote: whatever is not there or not as it
// should be gives an empty value, and the first fault stays.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "cards/cards.h"
#include "cards/seat.h"

namespace troef::engines {

class JsonIn {
 public:
  using Value = nlohmann::json;

  // `object` outlives it.
  explicit JsonIn(const Value& object) : object_(object) {}

  const std::string& error() const { return error_; }
  void fail(std::string error) {
    if (error_.empty()) error_ = std::move(error);
  }

  bool has(const char* key) const { return object_.is_object() && object_.contains(key); }
  bool null(const char* key) const { return !has(key) || object_[key].is_null(); }

  std::int64_t number(const char* key, std::int64_t low, std::int64_t high) {
    return number(value(key), key, low, high);
  }
  std::int64_t number(const Value& value, const char* key, std::int64_t low, std::int64_t high) {
    const bool whole = value.is_number_integer() &&
                       !(value.is_number_unsigned() && value.get<std::uint64_t>() > INT64_MAX);
    const std::int64_t number = whole ? value.get<std::int64_t>() : low - 1;
    if (whole && number >= low && number <= high) return number;
    wrong(key, "a whole number from " + std::to_string(low) + " to " + std::to_string(high));
    return low;
  }
  bool flag(const char* key) {
    const Value& found = value(key);
    if (!found.is_boolean()) wrong(key, "true or false");
    return found.is_boolean() && found.get<bool>();
  }
  std::string text(const char* key) { return text(value(key), key); }
  std::string text(const Value& value, const char* key) {
    if (value.is_string()) return value.get<std::string>();
    wrong(key, "text");
    return "";
  }
  const Value& object(const char* key) {
    const Value& found = value(key);
    if (found.is_object()) return found;
    wrong(key, "an object");
    static const Value nothing = Value::object();
    return nothing;
  }
  using List = Value::array_t;
  const List& list(const char* key) { return list(value(key), key); }
  const List& list(const Value& value, const char* key) {
    if (value.is_array()) return value.get_ref<const List&>();
    wrong(key, "a list");
    static const List nothing;
    return nothing;
  }

  Card card(const Value& value, const char* key) {
    const auto card = parse_card(value.is_string() ? value.get<std::string>() : "");
    if (!card) wrong(key, "cards");
    return card.value_or(Card());
  }
  Cards cards(const Value& value, const char* key) {
    Cards cards;
    for (const Value& each : list(value, key)) cards.add(card(each, key));
    return cards;
  }
  Cards cards(const char* key) { return cards(value(key), key); }
  Seat seat(const Value& value, const char* key) {
    return Seat(static_cast<int>(number(value, key, 0, max_seats - 1)));
  }
  std::optional<Seat> seat(const char* key) {
    if (null(key)) return std::nullopt;
    return seat(value(key), key);
  }
  Seats seats(const char* key) {
    Seats seats;
    for (const Value& each : list(key)) seats.add(seat(each, key));
    return seats;
  }
  std::optional<Suit> suit(const Value& value, const char* key) {
    const auto suit = parse_suit(value.is_string() ? value.get<std::string>() : "");
    if (!suit) wrong(key, "a suit");
    return suit;
  }
  std::optional<Suit> suit(const char* key) {
    if (null(key)) return std::nullopt;
    return suit(value(key), key);
  }

  const Value& value(const char* key) const {
    static const Value nothing;
    return has(key) ? object_[key] : nothing;
  }

 private:
  void wrong(const char* key, const std::string& takes) {
    fail('"' + std::string(key) + (has(key) ? "\" takes " + takes : "\" is missing"));
  }

  const Value& object_;
  std::string error_;
};

}  // namespace troef::engines
