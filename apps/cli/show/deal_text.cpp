// SPDX-License-Identifier: Apache-2.0
#include "cli/show/deal_text.h"

#include <fmt/format.h>

#include "bots/thumb/aim.h"
#include "cli/changes.h"
#include "cli/terminal.h"
#include "deal/rulebook.h"

namespace troef::cli {
namespace {

std::string heading(const char* text, const Speech& speech) {
  return "\n" + styled(text, Style::bold, speech.colour()) + "\n";
}

// Tells a deal entry by entry.
class Story {
 public:
  Story(const Record& record, const Speech& speech)
      : record_(record), speech_(speech), deal_(record.start) {}

  std::string tell(std::size_t entries) {
    for (std::size_t i = 0; i < entries; ++i) entry(record_.entries[i]);
    if (!trick_.empty()) text_ += trick_line("…");
    return text_;
  }

 private:
  void entry(const Entry& entry) {
    const int tricks = deal_.board().facts.tricks;
    deal_.play(entry);
    if (entry.action.verb == Verb::deal) return hands();
    if (entry.action.verb == Verb::play) {
      played(entry);
      if (deal_.board().facts.tricks > tricks) trick_done();
      return;
    }
    const std::string words = speech_.action(entry.action, deal_.game().contracts());
    text_ += fmt::format(
        "  {}{}\n", entry.actor ? padded(speech_.name(*entry.actor), width()) + "  " : "", words);
  }

  std::size_t width() const { return speech_.widest_name(); }

  void hands() {
    const Where& where = deal_.board().where;
    text_ += heading(speech_.say("Kaarten", "Cards"), speech_);
    for (const Seat seat : Seats::all(deal_.start().seats)) {
      heap(speech_.name(seat).c_str(), where.hand(seat));
    }
    heap(speech_.say("lummel", "widow"), where.widow());
    heap(speech_.say("dode hand", "dead hand"), where.dead());
    if (where.turn_up()) heap(speech_.say("gekeerd", "turn-up"), *where.turn_up());
    text_ += heading(speech_.say("Verloop", "Course"), speech_);
  }

  void heap(const char* name, Cards cards) {
    if (!cards) return;
    text_ += fmt::format("  {}  {}\n", padded(name, width()),
                         cards_by_suit(cards, speech_.language(), speech_.colour()));
  }

  void played(const Entry& entry) {
    if (trick_.empty()) leader_ = speech_.name(*entry.actor);
    const std::string stuk = entry.action.marked ? "*" : "";
    trick_ += " " + padded(speech_.card(entry.action.card) + stuk, 4);
  }

  std::string trick_line(const std::string& won) {
    const std::string line =
        fmt::format("  {:2}  {} {}  {}\n", deal_.board().facts.tricks + (won == "…" ? 1 : 0),
                    padded(leader_, width()), trick_, won);
    trick_.clear();
    return line;
  }

  // Who won it, and what it was worth.
  void trick_done() {
    const Facts& facts = deal_.board().facts;
    const Seat winner = facts.winners[static_cast<std::size_t>(facts.tricks - 1)];
    std::string won = "→ " + speech_.name(winner);
    const int points = deal_.board().order->points(facts.last_trick.cards());
    if (points > 0 && counts_points()) won += fmt::format("  {}", points);
    const int roem = facts.side_roem[0] + facts.side_roem[1];
    if (roem > roem_) won += fmt::format(" + {} roem", roem - roem_);
    roem_ = roem;
    text_ += trick_line(won);
  }

  // Of a contract for tricks the cards count nothing.
  bool counts_points() const {
    const thumb::Aim* aim = thumb::aim_numbered(deal_.game(), deal_.board().facts.contract);
    return aim == nullptr || aim->kind == thumb::Aim::Kind::points;
  }

  const Record& record_;
  const Speech& speech_;
  Deal deal_;
  std::string text_, trick_, leader_;
  int roem_ = 0;
};

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

std::string by_seat(const char* title, const BySeat<Amount>& amounts, int seats) {
  std::string text = fmt::format("  {}:", title);
  for (const Seat seat : Seats::all(seats)) text += fmt::format(" {:+}", amounts[seat]);
  return text + "\n";
}

}  // namespace

std::string header_text(const Record& record, const Speech& speech) {
  const Game& game = *record.start.game;
  const RuleBook book(game.rule_texts(speech.language()));
  std::string match;
  for (const char c : record.match.substr(0, 60)) {
    match += static_cast<unsigned char>(c) < 0x20 || c == 0x7F ? '?' : c;
  }
  return fmt::format("{} ({})\n{} {}{}{}, {} {}\n",
                     styled(book.title(), Style::bold, speech.colour()),
                     rules_text(game, nearest_preset(game, record.start.rules), record.start.rules),
                     speech.say("spel", "deal"), record.start.number + 1,
                     match.empty() ? "" : speech.say(" van partij ", " of match "), match,
                     speech.say("deler", "dealer"), speech.name(record.start.dealer));
}

std::string course_text(const Record& record, const Replay& replay, const Speech& speech) {
  Story story(record, speech);
  return story.tell(replay.deal ? record.entries.size()
                                : static_cast<std::size_t>(replay.fault.entry));
}

std::string result_text(const Deal& deal, const Speech& speech) {
  const Result result = deal.result();
  std::string text =
      heading(speech.say("Uitslag", "Result"), speech) + "  " + speech.outcome(result.outcome);
  if (result.declarer) text += ", " + speech.name(*result.declarer);
  if (result.contract > 0) {
    const auto contract = static_cast<std::uint16_t>(result.contract - 1);
    text += ", " + Speech::contract(deal.game().contracts()[contract]);
  }
  if (deal.board().facts.bid > 0) text += fmt::format(", {}", deal.board().facts.bid);
  if (result.trumps)
    text += fmt::format(", {} {}", speech.say("troef", "trumps"), speech.suit(*result.trumps));
  text += "\n" + sides_text(result, speech);
  const int seats = deal.start().seats;
  text += by_seat(speech.say("score", "score"), result.score, seats);
  if (result.cents != BySeat<Amount>{}) text += by_seat("cent", result.cents, seats);
  if (result.pot != 0) text += fmt::format("  {}: {:+}\n", speech.say("pot", "pot"), result.pot);
  return text;
}

}  // namespace troef::cli
