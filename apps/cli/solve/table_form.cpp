// SPDX-License-Identifier: Apache-2.0
// An answer for people: the cards, what each action is worth, and the best line trick by trick.
#include <fmt/format.h>

#include <algorithm>

#include "cli/errors.h"
#include "cli/solve/explain_form.h"
#include "cli/terminal.h"
#include "games/solving.h"

namespace troef::cli {
namespace {

class Telling {
 public:
  Telling(const Shown& shown, Language language, bool colour)
      : shown_(shown),
        speech_(language, colour, shown.deal.start().seats, shown.heading.players),
        deal_(shown.deal) {}

  std::string text() {
    heading();
    hands();
    verdict();
    actions();
    if (shown_.why != nullptr) {
      add(explained_text(shown_, speech_));
    } else {
      line();
    }
    return text_ + "\n";
  }

 private:
  const char* say(const char* dutch, const char* english) const {
    return speech_.say(dutch, english);
  }
  void add(const std::string& text) { text_ += text; }
  std::string name(Seat seat) const { return padded(speech_.name(seat), speech_.widest_name()); }
  std::string spoken(const Action& action) const {
    return speech_.action(action, deal_.game().contracts());
  }

  void heading() {
    const Facts& facts = deal_.board().facts;
    add(styled(shown(shown_.source), Style::bold, speech_.colour()));
    const bool one = shown_.actions == 1;
    add(fmt::format(fmt::runtime(one ? say(", na {} actie: {}", ", after {} action: {}")
                                     : say(", na {} acties: {}", ", after {} actions: {}")),
                    shown_.actions, deal_.game().id()));
    if (facts.contract > 0) {
      add(fmt::format(", {}",
                      deal_.game().contracts()[static_cast<std::size_t>(facts.contract) - 1]));
    }
    if (facts.bid > 0) add(fmt::format(", {}", facts.bid));
    if (facts.trumps)
      add(fmt::format(", {} {}", speech_.suit(*facts.trumps), say("troef", "trumps")));
    if (facts.declarer) {
      add(fmt::format(", {} {}", speech_.name(*facts.declarer), say("is speler", "is declarer")));
    }
    add("\n");
  }

  void hands() {
    const Board& board = deal_.board();
    for (const Seat seat : Seats::all(deal_.start().seats)) {
      const bool turn = deal_.turn().seat == seat;
      add(fmt::format("{} {}  {}\n", turn ? ">" : " ",
                      padded(speech_.full_name(seat), speech_.widest_full_name()),
                      cards_by_suit(board.where.hand(seat), speech_.language(), speech_.colour())));
    }
    const Trick& trick = board.facts.trick;
    if (trick.empty()) return;
    add(say("  op tafel:", "  on the table:"));
    for (int i = 0; i < trick.size(); ++i) {
      const Seat seat = trick.leader().left(deal_.start().seats, i);
      add(fmt::format(" {} {}", seat.index(), speech_.card(trick.card(i))));
    }
    add("\n");
  }

  std::string bounds(const solver::Bounds& value) const {
    if (value.exact()) return std::to_string(value.low);
    return fmt::format(fmt::runtime(say("{} tot {}", "{} to {}")), value.low, value.high);
  }

  // Whose value it is. Before the cards are played that of the declarer, or of who names trumps.
  Seats maximisers() const {
    const Posed posed = pose(deal_, shown_.asked.question);
    if (posed.problem) return posed.problem->maximisers;
    const Facts& facts = deal_.board().facts;
    const Seats declarer = facts.declarer.value_or(deal_.turn().seat);
    return facts.mate ? declarer | *facts.mate : declarer;
  }

  void verdict() {
    add(fmt::format(fmt::runtime(say("\nMet het beste spel ({}), voor {}: ",
                                     "\nWith best play ({}), for {}: ")),
                    shown_.asked.name, speech_.names(maximisers())));
    add(styled(bounds(shown_.answer.value), Style::bold, speech_.colour()));
    if (!shown_.answer.exact()) add(say(", niet uitgezocht", ", not searched to the end"));
    const bool one = shown_.answer.nodes == 1;
    add(fmt::format("  ({} {})\n", shown_.answer.nodes,
                    one ? say("knoop", "node") : say("knopen", "nodes")));
  }

  void actions() {
    std::size_t widest = 0;
    for (const auto& each : shown_.answer.choices) {
      widest = std::max(widest, columns_of(spoken(each.action)));
    }
    for (const auto& each : shown_.answer.choices) {
      const bool best = shown_.answer.value.exact() && each.value == shown_.answer.value;
      add(fmt::format("  {} {}  {}\n", best ? "*" : " ", padded(spoken(each.action), widest),
                      padded(bounds(each.value), 5, true)));
    }
  }

  void line() {
    if (shown_.answer.line.empty()) return;
    add(fmt::format("{}\n", say("\nEen beste verloop", "\nA best line")));
    std::string row;
    for (const Entry& entry : shown_.answer.line) {
      const int tricks = deal_.board().facts.tricks;
      if (!entry.actor) continue;
      const int before = deal_.board().facts.trick.size();
      deal_.play(entry.actor, entry.action);
      if (entry.action.verb != Verb::play) {
        flush(row, tricks);
        add(fmt::format("      {}  {}\n", name(*entry.actor), spoken(entry.action)));
        continue;
      }
      if (before == 0) flush(row, tricks - 1);
      row += fmt::format("{}{} {}{}", row.empty() ? "" : "   ", entry.actor->index(),
                         speech_.card(entry.action.card), entry.action.marked ? " stuk" : "");
      if (deal_.board().facts.tricks == tricks) continue;
      row += fmt::format("   → {}",
                         deal_.board().facts.winners[static_cast<std::size_t>(tricks)].index());
      flush(row, tricks);
    }
    flush(row, deal_.board().facts.tricks);
  }
  void flush(std::string& row, int trick) {
    if (!row.empty()) add(fmt::format("  {:2}  {}\n", trick + 1, row));
    row.clear();
  }

  const Shown& shown_;
  Speech speech_;
  Deal deal_;
  std::string text_;
};

}  // namespace

std::string table_text(const Shown& shown, Language language, bool colour) {
  return Telling(shown, language, colour).text();
}

}  // namespace troef::cli
