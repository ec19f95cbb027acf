// SPDX-License-Identifier: Apache-2.0
#include "cli/solve/position.h"

#include "games/solving.h"

namespace troef::cli {
namespace {

const char* awaited_instead(Verb verb) {
  switch (verb) {
    case Verb::pass:
    case Verb::bid:
    case Verb::contract:
    case Verb::accept:
      return "it is in the auction";
    case Verb::take:
    case Verb::leave:
    case Verb::turn:
      return "it is at the widow";
    case Verb::discard:
      return "it is before the play: cards are still to be laid away";
    case Verb::give:
    case Verb::buy:
    case Verb::hand_on:
    case Verb::give_back:
      return "it is before the play: cards still change hands";
    case Verb::trump:
      return "it is before the play: trumps are still to be named";
    case Verb::roem:
      return "it is before the play: roem is still to be declared";
    case Verb::rob:
    case Verb::keep:
      return "it is at the choice of the dealer who turned up an ace";
    default:
      return "it is not in the play of the cards";
  }
}

}  // namespace

std::string why_not_solved(const Deal& deal) {
  switch (deal.turn().awaited) {
    case Awaited::pack:
      return "cards are still to be dealt";
    case Awaited::die:
      return "it is in the auction: the die is still to fall";
    case Awaited::close:
      return "it waits for \"* close\"";
    case Awaited::nothing:
      return "it is over";
    case Awaited::seat:
      break;
  }
  if (!cards_are_played(deal)) return awaited_instead(deal.legal().front().verb);
  return revoke_was_claimed(deal) ? "a revoke was claimed in it" : "";
}

Deal after(const Deal& deal, const Action& action) {
  Deal next(deal);
  next.play(deal.turn().seat, action);
  return next;
}

bool leads_to_the_end(Deal deal, const std::vector<Entry>& line) {
  for (const Entry& entry : line) deal.play(entry.actor, entry.action);
  return deal.over();
}

}  // namespace troef::cli
