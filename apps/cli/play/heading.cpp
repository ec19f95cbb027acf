// SPDX-License-Identifier: Apache-2.0
#include "cli/play/heading.h"
#include "cli/play/join.h"

#include <vector>

#include "cli/play/cards.h"
#include "cli/play/names.h"
#include "cli/play/spoken.h"
#include "cli/play/wording.h"
#include "cli/terminal.h"

namespace troef::cli::table {
namespace {

using Parts = std::vector<std::string>;

std::string deal_number(const Look& look, const View& view, int place) {
  const int number = view.number + 1, deals = view.rules.common(Common::match_deals);
  if (deals == 0) return say(look, Text::head_deal, number);
  return place == number ? say(look, Text::head_deal_of, number, deals)
                         : say(look, Text::head_deal_counted, number, place, deals);
}

std::string bid_of(const View& view) {
  if (view.facts.contract != 0) return contract_name(*view.game, view.facts.contract);
  return std::to_string(view.facts.bid);
}

void add_bid(const Look& look, const View& view, Parts& parts) {
  const Facts& facts = view.facts;
  if (!facts.holder || (facts.contract == 0 && facts.bid == 0)) return;
  const std::string who = name_of(look, *facts.holder);
  if (!facts.declarer) {
    parts.push_back(say(look, Text::head_bid, bid_of(view), who));
  } else if (facts.contract != 0) {
    parts.push_back(say(look, Text::head_plays, bid_of(view), who));
  } else {
    parts.push_back(said_of(look, Text::said_bid_for, *facts.declarer, facts.bid - facts.roem));
  }
}

// A trump that everybody knows; who made it where nobody bid for it.
void add_trumps(const Look& look, const View& view, Parts& parts) {
  const Facts& facts = view.facts;
  if (facts.trumps) {
    std::string text = say(look, Text::head_trump, suit_sign(look, *facts.trumps));
    if (facts.declarer && !facts.holder) text += " (" + name_of(look, *facts.declarer) + ")";
    parts.push_back(text);
  } else if (facts.die) {
    parts.push_back(say(look, Text::head_die, suit_sign(look, *facts.die)));
  } else if (facts.declarer && (facts.tricks > 0 || !facts.trick.empty())) {
    parts.push_back(say(look, Text::head_no_trump));
  }
  if (view.turn_up) {
    parts.push_back(say(look, Text::head_turn_up, card_text(look, *view.turn_up)));
  }
}

// "── deal 1 of 16 ─ trick 1 ────", in as many lines as it takes.
std::string ruled(const Look& look, const Parts& parts) {
  std::string text, line;
  const auto end_line = [&] {
    line += ' ';
    for (auto column = columns_of(line); column < look.columns; ++column) line += "─";
    join(text, line, "\n");
    line.clear();
  };
  for (const std::string& part : parts) {
    if (!line.empty() && columns_of(line) + 4 + columns_of(part) > look.columns) end_line();
    line += (line.empty() ? "── " : " ─ ") + part;
  }
  end_line();
  return text;
}

}  // namespace

std::string scores_text(const Look& look, const Sides& sides, const BySeat<Amount>& scores) {
  std::string text;
  for (int side = 0; side < sides.count(); ++side) {
    if (sides.count() > 2 && !sides[side].has(Seat(0))) continue;
    join(text, side_name(look, sides, side) + " " + std::to_string(scores[sides[side].first()]));
  }
  return text;
}

std::string heading(const Look& look, const View& view, int place) {
  Parts parts{deal_number(look, view, place)};
  add_trumps(look, view, parts);
  add_bid(look, view, parts);
  const bool playing = view.facts.tricks > 0 || !view.facts.trick.empty();
  if (playing) parts.push_back(say(look, Text::head_trick, view.facts.tricks + 1));
  parts.push_back(scores_text(look, view.game->match_sides(view.rules), view.scores));
  if (view.pot != 0) {
    parts.push_back(pot_word(look, *view.game) + " " + std::to_string(view.pot));
  }
  if (look.drawn) return ruled(look, parts);
  std::string line;
  for (const std::string& part : parts) join(line, part, "; ");
  return fitted(look, capital(line) + ".");
}

}  // namespace troef::cli::table
