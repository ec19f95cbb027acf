// SPDX-License-Identifier: Apache-2.0
#include "cli/completion.h"

#include <fmt/format.h>

#include <algorithm>

#include "bots/bot.h"
#include "cli/errors.h"
#include "games/games.h"

namespace troef::cli {
namespace {

// The options of each command, and what stands behind them.
std::string options_case(const std::vector<CommandText>& commands) {
  std::string text;
  for (const CommandText& command : commands) {
    std::string place;
    text += fmt::format("    {}) options='", command.name);
    for (const Parameter& parameter : command.parameters) {
      if (!parameter.positional) text += parameter.name + " ";
      if (parameter.positional && place.empty()) place = parameter.name;
    }
    text += fmt::format("'; place='{}' ;;\n", place);
  }
  return text;
}

std::string games_case() {
  std::string text;
  for (const Game* game : all_games()) {
    std::string presets, settings;
    for (const Preset& preset : game->presets()) presets += std::string(preset.id) + " ";
    for (const Option& option : game->options()) {
      if (option.is_number()) settings += std::string(option.name) + "= ";
      for (const auto value : option.words) settings += fmt::format("{}={} ", option.name, value);
    }
    text += fmt::format("    {}) presets='{}'; settings='{}' ;;\n", game->id(), presets, settings);
  }
  return text;
}

std::string joined_games() {
  std::string text;
  for (const Game* game : all_games()) text += std::string(game->id()) + " ";
  return text;
}

// The words that an option takes; none where they cannot be told.
std::string words_of(const Parameter& option, const std::string& bots) {
  if (option.value == "BOT") return bots;
  if (option.value == "GAME[:PRESET]") return joined_games();
  if (option.value == "GOAL") return "score points tricks roem made all exactly:";
  if (option.value == "FORMAT") return "table json csv";
  std::string words = option.value;
  if (words.find('|') == std::string::npos) return "";
  std::replace(words.begin(), words.end(), '|', ' ');
  return words;
}

// What can stand behind an option that takes a value; a blank at least.
std::string values_case(const std::vector<CommandText>& commands, const std::string& bots) {
  std::string text;
  for (const CommandText& command : commands) {
    for (const Parameter& option : command.parameters) {
      if (option.value.empty()) continue;
      const bool file = option.value == "FILE" || option.value == "FOLDER";
      const std::string words = file ? "FILE" : " " + words_of(option, bots);
      text += fmt::format("    '{} {}') values='{}' ;;\n", command.name, option.name, words);
    }
  }
  return text;
}

constexpr const char* bash_script = R"(_troef() {{
  local current=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD-1]}} command=${{COMP_WORDS[1]}}
  local games='{games}' game='' word options='' presets='' settings='' values='' place=''
  local whole=${{COMP_LINE:0:COMP_POINT}}
  for word in "${{COMP_WORDS[@]:2}}"; do
    [[ " $games" == *" $word "* ]] && game=$word
  done
  case $command in
{options}  esac
  case $game in
{settings}  esac
  case "$command $before" in
{values}  esac
  COMPREPLY=()
  if ((COMP_CWORD == 1)); then
    COMPREPLY=($(compgen -W '{commands}help --help --version' -- "$current"))
  elif [[ $command == help ]]; then
    ((COMP_CWORD > 2)) || COMPREPLY=($(compgen -W '{commands}' -- "$current"))
  elif [[ $before == --preset ]]; then
    COMPREPLY=($(compgen -W "$presets" -- "$current"))
  elif [[ $whole =~ --players(\ +[^-\ ][^\ ]*)*\ +([^\ ]*)$ ]]; then
    [[ ${{BASH_REMATCH[2]##*,}} == *:* ]] ||
      COMPREPLY=($(compgen -P "${{current%"${{current##*,}}"}}" -W '{bots}' -- "${{current##*,}}"))
  elif [[ $before == --signals ]]; then
    COMPREPLY=($(compgen -W 'none {conventions}' -- "$current"))
  elif [[ $whole =~ --set\ +([^\ ]*)$ ]]; then
    COMPREPLY=($(compgen -W "$settings" -- "${{BASH_REMATCH[1]}}"))
    [[ ${{BASH_REMATCH[1]}} != *=* ]] || COMPREPLY=("${{COMPREPLY[@]#*=}}")
    compopt -o nospace 2>/dev/null
  elif [[ $values == FILE || -z $values && $current != -* && $place == FILE ]]; then
    COMPREPLY=($(compgen -f -- "$current"))
  elif [[ -n $values ]]; then
    COMPREPLY=($(compgen -W "$values" -- "$current"))
  elif [[ $current == -* ]]; then
    COMPREPLY=($(compgen -W "$options" -- "$current"))
  elif [[ $place == SHELL ]]; then
    COMPREPLY=($(compgen -W 'bash zsh' -- "$current"))
  elif [[ $place == BOT ]]; then
    COMPREPLY=($(compgen -W '{bots}' -- "$current"))
  elif [[ $place == GAME && $command == arena ]]; then
    COMPREPLY=($(compgen -W "all $games" -- "$current"))
  elif [[ $place == GAME && -z $game ]]; then
    COMPREPLY=($(compgen -W "$games" -- "$current"))
  fi
}}
complete -F _troef troef
)";

std::string bash_completion(const std::vector<CommandText>& commands) {
  std::string names, bots, signals;
  for (const CommandText& command : commands) names += command.name + " ";
  for (const auto bot : bot_names()) bots += std::string(bot) + " ";
  for (const Convention& each : conventions()) signals += std::string(each.name) + " ";
  return fmt::format(
      bash_script, fmt::arg("games", joined_games()), fmt::arg("options", options_case(commands)),
      fmt::arg("settings", games_case()), fmt::arg("values", values_case(commands, bots)),
      fmt::arg("commands", names), fmt::arg("bots", bots), fmt::arg("conventions", signals));
}

}  // namespace

std::string completion(const std::string& shell, const std::vector<CommandText>& commands) {
  if (shell == "bash") return bash_completion(commands);
  // zsh runs the script for bash.
  if (shell == "zsh") {
    return "#compdef troef\nautoload -U +X bashcompinit && bashcompinit\n" +
           bash_completion(commands);
  }
  constexpr std::string_view shells[] = {"bash", "zsh"};
  throw call_error("unknown shell \"" + shell + "\"; there is " + nearest_first(shell, shells));
}

}  // namespace troef::cli
