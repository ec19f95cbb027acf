// SPDX-License-Identifier: Apache-2.0
// What a deal of Pandoer comes to: PD-40, PD-43 to PD-49, PD-60, PD-61.
#include <algorithm>

#include "pandoer_deal.h"

namespace reference::pandoer {

int PandoerDeal::tricks_of(int seat) const {
  return static_cast<int>(std::count(winners_.begin(), winners_.end(), seat));
}

bool PandoerDeal::with_declarer(int seat) const {
  return seat == *declarer_ || (mate_ && seat == *mate_);
}

// PD-40: with so many tricks of the declarer and of the mate.
bool PandoerDeal::made(int own, int mates) const {
  const bool more_is_enough = option("counts") == "at_least";
  const auto reached = [&](int tricks, int wanted) {
    return more_is_enough ? tricks >= wanted : tricks == wanted;
  };
  if (contract_ == "polk-zonder" || contract_ == "polke") return reached(own, 7);
  if (contract_ == "stoet") return reached(own + mates, 7) && mates >= 1;        // PD-43
  if (contract_ == "halve-stoet") return reached(own + mates, 6) && mates >= 1;  // PD-44
  if (contract_ == "solo" || contract_ == "solo-zonder") return own == 8;
  if (contract_ == "praatje" || contract_ == "omver") return own == 0;
  if (contract_ == "piek") return own == 1;
  return own + mates == 8;  // pandoer
}

bool PandoerDeal::vogeltje_lost() const {
  for (std::size_t trick = 0; trick < winners_.size(); ++trick) {
    const bool wanted = trick == 0 || trick == 7;  // the first and the last, no other
    if ((winners_[trick] == *declarer_) != wanted) return true;
  }
  return false;
}

bool PandoerDeal::made_now() const {
  if (contract_ == "vogeltje") return !vogeltje_lost();
  if (contract_ == "vierde-boer") return vierde_boer_points()[1] <= 26;  // PD-45
  return made(tricks_of(*declarer_), mate_ ? tricks_of(*mate_) : 0);
}

// PD-49.
bool PandoerDeal::certain() const {
  const int left = 8 - static_cast<int>(winners_.size());
  if (left == 0) return true;
  if (option("play_out") == "yes") return false;
  if (contract_ == "vierde-boer" || contract_ == "piek-zonder") return false;
  if (contract_ == "stoet" && !mate_is_known()) return false;
  if (contract_ == "vogeltje") return vogeltje_lost();
  const int own = tricks_of(*declarer_);
  const int mates = mate_ ? tricks_of(*mate_) : 0;
  for (int to_own = 0; to_own <= left; ++to_own) {
    for (int to_mate = 0; to_mate <= (mate_ ? left - to_own : 0); ++to_mate) {
      if (made(own + to_own, mates + to_mate) != made(own, mates)) return false;
    }
  }
  return true;
}

std::vector<std::vector<int>> PandoerDeal::sides() const {
  if (!declarer_ || contract_ == "piek-zonder") return {{0}, {1}, {2}, {3}};
  std::vector<std::vector<int>> both(2);
  for (int seat = 0; seat < seats_; ++seat) both[with_declarer(seat) ? 0 : 1].push_back(seat);
  return both;
}

// PD-45: what the declarer's side took, and what it lost.
std::vector<long> PandoerDeal::vierde_boer_points() const {
  const Law cards = law(*declarer_);
  std::vector<long> taken{0, 0};
  for (std::size_t trick = 0; trick < tricks_.size(); ++trick) {
    long& side = taken[with_declarer(winners_[trick]) ? 0 : 1];
    for (const Played& played : tricks_[trick]) side += points(played.card, cards);
    if (trick == 7) side += 5;  // PD-02: the last trick
  }
  for (const Card& card : discard_) {
    taken[option("discard_counts") == "won" ? 0 : 1] += points(card, cards);
  }
  return taken;
}

std::vector<long> PandoerDeal::points_per_side() const {
  if (declarer_ && contract_ == "vierde-boer" && !revoked_by_) return vierde_boer_points();
  std::vector<long> tricks;
  for (const std::vector<int>& side : sides()) {
    long count = 0;
    for (const int seat : side) count += tricks_of(seat);
    tricks.push_back(count);
  }
  return tricks;
}

// PD-40. The vierde boer with all eight tricks: 15.
long PandoerDeal::amount() const {
  const bool all =
      std::all_of(winners_.begin(), winners_.end(), [&](int seat) { return with_declarer(seat); });
  if (contract_ == "vierde-boer" && all && !revoked_by_) return 15;
  return contract_of(contract_).pays;
}

// PD-00: every amount times pay_scale.
void PandoerDeal::pay(std::vector<long>& score, int from, int to, long cents) const {
  score[static_cast<std::size_t>(from)] -= cents * number("pay_scale");
  score[static_cast<std::size_t>(to)] += cents * number("pay_scale");
}

// PD-60.
void PandoerDeal::pay_contract(std::vector<long>& score, bool won, long cents) const {
  const std::vector<std::vector<int>> both = sides();
  const std::vector<int>& own = both[0];
  const std::vector<int>& others = both[1];
  for (std::size_t at = 0; at < others.size(); ++at) {
    const int one = own.size() == 1 ? own[0] : own[at];
    if (won) {
      pay(score, others[at], one, cents);
    } else {
      pay(score, one, others[at], cents);
    }
  }
}

// PD-47.
void PandoerDeal::pay_piek_zonder(std::vector<long>& score) const {
  const auto wins = [&](int seat) {
    const int tricks = tricks_of(seat);
    return option("piek_zonder") == "exact" ? tricks == 1 : tricks >= 1;
  };
  for (int loser = 0; loser < seats_; ++loser) {
    for (int other = 0; other < seats_; ++other) {
      if (!wins(loser) && wins(other)) pay(score, loser, other, amount());
    }
  }
}

// PD-61.
void PandoerDeal::pay_revoke(std::vector<long>& score) const {
  if (contract_ != "piek-zonder") {
    pay_contract(score, !with_declarer(*revoked_by_), amount());
    return;
  }
  for (int other = 0; other < seats_; ++other) {
    if (other != *revoked_by_) pay(score, *revoked_by_, other, amount());
  }
}

Result PandoerDeal::result() const {
  Result result;
  result.sides = sides();
  result.tricks = winners_;
  result.points = points_per_side();
  result.roem.assign(result.sides.size(), 0);
  result.score = score_;
  if (declarer_) {
    result.declarer = *declarer_;
    result.contract = contract_;
    if (trumps_) result.trumps = std::string(1, *trumps_);
  }
  if (phase_ == "passed") {
    result.outcome = "passed";
  } else if (revoked_by_) {
    result.outcome = "revoked";
    pay_revoke(result.score);
  } else if (contract_ == "piek-zonder") {
    result.outcome = "scored";
    pay_piek_zonder(result.score);
  } else {
    result.outcome = made_now() ? "made" : "wet";
    pay_contract(result.score, made_now(), amount());
  }
  result.cents = result.score;
  return result;
}

}  // namespace reference::pandoer
