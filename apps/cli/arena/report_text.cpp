// SPDX-License-Identifier: Apache-2.0
// For people.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "cli/arena/difference.h"
#include "cli/changes.h"
#include "cli/counted.h"
#include "cli/forfeits.h"

namespace troef::cli {
namespace {

using engines::Conduct;

const char* letter_of(int bot) { return bot < 0 ? "-" : bot == 0 ? "A" : "B"; }

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

// Three digits, but whole milliseconds in full.
std::string milliseconds_text(double time) {
  return time < 999.5 ? fmt::format("{:.3g}", time) : fmt::format("{:.0f}", time);
}

std::string times_text(const Standing& standing) {
  std::string text = "decisions ";
  for (std::size_t bot = 0; bot < 2; ++bot) {
    const Times& times = standing.times[bot];
    text += fmt::format(
        "{}{}: half in {} ms, 99 % in {} ms, all in {} ms", bot == 0 ? "  " : "\n            ",
        letter_of(static_cast<int>(bot)), milliseconds_text(times.percentile(0.5)),
        milliseconds_text(times.percentile(0.99)), milliseconds_text(times.longest()));
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

std::string verdict(const Standing& standing, const ReportHead& head) {
  const bool counts = std::ranges::all_of(
      standing.conduct, [](const Conduct& conduct) { return why_no_result(conduct).empty(); });
  if (!counts) return "does not count";
  if (!is_clear(standing.difference, head)) return "not clear";
  return fmt::format("{} is ahead", standing.difference.mean() > 0 ? "A" : "B");
}

// What the table has chosen, unless a bot has something else: that stands in the line of the bot.
std::string_view signals_text(const Duel& duel) {
  const bool by_bot = std::ranges::any_of(duel.bots, [&](const engines::BotSpec& bot) {
    return bot.signals.value_or(duel.signals) != duel.signals;
  });
  return by_bot ? "by bot" : engines::signals_name(duel.signals);
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

}  // namespace troef::cli
