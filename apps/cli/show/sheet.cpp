// SPDX-License-Identifier: Apache-2.0
#include "cli/show/sheet.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "cli/terminal.h"

namespace troef::cli {

void ScoreSheet::meet(const Record& record) {
  const bool goes_on = !record.match.empty() && record.match == match_ &&
                       record.start.game == start_.game && record.start.seats == start_.seats;
  if (!goes_on) rows_.clear();
  match_ = record.match;
  start_ = record.start;
}

void ScoreSheet::enter(const Record& record, const Result& result) {
  BySeat<Amount> total = record.start.scores;
  for (const Seat seat : Seats::all(start_.seats)) total[seat] += result.score[seat];
  rows_.push_back({record.start.number, result, total});
  if (rows_.size() > most_rows) rows_.pop_front();
}

// A column for every side that has one score, else for every seat.
std::string ScoreSheet::text(const Speech& speech) const {
  if (rows_.empty()) return "";
  const Sides sides = start_.game->match_sides(start_.rules);
  std::string text = speech.heading("Scoreblad", "Score sheet") + "      ";
  std::vector<std::size_t> widths;
  for (int side = 0; side < sides.count(); ++side) {
    const std::string names = speech.names(sides[side]);
    widths.push_back(2 + std::max<std::size_t>(14, columns_of(names)));
    text += padded(names, widths.back(), true);
  }
  text += "\n      ";
  for (const std::size_t width : widths) {
    text += padded(speech.say("spel  totaal", "deal   total"), width, true);
  }
  for (const Row& row : rows_) {
    text += fmt::format("\n  {:4}", row.number + 1);
    for (int side = 0; side < sides.count(); ++side) {
      const Seat seat = sides[side].first();
      text += padded(fmt::format("{:+} {:7}", row.result.score[seat], row.total[seat]),
                     widths[static_cast<std::size_t>(side)], true);
    }
    text += "  " + speech.outcome(row.result, start_.game->sheet());
    if (row.result.declarer) text += ", " + speech.name(*row.result.declarer);
  }
  return text + "\n";
}

}  // namespace troef::cli
