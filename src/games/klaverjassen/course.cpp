// SPDX-License-Identifier: Apache-2.0
#include "games/klaverjassen/course.h"

#include "games/klaverjassen/cards.h"
#include "phases/dealing.h"

namespace troef::klaverjassen {
namespace {

constexpr Later compulsory[] = {{Verb::pass, "KJ-10"}, {Verb::play, "KJ-10"}};
constexpr Later after_four_passes[] = {{Verb::pass, "KJ-12"}, {Verb::play, "KJ-12"}};

bool is_called(const Board& board) { return roem_is_called(board.rules()); }

int& roem_of(Board& board, Seat seat) { return board.facts.side_roem[partners().of(seat)]; }

// KJ-30, KJ-31 and KJ-32.
int roem_in_last_trick(const Board& board) {
  return roem_in_trick(board.facts.last_trick.cards(), board.order->trumps(),
                       board.rules()[Opt::low_fours]);
}

bool won_trick(const Board& board, Seat seat) {
  return partners().of(seat) == partners().of(board.facts.trick.leader());
}

// KJ-33: a player of the side that won the trick, while its roem is not yet called.
bool may_call(const Board& board, Seat seat) {
  return board.facts.uncalled_roem > 0 && won_trick(board, seat);
}

// In time and by the right side, but of a trick without roem.
bool calls_nothing(const Board& board, Seat seat) {
  const bool in_time = board.facts.tricks > 0 && CardPlay::between_tricks(board);
  return in_time && won_trick(board, seat) && roem_in_last_trick(board) == 0;
}

bool four_alike(const Trick& trick) {
  return (trick.cards() - Cards::of(trick.led().rank())).empty();
}

}  // namespace

void Play::legal(const Board& board, Actions& out) const {
  CardPlay::legal(board, out);
  if (may_call(board, turn(board))) out.push_back(word(Verb::call_roem));
}

void Play::play(Board& board, const Action& action) {
  board.facts.uncalled_roem = 0;
  CardPlay::play(board, action);
  if (!between_tricks(board)) return;
  const int roem = roem_in_last_trick(board);
  if (is_called(board)) {
    board.facts.uncalled_roem = roem;
  } else {
    roem_of(board, board.facts.trick.leader()) += roem;
  }
}

Klaverjassen::Klaverjassen(const Start& start) : Course(start) {
  board_.order = &orders.plain;
  board_.law = law_of(start.rules);
}

Turn Klaverjassen::turn() const {
  Turn turn = Course::turn();
  if (turn.awaited == Awaited::pack) turn.pack = orders.plain.pack();
  if (turn.awaited == Awaited::die) turn.suits = suits_to_come();
  return turn;
}

// KJ-11 and KJ-12.
std::array<bool, suit_count> Klaverjassen::suits_to_come() const {
  if (die_.forced()) return {true, true, true, true};
  if (board_.start->number == 0 && !board_.facts.die) return {true, false, false, false};
  auto suits = die_.up();
  for (bool& suit : suits) suit = !suit;
  return suits;
}

const Phase& Klaverjassen::phase() const {
  switch (stage_) {
    case Stage::die:
      return die_;
    case Stage::naming:
      return naming_;
    case Stage::play:
      break;
  }
  return play_;
}

// KJ-00; who makes trumps is KJ-10 or KJ-11.
void Klaverjassen::dealt(const Pack& pack) {
  int place = 0;
  deal_by(board_.rules()[Opt::dealt] == 0 ? "3 2 3" : "4 4", pack, place, board_);
  if (board_.rules()[Opt::trump_by] == TrumpBy::klassiek) {
    awaited_ = Awaited::die;
    return;
  }
  naming_.begin(board_.eldest(), compulsory);
  awaited_ = Awaited::seat;
}

void Klaverjassen::die_fell(Suit suit) {
  board_.facts.die = suit;
  board_.facts.passed = {};
  die_.threw(suit);
  die_.begin(board_);
  stage_ = Stage::die;
  awaited_ = Awaited::seat;
}

void Klaverjassen::advance() {
  switch (stage_) {
    case Stage::die:
      if (board_.facts.declarer) return begin_play();
      if (board_.facts.passed == board_.everyone()) all_passed();
      return;
    case Stage::naming:
      board_.facts.declarer = board_.eldest();
      return begin_play();
    case Stage::play:
      if (board_.facts.tricks < trick_count) return;
      const bool wait = board_.rules().penalised() || is_called(board_);  // KJ-33
      awaited_ = wait ? Awaited::close : Awaited::nothing;
      return;
  }
}

// KJ-12.
void Klaverjassen::all_passed() {
  switch (board_.rules()[Opt::all_pass].as<AllPass>()) {
    case AllPass::rethrow:
      awaited_ = die_.all_up() ? Awaited::nothing : Awaited::die;
      return;
    case AllPass::eldest_chooses:
      naming_.begin(board_.eldest(), after_four_passes);
      stage_ = Stage::naming;
      return;
    case AllPass::eldest_throws:
      die_.force();
      awaited_ = Awaited::die;
      return;
  }
}

void Klaverjassen::begin_play() {
  board_.order = &orders.of(board_.facts.trumps);
  const bool maker = board_.rules()[Opt::leader] == Leader::maker;  // KJ-20
  board_.facts.trick = Trick(maker ? *board_.facts.declarer : board_.eldest());
  stage_ = Stage::play;
}

Cards Klaverjassen::playable() const {
  if (stage_ != Stage::play || board_.facts.uncalled_roem > 0) return {};
  return CardPlay::rightful(board_);
}

Refusal Klaverjassen::refuse_call(Seat seat) const {
  if (!is_called(board_)) return refusals::does_not_belong;
  if (may_call(board_, seat)) return accepted;
  if (!calls_nothing(board_, seat)) return {"KJ-33"};
  return {four_alike(board_.facts.last_trick) ? "KJ-31" : "KJ-30"};
}

void Klaverjassen::roem_called(Seat seat) {
  roem_of(board_, seat) += board_.facts.uncalled_roem;
  board_.facts.uncalled_roem = 0;
}

// KJ-44.
void Klaverjassen::revoke_claimed(const Revoke& revoke, Seat) {
  revoker_ = revoke.by;
  awaited_ = Awaited::nothing;
}

Result Klaverjassen::result() const {
  if (!board_.facts.declarer) return not_accepted();
  return revoker_ ? revoked(board_, *revoker_) : played(board_);
}

}  // namespace troef::klaverjassen
