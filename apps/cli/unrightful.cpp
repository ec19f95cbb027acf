// SPDX-License-Identifier: Apache-2.0
#include "cli/unrightful.h"

#include <algorithm>

namespace troef::cli {
namespace {

bool is_rightful(const View& view, Card card) {
  return std::ranges::any_of(
      view.legal, [&](const Action& each) { return each.verb == Verb::play && each.card == card; });
}

std::string_view by_law(const View& view, Card card) {
  const Trick& trick = view.facts.trick;
  const bool mate = view.law.partners && !trick.empty() &&
                    trick.winner() == view.seat->left(view.seats, view.seats / 2);
  return why_not(view.law, *view.order, trick, view.hand(), mate, card);
}

// The same deal at a table that prevents revokes.
Deal prevented(const Deal& deal) {
  Start start = deal.start();
  start.rules.set("revoke", revoke_words[0]);
  Deal strict(start);
  while (strict.events().size() < deal.events().size()) strict.follow(deal);
  return strict;
}

}  // namespace

std::string_view unrightful(const Deal& deal, const Action& action) {
  const Turn turn = deal.turn();
  if (turn.awaited != Awaited::seat || action.verb != Verb::play) return {};
  const View view = deal.view(turn.seat);
  if (!view.hand().has(action.card) || is_rightful(view, action.card)) return {};
  const std::string_view rule = by_law(view, action.card);
  return rule.empty() ? prevented(deal).refuse(turn.seat, action).rule : rule;
}

}  // namespace troef::cli
