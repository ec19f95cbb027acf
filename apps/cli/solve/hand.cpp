// SPDX-License-Identifier: Apache-2.0
#include "cli/solve/hand.h"

#include <fmt/format.h>

#include <utility>
#include <vector>

#include "cards/quoted.h"
#include "cli/card_signs.h"
#include "cli/errors.h"
#include "cli/solve/card.h"
#include "deal/record.h"

namespace troef::cli {
namespace {

using Group = std::vector<Card>;

std::string name_of(std::size_t group, int seats) {
  const bool rest = group >= static_cast<std::size_t>(seats);
  return rest ? "the last group" : fmt::format("seat {}", group);
}

std::vector<std::string_view> split(std::string_view text, char at) {
  std::vector<std::string_view> parts;
  for (;;) {
    const auto end = text.find(at);
    parts.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

Group cards_of(std::string_view text, const std::string& where) {
  Group cards;
  for (std::string_view word : split(text, ' ')) {
    while (!word.empty() && (word.front() == '\t' || word.front() == '\r')) word.remove_prefix(1);
    while (!word.empty() && (word.back() == '\t' || word.back() == '\r')) word.remove_suffix(1);
    if (word.empty()) continue;
    const auto card = card_of(word);
    if (!card) {
      throw input_error(
          fmt::format("{}, card {}: {} is no card; a card is rank then suit, as in \"9H\"", where,
                      cards.size(), quoted(word)));
    }
    cards.push_back(*card);
    if (cards.size() > Pack::capacity) {
      throw input_error(fmt::format("{} has more than {} cards", where, Pack::capacity));
    }
  }
  return cards;
}

// A suit or a card as tables show it, in the notation of records.
std::string in_notation(std::string_view word) {
  std::string_view rest = word;
  const auto suit = take_suit_sign(rest);
  if (suit && rest.empty()) return {letter(*suit)};
  const auto card = suit ? card_of(word) : std::nullopt;
  return card ? to_string(*card) : std::string(word);
}

std::string words_in_notation(std::string_view text) {
  std::string words;
  for (const std::string_view word : split(text, ' ')) words += " " + in_notation(word);
  return words;
}

void refuse_strange(const std::vector<Group>& groups, int seats, Cards pack) {
  std::size_t count = 0;
  Cards seen;
  for (std::size_t i = 0; i < groups.size(); ++i) {
    count += groups[i].size();
    for (const Card card : groups[i]) {
      if (seen.has(card)) {
        throw input_error(fmt::format("{}: {} stands twice", name_of(i, seats), to_string(card)));
      }
      if (!pack.has(card)) {
        throw input_error(
            fmt::format("{}: {} is not in the pack", name_of(i, seats), to_string(card)));
      }
      seen.add(card);
    }
  }
  if (static_cast<int>(count) > pack.size()) {
    throw input_error(fmt::format("{} cards; the pack has {}", count, pack.size()));
  }
}

// Where the cards of a pack go, place by place.
struct Places {
  std::vector<std::vector<int>> hands;  // by seat
  std::vector<int> rest;                // the card turned up, the widow, then all others
  std::size_t needed = 0;               // of the rest
};

Places places_of(const Start& start, Cards pack) {
  Deal probe(start);
  const Pack order(pack);
  probe.deal(order);
  const Where& where = probe.board().where;
  Places places;
  places.hands.resize(static_cast<std::size_t>(start.seats));
  std::vector<int> turned, widow, others;
  for (int place = 0; place < order.size(); ++place) {
    const Card card = order[place];
    std::vector<int>* to = where.turn_up() == card   ? &turned
                           : where.widow().has(card) ? &widow
                                                     : &others;
    for (const Seat seat : Seats::all(start.seats)) {
      if (where.hand(seat).has(card)) to = &places.hands[static_cast<std::size_t>(seat.index())];
    }
    to->push_back(place);
  }
  places.needed = turned.size() + widow.size();
  for (const auto& each : {turned, widow, others}) {
    places.rest.insert(places.rest.end(), each.begin(), each.end());
  }
  if (others.empty()) places.needed = turned.empty() || widow.empty() ? 0 : places.needed;
  return places;
}

// One for each seat, and one of the cards that are left, which need not be written.
std::vector<Group> groups_of(const Start& start, std::string_view text) {
  std::vector<Group> groups;
  for (const std::string_view part : split(text, '|')) {
    groups.push_back(cards_of(part, name_of(groups.size(), start.seats)));
  }
  const auto seats = static_cast<std::size_t>(start.seats);
  if (groups.size() < seats || groups.size() > seats + 1) {
    throw input_error(
        fmt::format("{} hand{}; {} has {} seats, and a hand for each is written, | between them",
                    groups.size(), groups.size() == 1 ? "" : "s", start.game->id(), start.seats));
  }
  return groups;
}

void refuse_wrong_sizes(const std::vector<Group>& groups, const Places& places) {
  const std::size_t seats = places.hands.size();
  for (std::size_t i = 0; i < seats; ++i) {
    if (groups[i].size() == places.hands[i].size()) continue;
    throw input_error(
        fmt::format("seat {} has {} card{}; each seat is dealt {}: hands are as they were dealt, "
                    "an ending is a record or hands with --after",
                    i, groups[i].size(), groups[i].size() == 1 ? "" : "s", places.hands[i].size()));
  }
  if (groups[seats].size() < places.needed) {
    throw input_error(fmt::format(
        "a last group must name the card that is turned up, or the widow: {} of the {} cards left",
        places.needed, places.rest.size()));
  }
}

// What is not written lies behind what is.
Pack pack_of(std::vector<Group> groups, const Places& places, Cards all) {
  Cards left = all;
  for (const Group& group : groups) {
    for (const Card card : group) left.remove(card);
  }
  for (const Card card : left) groups.back().push_back(card);
  Pack pack(all);
  for (std::size_t i = 0; i < groups.size(); ++i) {
    const auto& to = i < places.hands.size() ? places.hands[i] : places.rest;
    for (std::size_t n = 0; n < to.size(); ++n) pack[to[n]] = groups[i][n];
  }
  return pack;
}

}  // namespace

Deal deal_of_hands(const Start& start, std::string_view text) {
  const Cards all = start.game->pack(start.rules);
  std::vector<Group> groups = groups_of(start, text);
  refuse_strange(groups, start.seats, all);
  const Places places = places_of(start, all);
  groups.resize(static_cast<std::size_t>(start.seats) + 1);
  refuse_wrong_sizes(groups, places);
  Deal deal(start);
  deal.deal(pack_of(std::move(groups), places, all));
  return deal;
}

void enter_all(Deal& deal, std::string_view entries) {
  if (entries.find(';') != std::string_view::npos) {
    throw input_error("--after: commas separate actions, not \";\"");
  }
  const Names contracts = deal.game().contracts();
  for (std::string_view text : split(entries, ',')) {
    while (text.starts_with(' ')) text.remove_prefix(1);
    while (text.ends_with(' ')) text.remove_suffix(1);
    if (text.empty()) continue;
    const auto entry = parse_entry(words_in_notation(text), contracts, deal.start().seats);
    if (!entry) throw input_error("--after: " + entry.error);
    const Entry& value = *entry.value;
    if (value.action.verb == Verb::deal) {
      if (const auto error = deal.refuse_pack(value.pack); !error.empty()) {
        throw input_error("--after: " + error);
      }
    } else if (const Refusal refusal = deal.refuse(value.actor, value.action)) {
      throw input_error(fmt::format("--after: {0} ({1}: `troef rules {1}`)",
                                    refusal_text(deal, value), refusal.rule));
    }
    deal.play(value);
  }
}

}  // namespace troef::cli
