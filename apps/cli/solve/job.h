// SPDX-License-Identifier: Apache-2.0
// A piece of a batch, and what came of it. Both can be sent to another process.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace troef::cli {

// A line of input; `text` is empty where it was too long to be read.
struct Line {
  std::uint32_t file = 0;
  std::uint64_t number = 0, length = 0;
  bool ended = true;
  std::string text;
};

struct Job {
  std::uint64_t number = 0;            // jobs count from 0 without a gap
  std::vector<Line> lines;             // or
  std::uint64_t first = 0, deals = 0;  // deals to be drawn
  std::uint64_t skip = 0;              // positions at the beginning that were solved before
  std::uint64_t progress = 0;          // how far the batch is once this is done
};

struct Outcome {
  std::string text;     // answers, whole lines
  std::string reports;  // what was wrong, whole lines
  std::uint64_t solved = 0, wrong = 0, bounded = 0;
  bool first_bounded = false;
  bool halted = false;  // a strict batch ends here
  bool broken = false;  // the program was asked to stop: there is less here than there should be
  std::string failure;  // of the program itself
};

std::string packed(const Job& job);
std::string packed(const Outcome& outcome);
// Of what `packed` made.
Job unpacked_job(std::string_view bytes);
Outcome unpacked_outcome(std::string_view bytes);

}  // namespace troef::cli
