// SPDX-License-Identifier: Apache-2.0
#include "cli/show/show.h"

#include <fmt/format.h>

#include "cli/choice.h"
#include "cli/errors.h"
#include "cli/fault_text.h"
#include "cli/input.h"
#include "cli/interrupt.h"
#include "cli/output.h"
#include "cli/show/deal_text.h"
#include "cli/show/sheet.h"
#include "cli/terminal.h"
#include "games/games.h"

namespace troef::cli {
namespace {

// What the record says of itself against what the rules give; "" if that is the same.
std::string what_is_wrong(const Record& record, const Replay& replay) {
  if (!replay.deal) return fault_text(replay.fault, &record);
  const auto fault = record.result ? referee(record) : std::nullopt;
  return fault ? fault_text(*fault, &record) : "";
}

int show_deal(const Record& record, ScoreSheet& sheet, Language language) {
  const Speech speech(language, colour_on_output(), record.start.seats, record.players);
  const Replay replayed = replay(record);
  std::string text = header_text(record, speech) + course_text(record, replayed, speech);
  sheet.meet(record);
  if (replayed.deal && replayed.deal->over()) {
    sheet.enter(record, replayed.deal->result());
    text += result_text(*replayed.deal, speech);
  }
  text += sheet.text(speech);
  const std::string fault = what_is_wrong(record, replayed);
  print(text);
  if (fault.empty()) return all_right;
  throw input_error(fault);
}

}  // namespace

int show(const ShowOptions& options) {
  const Language language = language_by_name(options.language);
  LineInput input(options.file);
  RecordReader reader(all_games());
  ScoreSheet sheet;
  std::uint64_t deals = 0;
  catch_interrupts();
  while (input.next()) {
    const auto kind = reader.read(input.line());
    const bool wanted = kind != RecordReader::Kind::match_end && deals + 1 == options.deal;
    if (kind == RecordReader::Kind::fault && wanted) {
      throw input_error(fmt::format("{}:{}: {}", options.file, input.number(),
                                    input.too_long() ? LineInput::why_skipped(input.length())
                                                     : fault_text(reader.fault(), nullptr)));
    }
    if (wanted) return show_deal(reader.deal(), sheet, language);
    if (kind == RecordReader::Kind::match_end) continue;
    ++deals;
    if (kind == RecordReader::Kind::fault) continue;
    const Replay before = replay(reader.deal());
    sheet.meet(reader.deal());
    if (before.deal && before.deal->over()) sheet.enter(reader.deal(), before.deal->result());
  }
  if (interrupted() != 0) return 128 + interrupted();
  if (deals == 0) throw input_error(options.file + " has no deals: there is nothing to show");
  throw input_error(fmt::format("{} has no deal {}; it has {}", options.file, options.deal, deals));
}

}  // namespace troef::cli
