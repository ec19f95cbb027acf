// SPDX-License-Identifier: Apache-2.0
#include "cli/show/table_says.h"

#include <fmt/format.h>

#include "cli/bid_answer.h"
#include "cli/show/deal_text.h"

namespace troef::cli {
namespace {

// What a claim leads to: a deal that is over is told with its result.
std::string claimed(const Board& before, const Board& after, const Speech& speech) {
  const Claim& claim = *after.facts.claim;
  if (!claim.right) {
    return speech.say(": onterecht, en mag dat dit spel niet meer doen",
                      ": wrong, and may not claim again in this deal");
  }
  std::string text =
      fmt::format(": {}, {} {} {} ({})", speech.say("terecht", "right"), speech.card(claim.card),
                  speech.say("in slag", "in trick"), claim.trick + 1, claim.rule);
  const Cards weak = after.facts.weak[claim.against] - before.facts.weak[claim.against];
  if (!weak.empty()) {
    text += fmt::format("; {} {} {} {}", speech.suit(weak.first().suit()), speech.say("van", "of"),
                        speech.name(claim.against),
                        speech.say("wint voortaan alleen waar geen andere kaart dat kan",
                                   "wins from now on only where no other card can"));
  }
  return text;
}

std::string compared(Seats seats, const Facts& facts, const Speech& speech) {
  std::string sums;
  for (const Seat seat : seats) {
    sums += fmt::format("{}{} {}", sums.empty() ? "" : ", ", speech.name(seat),
                        facts.compared[seat].value_or(0));
  }
  return fmt::format(": roem {}; {} {}", sums, speech.name(*facts.holder),
                     speech.say("houdt het bod", "holds the bid"));
}

std::string mate_named(const Board& after, const Speech& speech) {
  if (!after.mate_said) return "";
  return fmt::format(": die zit, {} {}", speech.name(*after.mate_said),
                     speech.say("is de maat", "is the mate"));
}

std::string answered(const Entry& entry, const Facts& before, const Facts& after,
                     const Speech& speech) {
  switch (answer_to(entry.action, *entry.actor, before, after)) {
    case BidAnswer::compared:
      return compared(Seats(*before.holder) | *entry.actor, after, speech);
    case BidAnswer::no_mate:
      return speech.say(": niemand heeft de twee andere azen", ": nobody holds the other two aces");
    case BidAnswer::none:
      break;
  }
  return "";
}

const char* what_for(Verb verb, const Speech& speech) {
  if (verb == Verb::deal)
    return speech.say("betaald voor de gedraaide kaart", "paid for the turn-up");
  if (verb == Verb::pass) return speech.say("betaald om te rommelpotten", "paid for rommelpotten");
  return speech.say("betaald", "paid");
}

}  // namespace

std::string table_says(const Entry& entry, const Board& before, const Board& after,
                       const Speech& speech) {
  if (!entry.actor) return "";
  if (entry.action.verb == Verb::claim_revoke) return claimed(before, after, speech);
  return mate_named(after, speech) + answered(entry, before.facts, after.facts, speech);
}

std::string paid_text(const Entry& entry, const Board& before, const Board& after,
                      const Speech& speech) {
  if (after.facts.paid == before.facts.paid) return "";
  BySeat<Amount> paid = after.facts.paid;
  for (const Seat seat : after.everyone()) paid[seat] -= before.facts.paid[seat];
  return by_seat(what_for(entry.action.verb, speech), paid, after.seats());
}

}  // namespace troef::cli
