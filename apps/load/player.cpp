// SPDX-License-Identifier: Apache-2.0
#include "load/player.h"

#include <algorithm>

namespace troef::load {
namespace {

void patch(Json& object, Json& message, const char* key) {
  const auto changes = message.find(key);
  if (changes == message.end() || !changes->is_object()) return;
  for (auto& [name, value] : changes->get_ref<Json::object_t&>()) {
    if (value.is_null()) {
      object.erase(name);
    } else {
      object[name] = std::move(value);
    }
  }
}

// Taken out of the message; an object in any case.
Json object_of(Json& message, const char* key) {
  const auto found = message.find(key);
  if (found == message.end() || !found->is_object()) return Json::object();
  return std::move(*found);
}

bool said(const Json& seats, const Json& seat, const char* key) {
  if (!seat.is_number_unsigned() || !seats.is_array()) return true;
  const auto number = seat.get<std::size_t>();
  if (number >= seats.size() || !seats[number].is_object()) return true;
  const Json& flag = member(seats[number], key);
  return flag.is_boolean() && flag.get<bool>();
}

}  // namespace

const Json& member(const Json& object, const char* key) {
  static const Json nothing;
  if (!object.is_object()) return nothing;
  const auto found = object.find(key);
  return found == object.end() ? nothing : *found;
}

bool Player::take(Json message) {
  const std::string type = message.value("type", "");
  if (type == "table") {
    table_ = object_of(message, "table");
    look_ = object_of(message, "look");
    seq_ = message.value("seq", std::uint64_t{0});
  } else if (type == "step") {
    const auto seq = message.value("seq", std::uint64_t{0});
    if (seq > seq_ + 1) return false;
    if (seq < seq_) return true;
    seq_ = seq;
    patch(table_, message, "table");
    const auto look = message.find("look");
    if (look != message.end() && look->is_null()) look_ = Json::object();
    patch(look_, message, "look");
  }
  return true;
}

std::uint64_t Player::below(std::uint64_t n) {
  state_ = state_ * 6364136223846793005U + 1442695040888963407U;
  return n == 0 ? 0 : (state_ >> 33) % n;
}

// In the order of the notation: clubs to spades, low to high.
std::string Player::some_of(const Json& entry) {
  std::vector<std::string> chosen;
  std::vector<std::string> cards = entry["from"];
  for (auto left = entry.value("count", std::size_t{0}); left > 0 && !cards.empty(); --left) {
    const auto at = static_cast<std::ptrdiff_t>(below(cards.size()));
    chosen.push_back(cards[static_cast<std::size_t>(at)]);
    cards.erase(cards.begin() + at);
  }
  const auto place = [](const std::string& card) {
    return std::pair(std::string_view("CDHS").find(card[1]),
                     std::string_view("23456789TJQKA").find(card[0]));
  };
  std::sort(chosen.begin(), chosen.end(),
            [&](const auto& a, const auto& b) { return place(a) < place(b); });
  std::string text;
  for (const std::string& card : chosen) text += " " + card;
  return text;
}

std::string Player::choose(const Json& entry) {
  std::string verb = entry.value("verb", "");
  const std::string shape = entry.value("shape", "");
  if (shape == "number") return verb + " " + std::to_string(one_of(entry["numbers"]).get<int>());
  if (shape == "name") return verb + " " + one_of(entry["names"]).get<std::string>();
  if (shape == "suit") return verb + " " + one_of(entry["suits"]).get<std::string>();
  if (shape == "card") return verb + " " + one_of(entry["cards"]).get<std::string>();
  if (shape == "cards") return verb + some_of(entry);
  if (shape == "melds") return one_of(entry["melds"]).value("action", "");
  if (shape == "two_cards") {
    const Json& pair = one_of(entry["pairs"]);
    return verb + " " + pair[0].get<std::string>() + " " + pair[1].get<std::string>();
  }
  return verb;
}

std::optional<Json> Player::act() {
  const auto legal = look_.find("legal");
  if (legal == look_.end() || !legal->is_array() || legal->empty()) return std::nullopt;
  return Json{{"type", "act"},
              {"deal", look_.value("deal", 0)},
              {"at", look_.value("at", 0)},
              {"action", choose(one_of(*legal))}};
}

std::optional<Json> Player::answer() {
  const Json& seat = member(member(table_, "you"), "seat");
  const std::string now = phase();
  if (now == "cutting" && !said(seats(), seat, "cut")) {
    std::string bytes;
    for (int i = 0; i < 32; ++i) bytes += "0123456789abcdef"[below(16)];
    return Json{{"type", "cut"}, {"deal", look_.value("deal", 0)}, {"bytes", bytes}};
  }
  if (now == "between" && !said(seats(), seat, "next")) return Json{{"type", "next"}};
  return now == "playing" ? act() : std::nullopt;
}

}  // namespace troef::load
