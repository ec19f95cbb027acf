// SPDX-License-Identifier: Apache-2.0
// Heugen and Huëge (HG), with three and with two seats, written from its page rule by rule.
#include <algorithm>

#include "frame.h"
#include "melds.h"

namespace reference {
namespace {

const std::string run_tops = "JQKA";  // HG-23

class Heugen : public Frame {
 public:
  explicit Heugen(const Setup& setup)
      : Frame(setup, std::stoi(setup.rules.at("seats"))),
        passed_(static_cast<std::size_t>(seats_), false) {
    hands_.resize(3);  // HG-01: with two seats the third is the dead hand
  }

  std::vector<std::string> legal() const override;
  Result result() const override;
  std::unique_ptr<Deal> clone() const override { return std::make_unique<Heugen>(*this); }

 protected:
  Cards rightful(int seat) const override;
  int trick_winner(const Trick& trick) const override;
  void act(const Entry& entry) override;
  void end_of_play() override;
  bool playing() const override { return phase_ == "play" || phase_ == "follow_suit"; }
  bool same_side(int one, int other) const override;
  bool claims_open() const override;
  void penalise(const Revoke& revoke, int claimer) override;
  std::string refuse_chance(const Entry& entry) const override;
  std::string why_not(const Entry& entry) const override;

 private:
  // The declarer's and the defenders' card points, and what else bears on the score.
  struct Count {
    long declarer = 0;
    long defenders = 0;
    int taken = 0;  // tricks of the declarer
    bool kapot = false;
  };

  std::vector<std::string> legal_bids() const;
  std::vector<std::string> legal_discards() const;
  bool huege() const { return option("variant") == "huege"; }
  std::string trump_order() const;
  std::string plain_order() const;
  Cards pack() const;
  void deal(const Cards& cards);
  void next_bidder();
  void all_passed();
  void declare(const Entry& entry);
  Cards follow(const Cards& hand) const;
  std::vector<Meld> melds_held() const;
  std::vector<Meld> melds_left() const;
  bool may_declare_later() const;
  long roem() const;
  long card_points(const Card& card) const;
  long points_of(const Cards& cards) const;
  Count count() const;
  Count count_revoked() const;
  void score(Result& result, long difference, bool kapot) const;

  std::string phase_ = "deal";
  std::vector<bool> passed_;
  long bid_ = 0;
  int bidder_ = -1;
  int declarer_ = -1;
  bool turned_ = false;  // the widow lies face up
  bool exchanged_ = false;
  Cards discards_;
  Cards held_;  // the declarer's cards after discarding
  char trumps_ = '-';
  std::vector<Meld> declared_;
  int revoker_ = -1;  // whose revoke ended the deal
};

std::vector<std::string> Heugen::legal() const {
  if (is_over() || !awaited().empty()) return {};
  if (phase_ == "auction") return legal_bids();
  if (phase_ == "widow" && !turned_) return {"turn", "leave"};  // HG-20
  if (phase_ == "widow") return {"take", "leave"};
  if (phase_ == "discard") return legal_discards();
  if (phase_ == "trump") return {"trump C", "trump D", "trump H", "trump S"};  // HG-22
  if (phase_ == "roem") return roem_texts(melds_held());
  std::vector<std::string> texts = play_texts(acting_);
  if (may_declare_later()) {  // HG-22
    for (const std::string& text : roem_texts(melds_left())) {
      if (text != "roem none") texts.push_back(text);
    }
  }
  return texts;
}

std::vector<std::string> Heugen::legal_bids() const {
  std::vector<std::string> texts;
  for (long bid = std::max(100L, bid_ + 10); bid <= 600; bid += 10) {  // HG-10
    texts.push_back("bid " + std::to_string(bid));
  }
  texts.push_back("pass");
  return texts;
}

std::vector<std::string> Heugen::legal_discards() const {
  std::vector<std::string> texts;
  for (const Cards& choice : choices_of(in_written_order(hands_[declarer_]), 3)) {  // HG-20
    texts.push_back("discard " + to_text(choice));
  }
  return texts;
}

std::string Heugen::refuse_chance(const Entry& entry) const { return refuse_pack(entry, pack()); }

std::string Heugen::why_not(const Entry& entry) const {
  if (phase_ == "auction" && entry.verb == "bid") return "HG-10 no such bid";
  if (phase_ == "discard" && entry.verb == "discard") return "TR-05 three of the cards held";
  if (phase_ == "roem" && entry.verb == "roem") return "HG-23 not held, or not in order";
  if (entry.verb == "roem" && playing()) return "HG-22 not now";
  if (entry.verb != "play" || !playing() || entry.words.size() != 1) return Frame::why_not(entry);
  const auto card = parse_card(entry.words[0]);
  if (!card || !contains(hands_[entry.seat], *card)) return Frame::why_not(entry);
  if (phase_ == "follow_suit") return "HG-11 follow suit";
  if (trick_.front().card.suit == trumps_) return "HG-33 follow trumps";
  return huege() ? "HG-32 follow suit or play a trump" : "HG-31 follow suit";
}

void Heugen::act(const Entry& entry) {
  if (entry.verb == "deal") {
    deal(cards_of(entry.words));
  } else if (entry.verb == "bid") {
    bid_ = parse_number(entry.words[0]);
    bidder_ = entry.seat;
    next_bidder();
  } else if (entry.verb == "pass") {
    passed_[entry.seat] = true;  // HG-10
    next_bidder();
  } else if (entry.verb == "turn") {
    turned_ = true;
  } else if (entry.verb == "leave") {
    phase_ = "trump";
  } else if (entry.verb == "take") {
    hands_[declarer_] = united(hands_[declarer_], widow_);
    widow_.clear();
    exchanged_ = true;
    phase_ = "discard";
  } else if (entry.verb == "discard") {
    discards_ = cards_of(entry.words);
    for (const Card& card : discards_) remove_card(hands_[declarer_], card);
    phase_ = "trump";
  } else if (entry.verb == "trump") {
    trumps_ = entry.words[0][0];
    held_ = hands_[declarer_];
    phase_ = "roem";
  } else if (entry.verb == "roem") {
    declare(entry);
  } else {
    play_card(entry.seat, parse_card(entry.words[0]).value());
  }
}

Cards Heugen::pack() const {
  Cards cards = pack_of("789TJQKA", "CDHS");
  for (const char suit : std::string(huege() ? "HD" : "SC")) remove_card(cards, {'7', suit});
  return cards;
}

void Heugen::deal(const Cards& cards) {
  std::vector<int> order = seats_from(eldest());
  if (seats_ == 2) order.push_back(2);  // HG-01
  deal_pattern(cards, "3 3 3 W3", order);
  phase_ = "auction";
  turn_to(eldest());  // HG-10
}

void Heugen::next_bidder() {
  for (const int seat : seats_from(next_seat(acting_))) {
    if (passed_[seat] || seat == bidder_) continue;
    turn_to(seat);
    return;
  }
  if (bidder_ < 0) {
    all_passed();
    return;
  }
  declarer_ = bidder_;
  phase_ = "widow";
  turn_to(declarer_);
}

void Heugen::all_passed() {  // HG-11
  if (option("all_pass") == "redeal") {
    phase_ = "passed";
    finish();
    return;
  }
  phase_ = "follow_suit";
  turn_to(eldest());
}

// The first time before the first card; later ones with roem_by=third_trick.
void Heugen::declare(const Entry& entry) {
  const std::vector<Meld> named = melds_named(melds_left(), entry.words);
  declared_.insert(declared_.end(), named.begin(), named.end());
  if (phase_ != "roem") return;
  phase_ = "play";
  turn_to(option("leader") == "eldest" ? eldest() : declarer_);  // HG-30
}

// HG-23: runs headed by a jack or higher, the bare stuk in the place of a run, sets.
std::vector<Meld> Heugen::melds_held() const {
  std::vector<Meld> melds;
  const Card queen{'Q', trumps_};
  const Card king{'K', trumps_};
  for (const char suit : all_suits) {
    bool stuk_in_run = false;
    for (const Meld& run : runs_in(of_suit(held_, suit))) {
      if (place_in(run_tops, run.cards.back().rank) < 0) continue;
      melds.push_back(run);
      if (contains(run.cards, queen) && contains(run.cards, king)) stuk_in_run = true;
    }
    const bool stuk = suit == trumps_ && contains(held_, queen) && contains(held_, king);
    if (stuk && !stuk_in_run) {
      melds.push_back({false, {queen, king}, to_text(queen) + "-" + to_text(king)});
    }
  }
  for (const Meld& set : sets_in(held_)) melds.push_back(set);
  return melds;
}

std::vector<Meld> Heugen::melds_left() const {
  std::vector<Meld> left;
  for (const Meld& meld : melds_held()) {
    const bool done = std::find(declared_.begin(), declared_.end(), meld) != declared_.end();
    if (!done) left.push_back(meld);
  }
  return left;
}

// HG-22, roem_by=third_trick: until the third trick is led, that turn included.
bool Heugen::may_declare_later() const {
  if (phase_ != "play" || option("roem_by") != "third_trick") return false;
  if (acting_ != declarer_) return false;
  return winners_.size() < 2 || (winners_.size() == 2 && trick_.empty());
}

long Heugen::roem() const {
  std::vector<Meld> runs_and_sets;
  long stuk = 0;  // HG-23: not touched by roem_share
  for (const Meld& meld : declared_) {
    if (meld.set || meld.cards.size() > 2) runs_and_sets.push_back(meld);
    const bool both = contains(meld.cards, {'Q', trumps_}) && contains(meld.cards, {'K', trumps_});
    if (!meld.set && both) stuk = 20;
  }
  return stuk + melds_value(runs_and_sets, option("roem_share") == "yes", run_tops);
}

std::string Heugen::trump_order() const {  // HG-03, low to high
  return option("ten") == "high" ? "78QKTA9J" : "78TQKA9J";
}

std::string Heugen::plain_order() const {
  return option("ten") == "high" ? "789JQKTA" : "789TJQKA";
}

Cards Heugen::rightful(int seat) const {
  const Cards& hand = hands_[seat];
  const Card jack{'J', trumps_};
  if (option("trump_jack") == "bound" || !contains(hand, jack)) return follow(hand);
  return united(follow(hand), follow(without(hand, jack)));  // HG-33
}

Cards Heugen::follow(const Cards& hand) const {
  if (trick_.empty()) return hand;
  const char led = trick_.front().card.suit;
  const Cards same = of_suit(hand, led);
  if (same.empty()) return hand;                                               // HG-31
  if (huege() && led != trumps_) return united(same, of_suit(hand, trumps_));  // HG-32
  return same;
}

int Heugen::trick_winner(const Trick& trick) const {
  return winning(trick, trumps_, trump_order(), plain_order()).seat;
}

void Heugen::end_of_play() {
  if (phase_ == "follow_suit") {
    finish();
    return;
  }
  phase_ = "close";
  Frame::end_of_play();
}

bool Heugen::same_side(int one, int other) const {
  return (one == declarer_) == (other == declarer_);
}

bool Heugen::claims_open() const {  // HG-45
  return phase_ != "follow_suit" && Frame::claims_open();
}

void Heugen::penalise(const Revoke& revoke, int) {  // HG-45
  revoker_ = revoke.seat;
  finish();
}

long Heugen::card_points(const Card& card) const {  // HG-03
  static const std::map<char, long> trump_points = {{'J', 20}, {'9', 14}, {'A', 11}, {'T', 10},
                                                    {'K', 3},  {'Q', 2},  {'8', 0},  {'7', 0}};
  static const std::map<char, long> plain_points = {{'A', 11}, {'T', 10}, {'K', 3}, {'Q', 2},
                                                    {'J', 1},  {'9', 0},  {'8', 0}, {'7', 0}};
  return card.suit == trumps_ ? trump_points.at(card.rank) : plain_points.at(card.rank);
}

long Heugen::points_of(const Cards& cards) const {
  long points = 0;
  for (const Card& card : cards) points += card_points(card);
  return points;
}

Heugen::Count Heugen::count() const {
  if (revoker_ >= 0) return count_revoked();
  Count sums;
  for (std::size_t trick = 0; trick < tricks_.size(); ++trick) {
    long points = 0;
    for (const Played& played : tricks_[trick]) points += card_points(played.card);
    if (trick + 1 == tricks_.size()) points += huege() ? 5 : 10;
    const bool own = winners_[trick] == declarer_;
    (own ? sums.declarer : sums.defenders) += points;
    if (own) ++sums.taken;
  }
  sums.kapot = sums.taken == static_cast<int>(tricks_.size());
  sums.declarer += points_of(discards_);  // HG-21
  if (option("widow_counts") == "declarer") sums.declarer += points_of(widow_);
  if (option("widow_counts") == "defenders") sums.defenders += points_of(widow_);
  return sums;
}

Heugen::Count Heugen::count_revoked() const {  // HG-45
  long all = points_of(pack()) + (huege() ? 5 : 10);
  if (option("widow_counts") == "nobody") all -= points_of(widow_);
  if (seats_ == 2) all -= points_of(hands_[2]);
  Count sums;
  if (revoker_ == declarer_) {
    sums.defenders = all;
  } else {
    sums.declarer = all;
    sums.kapot = true;
  }
  return sums;
}

void Heugen::score(Result& result, long difference, bool kapot) const {
  long from_each = 0;    // what each defender pays the declarer
  if (difference > 0) {  // HG-42
    from_each = seats_ == 2 || !exchanged_ ? difference : difference / 2;
    if (seats_ == 2 && !exchanged_) from_each = 2 * difference;
  }
  if (difference < 0) {  // HG-43
    from_each = difference;
    if (!exchanged_ && option("wet_unexchanged") == "double") from_each = 2 * difference;
  }
  if (kapot) from_each += seats_ == 2 ? 100 : 50;  // HG-44
  for (int seat = 0; seat < seats_; ++seat) {
    if (seat == declarer_) continue;
    result.score[seat] = -from_each;
    result.score[declarer_] += from_each;
    const long cents = from_each * number("stake") / 10;  // HG-50: toward zero
    result.cents[seat] = -cents;
    result.cents[declarer_] += cents;
  }
}

Result Heugen::result() const {
  Result result;
  const auto seats = static_cast<std::size_t>(seats_);
  result.score.assign(seats, 0);
  result.cents.assign(seats, 0);
  result.tricks = winners_;
  if (declarer_ < 0) {  // HG-11
    result.outcome = "passed";
    for (int seat = 0; seat < seats_; ++seat) result.sides.push_back({seat});
    result.points.assign(seats, 0);
    result.roem.assign(seats, 0);
    return result;
  }
  result.declarer = declarer_;
  result.trumps = std::string(1, trumps_);
  result.sides = {{declarer_}, {}};
  for (int seat = 0; seat < seats_; ++seat) {
    if (seat != declarer_) result.sides[1].push_back(seat);
  }
  const Count sums = count();
  const bool no_trick = revoker_ < 0 && sums.taken == 0;
  const long said = option("roem_needs_trick") == "yes" && no_trick ? 0 : roem();  // HG-24
  const long digit = sums.declarer % 10;
  const long rounded = sums.declarer - digit + (digit >= 2 ? 10 : 0);  // HG-40
  long difference = rounded + said - bid_;                             // HG-41
  if (difference == 0 && option("tie") == "wet") difference = -10;
  result.outcome = difference > 0 ? "made" : difference == 0 ? "thanked" : "wet";
  if (sums.kapot) result.outcome = "kapot";
  if (revoker_ >= 0) result.outcome = "revoked";
  result.points = {sums.declarer, sums.defenders};
  result.roem = {said, 0};
  score(result, difference, sums.kapot);
  return result;
}

}  // namespace

std::unique_ptr<Deal> make_heugen(const Setup& setup) {
  check_options(setup, {{"seats", {"2", "3"}},
                        {"variant", {"heugen", "huege"}},
                        {"ten", {"high", "low"}},
                        {"all_pass", {"follow_suit", "redeal"}},
                        {"widow_counts", {"declarer", "defenders", "nobody"}},
                        {"roem_by", {"first_card", "third_trick"}},
                        {"roem_share", {"yes", "no"}},
                        {"roem_needs_trick", {"no", "yes"}},
                        {"leader", {"eldest", "declarer"}},
                        {"trump_jack", {"bound", "free"}},
                        {"tie", {"thanked", "wet"}},
                        {"wet_unexchanged", {"single", "double"}},
                        {"stake", {}}});
  return std::make_unique<Heugen>(setup);
}

}  // namespace reference
