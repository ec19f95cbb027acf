// SPDX-License-Identifier: Apache-2.0
#include "cli/play/read_action.h"

#include <algorithm>

#include "cli/plain_words.h"
#include "cli/play/cards.h"
#include "cli/play/choices.h"
#include "cli/play/read_bid.h"
#include "cli/play/read_cards.h"
#include "cli/play/read_rest.h"
#include "cli/play/spoken.h"
#include "cli/play/texts.h"
#include "cli/play/wording.h"

namespace troef::cli::table {
namespace {

bool has(const Actions& all, const Action& action) {
  return std::find(all.begin(), all.end(), action) != all.end();
}

bool is_legal(const View& view, const Action& action) {
  return has(view.legal, action) || has(view.asides, action);
}

// With the claims that are for the rules to refuse.
Actions choices(const View& view) {
  Actions all = view.legal;
  all.insert(all.end(), view.asides.begin(), view.asides.end());
  if (!view.rules.penalised()) return all;
  for (const Seat seat : Seats::all(view.seats) - Seats(*view.seat)) {
    if (!has(all, claim_revoke(seat))) all.push_back(claim_revoke(seat));
  }
  return all;
}

bool any_legal(const View& view, Verb verb) {
  return std::any_of(view.legal.begin(), view.legal.end(),
                     [&](const Action& action) { return action.verb == verb; });
}

// What may be typed for an action in full, in both languages.
WordList phrases(const Look& look, const View& view, const Action& action) {
  WordList all{plain_words(to_string(action, view.game->contracts()))};
  for (const Language language : {Language::nl, Language::en}) {
    Look other = look;
    other.language = language;
    other.colours = false;
    const std::string words = plain_words(choice_text(other, view, action));
    all.push_back(words);
    if (words.starts_with("de ")) all.push_back(words.substr(3));
  }
  return all;
}

// Bids have too many phrases to be told apart by their beginnings, and a slip must play no card.
bool may_be_short(const Action& action) {
  return shape(action.verb) != Shape::number && shape(action.verb) != Shape::card;
}

struct Matches {
  Actions exact, beginning;
};

Matches matches(const Look& look, const View& view, const std::string& typed) {
  Matches found;
  for (const Action& action : choices(view)) {
    if (shape(action.verb) == Shape::cards) continue;
    bool exact = false, beginning = false;
    for (const std::string& phrase : phrases(look, view, action)) {
      exact = exact || phrase == typed;
      beginning = beginning || (may_be_short(action) && phrase.starts_with(typed));
    }
    if (exact) found.exact.push_back(action);
    if (beginning) found.beginning.push_back(action);
  }
  return found;
}

// Cards without a verb: the one action of this turn that takes them; a play rather than another,
// and with the stuk where it can be shown.
std::vector<Verb> verbs_for(const View& view, std::size_t cards) {
  std::vector<Verb> verbs;
  for (const Verb verb : {Verb::play, Verb::discard, Verb::give_back, Verb::give, Verb::hand_on,
                          Verb::rob, Verb::buy}) {
    const bool one = shape(verb) == Shape::card, two = shape(verb) == Shape::two_cards;
    if (!any_legal(view, verb) || (one && cards != 1) || (two && cards != 2)) continue;
    if (verb == Verb::play) return {verb};
    verbs.push_back(verb);
  }
  return verbs;
}

ReadAction either(const Look& look, Cards cards) {
  ReadAction many;
  for (const Card card : cards) {
    many.meanings.push_back(card_text(look, card) + " (" + typed_surely(look, card) + ")");
  }
  return many;
}

// Of the cards that a word may be, those in the hand; where none is, what it is in records.
Cards meant(const Look& look, const View& view, const std::string& word) {
  const Cards held = cards_read(look, word) & view.hand();
  return held.empty() ? Cards(*read_card(look, word)) : held;
}

ReadAction read_bare_cards(const Look& look, const View& view, WordList words) {
  for (std::string& word : words) {
    const Cards cards = meant(look, view, word);
    if (cards.size() > 1) return either(look, cards);
    word = to_string(cards.first());
  }
  const auto verbs = verbs_for(view, words.size());
  if (verbs.size() > 1) {
    ReadAction many;
    for (const Verb verb : verbs) many.meanings.push_back(verb_word(look, verb) + " " + words[0]);
    return many;
  }
  const Verb verb = verbs.empty() ? Verb::play : verbs.front();
  auto action = read_rest(look, view, verb, words);
  if (!action) return {std::nullopt, example(look, view), {}};
  if (verb == Verb::play && is_legal(view, play_stuk(action->card))) {
    action = play_stuk(action->card);
  }
  return {action, "", {}};
}

// Only of those that are legal, if any is.
ReadAction among(const Look& look, const View& view, Actions actions) {
  const auto refused = [&](const Action& action) { return !is_legal(view, action); };
  if (!std::ranges::all_of(actions, refused)) std::erase_if(actions, refused);
  if (actions.size() == 1) return {actions.front(), "", {}};
  ReadAction many;
  for (const Action& action : actions) many.meanings.push_back(choice_text(look, view, action));
  return many;
}

// The legal verb of which this is the beginning.
std::optional<Verb> verb_beginning(const Look& look, const View& view, const std::string& word) {
  std::optional<Verb> found;
  for (const Action& action : choices(view)) {
    const bool fits = name(action.verb).starts_with(word) ||
                      plain_words(verb_word(look, action.verb)).starts_with(word);
    if (!fits || found == action.verb) continue;
    if (found) return std::nullopt;
    found = action.verb;
  }
  return found;
}

}  // namespace

ReadAction read_action(const Look& look, const View& view, const std::string& text) {
  const std::string typed = plain_words(text);
  const WordList words = words_of(typed);
  if (words.empty()) return {std::nullopt, example(look, view), {}};
  const auto number = number_in(typed);
  if (number && any_legal(view, Verb::bid)) return {read_bid(view, typed), "", {}};
  if (number) {
    const Actions list = numbered(view);
    if (*number >= 1 && *number <= static_cast<int>(list.size())) {
      return {list[static_cast<std::size_t>(*number - 1)], "", {}};
    }
    return {std::nullopt, example(look, view), {}};
  }
  // Said also where there is none to call, which is for the rules to refuse.
  if (typed == verb_word(look, Verb::call_roem) && view.game->roem_is_called(view.rules)) {
    return {word(Verb::call_roem), "", {}};
  }
  const Matches found = matches(look, view, typed);
  if (!found.exact.empty()) return among(look, view, {found.exact.front()});
  if (any_legal(view, Verb::trump) && words.size() == 1) {
    if (const auto suit = read_suit(look, typed)) return {name_suit(Verb::trump, *suit), "", {}};
  }
  if (any_legal(view, Verb::roem)) {
    if (const auto melds = read_melds(look, view, words)) return {melds, "", {}};
  }
  if (read_cards(look, words)) return read_bare_cards(look, view, words);
  if (const auto points = read_bid(view, typed)) return {points, "", {}};
  if (const auto other = read_contract(view, typed)) return {other, "", {}};
  const bool several = found.beginning.size() > 1 && words.size() == 1;
  if (found.beginning.size() == 1 || several) return among(look, view, found.beginning);
  const WordList rest(words.begin() + 1, words.end());
  auto verb = read_verb(look, words[0]);
  if (!verb) verb = verb_beginning(look, view, words[0]);
  if (verb) {
    if (const auto action = read_rest(look, view, *verb, rest)) return {action, "", {}};
  }
  if (const auto action = parse_action(typed, view.game->contracts()))
    return {action.value, "", {}};
  return {std::nullopt, example(look, view), {}};
}

}  // namespace troef::cli::table
