// SPDX-License-Identifier: Apache-2.0
// Jobs done by many workers at once and taken up in their order, so that what is written does not
// depend on how many there are.
#pragma once

#include <atomic>
#include <memory>
#include <vector>

#include "cli/solve/source.h"

namespace troef::cli {

// Gets what came of the jobs, in order.
class Sink {
 public:
  virtual ~Sink() = default;
  // `progress`: of the job. Throws a Failure where it cannot be written.
  virtual void take(const Outcome& outcome, std::uint64_t progress) = 0;
};

using Workers = std::vector<std::unique_ptr<Worker>>;

// Until the source is dry, a strict batch is halted, or the program is asked to stop: then `stop`
// is set and what was done without a gap is written. Throws what went wrong anywhere. Reads in the
// thread that calls, and that alone gets signals.
void run_batch(Source& source, Workers& workers, Sink& sink, std::atomic<bool>& stop);

}  // namespace troef::cli
