// SPDX-License-Identifier: Apache-2.0
#include "games/hoogjassen/course.h"

#include "games/hoogjassen/cards.h"
#include "games/hoogjassen/score.h"
#include "phases/dealing.h"
#include "phases/result_of.h"

namespace troef::hoogjassen {
namespace {

constexpr Later later[] = {
    {Verb::discard, "HJ-20"}, {Verb::trump, "HJ-21"}, {Verb::roem, "HJ-21"}, {Verb::play, "HJ-21"}};

std::string_view why_no_roem(const Board& board, Seat seat) {
  if (seat != board.facts.declarer) return "HJ-22";
  return board.facts.tricks > 0 ? "HJ-25" : "HJ-21";
}

}  // namespace

Refusal Play::refuse(const Board& board, const Action& action) const {
  if (action.verb == Verb::roem) return {why_no_roem(board, turn(board))};
  const Refusal refusal = CardPlay::refuse(board, action);
  const bool stuk = action.marked && action.verb == Verb::play;
  const bool no_stuk = stuk && refusal.rule == refusals::does_not_belong.rule;
  return no_stuk ? Refusal{"HJ-24"} : refusal;
}

// HJ-24.
void Play::play(Board& board, const Action& action) {
  const bool first = may_say_stuk(board, action.card);
  const bool second = stuk_.has(action.card) && !first;
  if (action.marked) board.where.show(stuk_);
  if (action.marked || second) {
    board.facts.roem += stuk_value;
    stuk_ = {};
  }
  CardPlay::play(board, action);
}

Hoogjassen::Hoogjassen(const Start& start)
    : Course(start),
      auction_({.bids = "HJ-10",
                .passes = "HJ-11",
                .lowest = sizes_of(start.rules).opening,
                .single = "HJ-12",
                .may_be_single = start.rules[Opt::single_bid].yes()}),
      declaring_({.unknown = "HJ-22", .law = meld_law_of(start.rules), .later = later}) {
  board_.order = &orders.plain;
  board_.law = law_of(start.rules, std::nullopt);
}

Turn Hoogjassen::turn() const {
  Turn turn = Course::turn();
  if (turn.awaited == Awaited::pack) turn.pack = full_pack;
  return turn;
}

Sides Hoogjassen::known_sides() const { return declarer_alone(board_); }

const Phase& Hoogjassen::phase() const {
  switch (stage_) {
    case Stage::auction:
      return auction_;
    case Stage::widow:
      return widow_;
    case Stage::discard:
      return discarding_;
    case Stage::trumps:
      return naming_;
    case Stage::roem:
      return declaring_;
    case Stage::play:
      break;
  }
  return play_;
}

// HJ-00.
void Hoogjassen::dealt(const Pack& pack) {
  int place = 0;
  deal_by(sizes_of(board_.rules()).dealt, pack, place, board_);
  auction_.begin(board_);
  awaited_ = Awaited::seat;
}

void Hoogjassen::advance() {
  Facts& facts = board_.facts;
  switch (stage_) {
    case Stage::auction:
      if (!auction_.done(board_)) return;
      if (!facts.holder) {  // HJ-13
        awaited_ = Awaited::nothing;
        return;
      }
      facts.declarer = facts.holder;
      widow_.begin(*facts.declarer, Verb::take, Verb::leave, later);
      stage_ = Stage::widow;
      return;
    case Stage::widow:
      facts.widow_taken = widow_.chosen() == Verb::take;  // HJ-20
      naming_.begin(*facts.declarer, later);
      stage_ = Stage::trumps;
      if (!facts.widow_taken) return;
      board_.where.take_widow(*facts.declarer);
      discarding_.begin(*facts.declarer, sizes_of(board_.rules()).widow, "HJ-20", later);
      stage_ = Stage::discard;
      return;
    case Stage::discard:
      stage_ = Stage::trumps;
      return;
    case Stage::trumps:
      board_.order = &orders.of(facts.trumps);
      declaring_.begin(*facts.declarer);  // HJ-22
      stage_ = Stage::roem;
      return;
    case Stage::roem:
      return begin_play();
    case Stage::play:
      if (facts.tricks < sizes_of(board_.rules()).hand) return;
      awaited_ = board_.rules().penalised() ? Awaited::close : Awaited::nothing;
      return;
  }
}

void Hoogjassen::begin_play() {
  const Seat declarer = *board_.facts.declarer;
  board_.law = law_of(board_.rules(), board_.facts.trumps);
  board_.facts.trick = Trick(declarer);  // HJ-30
  const Cards stuk = stuk_of(board_.facts.trumps);
  const bool said = declaring_.declared().runs.has_all(stuk);
  const bool held = board_.where.hand(declarer).has_all(stuk);
  if (held && !said) play_.begin(stuk);  // HJ-24
  stage_ = Stage::play;
}

Cards Hoogjassen::playable() const {
  return stage_ == Stage::play ? CardPlay::rightful(board_) : Cards();
}

// HJ-51. Of a defender only the cards of the suit suffer, also one that lies in the trick which is
// not decided yet.
void Hoogjassen::revoke_claimed(const Revoke& revoke, Seat) {
  if (revoke.by == board_.facts.declarer) {
    declarer_revoked_ = true;
    awaited_ = Awaited::nothing;
    return;
  }
  board_.facts.weak[revoke.by] |= Cards::of(revoke.suit);
}

Result Hoogjassen::result() const {
  if (!board_.facts.declarer) return passed(board_);
  return declarer_revoked_ ? declarer_revoked(board_) : played(board_);
}

}  // namespace troef::hoogjassen
