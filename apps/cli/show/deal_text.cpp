// SPDX-License-Identifier: Apache-2.0
#include "cli/show/deal_text.h"

#include <fmt/format.h>

#include "cards/quoted.h"
#include "cli/changes.h"
#include "cli/terminal.h"
#include "deal/rulebook.h"
#include "table/spoken.h"

namespace troef::cli {
namespace {

std::string sides_text(const Result& result, const Speech& speech) {
  std::string text;
  for (int side = 0; side < result.sides.count(); ++side) {
    const auto at = static_cast<std::size_t>(side);
    text += fmt::format("  {}: {}", speech.names(result.sides[side]), result.points[at]);
    if (result.roem[at] != 0) text += fmt::format(" + {} roem", result.roem[at]);
    text += "\n";
  }
  return text;
}

std::string best_trump_text(const BestTrump& best, const Speech& speech) {
  return fmt::format("  {}: {}, {}, {:+}\n", speech.say("beste troef", "best trump"),
                     speech.card(best.card), speech.name(best.seat), best.score);
}

}  // namespace

std::string header_text(const Record& record, const Speech& speech) {
  const Game& game = *record.start.game;
  const RuleBook book(game.rule_texts(speech.language()));
  const std::string match = harmless(record.match, 60);
  return fmt::format("{} ({})\n{} {}{}{}, {} {}\n",
                     styled(book.title(), Style::bold, speech.colour()),
                     rules_text(game, nearest_preset(game, record.start.rules), record.start.rules),
                     speech.say("spel", "deal"), record.start.number + 1,
                     match.empty() ? "" : speech.say(" van partij ", " of match "), match,
                     speech.say("deler", "dealer"), speech.name(record.start.dealer));
}

std::string result_text(const Deal& deal, const Speech& speech) {
  const Result result = deal.result();
  std::string text =
      speech.heading("Uitslag", "Result") + "  " + speech.outcome(result, deal.game().sheet());
  if (result.declarer) text += ", " + speech.name(*result.declarer);
  if (result.contract > 0) {
    const auto contract = static_cast<std::uint16_t>(result.contract - 1);
    text += ", " + contract_name(deal.game().contracts()[contract]);
  }
  if (deal.board().facts.bid > 0) text += fmt::format(", {}", deal.board().facts.bid);
  if (result.trumps)
    text += fmt::format(", {} {}", speech.say("troef", "trumps"), speech.suit(*result.trumps));
  text += "\n" + sides_text(result, speech);
  const Facts& facts = deal.board().facts;
  if (facts.best_trump) text += best_trump_text(*facts.best_trump, speech);
  const int seats = deal.start().seats;
  text += by_seat(speech.say("score", "score"), result.score, seats);
  if (result.cents != BySeat<Amount>{}) text += by_seat("cent", result.cents, seats);
  const bool pool = deal.game().sheet() == Sheet::chips;
  const auto pot = speech.say("pot", pool ? "pool" : "pot");
  if (result.pot != 0) text += fmt::format("  {}: {:+}\n", pot, result.pot);
  return text;
}

std::string by_seat(const char* title, const BySeat<Amount>& amounts, int seats) {
  std::string text = fmt::format("  {}:", title);
  for (const Seat seat : Seats::all(seats)) text += fmt::format(" {:+}", amounts[seat]);
  return text + "\n";
}

}  // namespace troef::cli
