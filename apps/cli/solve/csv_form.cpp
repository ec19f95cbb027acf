// SPDX-License-Identifier: Apache-2.0
// RFC 4180 but for the line ends; the quoting is libcsv's. Numbers stand bare, an empty field is no
// value.
#include <csv.h>
#include <fmt/format.h>

#include "cli/solve/form.h"

namespace troef::cli {
namespace {

std::string in_quotes(std::string_view text) {
  std::string field(text.size() * 2 + 2, '\0');
  field.resize(csv_write(field.data(), field.size(), text.data(), text.size()));
  return field;
}

std::string cards_text(Cards cards) {
  std::string text;
  for (const Suit suit : all_suits) {
    const Cards held = cards & Cards::of(suit);
    for (int i = held.size(); i-- > 0;) {
      text += (text.empty() ? "" : " ") + to_string(held.nth(i));
    }
  }
  return text;
}

// "JS 9S | TH AH | …", as record.md has it.
std::string hands_text(const Deal& deal) {
  std::string text;
  for (const Seat seat : Seats::all(deal.start().seats)) {
    text += (seat.index() > 0 ? " | " : "") + cards_text(deal.board().where.hand(seat));
  }
  return text;
}

std::string trick_text(const Trick& trick) {
  std::string text;
  for (int i = 0; i < trick.size(); ++i) text += (i > 0 ? " " : "") + to_string(trick.card(i));
  return text;
}

std::string actions_text(const Shown& shown) {
  std::string text;
  for (const Solved::Choice& each : shown.answer.choices) {
    text += text.empty() ? "" : "; ";
    text += to_string(each.action, shown.deal.game().contracts()) + " = ";
    text += each.value.exact() ? std::to_string(each.value.low)
                               : fmt::format("{}..{}", each.value.low, each.value.high);
  }
  return text;
}

std::string line_text(const Shown& shown) {
  std::string text;
  for (const Entry& entry : shown.answer.line) {
    text += (text.empty() ? "" : ", ") + to_string(entry, shown.deal.game().contracts());
  }
  return text;
}

std::string contract_text(const Deal& deal) {
  const int contract = deal.board().facts.contract;
  if (contract == 0) return "";
  return std::string(deal.game().contracts()[static_cast<std::size_t>(contract - 1)]);
}

std::string seat_or_none(std::optional<Seat> seat) {
  return seat ? std::to_string(seat->index()) : "";
}

}  // namespace

std::string csv_head() {
  return "source,actions,game,contract,bid,declarer,trumps,seat,tricks,trick,hands,"
         "goal,value,low,high,exact,cards,line,nodes\n";
}

std::string csv_text(const Shown& shown) {
  const Deal& deal = shown.deal;
  const Facts& facts = deal.board().facts;
  const Solved& answer = shown.answer;
  const bool exact = answer.exact();
  return fmt::format("{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{}\n",
                     in_quotes(in_utf8(shown.source)), shown.actions, in_quotes(deal.game().id()),
                     in_quotes(contract_text(deal)), facts.bid > 0 ? std::to_string(facts.bid) : "",
                     seat_or_none(facts.declarer),
                     in_quotes(facts.trumps ? std::string(1, letter(*facts.trumps)) : ""),
                     deal.turn().seat.index(), facts.tricks, in_quotes(trick_text(facts.trick)),
                     in_quotes(hands_text(deal)), in_quotes(shown.asked.name),
                     exact ? std::to_string(answer.value.low) : "", answer.value.low,
                     answer.value.high, exact, in_quotes(actions_text(shown)),
                     in_quotes(line_text(shown)), answer.nodes);
}

}  // namespace troef::cli
