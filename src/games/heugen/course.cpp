// SPDX-License-Identifier: Apache-2.0
#include "games/heugen/course.h"

#include "games/heugen/cards.h"
#include "games/heugen/score.h"
#include "phases/dealing.h"
#include "phases/result_of.h"

namespace troef::heugen {
namespace {

constexpr Later later[] = {
    {Verb::take, "HG-20"}, {Verb::discard, "HG-20"}, {Verb::roem, "HG-22"}, {Verb::play, "HG-22"}};

}  // namespace

DeclaringRules declaring_rules(const Rules& rules) {
  return {.unknown = "HG-23",
          .law = meld_law_of(rules),
          .bare_stuk = true,
          .sum_only = true,
          .later = later};
}

// HG-22.
bool Play::may_declare(const Board& board) const {
  const int tricks = board.facts.tricks;
  return !left_.empty() && turn(board) == board.facts.declarer &&
         (tricks < 2 || (tricks == 2 && between_tricks(board)));
}

void Play::legal(const Board& board, Actions& out) const {
  CardPlay::legal(board, out);
  if (!may_declare(board)) return;
  for (const Melds& part : parts(left_)) {
    if (!part.empty()) out.push_back(roem(part));
  }
}

Refusal Play::refuse(const Board& board, const Action& action) const {
  if (action.verb != Verb::roem) return CardPlay::refuse(board, action);
  if (!may_declare(board) || action.melds().empty()) return {"HG-22"};
  return is_part(action.melds(), left_) ? accepted : Refusal{"HG-23"};
}

void Play::play(Board& board, const Action& action) {
  if (action.verb == Verb::roem) {
    declaring_.declare(board, action.melds());
    left_ = left_ - action.melds();
    return;
  }
  CardPlay::play(board, action);
  if (board.facts.tricks < 3 || board.roem_shown) return;  // HG-22
  board.roem_shown = true;
  board.where.show(declaring_.declared().cards());
}

Heugen::Heugen(const Start& start)
    : Course(start),
      auction_({.bids = "HG-10", .passes = "HG-10", .lowest = 100}),
      declaring_(declaring_rules(start.rules)),
      play_(declaring_) {
  board_.order = &orders_of(start.rules).plain;
  board_.law = law_of(start.rules, std::nullopt);
}

Turn Heugen::turn() const {
  Turn turn = Course::turn();
  if (turn.awaited == Awaited::pack) turn.pack = full_pack(board_.rules());
  return turn;
}

Sides Heugen::known_sides() const { return declarer_alone(board_); }

const Phase& Heugen::phase() const {
  switch (stage_) {
    case Stage::auction:
      return auction_;
    case Stage::turn:
      return turning_;
    case Stage::exchange:
      return exchanging_;
    case Stage::discard:
      return discarding_;
    case Stage::trumps:
      return naming_;
    case Stage::roem:
      return declaring_;
    case Stage::play:
    case Stage::sorting:
      break;
  }
  return play_;
}

// HG-01.
void Heugen::dealt(const Pack& pack) {
  int place = 0;
  deal_by("3 3 3 W3", pack, place, board_, board_.seats() == 2);
  auction_.begin(board_);
  awaited_ = Awaited::seat;
}

Refusal Heugen::no_claims() const {
  return stage_ == Stage::sorting ? Refusal{"HG-45"} : refusals::does_not_belong;
}

void Heugen::advance() {
  switch (stage_) {
    case Stage::auction:
      if (auction_.done(board_)) after_auction();
      return;
    case Stage::turn:
      if (turning_.chosen() == Verb::leave) return exchanged(false);  // HG-20
      board_.where.show_widow();
      board_.facts.widow_shown = board_.where.widow();
      exchanging_.begin(*board_.facts.declarer, Verb::take, Verb::leave, later);
      stage_ = Stage::exchange;
      return;
    case Stage::exchange:
      return exchanged(exchanging_.chosen() == Verb::take);
    case Stage::discard:
      stage_ = Stage::trumps;
      return;
    case Stage::trumps:
      board_.order = &orders_of(board_.rules()).of(board_.facts.trumps);
      declaring_.begin(*board_.facts.declarer);
      stage_ = Stage::roem;
      return;
    case Stage::roem:
      return begin_play();
    case Stage::play:
    case Stage::sorting:
      if (board_.facts.tricks < hand_cards) return;
      const bool wait = stage_ == Stage::play && board_.rules().penalised();
      awaited_ = wait ? Awaited::close : Awaited::nothing;
      return;
  }
}

void Heugen::after_auction() {
  Facts& facts = board_.facts;
  if (facts.holder) {
    facts.declarer = facts.holder;
    turning_.begin(*facts.declarer, Verb::turn, Verb::leave, later);
    stage_ = Stage::turn;
    return;
  }
  if (board_.rules()[Opt::all_pass] == AllPass::redeal) {  // HG-11
    awaited_ = Awaited::nothing;
    return;
  }
  facts.trick = Trick(board_.eldest());
  stage_ = Stage::sorting;
}

// HG-20.
void Heugen::exchanged(bool taken) {
  const Seat declarer = *board_.facts.declarer;
  board_.facts.widow_taken = taken;
  naming_.begin(declarer, later);
  stage_ = Stage::trumps;
  if (!taken) return;
  board_.where.take_widow(declarer);
  discarding_.begin(declarer, widow_cards, "HG-20", later);
  stage_ = Stage::discard;
}

void Heugen::begin_play() {
  const Seat declarer = *board_.facts.declarer;
  board_.law = law_of(board_.rules(), board_.facts.trumps);
  const bool own = board_.rules()[Opt::leader] == Leader::declarer;  // HG-30
  board_.facts.trick = Trick(own ? declarer : board_.eldest());
  stage_ = Stage::play;
  const Melds all = declaring_.available(board_, board_.where.hand(declarer));
  const bool in_play = board_.rules()[Opt::roem_by] == RoemBy::third_trick;  // HG-22
  play_.begin(declaring_, in_play ? all - declaring_.declared() : Melds());
}

Cards Heugen::playable() const {
  if (stage_ == Stage::play && play_.may_declare(board_)) return {};
  return stage_ >= Stage::play ? CardPlay::rightful(board_) : Cards();
}

// HG-45.
void Heugen::revoke_claimed(const Revoke& revoke, Seat) {
  revoker_ = revoke.by;
  awaited_ = Awaited::nothing;
}

Result Heugen::result() const {
  if (!board_.facts.declarer) return passed(board_);
  return revoker_ ? revoked(board_, *revoker_) : played(board_);
}

}  // namespace troef::heugen
