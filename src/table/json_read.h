// SPDX-License-Identifier: Apache-2.0
// Reads JSON that is an object of plain values, with plain objects in it where they are allowed:
// any bytes are taken, keys that stand twice and everything deeper are refused.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace troef {

using Plain = std::variant<std::nullptr_t, bool, std::int64_t, std::string>;

class Members {
 public:
  // `depth` 1 for an object of values, 2 for objects in it: their members are "outer.inner".
  static std::optional<Members> read(std::string_view json, int depth, std::string& error);

  // What stands under a name; nullptr if nothing does. Asked for is known: see unknown().
  const Plain* find(std::string_view name);
  // Of a member of this type.
  template <class T>
  const T* get(std::string_view name) {
    const Plain* plain = find(name);
    return plain == nullptr ? nullptr : std::get_if<T>(plain);
  }
  bool has(std::string_view name) { return find(name) != nullptr; }
  // The members of an inner object, without its name: asked for as a whole.
  std::vector<std::pair<std::string, Plain>> inside(std::string_view name);
  // The first member that nobody asked for, "" if there is none.
  std::string_view unknown() const;

 private:
  friend class MembersReader;
  struct Member {
    std::string name;
    Plain value;
    bool asked = false;
  };
  std::vector<Member> members_;
};

// Takes the members of an object one by one; the first fault stays.
class Taker {
 public:
  explicit Taker(Members& members) : members_(members) {}

  const std::string& error() const { return error_; }

  template <class T>
  T take(std::string_view key) {
    const T* value = members_.get<T>(key);
    if (value == nullptr) fail("\"" + std::string(key) + "\" is missing or of a wrong type");
    return value == nullptr ? T() : *value;
  }
  template <class T>
  std::optional<T> maybe(std::string_view key) {
    if (!members_.has(key)) return std::nullopt;
    return take<T>(key);
  }
  // Null, or a value.
  template <class T>
  std::optional<T> or_null(std::string_view key) {
    if (members_.get<std::nullptr_t>(key) != nullptr) return std::nullopt;
    return take<T>(key);
  }
  void fail(std::string what) {
    if (error_.empty()) error_ = std::move(what);
  }

 private:
  Members& members_;
  std::string error_;
};

}  // namespace troef
