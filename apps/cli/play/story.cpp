// SPDX-License-Identifier: Apache-2.0
#include "cli/play/story.h"
#include "cli/play/join.h"

#include "cli/bid_answer.h"
#include "cli/play/cards.h"
#include "cli/play/names.h"
#include "cli/play/spoken.h"
#include "cli/play/wording.h"
#include "tricks/sorted.h"

namespace troef::cli::table {
namespace {

using Lines = std::vector<std::string>;

void tell_dealt(const Look& look, const View& now, Lines& lines) {
  if (now.events.size() == 1) {
    std::string line = about(look, Text::dealt, now.dealer);
    if (now.turn_up) line += ". " + say(look, Text::turned_up, card_text(look, *now.turn_up));
    lines.push_back(line);
  } else if (now.turn_up) {
    lines.push_back(about(look, Text::dealt_back, now.dealer, card_text(look, *now.turn_up)));
  } else {
    lines.push_back(about(look, Text::dealt_anew, now.dealer));
  }
}

// Into the own hand, but for what one's own act names.
void tell_came(const Look& look, const View& before, const View& now, Lines& lines) {
  const Seen& event = now.events.back();
  const bool named = event.action.verb == Verb::rob || event.action.verb == Verb::buy;
  if (!now.seat || before.hand().empty() || (named && event.actor == now.seat)) return;
  const Cards came = now.hand() - before.hand();
  if (came.empty()) return;
  lines.push_back(say(look, Text::said_came, cards_text(look, sorted(came, *now.order))));
}

// For the turn-up, a jack or rommelpotten (PD-11, PD-45, PD-50).
void tell_paid(const Look& look, const View& before, const View& now, Lines& lines) {
  std::string gains;
  for (const Seat seat : Seats::all(now.seats)) {
    const Amount gain = now.facts.paid[seat] - before.facts.paid[seat];
    if (gain == 0) continue;
    join(gains, name_of(look, seat) + (gain > 0 ? " +" : " ") + std::to_string(gain));
  }
  if (!gains.empty()) lines.push_back(say(look, Text::said_paid, gains));
}

void tell_trick(const Look& look, const View& before, const View& now, Lines& lines) {
  if (now.facts.tricks == before.facts.tricks) return;
  const Seat winner = now.facts.winners[static_cast<std::size_t>(now.facts.tricks - 1)];
  std::string end = say(look, Text::trick_to, now.facts.tricks, object_of(look, winner));
  for (std::size_t side = 0; side < 2; ++side) {
    const int roem = now.facts.side_roem[side] - before.facts.side_roem[side];
    if (roem > 0) end += ", " + say(look, Text::trick_roem, roem);
  }
  if (look.drawn) {
    const Trick& trick = now.facts.last_trick;
    end = "  " + trick_line(look, now, trick, trick.size()) + "  " +
          inked(look, Ink::bold, "→ " + end);
  }
  lines.push_back(end);
}

// What the table says by itself to a bid by contract.
void tell_answer(const Look& look, const View& before, const View& now, Lines& lines) {
  const Facts& facts = now.facts;
  const Seen& event = now.events.back();
  if (!event.actor) return;
  if (event.mate) lines.push_back(said_of(look, Text::said_die_zit, *event.mate));
  switch (cli::answer_to(event.action, *event.actor, before.facts, facts)) {
    case BidAnswer::compared: {
      std::string sums;
      for (const Seat seat : Seats(*before.facts.holder) | *event.actor) {
        join(sums, name_of(look, seat) + " " + std::to_string(facts.compared[seat].value_or(0)));
      }
      const bool stays = facts.holder == before.facts.holder;
      lines.push_back(say(look, stays ? Text::said_compared_stays : Text::said_compared_goes, sums,
                          object_of(look, *facts.holder)));
      return;
    }
    case BidAnswer::no_mate:
      return lines.push_back(say(look, Text::said_no_mate));
    case BidAnswer::none:
      return;
  }
}

void tell_declarer(const Look& look, const View& before, const View& now, Lines& lines) {
  const Facts& facts = now.facts;
  if (facts.declarer && !before.facts.declarer) {
    if (facts.contract != 0) {
      lines.push_back(about(look, Text::said_contract_for, *facts.declarer,
                            contract_name(*now.game, facts.contract)));
    } else if (facts.bid != 0) {
      lines.push_back(about(look, Text::said_bid_for, *facts.declarer, facts.bid));
    }
  }
  if (facts.mate && facts.declarer && facts.mate != before.facts.mate) {
    lines.push_back(about(look, Text::said_mate, *facts.mate, object_of(look, *facts.declarer)));
  }
}

void tell_shown(const Look& look, const View& before, const View& now, Lines& lines) {
  for (std::size_t i = 0; i < before.events.size(); ++i) {
    const Seen& event = now.events[i];
    if (!before.events[i].hidden || event.hidden || event.action.melds().empty()) continue;
    lines.push_back(
        about(look, Text::said_roem_shown, *event.actor, melds_text(look, event.action.melds())));
  }
  for (const Seat seat : now.facts.exposed - before.facts.exposed) {
    if (seat == now.seat) continue;
    lines.push_back(say(look, Text::said_exposed, name_of(look, seat),
                        cards_text(look, sorted(now.hands[seat].known, *now.order))));
  }
}

}  // namespace

std::string trick_line(const Look& look, const View& view, const Trick& trick, int cards) {
  std::string text;
  for (int i = 0; i < cards; ++i) {
    const Seat seat = trick.leader().left(view.seats, i);
    text += (i == 0       ? ""
             : look.drawn ? " · "
                          : ", ") +
            name_of(look, seat) + " " + card_text(look, trick.card(i));
  }
  return text;
}

std::vector<std::string> story(const Look& look, const View& before, const View& now) {
  Lines lines;
  const Seen& event = now.events.back();
  if (!event.actor) {
    if (event.action.verb == Verb::deal) tell_dealt(look, now, lines);
    if (event.action.verb == Verb::die) {
      lines.push_back(say(look, Text::die_fell, suit_named(look, event.action.suit())));
    }
  } else if (event.action.verb != Verb::play || !look.drawn || event.action.marked) {
    lines.push_back(happened_text(look, now, event));
  }
  tell_answer(look, before, now, lines);
  if (now.facts.silent_ace && !before.facts.silent_ace) {
    lines.push_back(about(look, Text::said_silent_ace, *now.facts.silent_ace));
  }
  tell_trick(look, before, now, lines);
  tell_declarer(look, before, now, lines);
  tell_came(look, before, now, lines);
  tell_paid(look, before, now, lines);
  if (!now.result) tell_shown(look, before, now, lines);
  return lines;
}

}  // namespace troef::cli::table
