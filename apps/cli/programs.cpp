// SPDX-License-Identifier: Apache-2.0
#include "cli/programs.h"

#include <fmt/format.h>

#include <memory>
#include <set>
#include <thread>

#include "cli/errors.h"
#include "cli/interrupt.h"
#include "cli/output.h"

namespace troef::cli {

namespace {

// Ends the waiting for a program when the user asks to stop.
class Watch {
 public:
  std::shared_ptr<const engines::Interrupt> interrupt() const { return interrupt_; }

 private:
  std::shared_ptr<engines::Interrupt> interrupt_ = std::make_shared<engines::Interrupt>();
  std::jthread thread_{[interrupt = interrupt_](const std::stop_token& done) {
    while (!done.stop_requested() && interrupted() == 0) {
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    interrupt->now();
  }};
};

std::string greet(const engines::BotSpec& player, std::chrono::milliseconds start_time) {
  const Watch watch;
  const auto team = std::make_shared<engines::Team>();
  team->command = player.command;
  team->start_time = start_time;
  team->process.interrupt = watch.interrupt();
  return engines::Engine(team).greet();
}

}  // namespace

void refuse_strangers(const std::vector<engines::BotSpec>& players,
                      std::chrono::milliseconds start_time) {
  std::set<std::string> met;
  for (const engines::BotSpec& player : players) {
    if (!player.outside() || !met.insert(player.text).second) continue;
    const std::string trouble = greet(player, start_time);
    if (interrupted() != 0) return;
    if (trouble.empty()) continue;
    throw input_error(fmt::format("{} does not play: {} (docs/bot-protocol.md says what is said)",
                                  player.text, trouble));
  }
}

bool decided_something(const std::string& player, const engines::Conduct& conduct) {
  if (conduct.decisions == 0 || conduct.forfeited() < conduct.decisions) return true;
  tell(fmt::format("troef: {} decided nothing itself: {}\n", player, conduct.first));
  return false;
}

}  // namespace troef::cli
