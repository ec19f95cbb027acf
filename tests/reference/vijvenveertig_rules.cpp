// SPDX-License-Identifier: Apache-2.0
// Vijvenveertig's cards and rightful plays, see vijvenveertig_rules.h.
#include "vijvenveertig_rules.h"

#include <algorithm>

namespace reference::vijvenveertig {

namespace {

const Card ace_of_hearts{'A', 'H'};

// VV-01, high to low; the star stands for the ace of hearts, the third best of every suit.
std::string trump_order(char trumps) {
  if (trumps == 'D') return "5J*AKQT9876432";
  if (trumps == 'H') return "5J*KQT9876432";
  return "5J*AKQ2346789T";
}

// VV-02, high to low.
std::string plain_order(char suit) {
  if (suit == 'D') return "KQJT98765432A";
  if (suit == 'H') return "KQJT98765432";
  return "KQJA23456789T";
}

int best_strength(const Trick& trick, const Law& law) {
  const char led = suit_led(trick.front().card, law);
  int best = 0;
  for (const Played& played : trick) best = std::max(best, strength(played.card, led, law));
  return best;
}

// VV-32: whether the trump need not follow the trump lead.
bool may_be_kept(const Card& card, const Trick& trick, const Law& law) {
  const bool silent_ace = law.silent && card == Card{'A', law.trumps};
  const bool free = card == Card{'5', law.trumps} || card == Card{'J', law.trumps} ||
                    (card == ace_of_hearts && !silent_ace);
  const int lead = strength(trick.front().card, law.trumps, law);
  const int against = law.renege_best ? best_strength(trick, law) : lead;
  return free && against < strength(card, law.trumps, law);
}

}  // namespace

bool is_trump(const Card& card, const Law& law) {
  return card.suit == law.trumps || card == ace_of_hearts;
}

int strength(const Card& card, char led, const Law& law) {
  if (is_trump(card, law)) {
    if (law.silent && card == Card{'A', law.trumps}) return 60;  // VV-22: below every other
    return 100 - place_in(trump_order(law.trumps), card == ace_of_hearts ? '*' : card.rank);
  }
  if (card.suit == led) return 50 - place_in(plain_order(led), card.rank);
  return 0;
}

char suit_led(const Card& lead, const Law& law) {
  if (lead == ace_of_hearts && law.heart_ace_heart) return 'H';
  return is_trump(lead, law) ? law.trumps : lead.suit;
}

// VV-33.
int winner(const Trick& trick, const Law& law) {
  const char led = suit_led(trick.front().card, law);
  Played best = trick.front();
  for (const Played& played : trick) {
    if (strength(played.card, led, law) > strength(best.card, led, law)) best = played;
  }
  return best.seat;
}

Cards rightful_plays(const Cards& hand, const Trick& trick, const Law& law) {
  if (trick.empty()) return hand;  // VV-30
  const char led = suit_led(trick.front().card, law);
  Cards trumps;
  Cards following;
  for (const Card& card : hand) {
    if (is_trump(card, law)) {
      trumps.push_back(card);
    } else if (card.suit == led) {
      following.push_back(card);
    }
  }
  if (led != law.trumps) {  // VV-31
    return following.empty() ? hand : united(following, trumps);
  }
  for (const Card& card : trumps) {  // VV-32
    if (!may_be_kept(card, trick, law)) return trumps;
  }
  return hand;
}

}  // namespace reference::vijvenveertig
