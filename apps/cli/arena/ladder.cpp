// SPDX-License-Identifier: Apache-2.0
// A row of a ladder.
#include <fmt/format.h>

#include "cli/arena/difference.h"
#include "cli/changes.h"

namespace troef::cli {
namespace {

std::string ladder_name(const Duel& duel, const Standing& standing, std::size_t bot) {
  const engines::Conduct& conduct = standing.conduct[bot];
  std::string text = fmt::format("`{}`", duel.bots[bot].text);
  if (conduct.forfeited() > 0) {
    text += fmt::format(" ({} of {} forfeited{})", conduct.forfeited(), conduct.decisions,
                        conduct.given_up ? ", given up" : "");
  }
  return text;
}

}  // namespace

std::string ladder_head() {
  return "| game | preset | bot | against | deals | difference a deal and seat | ms a decision: "
         "half, 99 %, all |\n|---|---|---|---|---:|---:|---:|\n";
}

std::string ladder_row(const Duel& duel, const Standing& standing, const ReportHead& head) {
  if (standing.difference.count() == 0) return "";
  const Times& times = standing.times[0];
  return fmt::format("| {} | `{}` | {} | {} | {} | {} | {:.2g}, {:.2g}, {:.2g} |\n",
                     duel.game->id(), rules_text(*duel.game, duel.preset, duel.rules),
                     ladder_name(duel, standing, 0), ladder_name(duel, standing, 1),
                     standing.difference.count(), difference_text(standing, head),
                     times.percentile(0.5), times.percentile(0.99), times.longest());
}

}  // namespace troef::cli
