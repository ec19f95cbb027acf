// SPDX-License-Identifier: Apache-2.0
// What was measured beside what is wanted, as a table.
#pragma once

#include <fmt/format.h>

#include <cstdio>
#include <string>
#include <vector>

namespace troef::load {

class Summary {
 public:
  void below(std::string what, double measured, double bound, const char* unit) {
    add(std::move(what), measured, "<", bound, unit, measured < bound);
  }
  void at_least(std::string what, double measured, double bound, const char* unit) {
    add(std::move(what), measured, ">=", bound, unit, measured >= bound);
  }
  void exactly(std::string what, std::size_t measured, std::size_t wanted) {
    rows_.push_back({std::move(what), fmt::format("{}", measured), fmt::format("{}", wanted),
                     measured == wanted});
  }
  bool all_met() const {
    for (const Row& row : rows_) {
      if (!row.met) return false;
    }
    return true;
  }
  void print() const {
    fmt::print("\n{:<46} {:>14}  {:>14}\n", "", "measured", "wanted");
    for (const Row& row : rows_) {
      fmt::print("{:<46} {:>14}  {:>14}  {}\n", row.what, row.measured, row.wanted,
                 row.met ? "ok" : "NOT MET");
    }
    std::fflush(stdout);
  }

 private:
  struct Row {
    std::string what, measured, wanted;
    bool met;
  };
  void add(std::string what, double measured, const char* sign, double bound, const char* unit,
           bool met) {
    const int digits = measured < 100 ? 1 : 0;
    rows_.push_back({std::move(what), fmt::format("{:.{}f} {}", measured, digits, unit),
                     fmt::format("{} {:.0f} {}", sign, bound, unit), met});
  }

  std::vector<Row> rows_;
};

}  // namespace troef::load
