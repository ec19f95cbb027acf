// SPDX-License-Identifier: Apache-2.0
#include "cli/arena/report.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "cli/changes.h"
#include "cli/counted.h"
#include "cli/forfeits.h"
#include "cli/json.h"

namespace troef::cli {
namespace {

using engines::Conduct;

const char* letter_of(int bot) { return bot < 0 ? "-" : bot == 0 ? "A" : "B"; }

double margin(const Standing& standing, const ReportHead& head) {
  return head.until_clear ? standing.difference.margin_anytime() : standing.difference.margin();
}

// How the deals of one declarer at one contract ended.
struct Row {
  std::uint64_t tables = 0;
  Amount score = 0;
  std::map<Outcome, std::uint64_t> outcomes;
};
using Rows = std::map<std::pair<int, std::string>, Row>;

void add(Row& row, Outcome outcome, const Ended& ended) {
  row.tables += ended.tables;
  row.score += ended.score;
  row.outcomes[outcome] += ended.tables;
}

// With a row for all contracts of a declarer, under "all", where there are several.
Rows rows_of(const Standing& standing) {
  Rows rows, sums;
  for (const auto& [ending, ended] : standing.endings) {
    add(rows[{ending.bot, ending.about}], ending.outcome, ended);
    add(sums[{ending.bot, "all"}], ending.outcome, ended);
  }
  for (const auto& [key, row] : sums) {
    const auto several = std::count_if(
        rows.begin(), rows.end(), [&](const auto& each) { return each.first.first == key.first; });
    if (several > 1) rows.emplace(key, row);
  }
  return rows;
}

double percent(std::uint64_t part, std::uint64_t all) {
  return all == 0 ? 0 : 100.0 * static_cast<double>(part) / static_cast<double>(all);
}

std::string row_text(const std::pair<int, std::string>& key, const Row& row,
                     const std::set<Outcome>& outcomes, std::uint64_t tables) {
  const auto [bot, about] = key;
  std::string text = fmt::format("  {}  {:14} {:>8} {:>5.1f} %", letter_of(bot), about, row.tables,
                                 percent(row.tables, tables));
  const double score = static_cast<double>(row.score) / static_cast<double>(row.tables);
  text += bot < 0 ? fmt::format(" {:>9}", "") : fmt::format(" {:>9.2f}", score);
  for (const Outcome outcome : outcomes) {
    const auto found = row.outcomes.find(outcome);
    text += found == row.outcomes.end()
                ? fmt::format(" {:>10}", "-")
                : fmt::format(" {:>8.1f} %", percent(found->second, row.tables));
  }
  return text + "\n";
}

// A dash where nobody was declarer.
std::string endings_text(const Standing& standing) {
  const Rows rows = rows_of(standing);
  std::set<Outcome> outcomes;
  std::uint64_t tables = 0;
  for (const auto& [ending, ended] : standing.endings) {
    outcomes.insert(ending.outcome);
    tables += ended.tables;
  }
  std::string text = fmt::format("declarers   {:>15} {:>7} {:>9}", "tables", "share", "score");
  for (const Outcome outcome : outcomes) text += fmt::format(" {:>10}", name(outcome));
  text += '\n';
  for (const auto& [key, row] : rows) text += row_text(key, row, outcomes, tables);
  return text;
}

std::string times_text(const Standing& standing) {
  std::string text = "decisions ";
  for (std::size_t bot = 0; bot < 2; ++bot) {
    const Times& times = standing.times[bot];
    text += fmt::format("{}{}: half in {:.3g} ms, 99 % in {:.3g} ms, all in {:.3g} ms",
                        bot == 0 ? "  " : "\n            ", letter_of(static_cast<int>(bot)),
                        times.percentile(0.5), times.percentile(0.99), times.longest());
  }
  return text + "\n";
}

std::string forfeits_of_both(const Standing& standing) {
  std::string text;
  for (std::size_t bot = 0; bot < 2; ++bot) {
    const Conduct& conduct = standing.conduct[bot];
    if (conduct.forfeited() == 0) continue;
    text += fmt::format("forfeits    {}: {}", letter_of(static_cast<int>(bot)),
                        forfeits_text(conduct, 12));
  }
  return text;
}

// Sums of parts that come to nothing are not quite 0.
double tidy(double value) { return std::abs(value) < 1e-9 ? 0 : value; }
// Never -0.00.
double rounded(double value, int decimals) {
  const double scale = std::pow(10, decimals);
  return std::round(value * scale) / scale + 0.0;
}

Json known(const Standing& standing, double margin) {
  return standing.difference.tells_spread() ? Json(tidy(margin)) : Json();
}
// With more decimals where chips are counted and the margin is small.
std::string difference_text(const Standing& standing, const ReportHead& head) {
  const double mean = standing.difference.mean();
  if (!standing.difference.tells_spread()) return fmt::format("{:+.2f} ± ?", rounded(mean, 2));
  const double around = margin(standing, head);
  const int decimals = around < 0.1 ? 3 : 2;
  return fmt::format("{:+.{}f} ± {:.{}f}", rounded(mean, decimals), decimals, around, decimals);
}

// Whether the difference is beyond the margin that is shown.
bool is_clear(const Mean& difference, const ReportHead& head) {
  if (!difference.tells_spread() || tidy(difference.mean()) == 0) return false;
  return head.until_clear ? difference.clear() : std::abs(difference.mean()) > difference.margin();
}

std::string verdict(const Standing& standing, const ReportHead& head) {
  const bool counts = std::ranges::all_of(
      standing.conduct, [](const Conduct& conduct) { return why_no_result(conduct).empty(); });
  if (!counts) return "does not count";
  if (!is_clear(standing.difference, head)) return "not clear";
  return fmt::format("{} is ahead", standing.difference.mean() > 0 ? "A" : "B");
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

// What the table has chosen, unless a bot has something else: that stands in the line of the bot.
std::string_view signals_text(const Duel& duel) {
  const bool by_bot = std::ranges::any_of(duel.bots, [&](const engines::BotSpec& bot) {
    return bot.signals.value_or(duel.signals) != duel.signals;
  });
  return by_bot ? "by bot" : engines::signals_name(duel.signals);
}

double mean_score(const Standing& standing, std::size_t bot) {
  const auto deals = std::max<std::uint64_t>(1, standing.difference.count());
  return tidy(standing.score[bot] / static_cast<double>(deals));
}

}  // namespace

std::string report_text(const Duel& duel, const Standing& standing, const ReportHead& head) {
  const std::string game =
      fmt::format("{} {}", duel.game->id(), rules_text(*duel.game, duel.preset, duel.rules));
  if (standing.difference.count() == 0) return game + ": no deal was finished\n";
  return fmt::format(
             "{}: {} at {} tables each, {:.1f} s\n"
             "A           {}\nB           {}\nseed        {}\nsignals     {}\n"
             "A less B    {} points a deal and seat (95 %{}): {}\n"
             "means       A {:.2f}  B {:.2f}\n",
             game, counted(standing.difference.count(), "duplicate deal", "duplicate deals"),
             seatings(duel).size(), head.seconds, duel.bots[0].text, duel.bots[1].text, duel.seed,
             signals_text(duel), difference_text(standing, head),
             head.until_clear ? ", whenever one stops" : "", verdict(standing, head),
             rounded(mean_score(standing, 0), 2), rounded(mean_score(standing, 1), 2)) +
         times_text(standing) + forfeits_of_both(standing) + endings_text(standing);
}

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

std::string ladder_head() {
  return "| game | preset | bot | against | deals | difference a deal and seat | ms a decision: "
         "half, 99 %, all |\n|---|---|---|---|---:|---:|---:|\n";
}

namespace {

std::string ladder_name(const Duel& duel, const Standing& standing, std::size_t bot) {
  const Conduct& conduct = standing.conduct[bot];
  std::string text = fmt::format("`{}`", duel.bots[bot].text);
  if (conduct.forfeited() > 0) {
    text += fmt::format(" ({} of {} forfeited{})", conduct.forfeited(), conduct.decisions,
                        conduct.given_up ? ", given up" : "");
  }
  return text;
}

}  // namespace

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
