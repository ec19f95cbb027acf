// SPDX-License-Identifier: Apache-2.0
// Cards and lists of cards, see cards.h.
#include "cards.h"

#include <algorithm>

namespace reference {

std::optional<Card> parse_card(const std::string& text) {
  if (text.size() != 2) return std::nullopt;
  if (place_in(natural_order, text[0]) < 0) return std::nullopt;
  if (place_in(all_suits, text[1]) < 0) return std::nullopt;
  return Card{text[0], text[1]};
}

std::string to_text(const Card& card) { return std::string{card.rank, card.suit}; }

std::string to_text(const Cards& cards) {
  std::string text;
  for (const Card& card : cards) {
    if (!text.empty()) text += " ";
    text += to_text(card);
  }
  return text;
}

Cards pack_of(const std::string& ranks, const std::string& suits) {
  Cards pack;
  for (const char suit : suits) {
    for (const char rank : ranks) pack.push_back({rank, suit});
  }
  return pack;
}

int place_in(const std::string& order, char letter) {
  const auto place = order.find(letter);
  return place == std::string::npos ? -1 : static_cast<int>(place);
}

bool contains(const Cards& cards, const Card& card) {
  return std::find(cards.begin(), cards.end(), card) != cards.end();
}

bool contains_all(const Cards& cards, const Cards& wanted) {
  for (const Card& card : wanted) {
    if (!contains(cards, card)) return false;
  }
  return true;
}

void remove_card(Cards& cards, const Card& card) {
  const auto place = std::find(cards.begin(), cards.end(), card);
  if (place != cards.end()) cards.erase(place);
}

Cards without(const Cards& cards, const Card& card) {
  Cards rest = cards;
  remove_card(rest, card);
  return rest;
}

Cards of_suit(const Cards& cards, char suit) {
  Cards found;
  for (const Card& card : cards) {
    if (card.suit == suit) found.push_back(card);
  }
  return found;
}

Cards not_of_suit(const Cards& cards, char suit) {
  Cards found;
  for (const Card& card : cards) {
    if (card.suit != suit) found.push_back(card);
  }
  return found;
}

Cards of_rank(const Cards& cards, char rank) {
  Cards found;
  for (const Card& card : cards) {
    if (card.rank == rank) found.push_back(card);
  }
  return found;
}

Cards united(const Cards& first, const Cards& second) {
  Cards both = first;
  for (const Card& card : second) {
    if (!contains(both, card)) both.push_back(card);
  }
  return both;
}

Cards in_written_order(Cards cards) {
  std::sort(cards.begin(), cards.end(), [](const Card& a, const Card& b) {
    if (a.suit != b.suit) return place_in(all_suits, a.suit) < place_in(all_suits, b.suit);
    return place_in(natural_order, a.rank) < place_in(natural_order, b.rank);
  });
  return cards;
}

std::vector<Cards> choices_of(const Cards& cards, int count) {
  if (count == 0) return {Cards{}};
  std::vector<Cards> choices;
  for (std::size_t first = 0; first < cards.size(); ++first) {
    const Cards later(cards.begin() + static_cast<long>(first) + 1, cards.end());
    for (const Cards& rest : choices_of(later, count - 1)) {
      Cards choice{cards[first]};
      choice.insert(choice.end(), rest.begin(), rest.end());
      choices.push_back(choice);
    }
  }
  return choices;
}

}  // namespace reference
