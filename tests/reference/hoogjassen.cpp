// SPDX-License-Identifier: Apache-2.0
// Hoogjassen (HJ), with four and with three seats, written from its page rule by rule.
#include <algorithm>

#include "frame.h"
#include "melds.h"

namespace reference {
namespace {

const std::string trump_order = "78TQKA9J";  // HJ-01, low to high
const std::string plain_order = "789TJQKA";  // HJ-02

// A defender's suit that does not win any more, HJ-51.
struct DeadSuit {
  int seat;
  char suit;
};

class Hoogjassen : public Frame {
 public:
  explicit Hoogjassen(const Setup& setup)
      : Frame(setup, std::stoi(setup.rules.at("seats"))),
        passed_(static_cast<std::size_t>(seats_), false),
        final_(static_cast<std::size_t>(seats_), false) {}

  std::vector<std::string> legal() const override;
  Result result() const override;
  std::unique_ptr<Deal> clone() const override { return std::make_unique<Hoogjassen>(*this); }

 protected:
  Cards rightful(int seat) const override;
  int trick_winner(const Trick& trick) const override;
  void act(const Entry& entry) override;
  void end_of_play() override;
  bool playing() const override { return phase_ == "play"; }
  bool same_side(int one, int other) const override;
  void penalise(const Revoke& revoke, int claimer) override;
  std::string refuse_chance(const Entry& entry) const override;
  std::string why_not(const Entry& entry) const override;
  bool may_add(const Entry& entry) const override;

 private:
  // The sums of a deal that was played, to fill the result with.
  struct Count {
    long declarer = 0;  // card points
    long defenders = 0;
    long roem = 0;
    long game = 0;  // what the declarer's points count as: 150 less ..., or 250
    bool kapot = false;
  };

  std::vector<std::string> legal_bids() const;
  std::vector<std::string> legal_plays() const;
  void deal(const Cards& pack);
  void bid(const Entry& entry);
  void pass(int seat);
  void next_bidder();
  void declare(const Entry& entry);
  Cards follow(const Cards& hand) const;
  Cards not_underruffing(const Cards& cards) const;
  bool may_show_stuk(int seat, const Card& card) const;
  bool dead(const Played& played) const;
  long card_points(const Card& card) const;
  Count count() const;
  void settle(Result& result, long difference, bool kapot) const;
  int discard_count() const { return seats_ == 4 ? 3 : 4; }     // HJ-00
  long opening_bid() const { return seats_ == 4 ? 120 : 170; }  // HJ-00

  std::string phase_ = "deal";
  std::vector<bool> passed_;
  std::vector<bool> final_;
  long bid_ = 0;
  int bidder_ = -1;
  int declarer_ = -1;
  bool unturned_ = false;  // ongedraaid
  Cards discards_;
  char trumps_ = '-';
  std::vector<Meld> declared_;
  bool stuk_outside_ = false;  // king and queen of trumps held, not in a declared run
  std::vector<DeadSuit> dead_suits_;
  bool declarer_revoked_ = false;
};

std::vector<std::string> Hoogjassen::legal() const {
  if (is_over() || !awaited().empty()) return {};
  if (phase_ == "auction") return legal_bids();
  if (phase_ == "widow") return {"take", "leave"};  // HJ-20
  if (phase_ == "discard") {
    std::vector<std::string> texts;
    const Cards held = in_written_order(hands_[declarer_]);
    for (const Cards& choice : choices_of(held, discard_count())) {
      texts.push_back("discard " + to_text(choice));
    }
    return texts;
  }
  if (phase_ == "trump") return {"trump C", "trump D", "trump H", "trump S"};  // HJ-21
  if (phase_ == "roem") return roem_texts(melds_in(hands_[declarer_]));        // HJ-22, HJ-25
  return legal_plays();
}

std::vector<std::string> Hoogjassen::legal_bids() const {
  if (final_[acting_]) return {"pass"};  // HJ-12
  std::vector<std::string> texts;
  for (long bid = std::max(opening_bid(), bid_ + 10); bid <= 600; bid += 10) {  // HJ-10
    texts.push_back("bid " + std::to_string(bid));
    if (option("single_bid") == "yes") texts.push_back("bid " + std::to_string(bid) + " final");
  }
  texts.push_back("pass");
  return texts;
}

std::vector<std::string> Hoogjassen::legal_plays() const {
  std::vector<std::string> texts;
  for (const Card& card : rightful(acting_)) {
    texts.push_back("play " + to_text(card));
    if (may_show_stuk(acting_, card)) texts.push_back("play " + to_text(card) + " stuk");
  }
  return texts;
}

std::string Hoogjassen::refuse_chance(const Entry& entry) const {
  Cards pack = pack_of("789TJQKA", "CDHS");
  remove_card(pack, {'7', 'C'});  // HJ-00
  return refuse_pack(entry, pack);
}

std::string Hoogjassen::why_not(const Entry& entry) const {
  if (phase_ == "auction" && entry.verb == "bid") {
    return final_[entry.seat] ? "HJ-12 bid once" : "HJ-10 no such bid";
  }
  if (phase_ == "discard" && entry.verb == "discard") return "TR-05 so many of the cards held";
  if (phase_ == "roem" && entry.verb == "roem") return "HJ-22 not held, or not in order";
  if (entry.verb == "roem" && playing()) return "HJ-25 too late";
  if (entry.verb != "play" || !playing() || entry.words.empty()) return Frame::why_not(entry);
  const auto card = parse_card(entry.words[0]);
  if (!card || !contains(hands_[entry.seat], *card)) return Frame::why_not(entry);
  if (!may_add(entry)) return "HJ-24 no stuk to show";
  if (trick_.front().card.suit == trumps_) return "HJ-31 follow trumps";
  return card->suit == trumps_ ? "HJ-33 no underruff" : "HJ-32 follow suit or play a trump";
}

bool Hoogjassen::may_add(const Entry& entry) const {
  if (entry.words.size() == 1) return true;
  if (entry.words.size() != 2 || entry.words[1] != "stuk") return false;
  return may_show_stuk(entry.seat, parse_card(entry.words[0]).value());
}

void Hoogjassen::act(const Entry& entry) {
  if (entry.verb == "deal") {
    deal(cards_of(entry.words));
  } else if (entry.verb == "bid") {
    bid(entry);
  } else if (entry.verb == "pass") {
    pass(entry.seat);
  } else if (entry.verb == "take") {
    hands_[declarer_] = united(hands_[declarer_], widow_);
    widow_.clear();
    phase_ = "discard";
  } else if (entry.verb == "leave") {
    unturned_ = true;
    phase_ = "trump";
  } else if (entry.verb == "discard") {
    discards_ = cards_of(entry.words);
    for (const Card& card : discards_) remove_card(hands_[declarer_], card);
    phase_ = "trump";
  } else if (entry.verb == "trump") {
    trumps_ = entry.words[0][0];
    phase_ = "roem";
  } else if (entry.verb == "roem") {
    declare(entry);
  } else {
    play_card(entry.seat, parse_card(entry.words[0]).value());
  }
}

void Hoogjassen::deal(const Cards& pack) {
  const std::string pattern = seats_ == 4 ? "W3 3 4" : "W2 3 W2 3 3";  // HJ-00
  deal_pattern(pack, pattern, seats_from(eldest()));
  phase_ = "auction";
  turn_to(eldest());  // HJ-10
}

void Hoogjassen::bid(const Entry& entry) {
  bid_ = parse_number(entry.words[0]);
  bidder_ = entry.seat;
  final_[entry.seat] = entry.words.size() == 2;
  next_bidder();
}

void Hoogjassen::pass(int seat) {
  passed_[seat] = true;  // HJ-11
  next_bidder();
}

void Hoogjassen::next_bidder() {
  for (const int seat : seats_from(next_seat(acting_))) {
    if (passed_[seat] || seat == bidder_) continue;
    turn_to(seat);
    return;
  }
  if (bidder_ < 0) {  // HJ-13
    phase_ = "passed";
    finish();
    return;
  }
  declarer_ = bidder_;  // HJ-11: one bidder is left
  phase_ = "widow";
  turn_to(declarer_);
}

void Hoogjassen::declare(const Entry& entry) {
  const Cards& hand = hands_[declarer_];
  declared_ = melds_named(melds_in(hand), entry.words);
  const Card king{'K', trumps_};
  const Card queen{'Q', trumps_};
  stuk_outside_ = contains(hand, king) && contains(hand, queen);  // HJ-24
  for (const Meld& meld : declared_) {
    if (!meld.set && contains(meld.cards, king)) stuk_outside_ = false;
  }
  phase_ = "play";
  turn_to(declarer_);  // HJ-30
}

Cards Hoogjassen::rightful(int seat) const {
  const Cards& hand = hands_[seat];
  const Card jack{'J', trumps_};
  if (option("trump_jack") == "bound" || !contains(hand, jack)) return follow(hand);
  return united(follow(hand), follow(without(hand, jack)));  // HJ-31
}

Cards Hoogjassen::follow(const Cards& hand) const {
  if (trick_.empty()) return hand;
  const char led = trick_.front().card.suit;
  const Cards same = of_suit(hand, led);
  if (led == trumps_) return same.empty() ? hand : same;                           // HJ-31
  const Cards cards = same.empty() ? hand : united(same, of_suit(hand, trumps_));  // HJ-32
  return option("underruff") == "last_resort" ? not_underruffing(cards) : cards;
}

Cards Hoogjassen::not_underruffing(const Cards& cards) const {  // HJ-33
  const Played best = winning(trick_, trumps_, trump_order, plain_order);
  if (best.card.suit != trumps_) return cards;
  Cards allowed;
  for (const Card& card : cards) {
    const bool lower = place_in(trump_order, card.rank) < place_in(trump_order, best.card.rank);
    if (card.suit != trumps_ || !lower) allowed.push_back(card);
  }
  return allowed.empty() ? cards : allowed;
}

bool Hoogjassen::may_show_stuk(int seat, const Card& card) const {  // HJ-24
  if (seat != declarer_ || !stuk_outside_) return false;
  const Card king{'K', trumps_};
  const Card queen{'Q', trumps_};
  if (card == king) return contains(hands_[seat], queen);
  if (card == queen) return contains(hands_[seat], king);
  return false;
}

bool Hoogjassen::dead(const Played& played) const {
  for (const DeadSuit& suit : dead_suits_) {
    if (suit.seat == played.seat && suit.suit == played.card.suit) return true;
  }
  return false;
}

int Hoogjassen::trick_winner(const Trick& trick) const {
  const char led = trick.front().card.suit;
  Trick able;  // HJ-51: who could win, the dead suits aside
  for (const Played& played : trick) {
    const bool could = played.card.suit == led || played.card.suit == trumps_;
    if (could && !dead(played)) able.push_back(played);
  }
  return winning(able.empty() ? trick : able, trumps_, trump_order, plain_order).seat;  // HJ-34
}

void Hoogjassen::end_of_play() {
  phase_ = "close";
  Frame::end_of_play();
}

bool Hoogjassen::same_side(int one, int other) const {
  return (one == declarer_) == (other == declarer_);
}

void Hoogjassen::penalise(const Revoke& revoke, int) {  // HJ-51
  if (revoke.seat == declarer_) {
    declarer_revoked_ = true;
    finish();
    return;
  }
  const char led = revoke.before.front().card.suit;
  const bool underruff = led != trumps_ && revoke.card.suit == trumps_;
  dead_suits_.push_back({revoke.seat, underruff ? trumps_ : led});
}

long Hoogjassen::card_points(const Card& card) const {
  static const std::map<char, long> trump_points = {{'J', 20}, {'9', 14}, {'A', 11}, {'K', 3},
                                                    {'Q', 2},  {'T', 10}, {'8', 0},  {'7', 0}};
  static const std::map<char, long> plain_points = {{'A', 11}, {'K', 3}, {'Q', 2}, {'J', 1},
                                                    {'T', 10}, {'9', 0}, {'8', 0}, {'7', 0}};
  return card.suit == trumps_ ? trump_points.at(card.rank) : plain_points.at(card.rank);
}

Hoogjassen::Count Hoogjassen::count() const {
  Count sums;
  int taken = 0;
  for (std::size_t trick = 0; trick < tricks_.size(); ++trick) {
    long points = trick + 1 == tricks_.size() ? 5 : 0;  // HJ-03
    for (const Played& played : tricks_[trick]) points += card_points(played.card);
    const bool own = winners_[trick] == declarer_;
    (own ? sums.declarer : sums.defenders) += points;
    if (own) ++taken;
  }
  if (declarer_revoked_ || taken == 0) {  // HJ-42, HJ-51
    sums.declarer = 0;
    sums.defenders = 146;
    return sums;
  }
  for (const Card& card : discards_) sums.declarer += card_points(card);  // HJ-44
  for (const Card& card : widow_) sums.declarer += card_points(card);
  sums.kapot = taken == static_cast<int>(tricks_.size());
  const long digit = sums.defenders % 10;
  const long rounded = sums.defenders - digit + (digit >= 2 ? 10 : 0);  // HJ-40
  sums.game = sums.kapot ? 250 : 150 - rounded;                         // HJ-40, HJ-41
  sums.roem = melds_value(declared_, option("roem_share") == "yes");    // HJ-23
  const Card king{'K', trumps_};
  const Card queen{'Q', trumps_};
  bool stuk = stuk_outside_;  // HJ-24: both have been played by now
  for (const Meld& meld : declared_) {
    if (!meld.set && contains(meld.cards, king) && contains(meld.cards, queen)) stuk = true;
  }
  if (stuk) sums.roem += 20;
  return sums;
}

// HJ-45 to HJ-48: the score, the money and the pot. The difference is that of HJ-43.
void Hoogjassen::settle(Result& result, long difference, bool kapot) const {
  const long times = unturned_ ? 2 : 1;  // HJ-45
  const long paid = times * difference;
  const bool each = option("settle") == "each";
  for (int seat = 0; seat < seats_; ++seat) {
    const long cents = paid * number("stake") / 10;  // HJ-47
    if (seat == declarer_) {
      result.score[seat] = each ? (seats_ - 1) * paid : std::max(paid, 0L);  // HJ-46
      result.cents[seat] += (seats_ - 1) * cents;
    } else {
      result.score[seat] = each ? -paid : std::max(-paid, 0L);
      result.cents[seat] -= cents;
    }
  }
  const long euro = times * number("pot");  // HJ-48: first in, then out
  if (difference < 0) {
    result.cents[declarer_] -= euro;
    result.pot += euro;
  }
  if (kapot) {
    const long out = std::min(euro, setup_.pot + result.pot);
    result.cents[declarer_] += out;
    result.pot -= out;
  }
}

Result Hoogjassen::result() const {
  Result result;
  const auto seats = static_cast<std::size_t>(seats_);
  result.score.assign(seats, 0);
  result.cents.assign(seats, 0);
  result.tricks = winners_;
  if (setup_.pot == 0) {  // HJ-48
    for (long& cents : result.cents) cents -= number("pot");
    result.pot = seats_ * number("pot");
  }
  if (declarer_ < 0) {
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
  const long difference = sums.game - (bid_ - sums.roem);  // HJ-43
  result.outcome = difference > 0 ? "made" : difference == 0 ? "thanked" : "wet";
  if (sums.kapot) result.outcome = "kapot";
  if (declarer_revoked_) result.outcome = "revoked";
  result.points = {sums.declarer, sums.defenders};
  result.roem = {sums.roem, 0};
  settle(result, difference, sums.kapot);
  return result;
}

}  // namespace

std::unique_ptr<Deal> make_hoogjassen(const Setup& setup) {
  check_options(setup, {{"seats", {"3", "4"}},
                        {"single_bid", {"yes", "no"}},
                        {"redeal_by", {"right", "left", "same"}},
                        {"roem_share", {"yes", "no"}},
                        {"trump_jack", {"free", "bound"}},
                        {"underruff", {"free", "last_resort"}},
                        {"settle", {"each", "points"}},
                        {"stake", {}},
                        {"pot", {}},
                        {"next_dealer", {"declarer", "left"}}});
  return std::make_unique<Hoogjassen>(setup);
}

}  // namespace reference
