// SPDX-License-Identifier: Apache-2.0
// A deal of Vijvenveertig, naively: the robbing, the play and the four ways to score.
#include <algorithm>
#include <optional>
#include <stdexcept>

#include "frame.h"
#include "vijvenveertig_rules.h"

namespace reference {

namespace vijvenveertig {

class VijvenveertigDeal : public Frame {
 public:
  VijvenveertigDeal(const Setup& setup, int seats);

  std::vector<std::string> legal() const override;
  std::string refuse(const std::string& text) const override;
  Result result() const override;
  Result play_out(std::mt19937_64& random) override;
  std::unique_ptr<Deal> clone() const override;

 protected:
  Cards rightful(int seat) const override;
  int trick_winner(const Trick& trick) const override;
  void act(const Entry& entry) override;
  void after_trick() override;
  bool playing() const override;
  bool same_side(int one, int other) const override;
  void penalise(const Revoke& revoke, int claimer) override;
  std::string refuse_chance(const Entry& entry) const override;
  std::string why_not(const Entry& entry) const override;

 private:
  void act_deal(const Cards& pack);
  void act_rob(const Card& card);
  void play_and_note_silence(int seat, const Card& card);
  bool ace_turned_up() const { return turn_up_.rank == 'A'; }
  bool has_choice(int seat) const;
  bool must_choose(int seat) const;
  std::optional<int> took_first_three() const;
  bool may_stop() const;
  bool pool_is_decided() const;
  bool target_reached() const;
  Cards held_by(int seat) const;

  bool in_sides() const;
  std::vector<std::vector<int>> sides() const;
  long tricks_of(const std::vector<int>& side) const;
  std::optional<int> pool_winner() const;
  void score_sides(Result& result) const;
  void score_tricks(Result& result) const;
  void score_pool(Result& result) const;
  void score_best_trump(Result& result) const;

  std::string phase_ = "deal";
  Card turn_up_;
  Law law_;                 // law_.silent: VV-22
  bool chosen_ = false;     // VV-20, VV-21: robbed or turned down (VV-23: or kept)
  bool takes_ace_ = false;  // VV-23: after the first trick
  std::optional<int> revoked_by_;
};

VijvenveertigDeal::VijvenveertigDeal(const Setup& setup, int seats) : Frame(setup, seats) {
  if (in_sides() && seats % 2 != 0) throw std::invalid_argument("VV-00 sides need even seats");
  law_.heart_ace_heart = option("heart_ace_led") == "heart";
  law_.renege_best = option("renege") == "best";
}

std::unique_ptr<Deal> VijvenveertigDeal::clone() const {
  return std::make_unique<VijvenveertigDeal>(*this);
}

bool VijvenveertigDeal::playing() const {
  return phase_ == "play" && !is_over() && awaited().empty();
}

// ---- The deal and the robbing.

std::string VijvenveertigDeal::refuse_chance(const Entry& entry) const {
  return refuse_pack(entry, pack_of(natural_order, all_suits));
}

void VijvenveertigDeal::act_deal(const Cards& pack) {
  const std::string pattern = option("dealt") == "3-2" ? "3 2 U1" : "2 3 U1";  // VV-10
  deal_pattern(pack, pattern, seats_from(eldest()));
  turn_up_ = turned_up_.front();
  law_.trumps = turn_up_.suit;
  phase_ = ace_turned_up() ? "ace" : "play";
  turn_to(ace_turned_up() ? setup_.dealer : eldest());  // VV-23, VV-30
}

// VV-20: the seat can still rob or have the turn-up turned down. Only before its first card.
bool VijvenveertigDeal::has_choice(int seat) const {
  return !ace_turned_up() && !chosen_ && !law_.silent &&
         contains(hands_[seat], {'A', turn_up_.suit});
}

bool VijvenveertigDeal::must_choose(int seat) const {
  return option("silent_ace") == "asked" && has_choice(seat);
}

void VijvenveertigDeal::act_rob(const Card& card) {
  chosen_ = true;
  remove_card(hands_[acting_], card);
  if (ace_turned_up()) {  // VV-23
    takes_ace_ = true;
  } else {
    hands_[acting_].push_back(turn_up_);
  }
}

// ---- What is legal.

std::vector<std::string> VijvenveertigDeal::legal() const {
  if (is_over() || !awaited().empty()) return {};
  std::vector<std::string> texts;
  if (phase_ == "ace" || has_choice(acting_)) {
    for (const Card& card : hands_[acting_]) texts.push_back("rob " + to_text(card));
    texts.push_back(phase_ == "ace" ? "keep" : "turn-down");
  }
  if (phase_ == "ace" || must_choose(acting_)) return texts;
  if (may_stop()) texts.push_back("stop");
  for (const std::string& text : play_texts(acting_)) texts.push_back(text);
  return texts;
}

std::string VijvenveertigDeal::refuse(const std::string& text) const {
  if (playing() && must_choose(acting_)) {
    const std::vector<std::string> words = split_words(text);
    const bool plays = words.size() > 1 && words[1] == "play";
    if (plays && words[0] == std::to_string(acting_)) return "VV-22 rob or turn-down first";
  }
  return Frame::refuse(text);
}

std::string VijvenveertigDeal::why_not(const Entry& entry) const {
  if (entry.verb != "rob" && entry.verb != "play") return Frame::why_not(entry);
  if (entry.words.size() != 1) return "TR-05 one card";
  const auto card = parse_card(entry.words.front());
  if (!card || !contains(hands_[entry.seat], *card)) return "TR-02 the card is not in this hand";
  if (entry.verb == "rob" && ace_turned_up()) return "VV-23 nobody may rob now";
  if (entry.verb == "rob") return "VV-20 nothing to rob with, or too late";
  if (phase_ == "ace") return "VV-23 the dealer chooses first";
  const bool trump_led = suit_led(trick_.front().card, law_) == turn_up_.suit;
  return trump_led ? "VV-32 follow with a trump" : "VV-31 follow or play a trump";
}

// ---- The play.

// VV-22: who plays now without having chosen has a silent ace, from this card on.
Cards VijvenveertigDeal::rightful(int seat) const {
  Law now = law_;
  if (has_choice(seat)) now.silent = true;
  return rightful_plays(hands_[seat], trick_, now);
}

int VijvenveertigDeal::trick_winner(const Trick& trick) const { return winner(trick, law_); }

void VijvenveertigDeal::play_and_note_silence(int seat, const Card& card) {
  if (has_choice(seat)) law_.silent = true;
  play_card(seat, card);
}

std::optional<int> VijvenveertigDeal::took_first_three() const {
  if (winners_.size() < 3) return std::nullopt;
  const bool all = winners_[0] == winners_[1] && winners_[1] == winners_[2];
  return all ? std::optional<int>(winners_[0]) : std::nullopt;
}

// VV-40: who took the first three may stop, before the fourth is led.
bool VijvenveertigDeal::may_stop() const {
  return option("scoring") == "pool" && winners_.size() == 3 && trick_.empty() &&
         took_first_three().has_value();
}

// VV-40: three tricks win the pool at once, and a jinx is over with the first trick lost.
bool VijvenveertigDeal::pool_is_decided() const {
  if (option("scoring") != "pool") return false;
  const std::optional<int> first = took_first_three();
  if (first) return winners_.back() != *first;
  return tricks_of({winners_.back()}) == 3;
}

// VV-41: in the middle of a deal with per_trick.
bool VijvenveertigDeal::target_reached() const {
  const long target = number("match_target");
  if (option("scoring") != "per_trick" || target == 0) return false;
  for (int seat = 0; seat < seats_; ++seat) {
    const long before = setup_.scores[static_cast<std::size_t>(seat)];
    if (before + 5 * tricks_of({seat}) >= target) return true;
  }
  return false;
}

void VijvenveertigDeal::after_trick() {
  if (takes_ace_ && winners_.size() == 1) hands_[setup_.dealer].push_back(turn_up_);  // VV-23
  if (winners_.size() == 5 || pool_is_decided() || target_reached()) end_of_play();
}

bool VijvenveertigDeal::same_side(int one, int other) const {
  return in_sides() ? one % 2 == other % 2 : one == other;  // VV-00
}

void VijvenveertigDeal::penalise(const Revoke& revoke, int) {
  revoked_by_ = revoke.seat;
  finish();
}

void VijvenveertigDeal::act(const Entry& entry) {
  if (entry.chance) return act_deal(cards_of(entry.words));
  if (entry.verb == "stop") return end_of_play();
  if (entry.verb == "play") {
    return play_and_note_silence(entry.seat, cards_of(entry.words).front());
  }
  if (entry.verb == "rob") act_rob(cards_of(entry.words).front());
  chosen_ = true;  // robbed, turned down or kept
  if (phase_ == "ace") {
    phase_ = "play";
    turn_to(eldest());
  }
}

// Works as Frame::play_out, and tells a silent ace. Where the choice must be made first it is
// turn-down; nobody robs and nobody stops.
Result VijvenveertigDeal::play_out(std::mt19937_64& random) {
  if (!playing()) throw std::logic_error("the play of the cards has not begun");
  while (playing()) {
    if (must_choose(acting_)) chosen_ = true;
    const Cards cards = rightful(acting_);
    std::uniform_int_distribution<std::size_t> any(0, cards.size() - 1);
    if (has_choice(acting_)) law_.silent = true;
    lay(acting_, cards[any(random)]);
  }
  if (!is_over()) finish();
  return result();
}

// ---- The score.

bool VijvenveertigDeal::in_sides() const {
  return option("scoring") == "sides" || option("scoring") == "net";
}

std::vector<std::vector<int>> VijvenveertigDeal::sides() const {
  std::vector<std::vector<int>> lists(static_cast<std::size_t>(in_sides() ? 2 : seats_));
  for (int seat = 0; seat < seats_; ++seat) {
    lists[static_cast<std::size_t>(in_sides() ? seat % 2 : seat)].push_back(seat);
  }
  return lists;
}

long VijvenveertigDeal::tricks_of(const std::vector<int>& side) const {
  long count = 0;
  for (const int seat : side) count += std::count(winners_.begin(), winners_.end(), seat);
  return count;
}

// VV-40 sides and net; VV-44: the other side as with all tricks.
void VijvenveertigDeal::score_sides(Result& result) const {
  long even = tricks_of(result.sides[0]);
  long odd = tricks_of(result.sides[1]);
  if (revoked_by_) {
    even = *revoked_by_ % 2 == 0 ? 0 : 5;
    odd = 5 - even;
  }
  const long most = std::max(even, odd);
  long score = most == 5 ? 10 : 5;
  if (option("scoring") == "net") score = 5 * most - 5 * std::min(even, odd);
  for (const int seat : result.sides[even > odd ? 0 : 1]) result.score[seat] += score;
}

// VV-40 per_trick; VV-44: the seat that revoked scores nothing.
void VijvenveertigDeal::score_tricks(Result& result) const {
  for (const int seat : winners_) {
    if (!revoked_by_ || *revoked_by_ != seat) result.score[seat] += 5;
  }
}

// VV-40. A jinx that was lost leaves the pool; so does a revoke (VV-44).
std::optional<int> VijvenveertigDeal::pool_winner() const {
  if (revoked_by_) return std::nullopt;
  const std::optional<int> first = took_first_three();
  if (first) {
    const bool all = tricks_of({*first}) == static_cast<long>(winners_.size());
    return all ? first : std::nullopt;
  }
  for (int seat = 0; seat < seats_; ++seat) {
    if (tricks_of({seat}) == 3) return seat;
  }
  return std::nullopt;
}

void VijvenveertigDeal::score_pool(Result& result) const {
  for (int seat = 0; seat < seats_; ++seat) {
    if (setup_.pot > 0 && seat != setup_.dealer) continue;
    result.score[seat] -= 1;
    result.pot += 1;
  }
  const std::optional<int> winner = pool_winner();
  if (!winner) return;
  result.score[*winner] += setup_.pot + result.pot;
  result.pot = -setup_.pot;
  if (tricks_of({*winner}) < 5) return;
  for (int seat = 0; seat < seats_; ++seat) {  // the jinx
    if (seat == *winner) continue;
    result.score[seat] -= 1;
    result.score[*winner] += 1;
  }
}

// The cards of a hand after robbing, of a deal that was played out: all were played.
Cards VijvenveertigDeal::held_by(int seat) const {
  Cards held;
  for (const Trick& trick : tricks_) {
    for (const Played& played : trick) {
      if (played.seat == seat) held.push_back(played.card);
    }
  }
  return held;
}

// VV-42.
void VijvenveertigDeal::score_best_trump(Result& result) const {
  int best = 0;
  int best_seat = -1;
  for (int seat = 0; seat < seats_; ++seat) {
    for (const Card& card : held_by(seat)) {
      if (!is_trump(card, law_) || strength(card, law_.trumps, law_) <= best) continue;
      best = strength(card, law_.trumps, law_);
      best_seat = seat;
    }
  }
  for (const std::vector<int>& side : result.sides) {
    if (std::find(side.begin(), side.end(), best_seat) == side.end()) continue;
    for (const int seat : side) result.score[seat] += 5;
  }
}

Result VijvenveertigDeal::result() const {
  Result result;
  result.outcome = revoked_by_ ? "revoked" : "scored";
  result.trumps = std::string(1, law_.trumps);
  result.sides = sides();
  result.tricks = winners_;
  for (const std::vector<int>& side : result.sides) result.points.push_back(tricks_of(side));
  result.roem.assign(result.sides.size(), 0);
  result.score.assign(static_cast<std::size_t>(seats_), 0);
  result.cents.assign(static_cast<std::size_t>(seats_), 0);
  if (option("scoring") == "pool") {
    score_pool(result);
    return result;
  }
  if (in_sides()) {
    score_sides(result);
  } else {
    score_tricks(result);
  }
  const bool played_out = winners_.size() == 5 && !revoked_by_;
  if (played_out && option("best_trump_bonus") == "yes") score_best_trump(result);
  return result;
}

}  // namespace vijvenveertig

std::unique_ptr<Deal> make_vijvenveertig(const Setup& setup) {
  check_options(setup, {{"seats", {}, 2, 6},
                        {"dealt", {"3-2", "2-3"}},
                        {"heart_ace_led", {"trump", "heart"}},
                        {"silent_ace", {"allowed", "asked"}},
                        {"renege", {"led", "best"}},
                        {"scoring", {"sides", "net", "per_trick", "pool"}},
                        {"best_trump_bonus", {"no", "yes"}},
                        {"chip", {}}});
  const int seats = static_cast<int>(std::stol(setup.rules.at("seats")));
  return std::make_unique<vijvenveertig::VijvenveertigDeal>(setup, seats);
}

}  // namespace reference
