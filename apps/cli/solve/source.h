// SPDX-License-Identifier: Apache-2.0
// Where the jobs of a batch come from, one after another: lines of files, or numbers of deals that
// are to be drawn; of either a share may be asked for.
#pragma once

#include <memory>
#include <optional>

#include "cli/errors.h"
#include "cli/solve/worker.h"

namespace troef::cli {

// One of `count` equal parts, in order, from 1.
struct Share {
  std::uint64_t index = 1, count = 1;
  // Of so many things, those from begin to before end.
  std::uint64_t begin(std::uint64_t all) const { return part(all, index - 1); }
  std::uint64_t end(std::uint64_t all) const { return part(all, index); }

 private:
  std::uint64_t part(std::uint64_t all, std::uint64_t n) const {
    return all / count * n + all % count * n / count;
  }
};
// "2/8"; throws a Failure.
Share share_of(const std::string& text);

class Source {
 public:
  virtual ~Source() = default;
  // nullopt at the end, or when the program is asked to stop. Throws a Failure.
  virtual std::optional<Job> next() = 0;
  // Passes by so many positions that were solved before; what is wrong on the way is in the
  // outcome. Before the first job. nullopt where there are not so many.
  virtual std::optional<Outcome> skip(std::uint64_t positions) = 0;
  // Whether there was nothing at all to read.
  virtual bool nothing() const { return false; }
  // What Job::progress counts up to, 0 if that is not known; and what it counts.
  virtual std::uint64_t total() const = 0;
  virtual const char* unit() const = 0;
};

std::unique_ptr<Source> source_of_files(const Plan& plan, const Share& share);
std::unique_ptr<Source> source_of_deals(const Share& share, std::uint64_t deals);
// A single line that was given with the call.
std::unique_ptr<Source> source_of_line(const std::string& text);

}  // namespace troef::cli
