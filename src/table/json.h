// SPDX-License-Identifier: Apache-2.0
// Writes JSON by appending to a text. Commas come by themselves, since what was written last says
// whether one is due.
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cards/cards.h"
#include "cards/seat.h"
#include "deal/record.h"

namespace troef {

class Json {
 public:
  explicit Json(std::string& text) : text_(text), start_(text.size()) {}

  Json& open(char bracket) {
    comma();
    text_ += bracket;
    return *this;
  }
  Json& close(char bracket) {
    text_ += bracket;
    return *this;
  }
  Json& key(std::string_view key) {
    comma();
    text_ += '"';
    text_ += key;  // keys are ours: nothing in them needs an escape
    text_ += "\":";
    return *this;
  }
  // JSON as it stands.
  Json& raw(std::string_view json) {
    comma();
    text_ += json;
    return *this;
  }

  Json& value(std::nullptr_t) { return raw("null"); }
  Json& value(std::same_as<bool> auto flag) { return raw(flag ? "true" : "false"); }
  Json& value(std::integral auto number)
    requires(!std::same_as<decltype(number), bool> && !std::same_as<decltype(number), char>)
  {
    return raw(std::to_string(number));
  }
  Json& value(std::string_view text) {
    comma();
    append_json_string(text_, text);
    return *this;
  }
  Json& value(const char* text) { return value(std::string_view(text)); }
  Json& value(const std::string& text) { return value(std::string_view(text)); }
  Json& value(Seat seat) { return value(seat.index()); }
  Json& value(Seats seats) { return list(seats); }
  Json& value(Suit suit) {
    const char name = letter(suit);
    return value(std::string_view(&name, 1));
  }
  Json& value(Card card) {
    comma();
    text_ += '"';
    append(text_, card);
    text_ += '"';
    return *this;
  }
  Json& value(Cards cards) { return list(cards); }
  template <class T>
  Json& value(const std::optional<T>& maybe) {
    return maybe ? value(*maybe) : value(nullptr);
  }
  template <class T>
  Json& value(const std::vector<T>& values) {
    return list(values);
  }

  template <class T>
  Json& member(std::string_view name, const T& what) {
    return key(name).value(what);
  }

  // An array of what is written for each of these, which may be nothing.
  template <class List, class Write>
  Json& list(const List& values, Write write) {
    open('[');
    for (const auto& each : values) write(each);
    return close(']');
  }
  template <class List>
  Json& list(const List& values) {
    return list(values, [&](const auto& each) { value(each); });
  }

 private:
  void comma() {
    if (text_.size() == start_) return;
    const char last = text_.back();
    if (last != '{' && last != '[' && last != ':') text_ += ',';
  }

  std::string& text_;
  std::size_t start_;
};

}  // namespace troef
