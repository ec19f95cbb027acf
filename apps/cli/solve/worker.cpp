// SPDX-License-Identifier: Apache-2.0
#include "cli/solve/worker.h"

#include <fmt/format.h>

#include "cli/errors.h"

namespace troef::cli {
namespace {

class LocalWorker final : public Worker {
 public:
  LocalWorker(const Plan& plan, const std::atomic<bool>& stop)
      : plan_(plan), stop_(stop), reader_(plan.reading), answerer_(plan.wish, stop) {}

  Outcome run(const Job& job) override {
    outcome_ = {};
    skip_ = job.skip;
    try {
      for (const Line& line : job.lines) {
        if (!ended()) read(line);
      }
      for (std::uint64_t n = job.first; n < job.first + job.deals && !ended(); ++n) draw(n);
    } catch (const std::exception& error) {
      outcome_.failure = error.what();
    }
    return std::move(outcome_);
  }

 private:
  bool ended() const { return outcome_.halted || outcome_.broken; }

  void read(const Line& line) {
    const std::string place = fmt::format("{}:{}", plan_.files[line.file], line.number);
    reader_.read(
        line,
        [&](const PositionReader::Position& position) {
          if (!ended()) solve(position, place);
          return !ended();
        },
        [&](const std::string& fault) {
          if (!ended()) report(place, fault);
        });
  }

  void draw(std::uint64_t number) {
    const Deal deal = drawn(*plan_.drawing, number);
    solve({deal, deal.events().size(), {}}, std::to_string(number));
  }

  void report(const std::string& place, const std::string& fault) {
    outcome_.reports += fmt::format("{}: {}\n", shown(place), fault);
    ++outcome_.wrong;
    outcome_.halted = plan_.strict;
  }

  void solve(const PositionReader::Position& position, const std::string& place) {
    if (skip_ > 0) {
      --skip_;
      return;
    }
    const Solved answer = answerer_.answer(position.deal);
    Explanation why;
    if (plan_.wish.explain && !stop_) why = answerer_.explain(position.deal, answer);
    if (stop_) {
      outcome_.broken = true;
    } else {
      add({position.deal, answer, plan_.reading.asked, place, position.actions, position.heading,
           plan_.wish.explain ? &why : nullptr});
    }
  }

  void add(const Shown& shown) {
    const bool bounded = !shown.answer.exact();
    if (outcome_.solved++ == 0) outcome_.first_bounded = bounded;
    if (bounded) ++outcome_.bounded;
    switch (plan_.form) {
      case Form::json:
        outcome_.text += json_text(shown, plan_.also);
        break;
      case Form::csv:
        outcome_.text += csv_text(shown);
        break;
      case Form::table:
        outcome_.text += table_text(shown, plan_.language, plan_.colour);
        break;
    }
  }

  const Plan& plan_;
  const std::atomic<bool>& stop_;
  PositionReader reader_;
  Answerer answerer_;
  Outcome outcome_;
  std::uint64_t skip_ = 0;
};

}  // namespace

std::unique_ptr<Worker> local_worker(const Plan& plan, const std::atomic<bool>& stop) {
  return std::make_unique<LocalWorker>(plan, stop);
}

}  // namespace troef::cli
