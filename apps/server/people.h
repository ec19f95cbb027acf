// SPDX-License-Identifier: Apache-2.0
// Who holds which cookie. The store is asked on threads of its own, so that people who come wait
// for no table and not for one another; what it said is remembered for a minute.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <unordered_map>

#include "server/loop.h"
#include "server/store.h"
#include "table/table.h"

namespace troef::server {

// Somebody, nobody, or the store cannot say.
struct Known {
  std::optional<Person> person;
  bool fault = false;
};

class People {
 public:
  People(NetworkLoop& network, Loop& reception, Store& store)
      : network_(network), reception_(reception), store_(store) {}

  using Told = std::function<void(Known)>;
  void who(const std::optional<std::string>& token, Told told);
  // Somebody new, with the token of the cookie.
  using Made = std::function<void(Known, std::string token)>;
  void add(const std::string& name, Made made);
  void rename(const Person& person, const std::string& name, Told told);
  // A code that makes another device this person; and that other device. The code is "" where the
  // store fails.
  void add_code(const Person& person,
                std::function<void(std::string code, std::int64_t until)> told);
  void use_code(const std::string& code, Made made);

 private:
  struct Remembered {
    Person person;
    std::int64_t until;
  };
  // Does `ask` on a thread of the reception and `told` with its result here.
  void ask(std::function<std::optional<Person>()> ask, Told told);
  void remember(const std::string& hash, const Person& person);

  NetworkLoop& network_;
  Loop& reception_;
  Store& store_;
  std::unordered_map<std::string, Remembered> remembered_;  // by the hash of the token
  std::uint64_t renames_ = 0;  // what was asked before one may be the old name
};

}  // namespace troef::server
