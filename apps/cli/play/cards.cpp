// SPDX-License-Identifier: Apache-2.0
#include "cli/play/cards.h"
#include "cli/play/join.h"

#include <algorithm>
#include <array>

#include "cli/play/texts.h"
#include "cli/terminal.h"

namespace troef::cli::table {
namespace {

constexpr Text suit_words[] = {Text::clubs, Text::diamonds, Text::hearts, Text::spades};

Ink ink_of(const Look& look, Suit suit) {
  if (suit == Suit::hearts) return Ink::red;
  if (suit == Suit::diamonds) return look.four_colours ? Ink::blue : Ink::red;
  if (suit == Suit::clubs && look.four_colours) return Ink::green;
  return Ink::plain;
}

std::string bare_sign(const Look& look, Suit suit) {
  return look.drawn ? std::string(sign_of(suit)) : std::string(1, letter(suit));
}

std::string rank_of_run(const Look& look, Suit suit, Rank rank) {
  return card_text(look, Card(rank, suit));
}

}  // namespace

std::string rank_letter(const Look& look, Rank rank) {
  if (rank == Rank::ten && !look.drawn) return {letter(rank)};
  return sign_of(rank, look.letters);
}

std::string suit_sign(const Look& look, Suit suit) {
  return inked(look, ink_of(look, suit), bare_sign(look, suit));
}

std::string suit_word(const Look& look, Suit suit) {
  return say(look, suit_words[static_cast<std::size_t>(suit)]);
}

std::string suit_named(const Look& look, Suit suit) {
  return look.drawn ? suit_sign(look, suit) + " " + suit_word(look, suit) : suit_word(look, suit);
}

std::string card_text(const Look& look, Card card) {
  const std::string rank = rank_letter(look, card.rank());
  const std::string sign = bare_sign(look, card.suit());
  return inked(look, ink_of(look, card.suit()), look.drawn ? sign + rank : rank + sign);
}

std::string cards_text(const Look& look, const std::vector<Card>& cards) {
  std::string text;
  for (const Card card : cards) join(text, card_text(look, card), " ");
  return text;
}

std::string melds_text(const Look& look, const Melds& melds) {
  std::string text;
  for (const Run& run : each_run(melds.runs)) {
    join(text, rank_of_run(look, run.suit, run.low) + "-" + rank_of_run(look, run.suit, run.high),
         " ");
  }
  for (const Rank rank : melds.sets) {
    const std::string own = rank_letter(look, rank);
    join(text, (look.drawn ? "4×" + own : own + "*"), " ");
  }
  return text;
}

namespace {

constexpr std::size_t box_width = 5;

std::string row_of_boxes(const Look& look, std::span<const Card> cards, Cards up, bool level) {
  std::array<std::string, 4> lines;
  for (const Card card : cards) {
    const bool low = !level && !up.has(card);
    const Ink edge = low ? Ink::dim : Ink::plain;
    const auto part = [&](const char* text) { return inked(look, edge, text); };
    const std::string face = padded(card_text(look, card), 3);
    std::array<std::string, 3> box{part("╭───╮"), part("│") + face + part("│"), part("╰───╯")};
    lines[low ? 0 : 3] += std::string(box_width, ' ');
    for (std::size_t i = 0; i < box.size(); ++i) lines[i + (low ? 1 : 0)] += box[i];
  }
  std::string text;
  for (std::size_t i = 0; i < (level ? 3 : 4); ++i) text += lines[i] + "\n";
  return text;
}

}  // namespace

std::string boxes(const Look& look, const std::vector<Card>& cards, Cards up) {
  int standing = 0;
  for (const Card card : cards) standing += up.has(card) ? 1 : 0;
  const bool level = standing == 0 || standing == static_cast<int>(cards.size());
  std::string text;
  const std::size_t most = look.columns / box_width;
  for (std::span<const Card> rest = cards; !rest.empty();) {
    const auto row = rest.first(std::min(most, rest.size()));
    text += row_of_boxes(look, row, up, level);
    rest = rest.subspan(row.size());
  }
  return text;
}

}  // namespace troef::cli::table
