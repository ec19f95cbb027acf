// SPDX-License-Identifier: Apache-2.0
#include "server/thinkers.h"

#include <algorithm>
#include <chrono>

#include "engines/clock.h"
#include "server/patience.h"

namespace troef::server {
namespace {

unsigned deep_threads(const Config& config) {
  if (config.bot_threads > 0) return config.bot_threads;
  return std::max(2U, std::thread::hardware_concurrency()) - 1;
}

}  // namespace

Thinkers::Thinkers(const Config& config, Metrics& metrics)
    : metrics_(metrics), quick_(1, Workers::AtEnd::forget), deep_(deep_threads(config)) {
  for (const ProgramConfig& program : config.programs) {
    programs_.emplace(program.name, std::make_unique<Program>(program, config.limits));
  }
}

bool Thinkers::is_quick(std::string_view level) { return level == "random" || level == "thumb"; }

Allowance Thinkers::allowed(std::string_view level) const {
  return {patience(level, deep_.waiting(), deep_.threads()), engines::steady_milliseconds};
}

void Thinkers::ask(const std::string& table, const std::shared_ptr<const Thinking>& thinking,
                   const Told& told) {
  const std::weak_ptr<const Thinking> weak = thinking;
  const auto think_now = [this, weak, told] {
    const auto held = weak.lock();
    if (held == nullptr) return;
    const auto began = std::chrono::steady_clock::now();
    Allowance allowance;
    if (!is_quick(held->level)) allowance = allowed(held->level);
    const auto action = think(*held, allowance);
    told(action, engines::seconds_since(began));
  };
  const auto program = programs_.find(thinking->level);
  if (program != programs_.end()) {
    const auto began = std::chrono::steady_clock::now();
    return program->second->ask(table, weak,
                                [this, weak, told, began](const Program::Answer& answer) {
                                  if (!answer.failed)
                                    return told(answer.action, engines::seconds_since(began));
                                  metrics_.failed_programs(1);
                                  if (const auto held = weak.lock()) ask_spare(*held, told);
                                });
  }
  if (is_quick(thinking->level)) return quick_.post(think_now);
  deep_.post(thinking->level, think_now);
}

void Thinkers::ask_spare(const Thinking& thinking, Told told) {
  auto spare = std::make_shared<Thinking>(thinking);
  spare->level = spare_level;
  quick_.post([spare, told = std::move(told)] {
    const auto began = std::chrono::steady_clock::now();
    const auto action = think(*spare);
    told(action, engines::seconds_since(began));
  });
}

void Thinkers::advise(const std::shared_ptr<const HintQuestion>& question,
                      std::function<void(std::string)> told) {
  deep_.post("hint", [this, question, told = std::move(told)] {
    told(troef::advise(*question, allowed("hint")));
  });
}

void Thinkers::sweep() {
  for (const auto& [name, program] : programs_) program->sweep();
}

void Thinkers::close() {
  for (const auto& [name, program] : programs_) program->interrupt();
  for (const auto& [name, program] : programs_) program->close();
  deep_.close();
  quick_.close();
}

}  // namespace troef::server
