// SPDX-License-Identifier: Apache-2.0
// The score sheet of a match up to a deal, from the records before it.
#pragma once

#include <deque>
#include <string>

#include "cli/show/speech.h"
#include "deal/record.h"

namespace troef::cli {

class ScoreSheet {
 public:
  // A deal of another match begins a new sheet.
  void meet(const Record& record);
  void enter(const Record& record, const Result& result);  // which was met
  std::string text(const Speech& speech) const;

 private:
  static constexpr std::size_t most_rows = 100;
  struct Row {
    int number;
    Result result;
    BySeat<Amount> total;
  };

  std::string match_;
  Start start_;
  std::deque<Row> rows_;  // the latest ones
};

}  // namespace troef::cli
