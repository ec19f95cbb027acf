// SPDX-License-Identifier: Apache-2.0
#include "cli/play/doing.h"

#include <optional>

#include "cli/play/cards.h"
#include "cli/play/hint_texts.h"
#include "cli/play/wording.h"
#include "tricks/sorted.h"

namespace troef::cli::table {

namespace {

std::optional<HintText> without_cards(Verb verb) {
  switch (verb) {
    case Verb::pass:
      return HintText::doing_pass;
    case Verb::accept:
      return HintText::doing_accept;
    case Verb::take:
      return HintText::doing_take;
    case Verb::leave:
      return HintText::doing_leave;
    case Verb::turn:
      return HintText::doing_turn;
    case Verb::turn_down:
      return HintText::doing_turn_down;
    case Verb::keep:
      return HintText::doing_keep;
    case Verb::stop:
      return HintText::doing_stop;
    case Verb::call_roem:
      return HintText::doing_call_roem;
    default:
      return std::nullopt;
  }
}

}  // namespace

std::string doing(const Look& look, const View& view, const Action& action) {
  const auto of_card = [&](HintText text) { return say(look, text, card_text(look, action.card)); };
  const auto of_cards = [&](HintText text) {
    return say(look, text, cards_text(look, sorted(action.cards, *view.order)));
  };
  if (const auto text = without_cards(action.verb)) return say(look, *text);
  switch (action.verb) {
    case Verb::bid:
    case Verb::contract:
      return say(look, HintText::doing_bid, choice_text(look, view, action));
    case Verb::discard:
      return of_cards(HintText::doing_discard);
    case Verb::give_back:
      return of_cards(HintText::doing_return);
    case Verb::give:
      return of_card(HintText::doing_give);
    case Verb::hand_on:
      return of_card(HintText::doing_hand_on);
    case Verb::rob:
      return of_card(HintText::doing_rob);
    case Verb::buy:
      return say(look, HintText::doing_buy, card_text(look, action.card),
                 card_text(look, action.other));
    case Verb::trump:
      return say(look, HintText::doing_trump, suit_named(look, action.suit()));
    case Verb::roem:
      if (action.melds().empty()) return say(look, HintText::doing_no_roem);
      return choice_text(look, view, action);
    case Verb::play:
      return action.marked ? of_card(HintText::doing_stuk) : card_text(look, action.card);
    default:
      return choice_text(look, view, action);
  }
}

}  // namespace troef::cli::table
