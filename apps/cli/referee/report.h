// SPDX-License-Identifier: Apache-2.0
// What a referee says: faults with their place and their rule, for people or for programs.
#pragma once

#include <cstdint>
#include <string>

#include "cli/output.h"
#include "deal/record.h"

namespace troef::cli {

struct Place {
  std::string file;
  std::uint64_t line;
};

struct Counts {
  std::uint64_t files = 0, deals = 0, closings = 0, faults = 0;

  bool nothing() const { return deals + closings + faults == 0; }
};

class Report {
 public:
  Report(bool json, Language language) : json_(json), language_(language) {}

  // `record` is there for the faults of a deal that could be read.
  void fault(const Place& place, const Fault& fault, const Record* record);
  void note(const Place& place, const std::string& text);
  void summary(const Counts& counts, double seconds);

 private:
  bool json_;
  Language language_;
  LineOutput output_{"-"};
};

}  // namespace troef::cli
