// SPDX-License-Identifier: Apache-2.0
// An object as the texts of its values, key by key, so that what has changed since the last one can
// be told. A value that is empty text is not there.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "table/json.h"

namespace troef {

// A key, and what writes its value; where that writes nothing the value is not there.
template <class Input>
struct Member {
  std::string_view key;
  void (*write)(Json&, const Input&);
};
template <class Input, std::size_t n>
constexpr std::array<std::string_view, n> keys_of(const Member<Input> (&members)[n]) {
  std::array<std::string_view, n> keys;
  for (std::size_t i = 0; i < n; ++i) keys[i] = members[i].key;
  return keys;
}

// Of an object with `n` keys, in the order of its members.
template <std::size_t n>
class Keyed {
 public:
  template <class Input>
  void write(const Member<Input> (&members)[n], const Input& input) {
    text_.clear();
    count_ = 0;
    for (const Member<Input>& member : members) {
      Json json(text_);
      member.write(json, input);
      ends_[count_++] = static_cast<std::uint32_t>(text_.size());
    }
  }

  bool empty() const { return count_ == 0; }
  std::string_view value(std::size_t i) const {
    const std::size_t begin = i == 0 ? 0 : ends_[i - 1];
    return std::string_view(text_).substr(begin, ends_[i] - begin);
  }

  // The members that are there, into an object that is open.
  void append_all(Json& json, const std::array<std::string_view, n>& names) const {
    for (std::size_t i = 0; i < count_; ++i) {
      if (!value(i).empty()) json.key(names[i]).raw(value(i));
    }
  }
  // The members that differ from those of an earlier one; null where they are gone.
  void append_changes(Json& json, const std::array<std::string_view, n>& names,
                      const Keyed& earlier) const {
    for (std::size_t i = 0; i < n; ++i) {
      const std::string_view before = earlier.empty() ? std::string_view() : earlier.value(i);
      const std::string_view now = empty() ? std::string_view() : value(i);
      if (before == now) continue;
      json.key(names[i]).raw(now.empty() ? "null" : now);
    }
  }

 private:
  std::string text_;
  std::array<std::uint32_t, n> ends_{};
  std::size_t count_ = 0;
};

}  // namespace troef
