// SPDX-License-Identifier: Apache-2.0
#include "cli/play/choices.h"

#include <algorithm>

#include "cli/play/cards.h"
#include "cli/play/join.h"
#include "cli/play/read_cards.h"
#include "cli/play/wording.h"
#include "tricks/sorted.h"

namespace troef::cli::table {
namespace {

bool is_stuk(const Action& action) { return action.verb == Verb::play && action.marked; }
bool is_roem(const Action& action) { return action.verb == Verb::roem; }

const Action* first(const Actions& actions, bool (*fits)(const Action&)) {
  const auto found = std::find_if(actions.begin(), actions.end(), fits);
  return found == actions.end() ? nullptr : &*found;
}

}  // namespace

Actions numbered(const View& view) {
  Actions list;
  for (const Action& action : view.legal) {
    if (shape(action.verb) == Shape::number || shape(action.verb) == Shape::cards) return {};
    if (shape(action.verb) != Shape::card) list.push_back(action);
  }
  Actions cards;
  for (const Card card : sorted(view.hand(), *view.order)) {
    for (const Action& action : view.legal) {
      if (shape(action.verb) == Shape::card && action.card == card) cards.push_back(action);
    }
  }
  cards.insert(cards.end(), list.begin(), list.end());
  return cards;
}

std::string example(const Look& look, const View& view) {
  if (view.legal.empty()) return "";
  const Action& action = view.legal.front();
  Look typed = look;
  typed.drawn = typed.colours = false;
  const std::string verb = verb_word(look, action.verb) + " ";
  switch (shape(action.verb)) {
    case Shape::card:
      return verb + card_text(typed, action.card);
    case Shape::two_cards:
      return verb + card_text(typed, action.card) + " " + card_text(typed, action.other);
    case Shape::cards:
      return verb + cards_text(typed, sorted(action.cards, *view.order));
    default:
      return to_string(action, view.game->contracts());
  }
}

std::string calls(const Look& look, const View& view) {
  std::string list;
  if (const Action* stuk = first(view.legal, is_stuk)) {
    join(list, verb_word(look, Verb::play) + " " + typed_surely(look, stuk->card) + " stuk");
  }
  const Action* roem = first(view.legal, is_roem);
  if (roem != nullptr && *roem != view.legal.front()) join(list, to_string(*roem));
  for (const Action& action : view.asides) {
    const bool roem_called = action.verb == Verb::call_roem;
    join(list, roem_called ? verb_word(look, action.verb) : to_string(action));
  }
  return list;
}

}  // namespace troef::cli::table
