// SPDX-License-Identifier: Apache-2.0
// For programs.
#include "cli/arena/difference.h"
#include "cli/changes.h"
#include "cli/forfeits.h"
#include "cli/json.h"

namespace troef::cli {
namespace {

Json known(const Standing& standing, double margin) {
  return standing.difference.tells_spread() ? Json(tidy(margin)) : Json();
}

Json declarers_json(const Standing& standing) {
  Json list = Json::array();
  for (const auto& [ending, ended] : standing.endings) {
    Json row = Json::object();
    if (ending.bot >= 0) row["declarer"] = ending.bot == 0 ? "A" : "B";
    if (!ending.about.empty()) row["contract"] = ending.about;
    row["outcome"] = name(ending.outcome);
    row["tables"] = ended.tables;
    if (ending.bot >= 0) {
      row["score"] = static_cast<double>(ended.score) / static_cast<double>(ended.tables);
    }
    list.push_back(row);
  }
  return list;
}

Json times_json(const Times& times) {
  if (times.count() == 0) {
    return {{"decisions", 0}, {"p50", nullptr}, {"p99", nullptr}, {"max", nullptr}};
  }
  return {{"decisions", times.count()},
          {"p50", times.percentile(0.5)},
          {"p99", times.percentile(0.99)},
          {"max", times.longest()}};
}

Json measured(const Standing& standing, double value) {
  return standing.difference.count() == 0 ? Json() : Json(value);
}

}  // namespace

std::string report_json(const Duel& duel, const Standing& standing, const ReportHead& head) {
  Json json = {
      {"game", duel.game->id()},
      {"preset", duel.preset},
      {"rules", changes_json(*duel.game, duel.preset, duel.rules)},
      {"players", {duel.bots[0].text, duel.bots[1].text}},
      {"signals", engines::signals_name(duel.signals)},
      {"seed", duel.seed},
      {"deals", standing.difference.count()},
      {"stopped", head.stopped},
      {"tables", seatings(duel).size()},
      {"seconds", head.seconds},
      {"difference", measured(standing, tidy(standing.difference.mean()))},
      {"margin_95", known(standing, standing.difference.margin())},
      {"margin_95_anytime", known(standing, standing.difference.margin_anytime())},
      {"until_clear", head.until_clear},
      {"clear", is_clear(standing.difference, head)},
      {"means",
       {measured(standing, mean_score(standing, 0)), measured(standing, mean_score(standing, 1))}}};
  Json times = Json::array(), conduct = Json::array();
  for (std::size_t bot = 0; bot < 2; ++bot) {
    times.push_back(times_json(standing.times[bot]));
    conduct.push_back(duel.bots[bot].outside() ? forfeits_json(standing.conduct[bot]) : Json());
  }
  json["decision_ms"] = times;
  json["forfeits"] = conduct;
  json["declarers"] = declarers_json(standing);
  return json_line(json);
}

}  // namespace troef::cli
