// SPDX-License-Identifier: Apache-2.0
#include "games/vijvenveertig/course.h"

#include "deal/view.h"
#include "games/vijvenveertig/cards.h"
#include "games/vijvenveertig/pool.h"
#include "games/vijvenveertig/score.h"
#include "phases/dealing.h"

namespace troef::vijvenveertig {

Vijvenveertig::Vijvenveertig(const Start& start) : Course(start) {
  board_.order = &order_of(start.rules, std::nullopt);
  board_.law = law_of(start.rules, std::nullopt);
}

Turn Vijvenveertig::turn() const {
  Turn turn = Course::turn();
  if (turn.awaited == Awaited::pack) turn.pack = Cards::all();
  return turn;
}

Sides Vijvenveertig::known_sides() const { return sides_of(board_.rules(), board_.seats()); }

const Phase& Vijvenveertig::phase() const {
  if (stage_ == Stage::turned_ace) return turned_ace_;
  return play_;
}

// VV-10.
void Vijvenveertig::dealt(const Pack& pack) {
  Facts& facts = board_.facts;
  int place = 0;
  deal_by(board_.rules()[Opt::dealt] == 0 ? "3 2" : "2 3", pack, place, board_);
  const Card up = pack[place++];
  board_.where.turn_card(up);
  for (; place < pack.size(); ++place) board_.where.deal_stock(pack[place]);
  facts.turned_up = up;
  facts.trumps = up.suit();
  facts.trick = Trick(board_.eldest());  // VV-30
  board_.order = &order_of(board_.rules(), facts.trumps);
  board_.law = law_of(board_.rules(), facts.trumps);
  if (up.rank() != Rank::ace) {
    stage_ = Stage::play;
    play_.begin(holder(Card(Rank::ace, up.suit())));
  }
  awaited_ = Awaited::seat;
}

std::optional<Seat> Vijvenveertig::holder(Card card) const {
  for (const Seat seat : board_.everyone()) {
    if (board_.where.hand(seat).has(card)) return seat;
  }
  return std::nullopt;
}

void Vijvenveertig::advance() {
  if (stage_ == Stage::turned_ace) {
    stage_ = Stage::play;
    return;
  }
  if (silent_ace_fell()) board_.facts.silent_ace = play_.silent();
  if (!CardPlay::between_tricks(board_)) return;
  if (board_.facts.tricks == 1) first_trick_complete();
  if (!play_is_over()) return;
  awaited_ = board_.rules().penalised() ? Awaited::close : Awaited::nothing;
  if (awaited_ == Awaited::nothing) tell_best_trump();
}

// By now everyone has robbed or let it be; the ace that was turned up comes to the dealer.
void Vijvenveertig::first_trick_complete() {
  if (turned_ace_.robbed()) board_.where.take_turn_up(board_.dealer());  // VV-23
  best_trump_ = find_best_trump(board_);                                 // VV-42
}

bool Vijvenveertig::silent_ace_fell() const {
  return play_.silent() && board_.where.played().has(Card(Rank::ace, *board_.facts.trumps));
}

void Vijvenveertig::tell_best_trump() {
  if (!best_trump_counts(board_.rules(), board_.facts.tricks)) return;
  board_.facts.best_trump = best_trump_;
}

// VV-40, VV-41.
bool Vijvenveertig::play_is_over() const {
  const Facts& facts = board_.facts;
  if (facts.tricks == trick_count || play_.stopped()) return true;
  switch (scoring(board_.rules())) {
    case Scoring::pool:
      return pool::decided(facts);
    case Scoring::per_trick:
      return facts.tricks > 0 && target_reached(board_);
    case Scoring::sides:
    case Scoring::net:
      break;
  }
  return false;
}

// VV-22: a view tells of the silence once the ace is played.
bool Vijvenveertig::knows_of_silence(std::optional<Seat> seat) const {
  if (!play_.silent()) return false;
  return awaited_ == Awaited::nothing || seat == play_.silent() || silent_ace_fell();
}

void Vijvenveertig::look(View& view) const {
  const Ace ace = knows_of_silence(view.seat) ? Ace::silent : Ace::high;
  view.order = &order_of(board_.rules(), board_.facts.trumps, ace);
  view.law = law_of(board_.rules(), board_.facts.trumps, ace);
}

Cards Vijvenveertig::playable() const {
  const bool only = stage_ == Stage::play && play_.cards_only(board_);
  return only ? CardPlay::rightful(board_) : Cards();
}

// VV-44.
void Vijvenveertig::revoke_claimed(const Revoke& revoke, Seat) {
  revoker_ = revoke.by;
  awaited_ = Awaited::nothing;
}

Result Vijvenveertig::result() const {
  if (revoker_) return revoked(board_, *revoker_);
  return played(board_, best_trump_, play_.stopped());
}

}  // namespace troef::vijvenveertig
