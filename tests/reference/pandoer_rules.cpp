// SPDX-License-Identifier: Apache-2.0
// Pandoer's contracts, cards and rightful plays, see pandoer_rules.h.
#include "pandoer_rules.h"

#include <algorithm>
#include <stdexcept>

#include "melds.h"

namespace reference::pandoer {

const std::vector<Contract>& contracts() {
  static const std::vector<Contract> list{
      {"polk-zonder", false, 15, true}, {"solo", true, 15, true},
      {"stoet", false, 15, true},       {"vierde-boer", true, 12, true},
      {"halve-stoet", false, 12, true}, {"praatje", true, 12, false},
      {"polke", true, 12, true},        {"piek", true, 12, false},
      {"solo-zonder", false, 10, true}, {"omver", true, 10, false},
      {"vogeltje", true, 10, false},    {"pandoer", true, 7, true},
      {"piek-zonder", false, 7, false},
  };
  return list;
}

int place_of(const std::string& id) {
  for (std::size_t place = 0; place < contracts().size(); ++place) {
    if (contracts()[place].id == id) return static_cast<int>(place);
  }
  return -1;
}

const Contract& contract_of(const std::string& id) {
  const int place = place_of(id);
  if (place < 0) throw std::invalid_argument("no contract: " + id);
  return contracts()[static_cast<std::size_t>(place)];
}

Cards pack() {
  Cards cards = pack_of("789TJQKA", all_suits);
  cards.push_back({'6', 'H'});
  return cards;
}

long points(const Card& card, const Law& law) {
  if (card.rank == 'A') return 11;
  if (card.rank == 'T') return 10;
  if (card.rank == 'K') return 3;
  if (card.rank == 'Q') return 2;
  const bool is_trump = law.trumps && card.suit == *law.trumps;
  if (card.rank == 'J') return is_trump ? 20 : 1;
  if (card.rank == '9') return is_trump ? 14 : 0;
  return 0;
}

int strength(const Card& card, char led, const Law& law) {
  if (law.trumps && card.suit == *law.trumps) {  // PD-01
    return 100 - place_in(law.ten_high ? "J9ATKQ876" : "J9AKQT876", card.rank);
  }
  if (card.suit == led) {  // PD-02
    return 50 - place_in(law.ten_high ? "ATKQJ9876" : "AKQJT9876", card.rank);
  }
  return 0;
}

int winner(const Trick& trick, const Law& law) {
  const char led = trick.front().card.suit;
  Played best = trick.front();
  for (const Played& played : trick) {
    if (strength(played.card, led, law) > strength(best.card, led, law)) best = played;
  }
  return best.seat;
}

namespace {

Cards lower_trumps(const Cards& cards, const Trick& trick, const Law& law) {
  const char led = trick.front().card.suit;
  int best = 0;
  for (const Played& played : trick) {
    if (played.card.suit == *law.trumps) best = std::max(best, strength(played.card, led, law));
  }
  Cards lower;
  for (const Card& card : of_suit(cards, *law.trumps)) {
    if (strength(card, led, law) < best) lower.push_back(card);
  }
  return lower;
}

// PD-30 to PD-33, whether or not the jack of trumps can be kept back.
Cards plain_plays(const Cards& hand, const Trick& trick, const Law& law) {
  const char led = trick.front().card.suit;
  const Cards following = of_suit(hand, led);
  if (!law.trumps || led == *law.trumps) {  // PD-30, PD-33
    return following.empty() ? hand : following;
  }
  const Cards plays = following.empty() ? hand : united(following, of_suit(hand, *law.trumps));
  if (law.underruff_free) return plays;
  Cards allowed = plays;  // PD-31, and without what PD-32 forbids
  for (const Card& card : lower_trumps(plays, trick, law)) remove_card(allowed, card);
  return allowed.empty() ? plays : allowed;
}

// Without the cards of the suit, but for the highest of them.
Cards with_highest_only(const Cards& cards, char suit, char led, const Law& law) {
  const Cards same = of_suit(cards, suit);
  if (same.empty()) return cards;
  const Card highest = *std::max_element(
      same.begin(), same.end(),
      [&](const Card& a, const Card& b) { return strength(a, led, law) < strength(b, led, law); });
  Cards left = not_of_suit(cards, suit);
  left.push_back(highest);
  return left;
}

bool would_win(const Card& card, const Trick& trick, const Law& law) {
  const char led = trick.front().card.suit;
  for (const Played& played : trick) {
    if (strength(played.card, led, law) > strength(card, led, law)) return false;
  }
  return true;
}

// PD-34. What PD-32 forbids is not among the plain plays.
Cards duty_plays(const Cards& hand, const Trick& trick, const Law& law) {
  const char led = trick.front().card.suit;
  Cards plays = with_highest_only(plain_plays(hand, trick, law), led, led, law);
  if (law.duty == "suit_only") return plays;
  plays = with_highest_only(plays, *law.trumps, led, law);
  if (!of_suit(hand, led).empty()) return plays;
  const Cards trumps = of_suit(plays, *law.trumps);
  if (!trumps.empty() && would_win(trumps.front(), trick, law)) return trumps;
  return plays;
}

}  // namespace

Cards rightful_plays(const Cards& hand, const Trick& trick, const Law& law) {
  if (trick.empty()) return hand;
  if (law.duty != "off") return duty_plays(hand, trick, law);
  const Cards plays = plain_plays(hand, trick, law);
  if (!law.trumps || !contains(hand, {'J', *law.trumps})) return plays;
  // HJ-31: also what would be right if the jack were not in the hand.
  const Cards others = without(hand, {'J', *law.trumps});
  return others.empty() ? plays : united(plays, plain_plays(others, trick, law));
}

std::string forbidding_rule(const Card& card, const Cards& hand, const Trick& trick,
                            const Law& law) {
  const char led = trick.front().card.suit;
  if (!law.trumps) return "PD-33";
  if (led == *law.trumps && card.suit != led && !of_suit(hand, led).empty()) return "PD-30";
  if (led != *law.trumps && contains(lower_trumps({card}, trick, law), card)) return "PD-32";
  if (card.suit != led && card.suit != *law.trumps && !of_suit(hand, led).empty()) return "PD-31";
  return "PD-34";
}

long roem(const Cards& cards) { return melds_value(melds_in(cards), true); }

}  // namespace reference::pandoer
