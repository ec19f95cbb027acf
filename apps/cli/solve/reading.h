// SPDX-License-Identifier: Apache-2.0
// From a line of input to the positions in it.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "cli/input.h"
#include "cli/solve/goal.h"
#include "cli/solve/job.h"
#include "deal/record.h"

namespace troef::cli {

// How lines are understood.
struct Reading {
  Asked asked;
  std::optional<int> at;       // the first so many actions of a record
  bool every = false;          // each decision of its play
  bool choices = false;        // positions before the play, too, where the declarer alone chooses
  std::optional<Start> hands;  // lines of hands, and what they start from
  std::string after;           // what happens in those first
};

// What a record says of the table.
struct Heading {
  std::string match;
  std::vector<std::string> players;
};

class PositionReader {
 public:
  struct Position {
    const Deal& deal;
    std::size_t actions;
    Heading heading;
  };
  // False: enough.
  using Visit = std::function<bool(const Position&)>;
  // What is wrong, without the place of the line.
  using Report = std::function<void(const std::string&)>;

  explicit PositionReader(const Reading& reading);

  // Every position of a line in order, and what is wrong with it.
  void read(const Line& line, const Visit& visit, const Report& report);

 private:
  void record(const Visit& visit, const Report& report);
  void every(const Record& record, const Visit& visit, const Report& report);
  void hands(const std::string& text, const Visit& visit, const Report& report);
  // False: enough. `told`: what was wrong with the position before; it is not reported again.
  bool show(const Position& position, const Visit& visit, const Report& report,
            std::string& told) const;
  // At most one position.
  void single(const Position& position, const Visit& visit, const Report& report) const;
  // Where this point has nothing to solve.
  const char* how_to_ask(const Deal& deal) const;
  std::string why_not(const Deal& deal) const;
  std::string why_not_asked(const Deal& deal) const;

  Reading reading_;
  RecordReader reader_;
};

}  // namespace troef::cli
