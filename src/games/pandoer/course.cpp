// SPDX-License-Identifier: Apache-2.0
#include "games/pandoer/course.h"

#include "deal/view.h"
#include "games/pandoer/cards.h"
#include "games/pandoer/mate.h"
#include "games/pandoer/score.h"
#include "phases/dealing.h"

namespace troef::pandoer {
namespace {

constexpr int turn_up_pays = 10;  // PD-11
constexpr Card spade_queen{Rank::queen, Suit::spades};

constexpr Later before_trumps[] = {{Verb::play, "PD-23"}};
constexpr Later of_mate[] = {{Verb::play, "PD-46"}};
constexpr Later of_last[] = {{Verb::play, "PD-47"}};

// PD-11.
void pay_turn_up(const Board& board, Purse& purse) {
  if (!board.rules()[Opt::turnup_pay].yes()) return;
  const Card card = *board.where.turn_up();
  if (card == heart_six) purse.pay(board.others(board.dealer()), board.dealer(), turn_up_pays);
  if (card == spade_queen) purse.pay(board.dealer(), board.others(board.dealer()), turn_up_pays);
}

}  // namespace

Pandoer::Pandoer(const Start& start) : Course(start), purse_(start.rules) {
  board_.order = &orders_of(start.rules).plain;
}

Turn Pandoer::turn() const {
  Turn turn = Course::turn();
  if (turn.awaited == Awaited::pack) {
    turn.pack = rommelpot_.began() ? rommelpot_.to_deal(board_) : full_pack;
  }
  return turn;
}

// Which cards go round at rommelpotten nobody else may know.
void Pandoer::look(View& view) const {
  Course::look(view);
  if (rommelpot_.began()) view.turn.pack = {};
}

Sides Pandoer::known_sides() const { return sides_with(board_, board_.facts.mate); }

const Phase& Pandoer::phase() const {
  switch (stage_) {
    case Stage::auction:
      return auction_;
    case Stage::rommelpot:
      return rommelpot_;
    case Stage::buying:
      return buying_;
    case Stage::giving:
      return giving_;
    case Stage::handing_on:
      return handing_on_;
    case Stage::discard:
      return discarding_;
    case Stage::trumps:
      return naming_;
    case Stage::play:
      break;
  }
  return play_;
}

void Pandoer::dealt(const Pack& pack) {
  awaited_ = Awaited::seat;
  if (!rommelpot_.began()) {
    deal_first(pack);
  } else {
    rommelpot_.deal(board_, pack);
    if (!rommelpot_.dealt_all()) return;
  }
  begin_auction();
}

// PD-10.
void Pandoer::deal_first(const Pack& pack) {
  int place = 0;
  deal_by("4", pack, place, board_);
  board_.where.turn_card(pack[place++]);
  deal_by("4", pack, place, board_);
  pay_turn_up(board_, purse_);
  board_.facts.paid = purse_.gained();
}

void Pandoer::begin_auction() {
  board_.facts.turned_up = board_.where.turn_up();
  auction_.begin(board_);
  stage_ = Stage::auction;
}

void Pandoer::advance() {
  switch (stage_) {
    case Stage::auction:
      if (!auction_.done(board_)) return;
      return board_.facts.holder ? take_turn_up() : all_passed();
    case Stage::rommelpot:
      if (rommelpot_.all_returned(board_)) awaited_ = Awaited::pack;
      return;
    case Stage::buying:
      purse_.pay(*board_.facts.declarer, buying_.seller(), jack_price);  // PD-45
      board_.facts.paid = purse_.gained();
      return lay_away(*board_.facts.declarer, "PD-45", before_lead);
    case Stage::giving:
      return giving_.given() ? lay_away(*board_.facts.mate, "PD-46", of_mate) : begin_trumps();
    case Stage::handing_on:
      if (handing_on_.done()) lay_away(handing_on_.last(), "PD-47", of_last);
      return;
    case Stage::discard:
      return begin_trumps();
    case Stage::trumps:
      return begin_play();
    case Stage::play:
      if (!Play::done(board_)) return;
      awaited_ = board_.rules().penalised() ? Awaited::close : Awaited::nothing;
      return;
  }
}

// PD-50.
void Pandoer::all_passed() {
  if (!rommelpot_.may_begin(board_)) {
    awaited_ = Awaited::nothing;
    return;
  }
  rommelpot_.begin(board_, purse_);
  board_.facts.paid = purse_.gained();
  stage_ = Stage::rommelpot;
  awaited_ = Awaited::pack;
}

void Pandoer::take_turn_up() {
  const Seat declarer = *(board_.facts.declarer = board_.facts.holder);
  const Contract& contract = contract_at(board_.facts.contract);
  board_.where.take_turn_up(declarer);
  if (contract.with == With::each) {  // PD-47
    handing_on_.begin(board_);
    stage_ = Stage::handing_on;
  } else if (contract.with == With::two_aces) {  // PD-46
    giving_.begin(declarer, *board_.facts.mate);
    stage_ = Stage::giving;
  } else if (contract.goal == Goal::points && Buying::lacking(board_, declarer)) {  // PD-45
    buying_.begin(declarer);
    stage_ = Stage::buying;
  } else {
    lay_away(declarer, "PD-22", before_lead);
  }
}

// The course does not go on without it: nobody need be reminded before leading (PD-35).
void Pandoer::lay_away(Seat seat, std::string_view rule, AllLater later) {
  discarding_.begin(seat, 1, rule, later);
  stage_ = Stage::discard;
}

// PD-23.
void Pandoer::begin_trumps() {
  if (!contract_at(board_.facts.contract).trumps) return begin_play();
  naming_.begin(*board_.facts.declarer, before_trumps);
  stage_ = Stage::trumps;
}

void Pandoer::begin_play() {
  Play::begin(board_);
  stage_ = Stage::play;
}

Cards Pandoer::playable() const {
  return stage_ == Stage::play ? CardPlay::rightful(board_) : Cards();
}

// PD-61.
void Pandoer::revoke_claimed(const Revoke& revoke, Seat) {
  revoker_ = revoke.by;
  awaited_ = Awaited::nothing;
}

Result Pandoer::result() const {
  if (!board_.facts.declarer) return passed(board_, purse_);
  return revoker_ ? revoked(board_, purse_, *revoker_) : played(board_, purse_);
}

}  // namespace troef::pandoer
