// SPDX-License-Identifier: Apache-2.0
#include "engines/engine.h"

#include <algorithm>

#include "cards/quoted.h"

namespace troef::engines {

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
    fail_as_lost();
  } else if (answer && !*answer) {
    fail(Fault::illegal, question() + "it was its turn, and it did nothing");
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
  if (lost_) fail_as_lost();
  if (!answer || !*answer) return std::nullopt;
  return one_of(view.asides, **answer, view.game->contracts());
}

Conduct Engine::take_conduct() { return std::exchange(conduct_, {}); }

void Engine::dismiss() {
  if (!process_) return;
  process_->write(quit_line(), Clock::now());
  process_->dismiss();
}

namespace {

// A few of them.
std::string legal_text(const Actions& actions, Names contracts) {
  constexpr std::size_t most = 2;
  std::string text = actions.size() == 1 ? "legal was " : "legal were ";
  for (std::size_t i = 0; i < actions.size() && i < most; ++i) {
    text += (i > 0 ? ", " : "") + quoted(to_string(actions[i], contracts));
  }
  if (actions.size() > most) text += " and " + std::to_string(actions.size() - most) + " more";
  return text;
}

}  // namespace

std::optional<Action> Engine::one_of(const Actions& actions, const std::string& text,
                                     Names contracts) {
  const auto action = parse_action(text, contracts);
  if (action && std::find(actions.begin(), actions.end(), *action.value) != actions.end()) {
    return action.value;
  }
  fail(Fault::illegal, question() + "it answered " + quoted(text, 80) + ", which is not legal; " +
                           legal_text(actions, contracts));
  return std::nullopt;
}

// A program that runs and knows the deal.
bool Engine::ready(const View& view) {
  if (lost_ || (!process_ && !start())) return false;
  if (announced_) return true;
  const auto came =
      process_->write(deal_line(view, seed_, signals_), Clock::now() + team_->move_time);
  announced_ = came == Process::Came::line;
  if (!announced_) lose(came, "when a deal was announced");
  return announced_;
}

bool Engine::start() {
  if (team_->broken >= team_->most_broken) {
    lost_ = Fault::gone;
    why_ = "it failed too often, and is not started again";
    conduct_.given_up = 0;
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
  greeted_ = false;
  auto came = process_->write(hello_line(), until);
  std::string line;
  if (came == Process::Came::line) came = read_line(line, until);
  if (came != Process::Came::line) {
    lose(came, "when it was to say hello",
         " (" + std::to_string(team_->start_time.count()) + " ms)");
    return false;
  }
  const FromBot message = read_from_bot(line);
  if (const auto* hello = std::get_if<BotHello>(&message)) {
    greeted_ = true;
    asides_ = hello->asides;
    return true;
  }
  const auto* rubbish = std::get_if<Rubbish>(&message);
  const auto* error = std::get_if<BotError>(&message);
  const std::string why = rubbish != nullptr ? ": " + rubbish->why
                          : error != nullptr ? ""
                                             : ", no hello";
  lose(Fault::unreadable, "it was to say hello and said something else" + why,
       "it was to say hello and said " + quoted(line, 80) + why);
  return false;
}

std::optional<std::optional<std::string>> Engine::ask(const View& view, Asked asked) {
  seat_ = view.seat.value_or(Seat());
  if (!ready(view)) return std::nullopt;
  const Until until = Clock::now() + team_->move_time;
  const auto came =
      process_->write(question_line(view, asked, ++id_, team_->move_time.count()), until);
  if (came != Process::Came::line) {
    lose(came, question() + "when it was asked");
    return std::nullopt;
  }
  return await_answer(until);
}

// Empty lines are passed over.
Process::Came Engine::read_line(std::string& line, Until until) {
  auto came = process_->read_line(line, until);
  while (came == Process::Came::line && line.find_first_not_of(" \t\r") == std::string::npos) {
    came = process_->read_line(line, until);
  }
  return came;
}

// Answers to questions that were given up are passed over.
std::optional<std::optional<std::string>> Engine::await_answer(Until until) {
  std::string note;
  for (std::string line;;) {
    const auto came = read_line(line, until);
    if (came != Process::Came::line) {
      lose(came, question() + "when it was to answer", note);
      return std::nullopt;
    }
    const FromBot message = read_from_bot(line);
    const auto* answer = std::get_if<BotAnswer>(&message);
    if (answer == nullptr || answer->id >= id_) return read_answer(message, line);
    note = "; it answered question " + std::to_string(answer->id) + ", which was over";
  }
}

std::optional<std::optional<std::string>> Engine::read_answer(const FromBot& message,
                                                              const std::string& line) {
  const auto* answer = std::get_if<BotAnswer>(&message);
  if (answer != nullptr && answer->id == id_) return answer->action;
  if (const auto* error = std::get_if<BotError>(&message)) {
    fail(Fault::unreadable, question() + "it reports an error: " + quoted(error->message, 80));
  } else {
    const auto* rubbish = std::get_if<Rubbish>(&message);
    fail(Fault::unreadable, question() + "it was to answer and said " + quoted(line, 80) + ": " +
                                (rubbish != nullptr ? rubbish->why : "no answer to this"));
  }
  return std::nullopt;
}

std::string Engine::question() const { return "question " + std::to_string(id_) + ": "; }

void Engine::fail(Fault fault, const std::string& what) {
  ++conduct_.forfeits[static_cast<std::size_t>(fault)];
  if (!conduct_.first.empty()) return;
  conduct_.first = "seat " + std::to_string(seat_.index()) + ", " + what;
}

// Only the decision at which it was lost is a fault of that kind.
void Engine::fail_as_lost() { fail(*std::exchange(lost_, Fault::gone), why_); }

void Engine::lose(Fault fault, const std::string& what, const std::string& said) {
  process_.reset();
  announced_ = false;
  lost_ = fault;
  how_lost_ = what;
  why_ = said.empty() ? what : said;
  ++conduct_.ended;
  ++team_->broken;
}

void Engine::lose(Process::Came came, const std::string& when, const std::string& note) {
  if (came == Process::Came::late)
    return lose(Fault::late, when + " its time was up" + note + complaint());
  if (came == Process::Came::too_long) {
    return lose(Fault::unreadable, when + " a line was longer than 64 KiB");
  }
  const std::string how = process_->how_it_ended();
  lose(Fault::gone,
       when + " it " + (how.empty() ? "closed its input or output" : how) + complaint());
}

// Of one that was lost before it said hello.
std::string Engine::complaint() {
  const std::string error = greeted_ ? "" : process_->last_error();
  return error.empty() ? "" : ": " + quoted(error, 160);
}

}  // namespace troef::engines
