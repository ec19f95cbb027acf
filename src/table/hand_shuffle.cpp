// SPDX-License-Identifier: Apache-2.0
#include "table/hand_shuffle.h"

#include <algorithm>
#include <vector>

namespace troef {
namespace {

void push_all(Pack& pack, Cards cards) {
  for (const Card card : cards) pack.push(card);
}

// The cards in the order in which they were played; the last trick may be incomplete.
std::vector<Card> played_in_order(const Deal& deal) {
  std::vector<Card> cards;
  for (const Event& event : deal.events()) {
    if (event.actor && event.action.verb == Verb::play) cards.push_back(event.action.card);
  }
  return cards;
}

void push_tricks(Pack& pack, const Deal& deal, const std::vector<Card>& cards, Seats winners) {
  const Facts& facts = deal.board().facts;
  const auto seats = static_cast<std::size_t>(deal.start().seats);
  for (std::size_t trick = 0; trick < static_cast<std::size_t>(facts.tricks); ++trick) {
    if (!winners.has(facts.winners[trick])) continue;
    for (std::size_t i = 0; i < seats; ++i) pack.push(cards[trick * seats + i]);
  }
}

}  // namespace

Pack gather(const Deal& deal) {
  const Where& where = deal.board().where;
  const Facts& facts = deal.board().facts;
  const Seats all = Seats::all(deal.start().seats);
  const std::vector<Card> cards = played_in_order(deal);
  const Result result = deal.result();
  const Seats first = result.declarer ? result.sides[result.sides.of(*result.declarer)] : all;
  Pack pack;
  push_tricks(pack, deal, cards, first);
  for (const Seat seat : all) push_all(pack, where.laid(seat));
  push_all(pack, where.widow());
  push_tricks(pack, deal, cards, all - first);
  const auto complete =
      static_cast<std::size_t>(facts.tricks) * static_cast<std::size_t>(deal.start().seats);
  for (std::size_t i = complete; i < cards.size(); ++i) pack.push(cards[i]);
  for (const Seat seat : all) push_all(pack, where.hand(seat));
  if (where.turn_up()) pack.push(*where.turn_up());
  push_all(pack, where.dead());
  push_all(pack, where.stock());
  return pack;
}

Pack overhand(const Pack& pack, Words& words) {
  Pack result;
  std::array<Card, Pack::capacity> cards{};
  int bottom = pack.size();  // the packets fill the new pack from its bottom up
  for (int top = 0; top < pack.size();) {
    const int packet = std::min(3 + static_cast<int>(words.below(6)), pack.size() - top);
    bottom -= packet;
    for (int i = 0; i < packet; ++i) {
      const int place = bottom + i;
      cards[static_cast<std::size_t>(place)] = pack[top + i];
    }
    top += packet;
  }
  for (int i = 0; i < pack.size(); ++i) result.push(cards[static_cast<std::size_t>(i)]);
  return result;
}

Pack cut(const Pack& pack, Words& words) {
  const int lifted = 3 + static_cast<int>(words.below(static_cast<std::uint32_t>(pack.size() - 5)));
  Pack result;
  for (int i = 0; i < pack.size(); ++i) result.push(pack[(lifted + i) % pack.size()]);
  return result;
}

Pack shuffle_by_hand(Pack pack, Words& words) {
  const std::uint32_t times = 3 + words.below(2);
  for (std::uint32_t i = 0; i < times; ++i) pack = overhand(pack, words);
  return cut(pack, words);
}

}  // namespace troef
