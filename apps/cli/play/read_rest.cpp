// SPDX-License-Identifier: Apache-2.0
#include "cli/play/read_rest.h"

#include <algorithm>
#include <charconv>

#include "cli/plain_words.h"
#include "cli/play/read_cards.h"
#include "cli/play/spoken.h"
#include "cli/play/wording.h"

namespace troef::cli::table {

WordList words_of(const std::string& text) {
  WordList words;
  std::size_t at = 0;
  while (at < text.size()) {
    const auto end = std::min(text.find(' ', at), text.size());
    if (end > at) words.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return words;
}

std::optional<int> number_in(const std::string& text) {
  int value = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, value);
  if (text.empty() || stop != end || error != std::errc() || value < 0) return std::nullopt;
  return value;
}

std::optional<Verb> read_verb(const Look& look, const std::string& word) {
  for (int i = static_cast<int>(Verb::pass); i <= static_cast<int>(Verb::claim_revoke); ++i) {
    const Verb verb = static_cast<Verb>(i);
    if (name(verb) == word) return verb;
    for (const Language language : {Language::nl, Language::en}) {
      Look other = look;
      other.language = language;
      if (plain_words(verb_word(other, verb)) == word) return verb;
    }
  }
  return std::nullopt;
}

std::optional<Action> read_melds(const Look& look, const View& view, const WordList& words) {
  Melds melds;
  if (words.size() == 1 && (words[0] == "none" || words[0] == "geen")) return roem({});
  if (words.size() == 1 && (words[0] == "all" || words[0] == "alles")) {
    for (const Action& action : view.legal) {
      if (action.verb == Verb::roem) return action;
    }
  }
  for (const std::string& text : words) {
    const auto meld = read_meld(look, text);
    if (!meld) return std::nullopt;
    melds = melds | *meld;
  }
  return words.empty() ? std::nullopt : std::optional(roem(melds));
}

std::optional<std::vector<Card>> read_cards(const Look& look, const WordList& words) {
  std::vector<Card> cards;
  for (const std::string& text : words) {
    const auto card = read_card(look, text);
    if (!card) return std::nullopt;
    cards.push_back(*card);
  }
  return cards.empty() ? std::nullopt : std::optional(cards);
}

std::optional<Action> read_rest(const Look& look, const View& view, Verb verb, WordList words) {
  if (shape(verb) == Shape::suit && words.size() == 1) {
    const auto suit = read_suit(look, words[0]);
    return suit ? std::optional(name_suit(verb, *suit)) : std::nullopt;
  }
  if (shape(verb) == Shape::melds) return read_melds(look, view, words);
  if (shape(verb) == Shape::word) {
    return words.empty() ? std::optional(word(verb)) : std::nullopt;
  }
  if (shape(verb) == Shape::seat && words.size() == 1) {
    const auto seat = number_in(words[0]);
    return seat && *seat < max_seats ? std::optional(claim_revoke(Seat(*seat))) : std::nullopt;
  }
  const bool stuk = verb == Verb::play && words.size() == 2 && words[1] == "stuk";
  if (stuk) words.pop_back();
  const auto cards = read_cards(look, words);
  if (!cards) return std::nullopt;
  Cards set;
  for (const Card card : *cards) set.add(card);
  if (shape(verb) == Shape::cards && set.size() == static_cast<int>(cards->size())) {
    return with_cards(verb, set);
  }
  if (shape(verb) == Shape::card && cards->size() == 1) {
    return stuk ? play_stuk(cards->front()) : with_card(verb, cards->front());
  }
  if (shape(verb) == Shape::two_cards && cards->size() == 2) {
    return buy(cards->front(), cards->back());
  }
  return std::nullopt;
}

}  // namespace troef::cli::table
