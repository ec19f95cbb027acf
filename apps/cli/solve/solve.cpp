// SPDX-License-Identifier: Apache-2.0
#include "cli/solve/solve.h"

#include <fmt/format.h>

#include <algorithm>
#include <thread>

#include "cli/errors.h"
#include "cli/interrupt.h"
#include "cli/output.h"
#include "cli/progress.h"
#include "cli/solve/answers_out.h"
#include "cli/solve/plan.h"
#include "cli/solve/timed.h"
#include "cli/words.h"

namespace troef::cli {
namespace {

constexpr std::uint64_t default_deals = 1000;

// Writes answers, tells what was wrong, and counts.
class Writer final : public Sink {
 public:
  Writer(AnswersOut& out, Progress& progress, const Plan& plan)
      : out_(out),
        progress_(progress),
        form_(plan.form),
        timed_(plan.wish.seconds > 0),
        repeated_(out.before() > 0) {}

  void take(const Outcome& outcome, std::uint64_t progress) override {
    if (!outcome.reports.empty()) {
      progress_.clear();
      tell(outcome.reports);
    }
    solved_ += outcome.solved;
    wrong_ += outcome.wrong;
    bounded_ += outcome.bounded;
    halted_ = outcome.halted;
    const std::string_view lines = unrepeated(outcome);
    out_.write(lines, timed_ ? untimed_beginning(form_, lines) : lines.size());
    progress_.at(progress);
  }

  std::string summary(double seconds) const {
    const double speed = static_cast<double>(solved_) / std::max(seconds, 1e-6);
    return fmt::format(
        "{} position{} solved in {:.2f} s ({:.0f}/s){}{}{}\n", solved_, solved_ == 1 ? "" : "s",
        seconds, speed, bounded_ == 0 ? "" : fmt::format(", {} of them by bounds only", bounded_),
        wrong_ == 0 ? "" : fmt::format(", {} wrong", wrong_), halted_ ? "; stopped there" : "");
  }
  std::uint64_t solved() const { return solved_; }
  // The answer that the file ends with was to come once more, and did not.
  bool missed() const { return repeated_ && !halted_; }
  std::uint64_t wrong() const { return wrong_; }

 private:
  // Without the answer that the file ends with: given once more, it shows that the file belongs to
  // this call.
  std::string_view unrepeated(const Outcome& outcome) {
    const std::string_view text = outcome.text;
    if (!repeated_ || text.empty()) return text;
    const std::string_view first = text.substr(0, text.find('\n') + 1);
    if (timed_ ? !same_asked(form_, first, out_.last()) : first != out_.last()) {
      throw call_error(out_.path() +
                       " does not go on where this call would: its last line is another");
    }
    repeated_ = false;
    --solved_;
    if (outcome.first_bounded) --bounded_;
    return text.substr(first.size());
  }

  AnswersOut& out_;
  Progress& progress_;
  const Form form_;
  const bool timed_;  // the clock decides about answers
  bool repeated_;     // the first answer is still to come that the file ends with
  bool halted_ = false;
  std::uint64_t solved_ = 0, wrong_ = 0, bounded_ = 0;
};

std::unique_ptr<Source> source_of(const SolveOptions& options, const Plan& plan) {
  const Share share = options.shard.empty() ? Share() : share_of(options.shard);
  if (plan.drawing) {
    drawn(*plan.drawing, 0);  // refuses a goal without a meaning
    return source_of_deals(share, options.deals > 0 ? options.deals : default_deals);
  }
  if (!options.position.empty()) return source_of_line(options.position);
  return source_of_files(plan, share);
}

Workers workers_of(const Plan& plan, unsigned threads, const std::atomic<bool>& stop,
                   Ranks* ranks) {
  Workers workers = ranks != nullptr ? ranks->workers(threads) : Workers();
  for (unsigned i = 0; i < threads; ++i) workers.push_back(local_worker(plan, stop));
  return workers;
}

// The parts of a whole follow one another: only the first has a head.
std::string head_of(const SolveOptions& options, const Plan& plan) {
  const bool first = options.shard.empty() || share_of(options.shard).index == 1;
  return plan.form == Form::csv && first ? csv_head() : "";
}

int run(const SolveOptions& options, const Plan& plan, Workers& workers, std::atomic<bool>& stop) {
  const auto source = source_of(options, plan);
  AnswersOut out(options.output, options.resume, head_of(options, plan));
  Progress progress(source->unit(), source->total());
  Writer writer(out, progress, plan);
  const auto passed = source->skip(out.before() > 0 ? out.before() - 1 : 0);
  if (passed) writer.take(*passed, 0);
  if (passed && !passed->halted) run_batch(*source, workers, writer, stop);
  if (writer.missed() && interrupted() == 0) {
    throw input_error(out.path() + " has more answers than this input has positions");
  }
  out.close();
  const double seconds = progress.seconds();
  progress.clear();
  const bool stopped = interrupted() != 0;
  if (source->nothing() && !stopped) throw input_error("no positions: there is nothing to solve");
  const bool many = writer.solved() != 1 || writer.wrong() > 0;
  if (many) tell(writer.summary(seconds));
  if (stopped) {
    tell("troef: stopped; what is written is whole\n");
    return 128 + interrupted();
  }
  return writer.wrong() > 0 ? wrong_input : all_right;
}

}  // namespace

int solve(const SolveOptions& asked, Ranks* ranks) {
  SolveOptions options = asked;
  Plan plan = plan_of(options);
  const bool draws_seed = !options.random.empty() && options.seed.empty();
  if (draws_seed) options.seed = ranks != nullptr ? ranks->agreed(fresh_seed()) : fresh_seed();
  if (draws_seed) plan.drawing->seed = options.seed;
  const unsigned processors = std::max(1U, std::thread::hardware_concurrency());
  const unsigned threads = options.jobs > 0 ? options.jobs : ranks != nullptr ? 1 : processors;
  catch_interrupts();
  std::atomic<bool> stop = false;
  if (ranks != nullptr && ranks->serves()) {
    ranks->serve(plan, threads, stop);
    return all_right;
  }
  if (draws_seed) tell(fmt::format("seed {}\n", options.seed));
  Workers workers = workers_of(plan, threads, stop, ranks);
  return run(options, plan, workers, stop);
}

}  // namespace troef::cli
