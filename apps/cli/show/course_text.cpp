// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>

#include "cli/show/deal_text.h"
#include "cli/show/table_says.h"
#include "cli/terminal.h"

namespace troef::cli {
namespace {

// Tells a deal entry by entry.
class Story {
 public:
  Story(const Record& record, const Speech& speech)
      : record_(record), speech_(speech), deal_(record.start) {}

  std::string tell(std::size_t entries) {
    for (std::size_t i = 0; i < entries; ++i) entry(record_.entries[i]);
    if (!trick_.empty()) text_ += trick_line("…");
    if (deal_.over()) put_aside();
    return text_;
  }

 private:
  void entry(const Entry& entry) {
    const Board before = deal_.board();
    const std::string more =
        entry.action.verb == Verb::buy ? seller_of(entry.action) : called_roem(entry.action);
    deal_.play(entry);
    if (entry.action.verb == Verb::deal) {
      hands();
    } else if (entry.action.verb == Verb::play) {
      played(entry, before.facts);
      if (deal_.board().facts.tricks > before.facts.tricks) trick_done();
    } else {
      said(entry, more + table_says(entry, before, deal_.board(), speech_));
    }
    text_ += paid_text(entry, before, deal_.board(), speech_);
  }

  void said(const Entry& entry, const std::string& more) {
    const std::string words = speech_.action(entry.action, deal_.game().contracts());
    text_ += fmt::format("  {}{}{}\n",
                         entry.actor ? padded(speech_.name(*entry.actor), width()) + "  " : "",
                         words, more);
  }

  // What lay in the last trick; it counts from now on.
  std::string called_roem(const Action& action) {
    if (action.verb != Verb::call_roem) return "";
    roem_ += deal_.board().facts.uncalled_roem;
    return fmt::format(": {}", deal_.board().facts.uncalled_roem);
  }

  // Whose jack it is, before it is bought.
  std::string seller_of(const Action& action) const {
    for (const Seat seat : Seats::all(deal_.start().seats)) {
      if (!deal_.board().where.hand(seat).has(action.card)) continue;
      return speech_.say(" van ", " from ") + speech_.name(seat);
    }
    return "";
  }

  std::size_t width() const { return speech_.widest_name(); }

  void hands() {
    const Where& where = deal_.board().where;
    text_ += speech_.heading("Kaarten", "Cards");
    for (const Seat seat : Seats::all(deal_.start().seats)) {
      heap(speech_.full_name(seat).c_str(), where.hand(seat));
    }
    heap(speech_.say("lummel", "widow"), where.widow());
    heap(speech_.say("dode hand", "dead hand"), where.dead());
    if (where.turn_up()) heap(speech_.say("gedraaid", "turn-up"), *where.turn_up());
    text_ += speech_.heading("Verloop", "Course");
  }

  void heap(const char* name, Cards cards) {
    if (!cards) return;
    text_ += fmt::format("  {}  {}\n", padded(name, speech_.widest_full_name()),
                         cards_by_suit(cards, speech_.language(), speech_.colour()));
  }

  void played(const Entry& entry, const Facts& before) {
    if (trick_.empty()) leader_ = speech_.name(*entry.actor);
    const std::string stuk = entry.action.marked ? "*" : "";
    trick_ += " " + padded(speech_.card(entry.action.card) + stuk, 4);
    showed(before, deal_.board().facts);
  }

  // What a card makes known to all.
  void showed(const Facts& before, const Facts& now) {
    if (now.silent_ace && !before.silent_ace) {
      showed_ += "; " + speech_.name(*now.silent_ace) +
                 speech_.say(" zweeg over de troefaas, nu de laagste troef",
                             " kept silent about the ace of trumps, now the lowest");
    }
    if (now.mate && now.mate != before.mate) {
      showed_ += "; " + speech_.name(*now.mate) + speech_.say(" is de maat", " is the mate");
    }
  }

  std::string trick_line(const std::string& won) {
    const std::string line =
        fmt::format("  {:2}  {} {}  {}{}\n", deal_.board().facts.tricks + (won == "…" ? 1 : 0),
                    padded(leader_, width()), trick_, won, showed_);
    trick_.clear();
    showed_.clear();
    return line;
  }

  // Who won it, and what it was worth.
  void trick_done() {
    const Facts& facts = deal_.board().facts;
    const Seat winner = facts.winners[static_cast<std::size_t>(facts.tricks - 1)];
    std::string won = "→ " + speech_.name(winner);
    const int points = deal_.board().order->points(facts.last_trick.cards());
    const bool last = deal_.board().where.hand(winner).empty();
    const int bonus = last ? beside_tricks().last_trick : 0;
    if (counts_points() && points + bonus > 0) won += fmt::format("  {}", points);
    if (counts_points() && bonus > 0) {
      won += fmt::format(" + {} {}", bonus, speech_.say("laatste slag", "last trick"));
    }
    const int roem = facts.side_roem[0] + facts.side_roem[1];
    if (roem > roem_) won += fmt::format(" + {} roem", roem - roem_);
    roem_ = roem;
    text_ += trick_line(won);
  }

  BesideTricks beside_tricks() const { return deal_.game().beside_tricks(deal_.board()); }

  // What the declarer laid away, and a widow that was left.
  void put_aside() {
    const Result result = deal_.result();
    if (!result.declarer || result.outcome == Outcome::revoked || !counts_points()) return;
    const Where& where = deal_.board().where;
    const BesideTricks beside = beside_tricks();
    aside_line(speech_.say("weggelegd", "laid away"), where.laid(*result.declarer), beside.laid);
    aside_line(speech_.say("lummel", "widow"), where.widow(), beside.widow);
  }

  void aside_line(const char* what, Cards cards, Seats whose) {
    if (!cards || whose.empty()) return;
    std::string signs;
    for (const Card card : cards) signs += " " + padded(speech_.card(card), 4);
    text_ += fmt::format("      {} {}  → {}  {}\n", padded(what, width()), signs,
                         speech_.names(whose), deal_.board().order->points(cards));
  }

  // Of a contract for tricks the cards count nothing, nor where all have passed (HG-11).
  bool counts_points() const {
    if (!deal_.board().facts.declarer) return false;
    const Contract* contract = deal_.game().contract(deal_.board().facts.contract);
    return contract == nullptr || contract->goal == Contract::Goal::points;
  }

  const Record& record_;
  const Speech& speech_;
  Deal deal_;
  std::string text_, trick_, leader_;
  std::string showed_;  // with a card of the trick
  int roem_ = 0;
};

}  // namespace

std::string course_text(const Record& record, const Replay& replay, const Speech& speech) {
  Story story(record, speech);
  return story.tell(replay.deal ? record.entries.size()
                                : static_cast<std::size_t>(replay.fault.entry));
}

}  // namespace troef::cli
