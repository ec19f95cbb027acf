// SPDX-License-Identifier: Apache-2.0
// Reading the notation of actions: total, and strict about the order of cards and melds, so that
// every action has one spelling but for the case of letters and the ten.
#include <algorithm>
#include <array>
#include <vector>

#include "cards/quoted.h"
#include "deal/action.h"
#include "deal/rules.h"

namespace troef {
namespace {

constexpr std::size_t most_words = 64;  // no entry has as many

// The words of a line, as far as they are of use.
struct Line {
  std::array<std::string_view, most_words> words;
  std::size_t count = 0;

  explicit Line(std::string_view text) {
    while (true) {
      const auto start = text.find_first_not_of(' ');
      if (start == std::string_view::npos || count == most_words) return;
      const auto end = std::min(text.find(' ', start), text.size());
      words[count++] = text.substr(start, end - start);
      text.remove_prefix(end);
    }
  }
  std::span<const std::string_view> from(std::size_t first) const {
    return std::span(words).subspan(0, count).subspan(std::min(first, count));
  }
};

using Arguments = std::span<const std::string_view>;

Parsed<Action> fail(std::string error) { return {std::nullopt, std::move(error)}; }

std::string no_card(std::string_view text) {
  return quoted(text) + " is no card; a card is rank then suit, as in \"9H\"";
}

Parsed<Action> wants(Verb verb, std::string_view form, std::string_view example) {
  return fail("\"" + std::string(name(verb)) + "\" takes " + std::string(form) + ", as in \"" +
              std::string(example) + "\"");
}

std::optional<int> parse_number(std::string_view text) {
  if (text.empty() || text.size() > 4) return std::nullopt;
  int value = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') return std::nullopt;
    value = value * 10 + (c - '0');
  }
  return text.size() > 1 && text[0] == '0' ? std::nullopt : std::optional(value);
}

std::string no_bid(Arguments words, Names contracts) {
  std::string said(words[0]);
  for (const auto word : words.subspan(1)) said += " " + std::string(word);
  const std::string bids = contracts.empty() ? "a bid is points, as in \"bid 130\""
                                             : "there is " + nearest_first(said, contracts);
  return quoted(said) + " is no bid of this game; " + bids;
}

Parsed<Action> parse_bid(Arguments words, Names contracts) {
  if (words.empty() || words.size() > 2) return wants(Verb::bid, "a bid", "bid 130 final");
  if (const auto points = parse_number(words[0])) {
    const bool final = words.size() == 2 && words[1] == "final";
    if (words.size() == 2 && !final)
      return wants(Verb::bid, "points and \"final\"", "bid 130 final");
    return {bid(*points, final), ""};
  }
  const auto place = std::find(contracts.begin(), contracts.end(), words[0]);
  if (place == contracts.end() || words.size() != 1) return fail(no_bid(words, contracts));
  return {contract(static_cast<int>(place - contracts.begin()) + 1), ""};
}

Parsed<Action> parse_cards(Verb verb, Arguments words) {
  if (words.empty() || words.size() > 16) return wants(verb, "cards", "discard TC TD 8H");
  Cards cards;
  int last = -1;
  for (const auto text : words) {
    const auto card = parse_card(text);
    if (!card) return fail(no_card(text));
    if (cards.has(*card)) return fail(quoted(text) + " is named twice");
    if (card->index() < last) {
      return fail("the cards are written clubs, diamonds, hearts, spades, low to high");
    }
    last = card->index();
    cards.add(*card);
  }
  return {with_cards(verb, cards), ""};
}

std::optional<Run> parse_run(std::string_view text) {
  const auto dash = text.find('-');
  if (dash == std::string_view::npos) return std::nullopt;
  const auto low = parse_card(text.substr(0, dash));
  const auto high = parse_card(text.substr(dash + 1));
  if (!low || !high || low->suit() != high->suit() || high->rank() <= low->rank()) {
    return std::nullopt;
  }
  return Run{low->suit(), low->rank(), high->rank()};
}

Parsed<Action> parse_roem(Arguments words) {
  if (words.size() == 1 && words[0] == "none") return {roem({}), ""};
  if (words.empty() || words.size() > 16) return wants(Verb::roem, "melds", "roem 9C-QC J*");
  Melds melds;
  int last = -1;  // the place of the last run's top, then of the last set
  for (const auto text : words) {
    if (text.ends_with('*')) {
      const auto rank = parse_rank(text.substr(0, text.size() - 1));
      if (!rank) return fail(quoted(text) + " is no set; four jacks are \"J*\"");
      const int place = 64 + static_cast<int>(*rank);
      if (place <= last) return fail("melds are written runs first, then sets, low to high");
      last = place;
      melds.sets.add(*rank);
      continue;
    }
    const auto run = parse_run(text);
    if (!run) return fail(quoted(text) + " is no run; nine to queen of clubs is \"9C-QC\"");
    if (Card(run->low, run->suit).index() <= last + (last < 0 ? 0 : 1)) {
      return fail("runs are written by suit, low to high, and never touch");
    }
    last = Card(run->high, run->suit).index();
    melds.runs |= run->cards();
  }
  return {roem(melds), ""};
}

Parsed<Action> parse_one_card(Verb verb, Arguments words) {
  const bool stuk = verb == Verb::play && words.size() == 2 && words[1] == "stuk";
  if (words.size() != 1 && !stuk) return wants(verb, "one card", std::string(name(verb)) + " QS");
  const auto card = parse_card(words[0]);
  if (!card) return fail(no_card(words[0]));
  return {stuk ? play_stuk(*card) : with_card(verb, *card), ""};
}

Parsed<Action> parse_two_cards(Verb verb, Arguments words) {
  if (words.size() != 2) return wants(verb, "a jack and a card for it", "buy JH 8C");
  const auto jack = parse_card(words[0]);
  const auto other = parse_card(words[1]);
  if (!jack || !other) return wants(verb, "a jack and a card for it", "buy JH 8C");
  return {buy(*jack, *other), ""};
}

Parsed<Action> parse_shape(Verb verb, Arguments words, Names contracts) {
  switch (shape(verb)) {
    case Shape::word:
    case Shape::pack:
      if (!words.empty()) return fail("\"" + std::string(name(verb)) + "\" stands alone");
      return {word(verb), ""};
    case Shape::number:
    case Shape::name:
      return parse_bid(words, contracts);
    case Shape::suit: {
      const auto suit = words.size() == 1 ? parse_suit(words[0]) : std::nullopt;
      if (!suit) return wants(verb, "a suit", std::string(name(verb)) + " H");
      return {name_suit(verb, *suit), ""};
    }
    case Shape::card:
      return parse_one_card(verb, words);
    case Shape::two_cards:
      return parse_two_cards(verb, words);
    case Shape::cards:
      return parse_cards(verb, words);
    case Shape::melds:
      return parse_roem(words);
    case Shape::seat: {
      const auto seat = words.size() == 1 ? parse_number(words[0]) : std::nullopt;
      if (!seat || *seat >= max_seats) return wants(verb, "a seat", "claim-revoke 2");
      return {claim_revoke(Seat(*seat)), ""};
    }
  }
  return fail("");
}

Parsed<Action> no_action(std::string_view word) {
  std::vector<std::string_view> names;
  for (int i = 0; i <= static_cast<int>(Verb::claim_revoke); ++i) {
    const std::string_view each = name(static_cast<Verb>(i));
    if (names.empty() || names.back() != each) names.push_back(each);
  }
  return fail(quoted(word) + " is no action; there is " + nearest_first(word, names));
}

Parsed<Action> parse_words(Arguments words, Names contracts) {
  if (words.empty()) return fail("an action is missing");
  for (int i = 0; i <= static_cast<int>(Verb::claim_revoke); ++i) {
    const Verb verb = static_cast<Verb>(i);
    if (name(verb) == words[0]) return parse_shape(verb, words.subspan(1), contracts);
  }
  return no_action(words[0]);
}

Parsed<Entry> parse_deal(Arguments words) {
  Entry entry{chance, word(Verb::deal), {}};
  if (words.size() > Pack::capacity) return {std::nullopt, "no pack has more than 52 cards"};
  for (const auto text : words) {
    const auto card = parse_card(text);
    if (!card) return {std::nullopt, no_card(text)};
    entry.pack.push(*card);
  }
  return {entry, ""};
}

}  // namespace

Parsed<Action> parse_action(std::string_view text, Names contracts) {
  return parse_words(Line(text).from(0), contracts);
}

Parsed<Entry> parse_entry(std::string_view text, Names contracts, int seats) {
  const Line line(text);
  if (line.count < 2) return {std::nullopt, "an entry is a seat or * and an action"};
  Entry entry;
  if (line.words[0] != "*") {
    const auto seat = parse_number(line.words[0]);
    if (!seat || *seat >= seats) {
      return {std::nullopt, quoted(line.words[0]) + " is no seat here; there are 0 to " +
                                std::to_string(seats - 1) + ", and * for what chance brings"};
    }
    if (line.words[1] == name(Verb::deal)) {
      return {std::nullopt, "no seat brings the pack: the entry is \"* deal\" and its cards"};
    }
    entry.actor = Seat(*seat);
  } else if (line.words[1] == name(Verb::deal)) {
    return parse_deal(line.from(2));
  }
  const auto action = parse_words(line.from(1), contracts);
  if (!action) return {std::nullopt, action.error};
  entry.action = *action.value;
  return {entry, ""};
}

}  // namespace troef
