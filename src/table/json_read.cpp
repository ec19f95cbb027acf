// SPDX-License-Identifier: Apache-2.0
#include "table/json_read.h"

#include <limits>
#include <nlohmann/json.hpp>
#include <utility>

namespace troef {
namespace {

constexpr std::size_t most_members = 64;

}  // namespace

// nlohmann's reader calls it for what it meets; false ends the reading.
class MembersReader {
 public:
  // NOLINTBEGIN(readability-identifier-naming): the names it looks for
  using number_integer_t = nlohmann::json::number_integer_t;
  using number_unsigned_t = nlohmann::json::number_unsigned_t;
  using number_float_t = nlohmann::json::number_float_t;
  using string_t = nlohmann::json::string_t;
  using binary_t = nlohmann::json::binary_t;
  // NOLINTEND(readability-identifier-naming)

  MembersReader(Members& members, int depth, std::string& error)
      : members_(members), deepest_(depth), error_(error) {}

  bool null() { return add(nullptr); }
  bool boolean(bool value) { return add(value); }
  bool number_integer(number_integer_t value) { return add(std::int64_t{value}); }
  bool number_unsigned(number_unsigned_t value) {
    if (value > std::uint64_t{std::numeric_limits<std::int64_t>::max()}) {
      return fail("a number is too large");
    }
    return add(static_cast<std::int64_t>(value));
  }
  bool number_float(number_float_t, const string_t&) { return fail("numbers must be whole"); }
  bool string(string_t& value) { return add(std::move(value)); }
  bool binary(binary_t&) { return fail("no JSON"); }
  bool start_object(std::size_t) {
    if (depth_ == deepest_) return fail("an object is too deep");
    if (depth_ > 0) prefix_ = std::exchange(key_, "") + ".";
    ++depth_;
    return true;
  }
  bool key(string_t& value) {
    if (value.find('.') != string_t::npos) return fail("a key has a full stop");
    key_ = prefix_ + value;
    if (members_.members_.size() == most_members) return fail("there are too many keys");
    for (const auto& member : members_.members_) {
      if (member.name == key_) return fail("a key stands twice");
    }
    return true;
  }
  bool end_object() {
    --depth_;
    prefix_.clear();
    return true;
  }
  bool start_array(std::size_t) { return fail("no list belongs here"); }
  bool end_array() { return true; }
  bool parse_error(std::size_t place, const std::string&, const nlohmann::json::exception&) {
    return fail("no JSON, from byte " + std::to_string(place));
  }

 private:
  bool add(Plain value) {
    if (depth_ == 0) return fail("it must be an object");
    members_.members_.push_back({std::exchange(key_, ""), std::move(value)});
    return true;
  }
  bool fail(std::string what) {
    error_ = std::move(what);
    return false;
  }

  Members& members_;
  int depth_ = 0, deepest_;
  std::string& error_;
  std::string prefix_, key_;
};

std::optional<Members> Members::read(std::string_view json, int depth, std::string& error) {
  Members members;
  MembersReader reader(members, depth, error);
  if (!nlohmann::json::sax_parse(json.begin(), json.end(), &reader)) return std::nullopt;
  return members;
}

const Plain* Members::find(std::string_view name) {
  for (Member& member : members_) {
    if (member.name != name) continue;
    member.asked = true;
    return &member.value;
  }
  return nullptr;
}

std::vector<std::pair<std::string, Plain>> Members::inside(std::string_view name) {
  std::vector<std::pair<std::string, Plain>> found;
  const std::string prefix = std::string(name) + ".";
  for (Member& member : members_) {
    if (!member.name.starts_with(prefix)) continue;
    member.asked = true;
    found.emplace_back(member.name.substr(prefix.size()), member.value);
  }
  return found;
}

std::string_view Members::unknown() const {
  for (const Member& member : members_) {
    if (!member.asked) return member.name;
  }
  return {};
}

}  // namespace troef
