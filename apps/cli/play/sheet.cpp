// SPDX-License-Identifier: Apache-2.0
#include "cli/play/sheet.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "cli/outcome_word.h"
#include "cli/play/join.h"
#include "cli/play/names.h"
#include "cli/play/sheet_grid.h"
#include "cli/play/sheet_texts.h"
#include "cli/play/spoken.h"
#include "cli/play/wording.h"

namespace troef::cli::table {
namespace {

std::string signed_amount(Amount amount) {
  return amount > 0 ? fmt::format("+{}", amount) : std::to_string(amount);
}

std::string name_or_dash(const Look& look, std::optional<Seat> seat) {
  return seat ? capital(name_of(look, *seat)) : "-";
}

std::string outcome_text(const Look& look, const SheetData& sheet, const Result& result) {
  switch (result.outcome) {
    case Outcome::passed:
    case Outcome::void_deal:
      return say(look, SheetText::mark_passed);
    case Outcome::revoked:
      return say(look, SheetText::mark_revoke);
    default:
      break;
  }
  const auto word = [&](Outcome outcome) {
    return outcome_word(look.language, outcome, sheet.game->sheet());
  };
  std::string text = word(result.outcome);
  if (result.below_bid) join(text, word(Outcome::wet));
  return text;
}

void add_seats(const Look& look, const SheetData& sheet, Row& row) {
  for (const Seat seat : Seats::all(sheet.seats)) row.push_back(capital(name_of(look, seat)));
}

template <class Amounts>
void add_amounts(const SheetData& sheet, const Amounts& amounts, bool with_sign, Row& row) {
  for (const Seat seat : Seats::all(sheet.seats)) {
    row.push_back(with_sign ? signed_amount(amounts[seat]) : std::to_string(amounts[seat]));
  }
}

bool any_cents(const SheetData& sheet) {
  return std::any_of(sheet.lines.begin(), sheet.lines.end(),
                     [&](const SheetRow& line) { return line.result.cents != BySeat<Amount>(); });
}

// Hoogjassen and Heugen: who played for what, and what each gained.
std::string bids(const Look& look, const SheetData& sheet, std::size_t from) {
  Grid grid{{"#", say(look, SheetText::declarer), say(look, SheetText::result),
             say(look, SheetText::bid), say(look, SheetText::roem)}};
  add_seats(look, sheet, grid[0]);
  for (std::size_t i = from; i < sheet.lines.size(); ++i) {
    const SheetRow& line = sheet.lines[i];
    Row row{number_of(line), name_or_dash(look, line.result.declarer),
            outcome_text(look, sheet, line.result), line.bid == 0 ? "-" : std::to_string(line.bid),
            std::to_string(line.result.roem[0])};
    add_amounts(sheet, line.result.score, true, row);
    grid.push_back(row);
  }
  grid.push_back({"", say(look, SheetText::total), "", "", ""});
  add_amounts(sheet, sheet.scores, false, grid.back());
  if (any_cents(sheet)) {
    grid.push_back({"", say(look, SheetText::cents), "", "", ""});
    add_amounts(sheet, sheet.cents, false, grid.back());
  }
  return grid_text(look, grid, 3, 5);
}

// Pandoer: cents.
std::string contracts(const Look& look, const SheetData& sheet, std::size_t from) {
  Grid grid{{"#", say(look, SheetText::declarer), say(look, SheetText::contract),
             say(look, SheetText::result)}};
  add_seats(look, sheet, grid[0]);
  for (std::size_t i = from; i < sheet.lines.size(); ++i) {
    const SheetRow& line = sheet.lines[i];
    const int contract = line.result.contract;
    Row row{number_of(line), name_or_dash(look, line.result.declarer),
            contract == 0 ? "-" : contract_name(*sheet.game, contract),
            outcome_text(look, sheet, line.result)};
    add_amounts(sheet, line.result.cents, true, row);
    grid.push_back(row);
  }
  grid.push_back({"", say(look, SheetText::cents), "", ""});
  add_amounts(sheet, sheet.cents, false, grid.back());
  return grid_text(look, grid, 4, 4);
}

// Vijvenveertig: tricks and points of each side, and the totals in chips.
std::string chips(const Look& look, const SheetData& sheet, std::size_t from) {
  const Sides sides = sheet.game->match_sides(sheet.rules);
  const int chip = sheet.game->points_a_chip(sheet.rules);
  Grid grid{{"#"}};
  Row total{say(look, SheetText::total)}, counters{say(look, SheetText::chips)};
  for (int side = 0; side < sides.count(); ++side) {
    const Amount score = sheet.scores[sides[side].first()];
    grid[0].push_back(capital(side_name(look, sides, side)));
    total.push_back(std::to_string(score));
    counters.push_back(chip > 0 ? std::to_string(score / chip) : "");
  }
  for (std::size_t i = from; i < sheet.lines.size(); ++i) {
    const Result& result = sheet.lines[i].result;
    Row row{number_of(sheet.lines[i])};
    for (int side = 0; side < sides.count(); ++side) {
      row.push_back(signed_amount(result.score[sides[side].first()]));
    }
    grid.push_back(row);
  }
  grid.push_back(total);
  if (chip > 0) grid.push_back(counters);
  return grid_text(look, grid, 1, 1);
}

}  // namespace

std::string sheet_text(const Look& look, const SheetData& sheet, int last) {
  if (sheet.lines.empty()) return say(look, SheetText::none) + "\n";
  const auto all = sheet.lines.size();
  const auto shown = last == 0 ? all : std::min(all, static_cast<std::size_t>(last));
  std::string text;
  switch (sheet.game->sheet()) {
    case Sheet::two_columns:
      text = two_columns(look, sheet, all - shown);
      break;
    case Sheet::blok:
    case Sheet::pad:
      text = bids(look, sheet, all - shown);
      break;
    case Sheet::cents:
      text = contracts(look, sheet, all - shown);
      break;
    case Sheet::chips:
      text = chips(look, sheet, all - shown);
      break;
  }
  if (sheet.pot != 0)
    text += "  " + pot_word(look, *sheet.game) + " " + std::to_string(sheet.pot) + "\n";
  return text;
}

}  // namespace troef::cli::table
