// SPDX-License-Identifier: Apache-2.0
#include "cli/simulate/tally.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/changes.h"
#include "cli/counted.h"
#include "cli/forfeits.h"
#include "cli/json.h"

namespace troef::cli {
namespace {

double per_second(const Tally& tally, double seconds) {
  return static_cast<double>(tally.deals) / std::max(seconds, 1e-6);
}

double mean(Amount sum, std::uint64_t deals) {
  return deals == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(deals);
}

std::string forfeits_of_seats(const Tally& tally) {
  std::string text;
  for (std::size_t seat = 0; seat < tally.conduct.size(); ++seat) {
    if (tally.conduct[seat].forfeited() == 0) continue;
    text += fmt::format("forfeits   seat {}: {}", seat, forfeits_text(tally.conduct[seat], 11));
  }
  return text;
}

bool is_outside(const engines::BotSpec& player) { return player.outside(); }

Json forfeits_json_of_seats(const Tally& tally, const TallyHead& head) {
  Json json = Json::array();
  for (std::size_t seat = 0; seat < head.players.size(); ++seat) {
    const engines::Conduct none;
    const auto& conduct = tally.conduct.empty() ? none : tally.conduct[seat];
    json.push_back(head.players[seat].outside() ? forfeits_json(conduct) : Json());
  }
  return json;
}

std::vector<std::string> texts_of(const std::vector<engines::BotSpec>& players) {
  std::vector<std::string> texts;
  for (const engines::BotSpec& player : players) texts.push_back(player.text);
  return texts;
}

}  // namespace

void Tally::add(const Batch::Deal& deal) {
  ++deals;
  if (deal.ended_match) ++matches;
  conduct.resize(deal.conduct.size());
  for (std::size_t seat = 0; seat < conduct.size(); ++seat) {
    conduct[seat].add(deal.conduct[seat], deals);
  }
  ++outcomes[static_cast<std::size_t>(deal.outcome)];
  for (const Seat seat : Seats::all(max_seats)) score[seat] += deal.score[seat];
}

std::string summary_text(const Tally& tally, const TallyHead& head) {
  const std::string game =
      fmt::format("{} {}", head.game->id(), rules_text(*head.game, head.preset, head.rules));
  if (tally.deals == 0) {
    return fmt::format("{}: no deal was finished\nseed      {}\n", game, head.seed);
  }
  std::string text = fmt::format(
      "{}: {} in {:.2f} s, {:.{}f} deals/s; matches ended: {}\nseed      {}\noutcomes ", game,
      counted(tally.deals, "deal", "deals"), head.seconds, per_second(tally, head.seconds),
      per_second(tally, head.seconds) < 10 ? 1 : 0, tally.matches, head.seed);
  for (std::size_t i = 0; i < tally.outcomes.size(); ++i) {
    if (tally.outcomes[i] == 0) continue;
    text += fmt::format(" {} {} ({:.1f} %)", name(static_cast<Outcome>(i)), tally.outcomes[i],
                        100 * mean(static_cast<Amount>(tally.outcomes[i]), tally.deals));
  }
  text += "\nscore    ";
  for (const Seat seat : Seats::all(head.seats)) {
    text += fmt::format(" seat {}: {:.2f}", seat.index(), mean(tally.score[seat], tally.deals));
  }
  text += " (mean of a deal)\n";
  return text + forfeits_of_seats(tally);
}

std::string summary_json(const Tally& tally, const TallyHead& head) {
  Json json = {{"game", head.game->id()},
               {"preset", head.preset},
               {"rules", changes_json(*head.game, head.preset, head.rules)},
               {"players", texts_of(head.players)},
               {"signals", head.signals},
               {"seed", head.seed},
               {"threads", head.threads},
               {"deals", tally.deals},
               {"stopped", head.stopped},
               {"matches_ended", tally.matches},
               {"seconds", head.seconds},
               {"deals_per_second", per_second(tally, head.seconds)}};
  auto& outcomes = json["outcomes"] = Json::object();
  for (std::size_t i = 0; i < tally.outcomes.size(); ++i) {
    if (tally.outcomes[i] > 0) outcomes[name(static_cast<Outcome>(i))] = tally.outcomes[i];
  }
  auto& scores = json["mean_score"] = Json::array();
  for (const Seat seat : Seats::all(head.seats)) {
    scores.push_back(tally.deals == 0 ? Json() : Json(mean(tally.score[seat], tally.deals)));
  }
  if (std::any_of(head.players.begin(), head.players.end(), is_outside)) {
    json["forfeits"] = forfeits_json_of_seats(tally, head);
  }
  return json_line(json);
}

}  // namespace troef::cli
