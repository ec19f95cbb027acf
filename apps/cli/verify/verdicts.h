// SPDX-License-Identifier: Apache-2.0
// What a verification says: every deal that is not honest, and the sum; for people or for programs.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "cli/output.h"
#include "deal/record.h"
#include "table/fair_check.h"

namespace troef::cli {

class Verdicts {
 public:
  explicit Verdicts(bool json) : json_(json) {}

  void file(std::string name);
  void deal(std::uint64_t line, const Record& record, const FairReport& report);
  // A line that cannot be read.
  void unreadable(std::uint64_t line, const std::string& message);
  void note(std::uint64_t line, const std::string& message);
  void summary();

  std::uint64_t files() const { return files_; }
  std::uint64_t deals() const { return deals_; }
  // There were deals, and all that was there is dealt honestly.
  bool all_honest() const { return deals_ > 0 && of(Fairness::honest) == deals_ && faults_ == 0; }

 private:
  std::uint64_t of(Fairness fairness) const { return counts_[static_cast<std::size_t>(fairness)]; }
  std::string summary_text() const;

  bool json_;
  std::string file_;
  std::array<std::uint64_t, 4> counts_{};
  std::uint64_t files_ = 0, deals_ = 0, faults_ = 0;
  LineOutput output_{"-"};
};

}  // namespace troef::cli
