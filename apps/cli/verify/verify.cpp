// SPDX-License-Identifier: Apache-2.0
#include "cli/verify/verify.h"

#include <fmt/format.h>

#include "cli/errors.h"
#include "cli/fault_text.h"
#include "cli/input.h"
#include "cli/interrupt.h"
#include "cli/output.h"
#include "cli/progress.h"
#include "cli/sha256.h"
#include "cli/verify/verdicts.h"
#include "games/games.h"

namespace troef::cli {
namespace {

class Verifier {
 public:
  explicit Verifier(bool json) : verdicts_(json) {}

  void file(const std::string& name) {
    LineInput input(name);
    verdicts_.file(name);
    while (input.next()) {
      line(input);
      progress_.at(verdicts_.deals());
    }
  }
  // The exit status, after the summary of what could be read.
  int close() {
    progress_.clear();
    if (verdicts_.files() > 0) verdicts_.summary();
    return verdicts_.all_honest() ? all_right : wrong_input;
  }
  void pause_progress() { progress_.clear(); }

 private:
  void line(const LineInput& input) {
    if (input.too_long()) {
      return verdicts_.unreadable(input.number(), LineInput::why_skipped(input.length()));
    }
    const auto kind = reader_.read(input.line());
    if (kind == RecordReader::Kind::fault) {
      return verdicts_.unreadable(input.number(), fault_text(reader_.fault(), nullptr));
    }
    if (!input.ended()) {
      verdicts_.note(input.number(), "the last line has no line end; it was read as it is");
    }
    if (kind == RecordReader::Kind::match_end) return;
    verdicts_.deal(input.number(), reader_.deal(), checker_.check(reader_.deal()));
  }

  RecordReader reader_{all_games()};
  FairChecker checker_{sha256};
  Verdicts verdicts_;
  Progress progress_{"deals", 0};
};

}  // namespace

int verify(const VerifyOptions& options) {
  Verifier verifier(options.json);
  bool missing = false;
  catch_interrupts();
  for (const std::string& file : options.files) {
    try {
      verifier.file(file);
    } catch (const Failure& failure) {
      if (failure.status() != wrong_call) throw;
      verifier.pause_progress();
      tell(fmt::format("troef: {}\n", failure.what()));
      missing = true;
    }
  }
  const int status = verifier.close();
  if (interrupted() != 0) {
    tell("troef: stopped; what came after that was not read\n");
    return 128 + interrupted();
  }
  return missing ? static_cast<int>(wrong_call) : status;
}

}  // namespace troef::cli
