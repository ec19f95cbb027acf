// SPDX-License-Identifier: Apache-2.0
// What a client knows of its table from what it was sent, and what it would say next: any legal
// action, its cut, or that it has seen the result. It knows no rules: it goes by shape.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

namespace troef::load {

using Json = nlohmann::json;

// What an object holds under a key; null where there is no such thing.
const Json& member(const Json& object, const char* key);

class Player {
 public:
  explicit Player(std::uint64_t seed) : state_(seed) {}

  // A message of the server. False: there is a gap, and it must ask for everything again.
  bool take(Json message);

  const Json& table() const { return table_; }
  const Json& look() const { return look_; }
  std::uint64_t seq() const { return seq_; }
  std::string phase() const { return table_.value("phase", ""); }
  const Json& seats() const { return member(table_, "seats"); }
  // What it is asked to say, as a message without id; nullopt: nothing. It is asked again until
  // what the server sends shows that it was heard.
  std::optional<Json> answer();

 private:
  std::optional<Json> act();
  std::uint64_t below(std::uint64_t n);
  const Json& one_of(const Json& list) { return list[below(list.size())]; }
  std::string choose(const Json& entry);
  std::string some_of(const Json& entry);

  Json table_ = Json::object(), look_ = Json::object();
  std::uint64_t seq_ = 0;
  std::uint64_t state_;
};

}  // namespace troef::load
