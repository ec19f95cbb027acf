// SPDX-License-Identifier: Apache-2.0
#include "cli/solve/course_table.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/terminal.h"

namespace troef::cli {
namespace {

constexpr std::size_t narrowest = 6;  // ">♠10!*"

// So that all seats stand in a line of 80 columns.
std::size_t widest_column(int seats) {
  constexpr std::size_t columns[] = {12, 12, 12, 12, 10, 8, 7};
  return columns[seats];
}

// Of text without codes; names may hold any UTF-8.
std::string clipped(const std::string& text, std::size_t columns) {
  if (columns_of(text) <= columns) return text;
  std::string kept;
  for (const char c : text) {
    const bool begins = (static_cast<unsigned char>(c) & 0xC0) != 0x80;
    if (begins && columns_of(kept) == columns) break;
    kept += c;
  }
  return kept;
}

class Table {
 public:
  Table(const Deal& from, const Course& course, int parting, const Speech& speech, Marks& marks)
      : deal_(from), course_(course), parting_(parting), speech_(speech), marks_(marks) {
    const std::size_t most = widest_column(deal_.start().seats);
    width_ = std::clamp(speech.widest_name(), narrowest, most);
  }

  std::string text() {
    head();
    clear();
    on_the_table();
    for (std::size_t i = 0; i < course_.line.size(); ++i) step(i);
    flush("");
    return text_ + notes_;
  }

 private:
  void head() {
    std::string line = fmt::format("{:>4}  ", speech_.say("slag", "no."));
    for (const Seat seat : Seats::all(deal_.start().seats)) {
      line += padded(clipped(speech_.name(seat), width_), width_) + " ";
    }
    line += " " + padded(speech_.say("wint", "won by"), width_) + "  ";
    text_ += styled(line + speech_.say("stand", "count"), Style::dim, speech_.colour()) + "\n";
  }

  void clear() {
    for (const Seat seat : Seats::all(deal_.start().seats)) cells_[seat].clear();
    filled_ = false;
  }

  // What was played to the trick before the position.
  void on_the_table() {
    const Trick& trick = deal_.board().facts.trick;
    for (int i = 0; i < trick.size(); ++i) {
      put(trick.leader().left(deal_.start().seats, i), trick.card(i), i == 0, "");
    }
    trick_ = deal_.board().facts.tricks + 1;
  }

  void put(Seat seat, Card card, bool leads, const std::string& marks) {
    cells_[seat] = (leads ? ">" : " ") + speech_.card(card) + marks;
    filled_ = true;
    marks_.led = true;
  }

  void step(std::size_t place) {
    const auto& [actor, action, pack] = course_.line[place];
    const bool only = std::binary_search(course_.only.begin(), course_.only.end(), place);
    const Facts& facts = deal_.board().facts;
    const bool leads = facts.trick.empty();
    const int tricks = facts.tricks;
    trick_ = tricks + 1;
    deal_.play(actor, action);
    if (!actor) return;
    marks_.only = marks_.only || only;
    if (action.verb != Verb::play) return other_step(*actor, action, only);
    marks_.stuk = marks_.stuk || action.marked;
    put(*actor, action.card, leads, std::string(only ? "!" : "") + (action.marked ? "*" : ""));
    if (deal_.board().facts.tricks > tricks) trick_done(tricks);
  }

  // Said during a trick it stands above it.
  void other_step(Seat seat, const Action& action, bool only) {
    notes_ +=
        fmt::format("      {} {}{}\n", speech_.name(seat),
                    filled(speech_.action(action, deal_.game().contracts()), 8), only ? "!" : "");
  }

  void trick_done(int before) {
    const auto stand = std::find_if(course_.stands.begin(), course_.stands.end(),
                                    [&](const Stand& each) { return each.trick == before + 1; });
    const bool marked = stand->trick == parting_;
    marks_.parting = marks_.parting || marked;
    flush(fmt::format(" {}  {}–{}{}", padded(clipped(speech_.name(stand->winner), width_), width_),
                      side_text(stand->own, stand->own_roem),
                      side_text(stand->others, stand->others_roem), marked ? " ◄" : ""));
  }

  std::string side_text(int points, int roem) const {
    const bool with_roem = course_.counted.roem && roem > 0;
    return with_roem ? fmt::format("{}+{}", points, roem) : std::to_string(points);
  }

  void flush(const std::string& end) {
    if (!filled_) return;
    std::string row = fmt::format("{:>4}  ", trick_);
    for (const Seat seat : Seats::all(deal_.start().seats)) {
      row += padded(cells_[seat], width_) + " ";
    }
    row += end;
    row.erase(row.find_last_not_of(' ') + 1);
    text_ += notes_ + row + "\n";
    notes_.clear();
    clear();
  }

  Deal deal_;
  const Course& course_;
  int parting_;
  const Speech& speech_;
  Marks& marks_;
  std::size_t width_ = 0;
  BySeat<std::string> cells_;
  bool filled_ = false;
  int trick_ = 0;
  std::string text_, notes_;
};

}  // namespace

std::string course_table(const Deal& from, const Course& course, int parting, const Speech& speech,
                         Marks& marks) {
  return Table(from, course, parting, speech, marks).text();
}

}  // namespace troef::cli
