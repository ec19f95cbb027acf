// SPDX-License-Identifier: Apache-2.0
#include "cli/play/legal_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/play/cards.h"
#include "cli/play/choices.h"
#include "cli/play/spoken.h"
#include "cli/play/texts.h"
#include "cli/play/wording.h"
#include "cli/terminal.h"
#include "tricks/sorted.h"

namespace troef::cli::table {
namespace {

std::string numbered_list(const Look& look, const View& view) {
  const Actions list = numbered(view);
  std::string text;
  for (std::size_t i = 0; i < list.size(); ++i) {
    const std::string notation = to_string(list[i], view.game->contracts());
    std::string words = choice_text(look, view, list[i]);
    if (list[i].verb == Verb::contract) {
      words = padded(words, 14) + std::string(contract_meaning(look, *view.game, list[i].number));
    }
    text += fmt::format("{:4}  {}  {}\n", i + 1, padded(notation, 16), words);
  }
  return text;
}

std::string bids(const Look& look, const View& view) {
  std::string text;
  const auto range = [&](bool final) {
    Actions list;
    for (const Action& action : view.legal) {
      if (action.verb == Verb::bid && action.marked == final) list.push_back(action);
    }
    return list;
  };
  const Actions open = range(false), once = range(true);
  const auto spoken = [&](const Action& action) {
    const std::string words = spoken_bid(look, *view.game, action);
    const std::string number = to_string(action);
    return words == std::to_string(action.number) ? number : number + ", \"" + words + "\"";
  };
  if (!open.empty()) {
    text +=
        "      " +
        say(look, Text::legal_bids, open.front().number, open.back().number, spoken(open.front())) +
        "\n";
  }
  if (!once.empty()) {
    text += "      " + say(look, Text::legal_bids_final, spoken(once.front())) + "\n";
  }
  return text;
}

std::string ways(const Look& look, const View& view) {
  std::string text = bids(look, view);
  Cards from;
  std::optional<Action> cards;
  for (const Action& action : view.legal) {
    if (shape(action.verb) == Shape::cards) {
      from |= action.cards;
      if (!cards) cards = action;
    } else if (action.verb != Verb::bid) {
      text += "      " + padded(to_string(action, view.game->contracts()), 18) +
              choice_text(look, view, action) + "\n";
    }
  }
  if (cards) {
    const std::string way = say(look, Text::legal_cards, amount(look, cards->cards.size()),
                                cards_text(look, sorted(from, *view.order)),
                                some_of_hand(look, view, cards->cards.size()));
    text += std::string(6, ' ') + filled(way, 6, look.columns) + "\n";
  }
  return text;
}

}  // namespace

std::string amount(const Look& look, int cards) {
  return cards == 1 ? say(look, Text::a_card) : say(look, Text::some_cards, cards);
}

std::string some_of_hand(const Look& look, const View& view, int count) {
  const auto hand = sorted(view.hand(), *view.order);
  const auto from = hand.size() - std::min(hand.size(), static_cast<std::size_t>(count));
  Look plain = look;
  plain.drawn = false;
  plain.colours = false;
  return cards_text(plain, {hand.begin() + static_cast<std::ptrdiff_t>(from), hand.end()});
}

std::string legal_text(const Look& look, const View& view, bool any_card) {
  std::string text = say(look, Text::legal_head) + "\n";
  const std::string list = numbered_list(look, view);
  text += list.empty() ? ways(look, view) : list;
  for (const Action& action : view.asides) {
    text += "      " + padded(to_string(action), 18) + choice_text(look, view, action) + " (" +
            say(look, Text::legal_aside) + ")\n";
  }
  if (any_card) text += "      " + say(look, Text::legal_any) + "\n";
  return text;
}

}  // namespace troef::cli::table
