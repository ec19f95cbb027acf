// SPDX-License-Identifier: Apache-2.0
#include "cards/cards.h"

namespace troef {

void append(std::string& text, Cards cards) {
  bool first = true;
  for (const Card card : cards) {
    if (!first) text += ' ';
    first = false;
    append(text, card);
  }
}

std::string to_string(Cards cards) {
  std::string text;
  append(text, cards);
  return text;
}

}  // namespace troef
