// SPDX-License-Identifier: Apache-2.0
#include "cli/play/outcome.h"

#include <algorithm>
#include <utility>

#include "cli/play/cards.h"
#include "cli/play/join.h"
#include "cli/play/names.h"
#include "cli/play/sheet_texts.h"
#include "cli/play/wording.h"
#include "tricks/sorted.h"

namespace troef::cli::table {
namespace {

Text wet_text(Sheet sheet) {
  switch (sheet) {
    case Sheet::blok:
      return Text::over_wet_in;
    case Sheet::cents:
      return Text::over_wet_lost;
    default:
      return Text::over_wet_nat;
  }
}

Text outcome_text(const Result& result, Sheet sheet) {
  switch (result.outcome) {
    case Outcome::made:
      return Text::over_made;
    case Outcome::thanked:
      return Text::over_thanked;
    case Outcome::wet:
      return wet_text(sheet);
    case Outcome::kapot:
      return result.below_bid ? Text::over_kapot_below : Text::over_kapot;
    case Outcome::pit:
      return Text::over_pit;
    case Outcome::counterpit:
      return Text::over_counterpit;
    case Outcome::passed:
      return Text::over_passed;
    case Outcome::void_deal:
      return Text::over_void;
    case Outcome::revoked:
      return Text::over_revoked;
    case Outcome::scored:
      break;
  }
  return Text::over_scored;
}

// Who has the pool, where there is one.
std::string pool(const Look& look, const View& view, const Result& result) {
  if (view.game->unit(view.rules) != Unit::chips) return "";
  for (const Seat seat : Seats::all(view.seats)) {
    if (result.score[seat] > 0) return ", " + said_of(look, Text::over_pool, seat);
  }
  return ", " + say(look, Text::over_pool_stays);
}

std::string tricks_of_each(const Look& look, const View& view, const Result& result) {
  const auto end = result.winners.begin() + result.tricks;
  std::string text;
  for (const Seat seat : Seats::all(view.seats)) {
    join(text,
         fmt::format("{} {}", name_of(look, seat), std::count(result.winners.begin(), end, seat)));
  }
  return ", " + say(look, Text::over_each, text) + pool(look, view, result);
}

// Points where cards count; tricks where they do.
std::string counted(const Look& look, const View& view, const Result& result) {
  if (result.tricks == 0) return "";
  if (result.sides.count() != 2) return tricks_of_each(look, view, result);
  const bool tricks = result.points[0] + result.points[1] <= max_tricks;
  std::string text = ", " + say(look, tricks ? Text::over_tricks : Text::over_points,
                                result.points[0], result.points[1]);
  const auto [ours, theirs] = std::pair(result.roem[0], result.roem[1]);
  if (theirs > 0) return text + ", " + say(look, Text::over_roem_both, ours, theirs);
  return ours > 0 ? text + ", " + say(look, Text::over_roem, ours) : text;
}

}  // namespace

std::vector<std::string> outcome(const Look& look, const View& view) {
  const Result& result = *view.result;
  const Sheet sheet = view.game->sheet();
  const Seat who = result.declarer.value_or(Seat(0));
  std::string line = said_of(look, outcome_text(result, sheet), who);
  line += counted(look, view, result);
  std::vector<std::string> lines{say(look, Text::deal_over, view.number + 1, line)};
  if (const auto& best = view.facts.best_trump) {
    lines.push_back(say(look, Text::over_best_trump, card_text(look, best->card),
                        object_of(look, best->seat), best->score));
  }
  for (const Seat seat : Seats::all(view.seats)) {
    if (view.laid[seat].known.empty() || seat == view.seat) continue;
    lines.push_back(about(look, Text::over_laid, seat,
                          cards_text(look, sorted(view.laid[seat].known, *view.order))));
  }
  if (view.widow.known) {
    lines.push_back(
        say(look, Text::over_widow, cards_text(look, sorted(view.widow.known, *view.order))));
  }
  return lines;
}

std::vector<std::string> match_outcome(const Look& look, const SheetData& sheet) {
  Seats winners;
  for (const Seats side : sheet.winners) winners.add(side);
  const Text result = sheet.winners.size() == 1 ? Text::match_won : Text::match_draw;
  std::vector<std::string> lines{say(look, Text::match_over) + " " +
                                 say(look, result, objects_of(look, winners))};
  if (sheet.pot == 0) return lines;
  std::string shares;
  for (const Seat seat : Seats::all(sheet.seats)) {
    join(shares, name_of(look, seat) + " " +
                     std::to_string(sheet.pot_shares[static_cast<std::size_t>(seat.index())]));
  }
  lines.push_back(say(look, SheetText::pot_shared, pot_word(look, *sheet.game), shares));
  return lines;
}

}  // namespace troef::cli::table
