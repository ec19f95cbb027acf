// SPDX-License-Identifier: Apache-2.0
// Cards as two letters, and what one does with lists of them. A list is a std::vector<Card>.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace reference {

struct Card {
  char rank = '?';  // 2-9 T J Q K A
  char suit = '?';  // C D H S

  bool operator==(const Card&) const = default;
};

using Cards = std::vector<Card>;

inline const std::string all_suits = "CDHS";
inline const std::string natural_order = "23456789TJQKA";  // low to high

// "JS"; nothing when the text is not a card.
std::optional<Card> parse_card(const std::string& text);
std::string to_text(const Card& card);
std::string to_text(const Cards& cards);  // with spaces between

// Every card of these ranks and suits.
Cards pack_of(const std::string& ranks, const std::string& suits);

// The place of a letter in an order, 0 first; -1 when it is not there.
int place_in(const std::string& order, char letter);

bool contains(const Cards& cards, const Card& card);
bool contains_all(const Cards& cards, const Cards& wanted);
void remove_card(Cards& cards, const Card& card);
Cards without(const Cards& cards, const Card& card);
Cards of_suit(const Cards& cards, char suit);
Cards not_of_suit(const Cards& cards, char suit);
Cards of_rank(const Cards& cards, char rank);

// Cards of both lists, each once.
Cards united(const Cards& first, const Cards& second);

// As cards are written: clubs, diamonds, hearts, spades, low to high in natural order.
Cards in_written_order(Cards cards);

// Every choice of `count` of the cards, each in the order of the list.
std::vector<Cards> choices_of(const Cards& cards, int count);

}  // namespace reference
