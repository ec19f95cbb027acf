// SPDX-License-Identifier: Apache-2.0
#include "engines/engine.h"

#include <algorithm>

#include "cards/quoted.h"

namespace troef::engines {
std::string_view name(Fault fault) {
  constexpr std::string_view names[] = {"illegal", "unreadable", "late", "gone"};
  return names[static_cast<std::size_t>(fault)];
}

std::uint64_t Conduct::forfeited() const {
  std::uint64_t sum = 0;
  for (const std::uint64_t count : forfeits) sum += count;
  return sum;
}

void Conduct::add(const Conduct& other) {
  decisions += other.decisions;
  for (std::size_t i = 0; i < forfeits.size(); ++i) forfeits[i] += other.forfeits[i];
  if (first.empty()) first = other.first;
}

std::string Engine::greet() {
  if (!process_) start();
  return lost_ ? why_ : "";
}

void Engine::new_deal(std::uint64_t seed, const Convention* signals) {
  seed_ = seed;
  signals_ = signals;
  announced_ = false;
  lost_.reset();
  if (!process_) start();
}

Action Engine::choose(const View& view) {
  ++conduct_.decisions;
  const auto answer = ask(view, Asked::choose);
  if (lost_) {
    fail(*lost_, why_);
  } else if (answer && !*answer) {
    fail(Fault::illegal, "it was its turn, and it did nothing");
  } else if (answer) {
    if (const auto action = one_of(view.legal, **answer, view.game->contracts())) return *action;
  }
  return view.legal.front();
}

std::optional<Action> Engine::aside(const View& view) {
  if (lost_ || view.asides.empty()) return std::nullopt;
  if (ready(view) && !asides_) return std::nullopt;
  ++conduct_.decisions;
  const auto answer = ask(view, Asked::aside);
  if (lost_) fail(*lost_, why_);
  if (!answer || !*answer) return std::nullopt;
  return one_of(view.asides, **answer, view.game->contracts());
}

Conduct Engine::take_conduct() { return std::exchange(conduct_, {}); }

void Engine::dismiss() {
  if (!process_) return;
  process_->write(quit_line(), Clock::now());
  process_->dismiss();
}

std::optional<Action> Engine::one_of(const Actions& actions, const std::string& text,
                                     Names contracts) {
  const auto action = parse_action(text, contracts);
  if (action && std::find(actions.begin(), actions.end(), *action.value) != actions.end()) {
    return action.value;
  }
  fail(Fault::illegal, "it answered " + quoted(text, 80) + ", which is not legal");
  return std::nullopt;
}

// A program that runs and knows the deal.
bool Engine::ready(const View& view) {
  if (lost_ || (!process_ && !start())) return false;
  if (announced_) return true;
  const auto came =
      process_->write(deal_line(view, seed_, signals_), Clock::now() + team_->move_time);
  announced_ = came == Process::Came::line;
  if (!announced_) lose(came, "a deal was announced");
  return announced_;
}

bool Engine::start() {
  if (team_->broken >= team_->most_broken) {
    lost_ = Fault::gone;
    why_ = "it failed too often, and is not started again";
    return false;
  }
  std::string error;
  const Until until = Clock::now() + team_->start_time;
  process_ = Process::start(team_->command, team_->process, error);
  if (!process_) {
    lose(Fault::gone, "it cannot be started: " + error);
    return false;
  }
  return shake_hands(until);
}

bool Engine::shake_hands(Until until) {
  auto came = process_->write(hello_line(), until);
  std::string line;
  if (came == Process::Came::line) came = process_->read_line(line, until);
  if (came != Process::Came::line) {
    lose(came, "it was to say hello");
    return false;
  }
  const FromBot message = read_from_bot(line);
  if (const auto* hello = std::get_if<BotHello>(&message)) {
    asides_ = hello->asides;
    return true;
  }
  const auto* rubbish = std::get_if<Rubbish>(&message);
  const auto* error = std::get_if<BotError>(&message);
  lose(Fault::unreadable, "it was to say hello and said " + quoted(line, 80) +
                              (rubbish != nullptr ? ": " + rubbish->why
                               : error != nullptr ? ""
                                                  : ", no hello"));
  return false;
}

std::optional<std::optional<std::string>> Engine::ask(const View& view, Asked asked) {
  if (!ready(view)) return std::nullopt;
  const Until until = Clock::now() + team_->move_time;
  const auto came =
      process_->write(question_line(view, asked, ++id_, team_->move_time.count()), until);
  if (came != Process::Came::line) {
    lose(came, "it was asked");
    return std::nullopt;
  }
  return await_answer(until);
}

// Answers to questions that were given up are passed over.
std::optional<std::optional<std::string>> Engine::await_answer(Until until) {
  for (std::string line;;) {
    const auto came = process_->read_line(line, until);
    if (came != Process::Came::line) {
      lose(came, "it was to answer");
      return std::nullopt;
    }
    const FromBot message = read_from_bot(line);
    const auto* answer = std::get_if<BotAnswer>(&message);
    if (answer != nullptr && answer->id < id_) continue;
    if (answer != nullptr && answer->id == id_) return answer->action;
    if (const auto* error = std::get_if<BotError>(&message)) {
      fail(Fault::unreadable, "it reports an error: " + quoted(error->message, 80));
    } else {
      const auto* rubbish = std::get_if<Rubbish>(&message);
      fail(Fault::unreadable, "it was to answer and said " + quoted(line, 80) + ": " +
                                  (rubbish != nullptr ? rubbish->why : "no answer to this"));
    }
    return std::nullopt;
  }
}

void Engine::fail(Fault fault, const std::string& what) {
  ++conduct_.forfeits[static_cast<std::size_t>(fault)];
  if (conduct_.first.empty()) conduct_.first = what;
}

void Engine::lose(Fault fault, const std::string& what) {
  process_.reset();
  announced_ = false;
  lost_ = fault;
  why_ = what;
  ++team_->broken;
}

void Engine::lose(Process::Came came, const char* doing) {
  const std::string when = std::string("when ") + doing + " ";
  if (came == Process::Came::late) return lose(Fault::late, when + "its time was up");
  if (came == Process::Came::too_long) return lose(Fault::unreadable, when + "a line had no end");
  const std::string how = process_->how_it_ended();
  lose(Fault::gone, when + "it " + (how.empty() ? "closed its output" : how));
}

}  // namespace troef::engines
