// SPDX-License-Identifier: Apache-2.0
// Reads the keys of a table's settings one by one; the first fault stays.
#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "deal/dutch_list.h"
#include "table/json_read.h"
#include "table/settings.h"

namespace troef {

class SettingsReader {
 public:
  SettingsReader(Members& members, SettingsFault& fault) : members_(members), fault_(fault) {}

  bool good() const { return good_; }
  void fail(std::string where, std::string message, std::string dutch, std::string rule = "") {
    if (good_) {
      fault_ = {std::move(where), std::move(message), std::move(rule), std::move(dutch)};
    }
    good_ = false;
  }

  // The place of a word among those that there are.
  std::size_t word(std::string_view key, std::span<const std::string_view> words,
                   std::size_t fallback) {
    const Plain* plain = members_.find(key);
    if (plain == nullptr) return fallback;
    const auto* text = std::get_if<std::string>(plain);
    const std::string_view said = text == nullptr ? std::string_view() : *text;
    const auto found = std::find(words.begin(), words.end(), said);
    if (found == words.end()) {
      const std::string list = nearest_first(said, words);
      fail(std::string(key), "it takes " + list, "kies " + in_dutch(list));
      return fallback;
    }
    return static_cast<std::size_t>(found - words.begin());
  }

  int number(std::string_view key, std::int64_t low, std::int64_t high, int fallback) {
    const Plain* plain = members_.find(key);
    if (plain == nullptr) return fallback;
    const auto* number = std::get_if<std::int64_t>(plain);
    if (number == nullptr || *number < low || *number > high) {
      const std::string from = std::to_string(low), to = std::to_string(high);
      fail(std::string(key), "it takes a number from " + from + " to " + to,
           "het is een getal van " + from + " tot en met " + to);
      return fallback;
    }
    return static_cast<int>(*number);
  }

  bool flag(std::string_view key) {
    const Plain* plain = members_.find(key);
    if (plain == nullptr) return false;
    const bool* flag = std::get_if<bool>(plain);
    if (flag == nullptr) {
      fail(std::string(key), "it takes true or false", "kies true of false");
    }
    return flag != nullptr && *flag;
  }

  Members& members() { return members_; }

 private:
  Members& members_;
  SettingsFault& fault_;
  bool good_ = true;
};

}  // namespace troef
