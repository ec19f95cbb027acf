// SPDX-License-Identifier: Apache-2.0
// Whether a recorded deal was dealt honestly (docs/fairness.md): all chance in it is computed again
// from the secret and the cuts, and compared.
#pragma once

#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "deal/record.h"
#include "table/fair.h"

namespace troef {

enum class Fairness : std::uint8_t {
  honest,      // all chance is what the commitment and the cuts make it
  differs,     // something is not
  incomplete,  // nothing differs, but the deal before is needed and was not there
  unproved     // no proof: nothing to verify
};
std::string_view name(Fairness fairness);

// What differs, or is not there.
struct FairFault {
  std::string_view what;  // "proof", "commitment", "cuts", "gathered", "pack", "die", "rules"
  int entry = -1;         // of the record, from 0; -1: of none
  int place = -1;         // in the pack, from 0, top card first
  std::string message;
};

struct FairReport {
  Fairness fairness = Fairness::honest;
  std::vector<FairFault> faults;
};

// Takes the deals of matches in their order: a pack that is shuffled by hand follows from the deal
// before. Keeps the latest of so many matches in mind.
class FairChecker {
 public:
  explicit FairChecker(Sha256 hash) : hash_(std::move(hash)) {}
  FairReport check(const Record& record);

 private:
  static constexpr std::size_t most_matches = 256;
  struct Last {
    std::string match;
    int number;
    Pack gathered;
  };
  const Pack* deal_before(const Record& record) const;
  void remember(const Record& record, const Deal& deal);

  Sha256 hash_;
  std::deque<Last> last_;  // latest first
};

}  // namespace troef
