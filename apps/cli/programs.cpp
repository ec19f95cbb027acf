// SPDX-License-Identifier: Apache-2.0
#include "cli/programs.h"

#include <fmt/format.h>

#include <memory>
#include <set>

#include "cards/quoted.h"
#include "cli/errors.h"
#include "cli/forfeits.h"
#include "cli/interrupt.h"
#include "cli/output.h"

namespace troef::cli {

std::vector<std::string> names_of(const std::vector<std::string>& players) {
  if (players.size() != 1) return players;
  std::vector<std::string> names;
  for (std::string_view rest = players.front();;) {
    const auto comma = rest.find(',');
    names.emplace_back(rest.substr(0, comma));
    if (comma == std::string_view::npos) return names;
    rest.remove_prefix(comma + 1);
  }
}

std::string refusal(const std::string& error, const std::vector<std::string>& players) {
  if (players.size() != 1 || players[0].find(',') == std::string::npos ||
      players[0].find("cmd:") == std::string::npos) {
    return error;
  }
  return error + "; a comma splits names: with one in a command, name players one by one, A B …";
}

std::string name_in_record(const std::string& bot) {
  constexpr int most = 1'000;
  return "bot:" + harmless(bot, most);
}

std::shared_ptr<engines::Team> team_of(const engines::BotSpec& bot, const ProgramTimes& times) {
  if (!bot.outside()) return nullptr;
  auto team = std::make_shared<engines::Team>();
  team->command = bot.command;
  team->start_time = std::chrono::milliseconds(times.start);
  team->move_time = std::chrono::milliseconds(times.move);
  return team;
}

void refuse_foreign_signals(const std::vector<engines::BotSpec>& players, const Game& game) {
  for (const engines::BotSpec& player : players) {
    if (!player.signals) continue;
    const auto signals = engines::parse_signals(engines::signals_name(*player.signals), &game);
    if (!signals)
      throw call_error(fmt::format("\"{}\" in {}: {}", player.text, game.id(), signals.error));
  }
}

void refuse_strangers(const std::vector<engines::BotSpec>& players, const ProgramTimes& times) {
  std::set<std::string> met;
  for (const engines::BotSpec& player : players) {
    if (!player.outside() || !met.insert(player.text).second) continue;
    const auto team = team_of(player, times);
    team->process.interrupt = end_of_waiting();
    const std::string trouble = engines::Engine(team).greet();
    if (interrupted() != 0) return;
    if (trouble.empty()) continue;
    throw input_error(fmt::format("{} does not play: {} (docs/bot-protocol.md says what is said)",
                                  player.text, trouble));
  }
}

bool took_part(const std::string& player, const engines::Conduct& conduct) {
  const std::string why = why_no_result(conduct);
  if (!why.empty()) tell(fmt::format("troef: the result does not count: {} {}\n", player, why));
  return why.empty();
}

}  // namespace troef::cli
