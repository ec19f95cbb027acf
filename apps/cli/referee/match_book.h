// SPDX-License-Identifier: Apache-2.0
// Whether the deals of a match follow from one another, and its closing line from them. A match
// may be seen from any deal on; what comes before it is then taken as it is said.
#pragma once

#include <list>
#include <string>
#include <unordered_map>

#include "deal/record.h"

namespace troef::cli {

class MatchBook {
 public:
  // What does not follow, or "". A deal that is wrong in itself has no result.
  std::string enter(const Record& record, const Result* result);
  std::string close(const MatchEnd& end);
  // A line could not be read: of which match it was, nobody knows.
  void forget();

 private:
  // So many matches are kept in mind; the one that was looked at longest ago is forgotten.
  static constexpr std::size_t most_matches = 4096;
  static constexpr std::size_t longest_id = 256;

  struct State {
    Start next;          // what the coming deal starts from
    bool known = false;  // the deal before it was right
    bool whole = false;  // every deal from the first was
    bool closed = false;
    int counted = 0;  // deals that count toward the end, of a whole match
    BySeat<Amount> cents;
    std::list<std::string>::iterator age;

    bool over() const;
  };
  static std::string compare(const State& state, const Start& start);
  static std::string compare(const State& state, const MatchEnd& end);
  static void go_on(State& state, const Start& start, const Result& result);
  State& open(const std::string& id);

  std::unordered_map<std::string, State> matches_;
  std::list<std::string> ages_;  // latest first
};

}  // namespace troef::cli
