// SPDX-License-Identifier: Apache-2.0
// Where bots think: quick ones at once, strong ones by turns and only so long as a table can wait
// for them, programs in threads of their own. None of it holds up a table.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>

#include "server/config.h"
#include "server/fair_workers.h"
#include "server/metrics.h"
#include "server/programs.h"
#include "server/workers.h"
#include "table/table.h"

namespace troef::server {

class Thinkers {
 public:
  Thinkers(const Config& config, Metrics& metrics);

  // What came of it, and how long it took in seconds. Not called where nobody holds the question
  // any more when its turn comes.
  using Told = std::function<void(const std::optional<Action>& action, double seconds)>;
  void ask(const std::string& table, const std::shared_ptr<const Thinking>& thinking,
           const Told& told);
  // The same by a bot that needs no time, for one that took too long.
  void ask_spare(const Thinking& thinking, Told told);
  // A hint for somebody who plays, as JSON, told in a thread of these.
  void advise(const std::shared_ptr<const HintQuestion>& question,
              std::function<void(std::string)> told);
  // Whether it answers within moments, so that nobody need look after it.
  static bool is_quick(std::string_view level);

  void sweep();
  void close();
  std::size_t waiting() const { return deep_.waiting(); }

 private:
  Allowance allowed(std::string_view level) const;

  Metrics& metrics_;
  Workers quick_;
  FairWorkers deep_;
  std::map<std::string, std::unique_ptr<Program>, std::less<>> programs_;
};

}  // namespace troef::server
