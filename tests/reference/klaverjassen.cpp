// SPDX-License-Identifier: Apache-2.0
// Klaverjassen (KJ), Rotterdam and Amsterdam, written from its page rule by rule.
#include <algorithm>

#include "frame.h"

namespace reference {
namespace {

const std::string trump_order = "78QKTA9J";  // KJ-01, low to high
const std::string plain_order = "789JQKTA";  // KJ-02

class Klaverjassen : public Frame {
 public:
  explicit Klaverjassen(const Setup& setup) : Frame(setup, 4) {}

  std::vector<std::string> legal() const override;
  Result result() const override;
  std::unique_ptr<Deal> clone() const override { return std::make_unique<Klaverjassen>(*this); }

 protected:
  Cards rightful(int seat) const override;
  int trick_winner(const Trick& trick) const override;
  void act(const Entry& entry) override;
  void after_trick() override;
  void end_of_play() override;
  bool playing() const override { return phase_ == "play"; }
  bool same_side(int one, int other) const override { return one % 2 == other % 2; }
  void penalise(const Revoke& revoke, int claimer) override;
  std::string refuse_chance(const Entry& entry) const override;
  std::string refuse_out_of_turn(const Entry& entry) const override;
  std::string why_not(const Entry& entry) const override;

 private:
  void die(char suit);
  void pass();
  void make(int seat, char trumps);
  Cards void_in_suit_led(int seat) const;
  Cards higher_trumps(const Cards& trumps, const Played& best) const;
  bool may_call(int seat) const;
  void call();
  long card_points(const Card& card) const;
  long trick_roem(const Trick& trick) const;
  Result scored() const;
  Result revoked() const;

  std::string phase_ = "deal";
  std::vector<char> suits_up_;  // what the die has shown
  int passes_ = 0;              // since the last throw
  bool eldest_must_ = false;    // eldest_throws: eldest must play
  int maker_ = -1;
  char trumps_ = '-';
  std::vector<long> roem_ = {0, 0};  // of seats 0 and 2, of seats 1 and 3
  long uncalled_ = 0;                // the roem of the last trick, not called yet
  int revoker_ = -1;                 // whose revoke ended the deal
};

std::vector<std::string> Klaverjassen::legal() const {
  if (is_over() || !awaited().empty()) return {};
  if (phase_ == "name") return {"trump C", "trump D", "trump H", "trump S"};
  if (phase_ == "accept") {
    if (eldest_must_) return {"accept"};  // KJ-12
    return {"accept", "pass"};
  }
  std::vector<std::string> texts = play_texts(acting_);
  if (may_call(acting_)) texts.push_back("call-roem");  // KJ-33
  return texts;
}

std::string Klaverjassen::refuse_chance(const Entry& entry) const {
  if (entry.verb == "deal") return refuse_pack(entry, pack_of("789TJQKA", "CDHS"));  // KJ-00
  if (entry.words.size() != 1 || entry.words[0].size() != 1) return "KJ-11 the die shows a suit";
  const char suit = entry.words[0][0];
  if (place_in(all_suits, suit) < 0) return "KJ-11 the die shows a suit";
  if (setup_.deal_number == 0 && suits_up_.empty() && suit != 'C') {
    return "KJ-11 in the first deal the die is laid on clubs";
  }
  const bool up = std::find(suits_up_.begin(), suits_up_.end(), suit) != suits_up_.end();
  if (up && option("all_pass") == "rethrow") return "KJ-12 that suit has been up";
  return "";
}

std::string Klaverjassen::refuse_out_of_turn(const Entry& entry) const {
  if (entry.verb != "call-roem") return Frame::refuse_out_of_turn(entry);
  if (!entry.words.empty()) return "TR-05 call-roem takes no words";
  return may_call(entry.seat) ? "" : "KJ-33 there is no roem to call";
}

std::string Klaverjassen::why_not(const Entry& entry) const {
  if (entry.verb == "call-roem") return "KJ-33 there is no roem to call";
  if (entry.verb == "pass" && phase_ == "accept") return "KJ-12 eldest must play";
  if (entry.verb != "play" || !playing() || entry.words.size() != 1) return Frame::why_not(entry);
  const auto card = parse_card(entry.words[0]);
  if (!card || !contains(hands_[entry.seat], *card)) return Frame::why_not(entry);
  const char led = trick_.front().card.suit;
  const Cards& hand = hands_[entry.seat];
  if (!of_suit(hand, led).empty() && card->suit != led) return "KJ-21 follow suit";
  if (led == trumps_) return "KJ-22 a higher trump";
  const Played best = winning(trick_, trumps_, trump_order, plain_order);
  if (option("style") == "amsterdams" && same_side(best.seat, entry.seat)) {
    return "KJ-25 no underruff of the partner";
  }
  if (best.card.suit != trumps_) return "KJ-23 ruff";
  return higher_trumps(of_suit(hand, trumps_), best).empty() ? "KJ-24 underruff" : "KJ-23 overruff";
}

void Klaverjassen::act(const Entry& entry) {
  if (entry.verb == "deal") {
    const std::string pattern = option("dealt") == "3-2-3" ? "3 2 3" : "4 4";  // KJ-00
    deal_pattern(cards_of(entry.words), pattern, seats_from(eldest()));
    if (option("trump_by") == "klassiek") {
      await("die");  // KJ-11
    } else {
      phase_ = "name";  // KJ-10
      turn_to(eldest());
    }
  } else if (entry.verb == "die") {
    die(entry.words[0][0]);
  } else if (entry.verb == "accept") {
    make(entry.seat, suits_up_.back());
  } else if (entry.verb == "pass") {
    pass();
  } else if (entry.verb == "trump") {
    make(entry.seat, entry.words[0][0]);
  } else if (entry.verb == "call-roem") {
    call();
  } else {
    uncalled_ = 0;  // KJ-33: roem that is not called before the next lead is lost
    play_card(entry.seat, parse_card(entry.words[0]).value());
  }
}

void Klaverjassen::die(char suit) {
  eldest_must_ = !suits_up_.empty() && option("all_pass") == "eldest_throws";
  suits_up_.push_back(suit);
  passes_ = 0;
  phase_ = "accept";
  turn_to(eldest());
}

void Klaverjassen::pass() {
  ++passes_;
  if (passes_ < 4) {
    turn_to(next_seat(acting_));
  } else if (option("all_pass") == "eldest_chooses") {  // KJ-12
    phase_ = "name";
    turn_to(eldest());
  } else if (suits_up_.size() == 4) {  // KJ-12: after four suits the deal is void
    phase_ = "void";
    finish();
  } else {
    await("die");
  }
}

void Klaverjassen::make(int seat, char trumps) {
  maker_ = seat;
  trumps_ = trumps;
  phase_ = "play";
  turn_to(option("leader") == "maker" ? maker_ : eldest());  // KJ-20
}

Cards Klaverjassen::rightful(int seat) const {
  const Cards& hand = hands_[seat];
  if (trick_.empty()) return hand;
  const char led = trick_.front().card.suit;
  const Cards same = of_suit(hand, led);
  if (same.empty()) return void_in_suit_led(seat);
  if (led != trumps_) return same;  // KJ-21
  const Cards higher = higher_trumps(same, winning(trick_, trumps_, trump_order, plain_order));
  return higher.empty() ? same : higher;  // KJ-22
}

Cards Klaverjassen::void_in_suit_led(int seat) const {
  const Cards& hand = hands_[seat];
  const Cards trumps = of_suit(hand, trumps_);
  const Cards others = not_of_suit(hand, trumps_);
  if (trumps.empty()) return hand;  // KJ-23
  const Played best = winning(trick_, trumps_, trump_order, plain_order);
  const bool ruffed = best.card.suit == trumps_;
  const Cards higher = higher_trumps(trumps, best);
  if (option("style") == "amsterdams" && same_side(best.seat, seat)) {  // KJ-25
    if (!ruffed || option("underruff") != "forbidden") return hand;
    const Cards no_underruff = united(others, higher);
    return no_underruff.empty() ? hand : no_underruff;
  }
  if (!ruffed) return trumps;                          // KJ-23
  if (!higher.empty()) return higher;                  // KJ-23
  if (option("underruff") == "forced") return trumps;  // KJ-24
  if (option("underruff") == "free") return hand;
  return others.empty() ? trumps : others;
}

// All of them when the trick is not ruffed.
Cards Klaverjassen::higher_trumps(const Cards& trumps, const Played& best) const {
  if (best.card.suit != trumps_) return trumps;
  Cards higher;
  for (const Card& card : trumps) {
    if (place_in(trump_order, card.rank) > place_in(trump_order, best.card.rank)) {
      higher.push_back(card);
    }
  }
  return higher;
}

int Klaverjassen::trick_winner(const Trick& trick) const {
  return winning(trick, trumps_, trump_order, plain_order).seat;  // KJ-26
}

void Klaverjassen::after_trick() {
  uncalled_ = trick_roem(tricks_.back());
  if (option("roem_call") == "automatic") call();
  Frame::after_trick();
}

void Klaverjassen::end_of_play() {
  phase_ = "close";
  if (penalised() || option("roem_call") == "called") {
    await("close");
  } else {
    finish();
  }
}

bool Klaverjassen::may_call(int seat) const {
  if (is_over() || option("roem_call") != "called") return false;
  if (winners_.empty() || !trick_.empty() || uncalled_ == 0) return false;
  return same_side(seat, winners_.back());
}

void Klaverjassen::call() {
  roem_[winners_.back() % 2] += uncalled_;
  uncalled_ = 0;
}

long Klaverjassen::card_points(const Card& card) const {
  static const std::map<char, long> trump_points = {{'J', 20}, {'9', 14}, {'A', 11}, {'T', 10},
                                                    {'K', 4},  {'Q', 3},  {'8', 0},  {'7', 0}};
  static const std::map<char, long> plain_points = {{'A', 11}, {'T', 10}, {'K', 4}, {'Q', 3},
                                                    {'J', 2},  {'9', 0},  {'8', 0}, {'7', 0}};
  return card.suit == trumps_ ? trump_points.at(card.rank) : plain_points.at(card.rank);
}

long Klaverjassen::trick_roem(const Trick& trick) const {
  Cards cards;
  for (const Played& played : trick) cards.push_back(played.card);
  cards = in_written_order(cards);
  long roem = 0;
  for (const char suit : all_suits) {  // KJ-30
    int length = 0;
    int longest = 0;
    for (const char rank : natural_order) {
      length = contains(cards, {rank, suit}) ? length + 1 : 0;
      longest = std::max(longest, length);
    }
    if (longest == 3) roem += 20;
    if (longest == 4) roem += 50;
  }
  const char rank = cards.front().rank;
  if (of_rank(cards, rank).size() == 4) {  // KJ-31
    if (rank == 'J') roem += 200;
    if (place_in("TQKA", rank) >= 0) roem += 100;
    if (place_in("789", rank) >= 0) roem += number("low_fours");
  }
  if (contains(cards, {'K', trumps_}) && contains(cards, {'Q', trumps_})) roem += 20;  // KJ-32
  return roem;
}

void Klaverjassen::penalise(const Revoke& revoke, int) {
  revoker_ = revoke.seat;
  finish();  // KJ-44
}

Result Klaverjassen::result() const {
  Result result;
  result.sides = {{0, 2}, {1, 3}};
  result.points = result.roem = {0, 0};
  result.score = result.cents = {0, 0, 0, 0};
  result.tricks = winners_;
  result.outcome = "void";
  if (maker_ < 0) return result;
  result = revoker_ >= 0 ? revoked() : scored();
  result.declarer = maker_;
  result.trumps = std::string(1, trumps_);
  result.tricks = winners_;
  result.sides = {{0, 2}, {1, 3}};
  if (maker_ % 2 == 1) result.sides = {{1, 3}, {0, 2}};
  result.cents = {0, 0, 0, 0};
  return result;
}

Result Klaverjassen::scored() const {
  const int makers = maker_ % 2;
  long points[2] = {0, 0};  // makers, defenders
  int taken[2] = {0, 0};
  for (std::size_t trick = 0; trick < tricks_.size(); ++trick) {
    const int side = winners_[trick] % 2 == makers ? 0 : 1;
    ++taken[side];
    for (const Played& played : tricks_[trick]) points[side] += card_points(played.card);
    if (trick + 1 == tricks_.size()) points[side] += 10;  // KJ-03
  }
  long roem[2] = {roem_[makers], roem_[1 - makers]};
  if (taken[1] == 0) roem[0] += 100;                   // KJ-42
  if (taken[0] == 0) roem[1] += number("counterpit");  // KJ-43
  const long made = points[0] + roem[0];
  const long lost = points[1] + roem[1];
  Result result;
  const bool nat = made < lost || (made == lost && option("tie") == "nat");  // KJ-40
  result.outcome = nat ? "wet" : "made";
  if (taken[1] == 0) result.outcome = "pit";
  if (taken[0] == 0) result.outcome = "counterpit";
  result.points = {points[0], points[1]};
  result.roem = {roem[0], roem[1]};
  for (int seat = 0; seat < 4; ++seat) {
    if (seat % 2 == makers) {
      result.score.push_back(nat ? 0 : made);  // KJ-41
    } else {
      result.score.push_back(nat ? 162 + roem[0] + roem[1] : lost);
    }
  }
  return result;
}

// KJ-44: the other side scores 162, and as roem 100 and all that was won so far.
Result Klaverjassen::revoked() const {
  const long roem = 100 + roem_[0] + roem_[1];
  const bool makers_revoked = same_side(revoker_, maker_);
  Result result;
  result.outcome = "revoked";
  result.points = {162, 0};
  result.roem = {roem, 0};
  if (makers_revoked) {
    result.points = {0, 162};
    result.roem = {0, roem};
  }
  for (int seat = 0; seat < 4; ++seat) {
    result.score.push_back(same_side(seat, revoker_) ? 0 : 162 + roem);
  }
  return result;
}

}  // namespace

std::unique_ptr<Deal> make_klaverjassen(const Setup& setup) {
  check_options(setup, {{"dealt", {"3-2-3", "4-4"}},
                        {"trump_by", {"verplicht", "klassiek"}},
                        {"all_pass", {"rethrow", "eldest_chooses", "eldest_throws"}},
                        {"leader", {"maker", "eldest"}},
                        {"style", {"amsterdams", "rotterdams"}},
                        {"underruff", {"forbidden", "free", "forced"}},
                        {"low_fours", {"0", "100"}},
                        {"roem_call", {"automatic", "called"}},
                        {"tie", {"nat", "made"}},
                        {"counterpit", {"0", "100", "300"}}});
  return std::make_unique<Klaverjassen>(setup);
}

}  // namespace reference
