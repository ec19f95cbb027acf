// SPDX-License-Identifier: Apache-2.0
#include "cli/play/choices.h"

#include "cli/play/cards.h"

namespace troef::cli::table {

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

std::string example(const View& view) {
  if (view.legal.empty()) return "";
  return to_string(view.legal.front(), view.game->contracts());
}

}  // namespace troef::cli::table
