// SPDX-License-Identifier: Apache-2.0
#include "table/match.h"

#include <algorithm>
#include <utility>

#include "deal/chance.h"
#include "table/counts.h"
#include "table/hand_shuffle.h"

namespace troef {

Match::Match(const Game& game, const Rules& rules, Seat first_dealer, std::string id)
    : start_(start_of(game, rules)), id_(std::move(id)) {
  start_.dealer = first_dealer;
}

Pack Match::shuffled(Words& words) const { return troef::shuffled(start_, gathered_, words); }

void Match::enter(const Deal& deal) {
  const Result result = deal.result();
  sheet_.push_back({start_.number, start_.dealer, deal.board().facts.bid, result});
  if (rules().shuffle() == Shuffle::hand) gathered_ = gather(deal);
  for (const Seat seat : Seats::all(start_.seats)) {
    start_.scores[seat] += result.score[seat];
    cents_[seat] += result.cents[seat];
  }
  start_.pot += result.pot;
  if (counts(result)) ++counted_;
  start_.dealer = game().next_dealer(deal.start(), result);
  ++start_.number;
}

bool Match::over() const {
  const int deals = rules().common(Common::match_deals);
  const int target = rules().common(Common::match_target);
  if (deals > 0 && counted_ >= deals) return true;
  if (target == 0) return false;
  for (const Seat seat : Seats::all(start_.seats)) {
    if (scores()[seat] >= target) return true;
  }
  return false;
}

std::vector<Seats> Match::winners() const {
  const Sides sides = game().match_sides(rules());
  const auto score = [&](int side) { return scores()[sides[side].first()]; };
  Amount most = score(0);
  for (int side = 1; side < sides.count(); ++side) most = std::max(most, score(side));
  std::vector<Seats> best;
  for (int side = 0; side < sides.count(); ++side) {
    if (score(side) == most) best.push_back(sides[side]);
  }
  return best;
}

MatchEnd Match::end() const {
  MatchEnd end;
  end.match = id_;
  const int seats = start_.seats;
  for (int i = 0; i < seats; ++i) {
    end.scores.push_back(scores()[Seat(i)]);
    end.cents.push_back(cents_[Seat(i)]);
    end.pot.push_back(pot() / seats + (i < pot() % seats ? 1 : 0));
  }
  return end;
}

Pack shuffled(const Start& start, const std::optional<Pack>& gathered, Words& words) {
  const Shuffle way = start.rules.shuffle();
  if (gathered && way == Shuffle::hand) return shuffle_by_hand(*gathered, words);
  Pack pack(start.game->pack(start.rules));
  if (way != Shuffle::none) shuffle(pack, words);
  return pack;
}

void play_chance(Deal& deal, Words& words) { deal.play(draw_chance(deal.turn(), words)); }

}  // namespace troef
