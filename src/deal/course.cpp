// SPDX-License-Identifier: Apache-2.0
#include "deal/course.h"

#include "deal/view.h"

namespace troef {

Turn Course::turn() const {
  Turn turn;
  turn.awaited = awaited_;
  if (awaited_ == Awaited::seat) turn.seat = phase().turn(board_);
  return turn;
}

void Course::legal(Actions& out) const {
  out.clear();
  if (awaited_ == Awaited::seat) phase().legal(board_, out);
}

void Course::asides(Seat seat, Actions& out) const {
  out.clear();
  if (awaited_ == Awaited::nothing) return;
  const Action call = word(Verb::call_roem);
  const bool own_turn = awaited_ == Awaited::seat && turn().seat == seat;
  if (!own_turn && !refuse_call(seat)) out.push_back(call);
  for (const Seat other : board_.others(seat)) {
    const Action claim = claim_revoke(other);
    if (!refuse_claim(seat, claim)) out.push_back(claim);
  }
}

void Course::look(View& view) const {
  view.order = board_.order;
  view.law = board_.law;
}

Refusal Course::refuse(Actor actor, const Action& action) const {
  if (awaited_ == Awaited::nothing) return refusals::deal_over;
  if (!actor) {
    if (action.verb == Verb::close && awaited_ == Awaited::close) return accepted;
    if (action.verb == Verb::die && awaited_ == Awaited::die && action.number < suit_count) {
      return turn().suits[action.number] ? accepted : refuse_die();
    }
    return refusals::does_not_belong;
  }
  if (action.verb == Verb::claim_revoke) return refuse_claim(*actor, action);
  if (action.verb == Verb::call_roem) return refuse_call(*actor);
  if (awaited_ != Awaited::seat) return refusals::not_your_turn;
  const bool in_turn = phase().turn(board_) == *actor;
  return in_turn ? phase().refuse(board_, action)
                 : phase().refuse_out_of_turn(board_, *actor, action);
}

std::string Course::refuse_pack(const Pack& pack) const {
  if (awaited_ != Awaited::pack) return "no cards are dealt now";
  const Cards wanted = turn().pack;
  if (pack.size() != wanted.size()) {
    return "the pack has " + std::to_string(pack.size()) + " cards, it must have " +
           std::to_string(wanted.size());
  }
  if (const Cards strange = pack.cards() - wanted) {
    return to_string(strange.first()) + " is not of the cards that are dealt";
  }
  Cards seen;
  for (const Card card : pack) {
    if (seen.has(card)) return to_string(card) + " is in the pack twice";
    seen.add(card);
  }
  return "";
}

void Course::play(Actor actor, const Action& action) {
  board_.seen_by = board_.everyone();
  board_.said = 0;
  board_.mate_said.reset();
  if (!actor) {
    if (action.verb == Verb::die) die_fell(action.suit());
    if (action.verb == Verb::close) {
      closed();
      awaited_ = Awaited::nothing;
    }
    return;
  }
  if (action.verb == Verb::claim_revoke) return claim(*actor, action);
  if (action.verb == Verb::call_roem) return roem_called(*actor);
  phase().play(board_, action);
  advance();
}

void Course::deal(const Pack& pack) {
  board_.seen_by = {};
  board_.said = 0;
  board_.mate_said.reset();
  board_.where.begin_dealing();
  dealt(pack);
}

bool Course::may_claim(Seat claimer, Seat against) const {
  const Sides sides = known_sides();
  return sides.of(claimer) != sides.of(against);
}

Refusal Course::refuse_claim(Seat seat, const Action& action) const {
  if (awaited_ == Awaited::nothing) return refusals::deal_over;
  if (!board_.rules().penalised()) return refusals::does_not_belong;
  if (!claims_open()) return no_claims();
  if (action.number >= board_.seats()) return refusals::does_not_belong;
  if (board_.revokes.barred().has(seat)) return refusals::does_not_belong;
  return may_claim(seat, Seat(action.number)) ? accepted : refusals::does_not_belong;
}

void Course::claim(Seat seat, const Action& action) {
  const Seat against(action.number);
  const auto revoke = board_.revokes.settle(against, board_.facts.tricks);
  board_.facts.claim = Claim{seat, against};
  if (revoke) {
    board_.facts.claim = Claim{seat, against, true, revoke->trick, revoke->card, revoke->rule};
    revoke_claimed(*revoke, seat);
  } else {
    board_.revokes.bar(seat);
  }
}

}  // namespace troef
