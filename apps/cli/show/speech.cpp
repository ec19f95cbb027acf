// SPDX-License-Identifier: Apache-2.0
#include "cli/show/speech.h"

#include <fmt/format.h>

#include <algorithm>

#include "cards/quoted.h"
#include "cli/choice.h"
#include "cli/outcome_word.h"
#include "cli/terminal.h"
#include "table/spoken.h"

namespace troef::cli {
namespace {

// Every line of a deal begins with a name, and every column of the score sheet.
constexpr int longest_name = 24, longest_short_name = 12;

// The words for a verb; what follows it comes in the place of {}.
struct VerbWords {
  Verb verb;
  const char *dutch, *english;
};
constexpr VerbWords verb_words[] = {
    {Verb::die, "de dobbelsteen: {}", "the die: {}"},
    {Verb::close, "het spel wordt gesloten", "the deal is closed"},
    {Verb::pass, "past", "passes"},
    {Verb::bid, "biedt {}", "bids {}"},
    {Verb::contract, "biedt {}", "bids {}"},
    {Verb::accept, "speelt", "plays on it"},
    {Verb::take, "neemt op", "takes the widow"},
    {Verb::leave, "laat de lummel liggen", "leaves the widow"},
    {Verb::turn, "draait om", "turns the widow up"},
    {Verb::discard, "legt {} weg", "lays {} away"},
    {Verb::give, "geeft {}", "gives {}"},
    {Verb::buy, "koopt {}", "buys {}"},
    {Verb::hand_on, "geeft {} door", "hands {} on"},
    {Verb::give_back, "geeft {} terug", "returns {}"},
    {Verb::trump, "maakt {} troef", "makes {} trumps"},
    {Verb::roem, "roemt {}", "declares {}"},
    {Verb::play, "speelt {}", "plays {}"},
    {Verb::rob, "steelt en legt {} weg", "robs and lays {} away"},
    {Verb::turn_down, "laat dichtdraaien", "has the turn-up turned down"},
    {Verb::keep, "houdt de hand", "keeps the hand"},
    {Verb::stop, "stopt en neemt de pot", "stops and takes the pool"},
    {Verb::call_roem, "roept roem af", "calls roem"},
    {Verb::claim_revoke, "wijst verzaken aan van {}", "claims a revoke of {}"},
};

}  // namespace

Speech::Speech(Language language, bool colour, int seats, const std::vector<std::string>& names)
    : language_(language), colour_(colour) {
  for (std::size_t i = 0; i < static_cast<std::size_t>(seats); ++i) {
    const bool named = i < names.size() && !names[i].empty();
    const auto numbered = [&](int longest) {
      return fmt::format("{}{}", i, named ? " " + harmless(names[i], longest, Joiners::in) : "");
    };
    names_.push_back(numbered(longest_short_name));
    full_names_.push_back(numbered(longest_name));
    widest_ = std::max(widest_, columns_of(names_.back()));
    widest_full_ = std::max(widest_full_, columns_of(full_names_.back()));
  }
}

const char* Speech::say(const char* dutch, const char* english) const {
  return cli::say(language_, dutch, english);
}

std::string Speech::heading(const char* dutch, const char* english) const {
  return "\n" + styled(say(dutch, english), Style::bold, colour_) + "\n";
}

std::string Speech::names(Seats seats) const {
  std::string text;
  for (const Seat seat : seats) text += (text.empty() ? "" : " + ") + name(seat);
  return text;
}

std::string Speech::card(Card card) const { return card_sign(card, language_, colour_); }
std::string Speech::cards(Cards cards) const {
  std::string text;
  for (const Card each : cards) text += (text.empty() ? "" : " ") + card(each);
  return text;
}
std::string Speech::suit(Suit suit) const { return suit_sign(suit, colour_); }

std::string Speech::melds(const Melds& melds) const {
  std::string text;
  for (const Run& run : each_run(melds.runs)) {
    text += fmt::format("{}{}–{}", text.empty() ? "" : ", ", card(Card(run.low, run.suit)),
                        card(Card(run.high, run.suit)));
  }
  for (const Rank rank : melds.sets) {
    text += fmt::format("{}4 × {}", text.empty() ? "" : ", ", rank_sign(rank, language_));
  }
  return text.empty() ? say("niets", "nothing") : text;
}

std::string Speech::action(const Action& action, Names contracts) const {
  std::string object;
  switch (shape(action.verb)) {
    case Shape::word:
    case Shape::pack:
      break;
    case Shape::number:
      object = std::to_string(action.number);
      break;
    case Shape::seat:
      object = action.number < names_.size() ? name(Seat(action.number)) : "?";
      break;
    case Shape::name:
      object = contract_name(contracts[action.number - 1U]);
      break;
    case Shape::suit:
      object = suit(action.suit());
      break;
    case Shape::card:
      object = card(action.card);
      break;
    case Shape::two_cards:
      object = card(action.card) + say(" voor ", " for ") + card(action.other);
      break;
    case Shape::cards:
      object = cards(action.cards);
      break;
    case Shape::melds:
      object = melds(action.melds());
      break;
  }
  if (action.marked) object += action.verb == Verb::bid ? say(", één keer", ", once") : " (stuk)";
  for (const VerbWords& words : verb_words) {
    if (words.verb == action.verb) {
      return fmt::format(fmt::runtime(say(words.dutch, words.english)), object);
    }
  }
  return std::string(troef::name(action.verb));
}

std::string Speech::outcome(const Result& result, Sheet sheet) const {
  const std::string text = outcome_word(language_, result.outcome, sheet);
  return result.below_bid ? text + ", " + outcome_word(language_, Outcome::wet, sheet) : text;
}

}  // namespace troef::cli
