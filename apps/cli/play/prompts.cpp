// SPDX-License-Identifier: Apache-2.0
#include "cli/play/prompts.h"

#include <algorithm>

#include "bots/rest/rest.h"
#include "cli/play/cards.h"
#include "cli/play/choices.h"
#include "cli/play/join.h"
#include "cli/play/legal_text.h"
#include "cli/play/texts.h"
#include "cli/play/wording.h"

namespace troef::cli::table {
namespace {

// A card that is played now gives up the choice to rob (VV-22).
bool may_rob(const View& view) {
  return std::any_of(view.legal.begin(), view.legal.end(),
                     [](const Action& action) { return action.verb == Verb::rob; });
}

// What a turn with this action among the legal ones offers, once for each verb.
std::string offer(const Look& look, const View& view, const Action& action) {
  switch (action.verb) {
    case Verb::bid:
      return say(look, Text::ask_bid, action.number);
    case Verb::contract:
      return say(look, Text::ask_contract);
    case Verb::play:
      return say(look, may_rob(view) ? Text::ask_play_silent : Text::ask_play);
    case Verb::discard:
      return say(look, Text::ask_discard, amount(look, action.cards.size()),
                 some_of_hand(look, view, action.cards.size()));
    case Verb::give_back:
      return say(look, Text::ask_return, amount(look, action.cards.size()),
                 some_of_hand(look, view, action.cards.size()));
    case Verb::give:
      return say(look, Text::ask_give);
    case Verb::buy:
      return say(look, Text::ask_buy);
    case Verb::hand_on:
      return say(look, Text::ask_hand_on);
    case Verb::trump:
      return say(look, Text::ask_trump);
    case Verb::rob:
      return say(look, Text::ask_rob);
    case Verb::roem:
      if (view.legal.front().verb != Verb::roem) return say(look, Text::ask_roem_later);
      return say(look, Text::ask_roem, choice_text(look, view, action));
    case Verb::take:
      return say(look, Text::ask_take);
    case Verb::leave:
      return say(look, Text::ask_leave);
    case Verb::turn:
      return say(look, Text::ask_turn);
    case Verb::accept:
      return say(look, Text::ask_accept,
                 view.facts.die ? suit_named(look, *view.facts.die) : std::string());
    default:
      return verb_word(look, action.verb);
  }
}

std::string joined(const std::vector<std::string>& parts) {
  std::string text;
  for (const std::string& part : parts) join(text, part, " / ");
  return text;
}

}  // namespace

std::string question(const Look& look, const View& view) {
  std::vector<std::string> parts;
  std::vector<Verb> seen;
  for (const Action& action : view.legal) {
    if (std::find(seen.begin(), seen.end(), action.verb) != seen.end()) continue;
    seen.push_back(action.verb);
    parts.push_back(offer(look, view, action));
  }
  if (rest_of(view) != Rest::unsure) parts.push_back(say(look, Text::ask_rest));
  return say(look, Text::ask, joined(parts));
}

std::optional<Action> by_enter(const View& view) {
  if (view.legal.size() == 1) return view.legal.front();
  if (!view.legal.empty() && view.legal.front().verb == Verb::roem) return view.legal.front();
  return std::nullopt;
}

std::string closing_text(const Look& look, const View& view) {
  const std::string first = calls(look, view);
  return first.empty() ? say(look, Text::close_only) : say(look, Text::close_ask, first);
}

}  // namespace troef::cli::table
