// SPDX-License-Identifier: Apache-2.0
#include "server/programs.h"

#include <algorithm>
#include <utility>

#include "server/log.h"

namespace troef::server {
namespace {

using namespace std::chrono_literals;

constexpr std::size_t lane_count = 4;
constexpr auto idle_time = 60s;
constexpr auto given_up_time = 10min;

}  // namespace

Program::Program(const ProgramConfig& config, const Limits& limits)
    : name_(config.name),
      most_of_a_lane_(std::max<std::size_t>(1, limits.program_processes / lane_count)),
      team_(std::make_shared<engines::Team>()) {
  team_->command = config.command;
  team_->process = {
      .show_errors = false, .whole_environment = false, .grace = 100ms, .interrupt = interrupt_};
  team_->start_time = team_->move_time = std::chrono::milliseconds(limits.program_milliseconds);
  for (std::size_t i = 0; i < lane_count; ++i) lanes_.push_back(std::make_unique<Lane>());
}

void Program::ask(const std::string& table, std::weak_ptr<const Thinking> thinking,
                  std::function<void(Answer)> told) {
  const auto held = thinking.lock();
  if (held == nullptr) return;
  const std::size_t chair =
      std::hash<std::string>{}(table) + static_cast<std::size_t>(held->seat.index());
  Lane& lane = *lanes_[chair % lanes_.size()];
  lane.worker.post([this, &lane, table, thinking = std::move(thinking), told = std::move(told)] {
    const auto still = thinking.lock();
    if (still == nullptr || interrupted_) return;
    const Answer answer = this->answer(lane, table, *still);
    if (!interrupted_) told(answer);
  });
}

Program::Answer Program::answer(Lane& lane, const std::string& table, const Thinking& thinking) {
  const std::string key = table + "/" + std::to_string(thinking.seat.index());
  Chair& at = chair(lane, key);
  if (at.deal != thinking.deal) {
    at.engine.new_deal(thinking.deal, find_convention(thinking.signals));
    at.deal = thinking.deal;
  }
  Answer answer;
  if (thinking.aside) {
    answer.action = at.engine.aside(thinking.view);
  } else if (!thinking.view.legal.empty()) {
    answer.action = at.engine.choose(thinking.view);
  }
  at.used = engines::Clock::now();
  const engines::Conduct conduct = at.engine.take_conduct();
  answer.failed = conduct.forfeited() > 0;
  if (!interrupted_) report(at, conduct);
  return answer;
}

// Once of every process that is lost, and once of a chair whose process stays and gives no answer;
// what follows from it is only counted.
void Program::report(Chair& at, const engines::Conduct& conduct) {
  const bool lost = conduct.ended > 0, silent = conduct.forfeited() > 0 && !at.engine.gone();
  if (lost) {
    log(Level::warning, "bot_program_failed", {{"bot", name_}, {"how", at.engine.how_lost()}});
  } else if (silent && !std::exchange(at.reported, true)) {
    log(Level::warning, "bot_program_failed", {{"bot", name_}, {"how", "it gave no legal answer"}});
  }
  if (team_->broken >= team_->most_broken && !given_up_.exchange(true)) {
    log(Level::error, "bot_program_given_up", {{"bot", name_}});
  }
}

// Where there are too many, the one that was not asked for the longest time gets up.
Program::Chair& Program::chair(Lane& lane, const std::string& key) {
  const auto found = lane.chairs.find(key);
  if (found != lane.chairs.end()) return *found->second;
  if (lane.chairs.size() >= most_of_a_lane_) {
    lane.chairs.erase(std::min_element(
        lane.chairs.begin(), lane.chairs.end(),
        [](const auto& a, const auto& b) { return a.second->used < b.second->used; }));
  }
  return *lane.chairs.emplace(key, std::make_unique<Chair>(team_)).first->second;
}

void Program::sweep() {
  const Moment now = engines::Clock::now();
  for (const auto& each : lanes_) {
    Lane& lane = *each;
    lane.worker.post([&lane, now] {
      std::erase_if(lane.chairs,
                    [&](const auto& chair) { return chair.second->used + idle_time < now; });
    });
  }
  if (!given_up_) {
    given_up_at_ = now;
  } else if (now - given_up_at_ > given_up_time) {
    team_->broken = 0;
    given_up_ = false;
  }
}

void Program::interrupt() {
  interrupted_ = true;
  interrupt_->now();
}

void Program::close() {
  interrupt();
  for (const auto& lane : lanes_) lane->worker.close();
  // All are asked to end before any is waited for: they have their grace together.
  for (const auto& lane : lanes_) {
    for (const auto& [key, chair] : lane->chairs) chair->engine.dismiss();
  }
  for (const auto& lane : lanes_) lane->chairs.clear();
}

}  // namespace troef::server
