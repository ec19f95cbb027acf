// SPDX-License-Identifier: Apache-2.0
#include "cli/arena/report.h"

#include <fmt/format.h>

#include <cmath>
#include <nlohmann/json.hpp>

namespace troef::cli {
namespace {

constexpr double normal_95 = 1.96;

std::string who(const Duel& duel, int bot) {
  return bot < 0 ? "nobody" : duel.bots[static_cast<std::size_t>(bot)];
}

// "made 60 (75.0 %)  wet 20 (25.0 %)" for each bot and contract.
std::string endings_text(const Duel& duel, const Standing& standing) {
  std::map<std::pair<int, std::string>, int> totals;
  int tables = 0;
  for (const auto& [ending, count] : standing.endings) {
    totals[{ending.bot, ending.about}] += count;
    tables += count;
  }
  std::string text;
  for (const auto& [key, total] : totals) {
    text += fmt::format("  {:<8} {:<12} {:>7} ({:4.1f} %):", who(duel, key.first), key.second,
                        total, 100.0 * total / tables);
    for (const auto& [ending, count] : standing.endings) {
      if (ending.bot != key.first || ending.about != key.second) continue;
      text += fmt::format("  {} {} ({:.1f} %)", name(ending.outcome), count, 100.0 * count / total);
    }
    text += '\n';
  }
  return text;
}

}  // namespace

void Standing::add(const Played& played) {
  ++deals;
  sum += played.difference;
  squares += played.difference * played.difference;
  score[0] += played.score[0];
  score[1] += played.score[1];
  for (const auto& [ending, count] : played.endings) endings[ending] += count;
}

double Standing::margin() const {
  if (deals < 2) return 0;
  const double n = static_cast<double>(deals);
  const double variance = std::max(0.0, squares - sum * sum / n) / (n - 1);
  return normal_95 * std::sqrt(variance / n);
}

std::string report_text(const Duel& duel, const Standing& standing, const ReportHead& head) {
  const double n = std::max(1.0, static_cast<double>(standing.deals));
  return fmt::format(
             "{} {}: {} against {}, {} duplicate deals at {} tables each, {:.1f} s\n"
             "seed        {}\n"
             "difference  {:+.2f} ± {:.2f} points a deal and seat (95 %)\n"
             "means       {} {:.2f}  {} {:.2f}\n"
             "declarers\n",
             duel.game->id(), head.preset, duel.bots[0], duel.bots[1], standing.deals,
             seatings(duel).size(), head.seconds, duel.seed, standing.mean(), standing.margin(),
             duel.bots[0], standing.score[0] / n, duel.bots[1], standing.score[1] / n) +
         endings_text(duel, standing);
}

std::string report_json(const Duel& duel, const Standing& standing, const ReportHead& head) {
  const double n = std::max(1.0, static_cast<double>(standing.deals));
  nlohmann::ordered_json json = {
      {"game", duel.game->id()},        {"preset", head.preset},
      {"players", duel.bots},           {"seed", duel.seed},
      {"deals", standing.deals},        {"tables", seatings(duel).size()},
      {"seconds", head.seconds},        {"difference", standing.mean()},
      {"margin_95", standing.margin()}, {"means", {standing.score[0] / n, standing.score[1] / n}}};
  auto& list = json["declarers"] = nlohmann::ordered_json::array();
  for (const auto& [ending, count] : standing.endings) {
    nlohmann::ordered_json row;
    if (ending.bot >= 0) row["declarer"] = ending.bot == 0 ? "A" : "B";
    if (!ending.about.empty()) row["contract"] = ending.about;
    row["outcome"] = name(ending.outcome);
    row["tables"] = count;
    list.push_back(row);
  }
  return json.dump() + "\n";
}

}  // namespace troef::cli
