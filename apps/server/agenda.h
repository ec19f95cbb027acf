// SPDX-License-Identifier: Apache-2.0
// Which table wants to be woken when.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>

namespace troef::server {

class Agenda {
 public:
  // Instead of what was set for it before.
  void set(const std::string& table, std::optional<std::int64_t> when) {
    const auto old = when_.find(table);
    if (old != when_.end()) {
      if (when == old->second) return;
      order_.erase({old->second, table});
      when_.erase(old);
    }
    if (!when) return;
    order_.insert({*when, table});
    when_.emplace(table, *when);
  }
  std::optional<std::int64_t> first() const {
    return order_.empty() ? std::nullopt : std::optional(order_.begin()->first);
  }
  // Takes out one whose time has come.
  std::optional<std::string> take(std::int64_t now) {
    if (order_.empty() || order_.begin()->first > now) return std::nullopt;
    std::string table = order_.begin()->second;
    set(table, std::nullopt);
    return table;
  }

 private:
  std::set<std::pair<std::int64_t, std::string>> order_;
  std::unordered_map<std::string, std::int64_t> when_;
};

}  // namespace troef::server
