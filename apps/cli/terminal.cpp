// SPDX-License-Identifier: Apache-2.0
#include "cli/terminal.h"

#include <unistd.h>

#include <array>
#include <cstdlib>

#include "cli/card_signs.h"

namespace troef::cli {
namespace {

bool wants_colour() {
  const char* no_colour = std::getenv("NO_COLOR");
  const char* terminal = std::getenv("TERM");
  const bool dumb = terminal == nullptr || std::string_view(terminal) == "dumb";
  return (no_colour == nullptr || *no_colour == '\0') && !dumb;
}

Style style_of(Suit suit) {
  return static_cast<Style>(static_cast<int>(Style::clubs) + static_cast<int>(suit));
}

}  // namespace

bool colour_on_output() { return isatty(STDOUT_FILENO) == 1 && wants_colour(); }
bool terminal_on_error() { return isatty(STDERR_FILENO) == 1; }

std::string styled(std::string_view text, Style style, bool colour) {
  constexpr std::array<std::string_view, 7> codes = {"",   "1",  "2", "32",
                                                     "34", "31", "1"};  // as enum Style
  if (!colour || style == Style::plain) return std::string(text);
  return "\x1b[" + std::string(codes[static_cast<std::size_t>(style)]) + "m" + std::string(text) +
         "\x1b[0m";
}

std::string suit_sign(Suit suit, bool colour) {
  return styled(sign_of(suit), style_of(suit), colour);
}

std::string rank_sign(Rank rank, Language language) {
  return sign_of(rank, language == Language::nl ? Letters::dutch : Letters::english);
}

std::string card_sign(Card card, Language language, bool colour) {
  const std::string text = suit_sign(card.suit(), false) + rank_sign(card.rank(), language);
  return styled(text, style_of(card.suit()), colour);
}

std::string cards_by_suit(Cards cards, Language language, bool colour) {
  std::string text;
  for (const Suit suit : all_suits) {
    std::string part(sign_of(suit));
    for (Cards rest = cards & Cards::of(suit); rest; rest.remove(rest.last())) {
      part += " " + rank_sign(rest.last().rank(), language);
    }
    if (!(cards & Cards::of(suit))) continue;
    text += (text.empty() ? "" : "  ") + styled(part, style_of(suit), colour);
  }
  return text;
}

std::string filled(std::string_view text, std::size_t indent, std::size_t columns) {
  std::string lines;
  std::size_t column = indent;
  while (!text.empty()) {
    const auto end = text.find_first_of(" \n");
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (word.empty()) continue;
    const std::size_t width = columns_of(word);
    if (!lines.empty() && column + 1 + width > columns) {
      lines += "\n" + std::string(indent, ' ');
      column = indent;
    } else if (!lines.empty()) {
      lines += ' ';
      ++column;
    }
    lines += word;
    column += width;
  }
  return lines;
}

std::size_t columns_of(std::string_view text) {
  std::size_t columns = 0;
  bool code = false;
  for (const char c : text) {
    if (c == '\x1b') code = true;
    if (!code && (static_cast<unsigned char>(c) & 0xC0) != 0x80) ++columns;
    if (code && c == 'm') code = false;
  }
  return columns;
}

std::string padded(std::string_view text, std::size_t columns, bool right) {
  const std::size_t width = columns_of(text);
  const std::string space(width < columns ? columns - width : 0, ' ');
  return right ? space + std::string(text) : std::string(text) + space;
}

}  // namespace troef::cli
