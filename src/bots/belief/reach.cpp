// SPDX-License-Identifier: Apache-2.0
#include "bots/belief/reach.h"

#include <algorithm>

namespace troef::belief {
namespace {

void pass_on(const Transfer& transfer, int left, Spread& spread) {
  if (transfer.hidden()) {
    spread[transfer.to] |= spread[transfer.from];
  } else {
    spread.put(transfer.to, transfer.seen);
  }
  if (left == 0) spread[transfer.from] = {};
}

}  // namespace

std::vector<Spread> reach(const Story& story, std::span<const Restriction> restrictions) {
  const auto& transfers = story.transfers();
  std::vector<Spread> reached(transfers.size() + 1);
  Spread spread = story.at_first();
  for (std::size_t i = 0; i <= transfers.size(); ++i) {
    for (const Restriction& restriction : restrictions) {
      if (restriction.before != i) continue;
      const Place hand = Place::hand(restriction.seat);
      spread.keep(hand, restriction.held);
      spread[hand] -= restriction.lacked;
    }
    reached[i] = spread;
    if (i == transfers.size()) break;
    pass_on(transfers[i], story.count(i + 1, transfers[i].from), spread);
  }
  return reached;
}

double most_pasts(const Story& story, std::span<const Spread> reached) {
  double most = 1;
  for (std::size_t i = 0; i < story.transfers().size(); ++i) {
    const Transfer& transfer = story.transfers()[i];
    if (!transfer.hidden() || story.count(i, transfer.to) == 0) continue;
    const Cards stayed = reached[i].only(transfer.to) - reached[i][transfer.from];
    const Cards came = reached[i + 1].only(transfer.to) - reached[i][transfer.to];
    const int cards = story.count(i + 1, transfer.to) - stayed.size() - came.size();
    const int others = transfer.count - came.size();
    const int in_both = (reached[i][transfer.from] & reached[i][transfer.to]).size();
    most *= std::min(choices(cards, others), choices(in_both, std::min(others, in_both / 2)));
  }
  return most;
}

std::vector<Cards> told(const Story& story, const Layout& layout) {
  std::vector<Cards> cards;
  std::size_t moved = 0;
  Cards up = layout.dealt.turn_up;
  for (const Transfer& transfer : story.transfers()) {
    Cards these = transfer.seen;
    if (transfer.from == Place::widow()) these = layout.dealt.widow;
    if (transfer.from == Place::turn_up()) these = up;
    if (transfer.noted && moved < layout.moved.size()) these = layout.moved[moved++];
    if (transfer.to == Place::turn_up()) up = these;
    cards.push_back(these);
  }
  return cards;
}

}  // namespace troef::belief
