// SPDX-License-Identifier: Apache-2.0
#include "server/people.h"

#include "server/log.h"
#include "server/tokens.h"

namespace troef::server {
namespace {

constexpr std::int64_t remember_milliseconds = 60'000;
constexpr std::size_t remember_at_most = 50'000;
constexpr std::int64_t code_milliseconds = 600'000;

std::optional<Person> as_person(std::optional<StoredPerson> stored) {
  if (!stored) return std::nullopt;
  return Person{std::move(stored->id), std::move(stored->name)};
}

}  // namespace

void People::ask(std::function<std::optional<Person>()> ask, Told told) {
  reception_.post([this, ask = std::move(ask), told = std::move(told)] {
    Known known;
    try {
      known.person = ask();
    } catch (const StoreFault& fault) {
      log(Level::error, "store_fault", {{"error", fault.what()}});
      known.fault = true;
    }
    network_.post([known = std::move(known), told] { told(known); });
  });
}

void People::remember(const std::string& hash, const Person& person) {
  if (remembered_.size() >= remember_at_most) remembered_.clear();
  remembered_[hash] = {person, network_.now() + remember_milliseconds};
}

void People::who(const std::optional<std::string>& token, Told told) {
  if (!token) return told({});
  const std::string hash = hash_of(*token);
  const auto found = remembered_.find(hash);
  if (found != remembered_.end() && found->second.until > network_.now()) {
    return told({found->second.person, false});
  }
  ask([this, hash] { return as_person(store_.person_of(hash)); },
      [this, hash, asked_at = renames_, told = std::move(told)](const Known& known) {
        if (known.person && asked_at == renames_) remember(hash, *known.person);
        told(known);
      });
}

void People::add(const std::string& name, Made made) {
  const Person person{new_id(), name};
  const std::string token = new_token();
  ask(
      [this, person, hash = hash_of(token)] {
        store_.add_person({person.id, person.name}, hash);
        return std::optional(person);
      },
      [token, made = std::move(made)](const Known& known) { made(known, token); });
}

void People::rename(const Person& person, const std::string& name, Told told) {
  const Person renamed{person.id, name};
  ask(
      [this, renamed] {
        store_.rename(renamed.id, renamed.name);
        return std::optional(renamed);
      },
      [this, renamed, told = std::move(told)](const Known& known) {
        if (known.person) {
          ++renames_;
          std::erase_if(remembered_,
                        [&](const auto& each) { return each.second.person.id == renamed.id; });
        }
        told(known);
      });
}

void People::add_code(const Person& person,
                      std::function<void(std::string code, std::int64_t until)> told) {
  const std::string code = new_code();
  const std::int64_t until = network_.now() + code_milliseconds;
  ask(
      [this, person, hash = hash_of(code), until] {
        store_.add_code(person.id, hash, until);
        return std::optional(person);
      },
      [code, until, told = std::move(told)](const Known& known) {
        told(known.fault ? "" : code, until);
      });
}

void People::use_code(const std::string& code, Made made) {
  const std::string token = new_token();
  ask(
      [this, code = hash_of(code), hash = hash_of(token), now = network_.now()] {
        const auto person = as_person(store_.use_code(code, now));
        if (person) store_.add_token(person->id, hash);
        return person;
      },
      [token, made = std::move(made)](const Known& known) { made(known, token); });
}

}  // namespace troef::server
