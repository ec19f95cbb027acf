// SPDX-License-Identifier: Apache-2.0
#include "cli/referee/referee.h"

#include <fmt/format.h>

#include "cli/choice.h"
#include "cli/errors.h"
#include "cli/input.h"
#include "cli/interrupt.h"
#include "cli/output.h"
#include "cli/progress.h"
#include "cli/referee/match_book.h"
#include "cli/referee/report.h"
#include "games/games.h"

namespace troef::cli {
namespace {

class FileReferee {
 public:
  FileReferee(RecordReader& reader, Report& report, Counts& counts, std::string file)
      : reader_(reader), report_(report), counts_(counts), place_{std::move(file), 0} {}

  void line(const LineInput& input) {
    place_.line = input.number();
    if (input.too_long()) {
      return unread({-1, "", LineInput::why_skipped(input.length())});
    }
    const auto kind = reader_.read(input.line());
    if (!input.ended() && !end_of_file(input.line(), kind)) return;
    switch (kind) {
      case RecordReader::Kind::fault:
        return unread(reader_.fault());
      case RecordReader::Kind::match_end:
        ++counts_.closings;
        return follows(book_.close(reader_.match_end()), nullptr);
      case RecordReader::Kind::deal:
        return deal(reader_.deal());
    }
  }

 private:
  void unread(const Fault& what) {
    fault(what);
    book_.forget();
  }
  void fault(const Fault& what, const Record* record = nullptr) {
    ++counts_.faults;
    report_.fault(place_, what, record);
  }
  // A last line without its end: whether it is whole all the same.
  bool end_of_file(std::string_view line, RecordReader::Kind kind) {
    const bool whole = kind != RecordReader::Kind::fault || !is_cut_off(line);
    if (whole) {
      report_.note(place_, "the last line has no line end; it was read as it is");
    } else {
      fault({-1, "", "the file ends in the middle of a line (" + reader_.fault().message + ")"});
    }
    return whole;
  }
  void follows(const std::string& error, const Record* record) {
    if (!error.empty()) fault({-1, "", error}, record);
  }
  void deal(const Record& record) {
    ++counts_.deals;
    Result result;
    const auto wrong = troef::referee(record, &result);
    if (wrong) fault(*wrong, &record);
    follows(book_.enter(record, wrong ? nullptr : &result), &record);
  }

  RecordReader& reader_;
  Report& report_;
  Counts& counts_;
  Place place_;
  MatchBook book_;
};

std::uint64_t bytes_of(const std::vector<std::string>& files) {
  std::uint64_t bytes = 0;
  for (const std::string& file : files) {
    const std::uint64_t size = LineInput::size_of(file);
    if (size == 0) return 0;
    bytes += size;
  }
  return bytes;
}

}  // namespace

int referee(const RefereeOptions& options) {
  Report report(options.json, language_by_name(options.language));
  RecordReader reader(all_games());
  Counts counts;
  const std::uint64_t bytes = bytes_of(options.files);
  Progress progress(bytes == 0 ? "deals" : "bytes", bytes);
  std::uint64_t before = 0;
  int status = all_right;
  catch_interrupts();
  for (const std::string& file : options.files) {
    try {
      LineInput input(file);
      ++counts.files;
      FileReferee referee(reader, report, counts, file);
      while (input.next()) {
        referee.line(input);
        progress.at(bytes == 0 ? counts.deals : before + input.consumed());
      }
      before += input.consumed();
    } catch (const Failure& failure) {
      if (failure.status() != wrong_call) throw;
      progress.clear();
      tell(fmt::format("troef: {}\n", failure.what()));
      status = wrong_call;
    }
  }
  progress.clear();
  if (counts.files > 0) report.summary(counts, progress.seconds());
  if (interrupted() != 0) {
    tell("troef: stopped; what came after that was not read\n");
    return 128 + interrupted();
  }
  const bool wrong = counts.faults > 0 || counts.nothing();
  return status == all_right && wrong ? static_cast<int>(wrong_input) : status;
}

}  // namespace troef::cli
