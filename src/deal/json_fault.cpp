// SPDX-License-Identifier: Apache-2.0
#include "deal/json_fault.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace troef {
namespace {

using Json = nlohmann::json;

// Lets pass whatever comes, up to the fault.
struct Watcher : nlohmann::json_sax<Json> {
  std::size_t bytes = 0;  // with the one at fault

  bool null() override { return true; }
  bool boolean(bool) override { return true; }
  bool number_integer(number_integer_t) override { return true; }
  bool number_unsigned(number_unsigned_t) override { return true; }
  bool number_float(number_float_t, const string_t&) override { return true; }
  bool string(string_t&) override { return true; }
  bool binary(binary_t&) override { return true; }
  bool start_object(std::size_t) override { return true; }
  bool key(string_t&) override { return true; }
  bool end_object() override { return true; }
  bool start_array(std::size_t) override { return true; }
  bool end_array() override { return true; }
  bool parse_error(std::size_t place, const std::string& token, const Json::exception&) override {
    // A string or number that may not stand here was read to its end.
    bytes = Json::accept(token) ? place + 1 - token.size() : place;
    return false;
  }
};

// Stops at a whole number that is read as a float, as no 64 bits hold it.
struct WidthWatcher final : Watcher {
  std::string number;

  bool number_float(number_float_t, const string_t& text) override {
    if (text.find_first_of(".eE") != std::string::npos) return true;
    number = text;
    return false;
  }
};

bool begins_character(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80; }

std::size_t column_after(std::string_view before) {
  return static_cast<std::size_t>(std::ranges::count_if(before, begins_character)) + 1;
}

}  // namespace

std::optional<std::size_t> json_fault_column(std::string_view line) {
  Watcher watcher;
  if (Json::sax_parse(line.begin(), line.end(), &watcher)) return std::nullopt;
  return column_after(line.substr(0, std::max<std::size_t>(watcher.bytes, 1) - 1));
}

std::optional<std::size_t> wide_number_column(std::string_view line) {
  WidthWatcher watcher;
  Json::sax_parse(line.begin(), line.end(), &watcher);
  if (watcher.number.empty()) return std::nullopt;
  return column_after(line.substr(0, line.find(watcher.number)));
}

}  // namespace troef
