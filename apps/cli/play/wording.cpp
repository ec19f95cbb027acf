// SPDX-License-Identifier: Apache-2.0
#include "cli/play/wording.h"

#include "cli/play/cards.h"
#include "cli/play/names.h"
#include "cli/play/spoken.h"
#include "tricks/sorted.h"

namespace troef::cli::table {
namespace {

std::string listed(const Look& look, const View& view, Cards cards) {
  return cards_text(look, sorted(cards, *view.order));
}

// "♣7 ♦8" of what one sees, else "2 kaarten".
std::string moved(const Look& look, const View& view, const Seen& event, Cards cards) {
  if (!event.hidden) return listed(look, view, cards);
  return event.cards == 1 ? say(look, Text::a_card) : say(look, Text::some_cards, event.cards);
}

std::string bid_text(const Look& look, const View& view, const Seen& event) {
  const std::string name = capital(name_of(look, *event.actor));
  const std::string spoken = spoken_bid(look, *view.game, event.action);
  const std::string number = std::to_string(event.action.number);
  if (spoken == number) return say(look, Text::says, name, number);
  return say(look, Text::said_spoken, name, spoken, number);
}

std::string roem_text(const Look& look, const View& view, const Seen& event) {
  const Seat seat = *event.actor;
  const int worth = event.said != 0 ? event.said : view.facts.roem;
  if (event.hidden && event.said != 0) return about(look, Text::said_roem, seat, event.said);
  if (event.hidden || event.action.melds().empty()) {
    return about(look, Text::said_roem_none, seat);
  }
  return about(look, Text::said_roem_cards, seat, worth, melds_text(look, event.action.melds()));
}

std::string buy_text(const Look& look, const View& view, const Seen& event) {
  const std::string jack = card_text(look, event.action.card);
  if (event.hidden) return about(look, Text::said_buy, *event.actor, jack);
  return about(look, Text::said_buy_for, *event.actor, jack,
               listed(look, view, event.action.other));
}

std::string play_text(const Look& look, const Seen& event) {
  std::string text = about(look, Text::said_play, *event.actor, card_text(look, event.action.card));
  if (event.action.marked) text += "; " + said_of(look, Text::said_stuk, *event.actor);
  return text;
}

std::string turn_up_text(const Look& look, const View& view) {
  return view.facts.turned_up ? card_text(look, *view.facts.turned_up) : "";
}

struct VerbText {
  Verb verb;
  Text text;
};

// In the order of the verbs.
constexpr VerbText verb_words[] = {{Verb::deal, Text::word_play},
                                   {Verb::die, Text::word_play},
                                   {Verb::close, Text::word_close},
                                   {Verb::pass, Text::word_pass},
                                   {Verb::bid, Text::word_bid},
                                   {Verb::contract, Text::word_bid},
                                   {Verb::accept, Text::word_accept},
                                   {Verb::take, Text::word_take},
                                   {Verb::leave, Text::word_leave},
                                   {Verb::turn, Text::word_turn},
                                   {Verb::discard, Text::word_discard},
                                   {Verb::give, Text::word_give},
                                   {Verb::buy, Text::word_buy},
                                   {Verb::hand_on, Text::word_hand_on},
                                   {Verb::give_back, Text::word_give_back},
                                   {Verb::trump, Text::word_trump},
                                   {Verb::roem, Text::word_roem},
                                   {Verb::play, Text::word_play},
                                   {Verb::rob, Text::word_rob},
                                   {Verb::turn_down, Text::word_turn_down},
                                   {Verb::keep, Text::word_keep},
                                   {Verb::stop, Text::word_stop},
                                   {Verb::call_roem, Text::word_call_roem},
                                   {Verb::claim_revoke, Text::word_claim}};

constexpr bool in_order() {
  for (std::size_t i = 0; i < std::size(verb_words); ++i) {
    if (verb_words[i].verb != static_cast<Verb>(i)) return false;
  }
  return verb_words[std::size(verb_words) - 1].verb == Verb::claim_revoke;
}
static_assert(in_order(), "a verb lacks its word, or stands elsewhere");

}  // namespace

std::string verb_word(const Look& look, Verb verb) {
  return say(look, verb_words[static_cast<std::size_t>(verb)].text);
}

std::string pot_word(const Look& look, const Game& game) {
  return say(look, game.sheet() == Sheet::chips ? Text::word_pool : Text::word_pot);
}

std::string choice_text(const Look& look, const View& view, const Action& action) {
  const std::string verb = verb_word(look, action.verb) + " ";
  switch (action.verb) {
    case Verb::bid:
      return spoken_bid(look, *view.game, action);
    case Verb::contract:
      return contract_name(*view.game, action.number);
    case Verb::trump:
      return verb + suit_named(look, action.suit());
    case Verb::roem:
      if (action.melds().empty()) return say(look, Text::no_roem);
      return verb + melds_text(look, action.melds());
    case Verb::play:
      return card_text(look, action.card) + (action.marked ? " stuk" : "");
    case Verb::give:
    case Verb::hand_on:
      return verb + card_text(look, action.card);
    case Verb::rob:
      return say(look, Text::rob_and_lay, card_text(look, action.card));
    case Verb::buy:
      return say(look, Text::buy_for, card_text(look, action.card), card_text(look, action.other));
    case Verb::discard:
    case Verb::give_back:
      return verb + listed(look, view, action.cards);
    case Verb::claim_revoke:
      return verb + name_of(look, Seat(action.number)) + " (" + std::to_string(action.number) + ")";
    default:
      return verb_word(look, action.verb);
  }
}

std::string happened_text(const Look& look, const View& after, const Seen& event) {
  const Seat seat = *event.actor;
  const Action& action = event.action;
  const auto words = [&](const std::string& text) {
    return say(look, Text::says, capital(name_of(look, seat)), text);
  };
  switch (action.verb) {
    case Verb::pass:
    case Verb::accept:
      return words(verb_word(look, action.verb));
    case Verb::bid:
      return bid_text(look, after, event);
    case Verb::contract:
      return words(contract_name(*after.game, action.number));
    case Verb::take:
      return about(look, Text::said_take, seat);
    case Verb::leave:
      return about(look, Text::said_leave, seat);
    case Verb::turn:
      return about(look, Text::said_turn, seat, listed(look, after, after.widow.known));
    case Verb::discard:
      return about(look, Text::said_discard, seat, moved(look, after, event, action.cards));
    case Verb::give:
      return about(
          look, Text::said_give, seat,
          after.facts.mate ? object_of(look, *after.facts.mate) : say(look, Text::the_mate),
          moved(look, after, event, action.card));
    case Verb::buy:
      return buy_text(look, after, event);
    case Verb::hand_on:
      return about(look, Text::said_hand_on, seat, moved(look, after, event, action.card),
                   object_of(look, seat.left(after.seats)));
    case Verb::give_back:
      return about(look, Text::said_give_back, seat, moved(look, after, event, action.cards));
    case Verb::trump:
      return about(look, Text::said_trump, seat, suit_named(look, action.suit()));
    case Verb::roem:
      return roem_text(look, after, event);
    case Verb::play:
      return play_text(look, event);
    case Verb::rob:
      return about(look, Text::said_rob, seat, turn_up_text(look, after),
                   moved(look, after, event, action.card));
    case Verb::turn_down:
      return about(look, Text::said_turn_down, seat);
    case Verb::keep:
      return about(look, Text::said_keep, seat);
    case Verb::stop:
      return about(look, Text::said_stop, seat);
    case Verb::call_roem:
      return about(look, Text::said_call_roem, seat);
    case Verb::claim_revoke:
      return about(look, Text::said_claim, seat, object_of(look, Seat(action.number)));
    case Verb::deal:
    case Verb::die:
    case Verb::close:
      return "";
  }
  return "";
}

}  // namespace troef::cli::table
