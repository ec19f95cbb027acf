// SPDX-License-Identifier: Apache-2.0
#include "cli/arena/run.h"

#include "cli/in_order.h"
#include "cli/interrupt.h"

namespace troef::cli {
namespace {

void play_deals(InOrder<Played>& deals, const Duel& duel) {
  Chairs chairs(duel);
  while (const auto number = deals.take()) {
    auto played = play_duplicate(duel, *number, chairs, deals.stopped());
    if (!played) return;
    deals.deliver(*number, std::move(*played));
  }
}

bool enough(const Standing& standing, const Length& length) {
  return standing.difference.count() == length.deals ||
         (length.until_clear && standing.difference.clear());
}

}  // namespace

Standing play_duel(const Duel& duel, const Length& length, Progress& progress) {
  InOrder<Played> deals(4 * std::uint64_t{length.threads} + 8, length.deals);
  Crew crew(deals, length.threads, [&] { play_deals(deals, duel); });
  Standing standing;
  while (!enough(standing, length) && interrupted() == 0) {
    if (const auto played = deals.collect()) standing.add(*played);
    progress.at(standing.difference.count());
  }
  crew.stop();
  deals.check();
  return standing;
}

}  // namespace troef::cli
