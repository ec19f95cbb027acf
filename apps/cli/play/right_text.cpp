// SPDX-License-Identifier: Apache-2.0
#include "cli/play/right_text.h"

#include <algorithm>
#include <vector>

#include "cli/play/cards.h"
#include "cli/play/join.h"
#include "cli/play/legal_text.h"
#include "cli/play/texts.h"
#include "cli/play/wording.h"
#include "cli/terminal.h"
#include "tricks/sorted.h"

namespace troef::cli::table {
namespace {

constexpr std::size_t room = 48;  // beside "Right would be: " and ", ?" on two lines of 40 columns

// What is said once for all actions with this verb.
bool is_one_way(Verb verb) {
  return verb == Verb::bid || shape(verb) == Shape::card || shape(verb) == Shape::cards;
}

Cards cards_of(const View& view, Verb verb, bool any_card) {
  if (verb == Verb::play && any_card) return view.hand();
  Cards cards;
  for (const Action& action : view.legal) {
    if (action.verb != verb) continue;
    if (shape(verb) == Shape::card) cards.add(action.card);
    if (shape(verb) == Shape::cards) cards |= action.cards;
  }
  return cards;
}

std::string bids(const Look& look, const View& view) {
  int highest = 0;
  for (const Action& action : view.legal) {
    if (action.verb == Verb::bid) highest = std::max<int>(highest, action.number);
  }
  const auto lowest = std::ranges::find(view.legal, Verb::bid, &Action::verb)->number;
  return say(look, Text::right_bids, lowest, highest);
}

std::string way(const Look& look, const View& view, const Action& action, bool any_card) {
  if (action.verb == Verb::bid) return bids(look, view);
  if (!is_one_way(action.verb)) return choice_text(look, view, action);
  const Cards all = cards_of(view, action.verb, any_card);
  std::string cards = cards_text(look, sorted(all, *view.order));
  if (action.verb == Verb::play) return cards;
  if (shape(action.verb) == Shape::card) return verb_word(look, action.verb) + " " + cards;
  return say(look, Text::right_cards, amount(look, action.cards.size()), cards);
}

std::vector<std::string> ways(const Look& look, const View& view, bool any_card) {
  std::vector<std::string> all;
  std::vector<Verb> said;
  for (const Action& action : view.legal) {
    if (std::ranges::find(said, action.verb) != said.end()) continue;
    if (is_one_way(action.verb)) said.push_back(action.verb);
    all.push_back(way(look, view, action, any_card));
  }
  if (all.empty()) all.emplace_back("Enter");
  return all;
}

}  // namespace

std::string right_text(const Look& look, const View& view, bool any_card, const Action& refused) {
  std::vector<std::string> all = ways(look, view, any_card);
  if (offers(view.asides, Verb::call_roem) && refused.verb != Verb::call_roem) {
    all.push_back(verb_word(look, Verb::call_roem));
  }
  std::string list;
  for (const std::string& each : all) {
    if (!list.empty() && columns_of(list + ", " + each) > room) {
      join(list, "?");
      break;
    }
    join(list, each);
  }
  return say(look, Text::unread_hint, list) + "\n";
}

}  // namespace troef::cli::table
