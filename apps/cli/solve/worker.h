// SPDX-License-Identifier: Apache-2.0
// Who does jobs: a solver in a thread of this process, or something that hands them on to another.
#pragma once

#include <memory>

#include "cli/solve/draw.h"
#include "cli/solve/form.h"
#include "cli/solve/job.h"
#include "cli/solve/reading.h"

namespace troef::cli {

class Worker {
 public:
  virtual ~Worker() = default;
  virtual Outcome run(const Job& job) = 0;
};

// What every worker of a batch must know.
struct Plan {
  Wish wish;
  Form form = Form::table;
  Also also;
  bool strict = false;
  Language language = Language::en;
  bool colour = false;
  std::vector<std::string> files;
  Reading reading;
  std::optional<Drawing> drawing;
};

// `stop`: breaks off what is being solved.
std::unique_ptr<Worker> local_worker(const Plan& plan, const std::atomic<bool>& stop);

}  // namespace troef::cli
