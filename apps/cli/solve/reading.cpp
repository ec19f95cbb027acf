// SPDX-License-Identifier: Apache-2.0
#include "cli/solve/reading.h"

#include <fmt/format.h>

#include "cli/errors.h"
#include "cli/fault_text.h"
#include "cli/input.h"
#include "cli/solve/choices.h"
#include "cli/solve/hand.h"
#include "cli/solve/meaning.h"
#include "cli/solve/position.h"
#include "games/games.h"
#include "games/solving.h"

namespace troef::cli {
namespace {

// What a record says, against what the rules give; its result is compared where it has one.
std::optional<Fault> fault_of(const Record& record) {
  return record.result ? referee(record) : std::nullopt;
}

Heading heading_of(const Record& record) { return {record.match, record.players}; }

std::string after_actions(std::size_t actions) {
  return fmt::format("after {} action{}", actions, actions == 1 ? "" : "s");
}

}  // namespace

PositionReader::PositionReader(const Reading& reading) : reading_(reading), reader_(all_games()) {}

void PositionReader::read(const Line& line, const Visit& visit, const Report& report) {
  if (line.length > LineInput::longest) {
    return report(LineInput::why_skipped(line.length));
  }
  if (is_blank(line.text)) return report("it is empty");
  if (reading_.hands && !line.text.starts_with('{')) return hands(line.text, visit, report);
  switch (reader_.read(line.text)) {
    case RecordReader::Kind::match_end:
      return;
    case RecordReader::Kind::fault:
      if (!line.ended && is_cut_off(line.text)) {
        return report("the file ends in the middle of a line (" + reader_.fault().message + ")");
      }
      return report(fault_text(reader_.fault(), nullptr) +
                    (line.text.starts_with('{') ? "" : "; hands are read with --game"));
    case RecordReader::Kind::deal:
      return record(visit, report);
  }
}

void PositionReader::record(const Visit& visit, const Report& report) {
  const Record& record = reader_.deal();
  if (const auto fault = fault_of(record)) return report(fault_text(*fault, &record));
  Replay whole = replay(record);
  if (!whole.deal) return report(fault_text(whole.fault, &record));
  if (reading_.every) return every(record, visit, report);
  const std::size_t actions = record.entries.size();
  if (!reading_.at) return single({*whole.deal, actions, heading_of(record)}, visit, report);
  const auto at = static_cast<std::size_t>(*reading_.at);
  if (at > actions) {
    return report(
        fmt::format("there is no position {}: there are only {}", after_actions(at), actions));
  }
  Record cut = record;
  cut.entries.resize(at);
  single({*replay(cut).deal, at, heading_of(record)}, visit, report);
}

std::string PositionReader::why_not(const Deal& deal) const {
  const std::string why = why_not_solved(deal);
  return !why.empty() && reading_.choices && declarer_chooses(deal) ? "" : why;
}

std::string PositionReader::why_not_asked(const Deal& deal) const {
  const auto& [name, question] = reading_.asked;
  if (has_meaning(deal, question)) return "";
  return fmt::format("the goal \"{}\" has no meaning in this deal: {}; there is {}", name,
                     why_no_meaning(deal, question), fmt::join(goals_of(deal), ", "));
}

bool PositionReader::show(const Position& position, const Visit& visit, const Report& report,
                          std::string& told) const {
  const std::string why = why_not_asked(position.deal);
  if (why.empty()) return visit(position);
  if (why != told) report(fmt::format("{} {}", after_actions(position.actions), why));
  told = why;
  return true;
}

void PositionReader::single(const Position& position, const Visit& visit,
                            const Report& report) const {
  const std::string why = why_not(position.deal);
  if (why.empty()) {
    std::string told;
    show(position, visit, report, told);
    return;
  }
  report(fmt::format("{} the deal has nothing to solve: {}{}", after_actions(position.actions), why,
                     how_to_ask(position.deal)));
}

const char* PositionReader::how_to_ask(const Deal& deal) const {
  if (reading_.at) return "";
  if (deal.over()) return "; --at N and --every take a point before that";
  return reading_.hands && reading_.after.empty() ? "; --after tells what happened since" : "";
}

void PositionReader::every(const Record& record, const Visit& visit, const Report& report) {
  Deal deal(record.start);
  std::string told;
  for (std::size_t i = 0;; ++i) {
    // A wrong claim leaves the decision where it was.
    const bool claimed = i > 0 && record.entries[i - 1].action.verb == Verb::claim_revoke;
    if (why_not(deal).empty()) {
      if (!claimed && !show({deal, i, heading_of(record)}, visit, report, told)) return;
    } else if (deal.turn().awaited == Awaited::seat && revoke_was_claimed(deal)) {
      return report(
          fmt::format("{} there is nothing to solve: {}", after_actions(i), why_not_solved(deal)));
    }
    if (i == record.entries.size()) return;
    deal.play(record.entries[i]);
  }
}

void PositionReader::hands(const std::string& text, const Visit& visit, const Report& report) {
  try {
    Deal deal = deal_of_hands(*reading_.hands, text);
    enter_all(deal, reading_.after);
    if (!reading_.at && !reading_.every)
      return single({deal, deal.events().size(), {}}, visit, report);
    std::string line = write_record(deal, {});
    line.pop_back();
    if (reader_.read(line) == RecordReader::Kind::deal) record(visit, report);
  } catch (const Failure& failure) {
    report(failure.what());
  }
}

}  // namespace troef::cli
