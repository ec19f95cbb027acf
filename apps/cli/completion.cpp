// SPDX-License-Identifier: Apache-2.0
#include "cli/completion.h"

#include <fmt/format.h>

#include "bots/bot.h"
#include "cli/errors.h"
#include "games/games.h"

namespace troef::cli {
namespace {

// A `case` of the words that can stand after an option, or in the place of the game.
std::string options_case(const std::vector<CommandText>& commands) {
  std::string text;
  for (const CommandText& command : commands) {
    text += fmt::format("    {}) options='", command.name);
    for (const Parameter& parameter : command.parameters) {
      if (!parameter.positional) text += parameter.name + " ";
    }
    text += "' ;;\n";
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

constexpr const char* bash_script = R"(_troef() {{
  local current=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD-1]}} command=${{COMP_WORDS[1]}}
  local games='{games}' game='' word options='' presets='' settings=''
  local whole=${{COMP_LINE:0:COMP_POINT}}
  for word in "${{COMP_WORDS[@]:2}}"; do
    [[ " $games" == *" $word "* ]] && game=$word
  done
  case $command in
{options}  esac
  case $game in
{settings}  esac
  COMPREPLY=()
  if ((COMP_CWORD == 1)); then
    COMPREPLY=($(compgen -W '{commands}--help --version' -- "$current"))
  elif [[ $before == --preset ]]; then
    COMPREPLY=($(compgen -W "$presets" -- "$current"))
  elif [[ $before == --players ]]; then
    COMPREPLY=($(compgen -W '{bots}' -- "$current"))
  elif [[ $before == --signals ]]; then
    COMPREPLY=($(compgen -W 'none {conventions}' -- "$current"))
  elif [[ $command == bot && $current != -* ]]; then
    COMPREPLY=($(compgen -W '{bots}' -- "$current"))
  elif [[ $before == --lang ]]; then
    COMPREPLY=($(compgen -W 'nl en' -- "$current"))
  elif [[ $whole =~ --set\ +([^\ ]*)$ ]]; then
    COMPREPLY=($(compgen -W "$settings" -- "${{BASH_REMATCH[1]}}"))
    [[ ${{BASH_REMATCH[1]}} != *=* ]] || COMPREPLY=("${{COMPREPLY[@]#*=}}")
    compopt -o nospace 2>/dev/null
  elif [[ $current == -* ]]; then
    COMPREPLY=($(compgen -W "$options" -- "$current"))
  elif [[ $command == completion ]]; then
    COMPREPLY=($(compgen -W 'bash zsh' -- "$current"))
  elif [[ $command == referee || $command == verify || $command == show || $before == --record ]]; then
    COMPREPLY=($(compgen -f -- "$current"))
  elif [[ -z $game ]]; then
    COMPREPLY=($(compgen -W "$games" -- "$current"))
  fi
}}
complete -F _troef troef
)";

std::string bash_completion(const std::vector<CommandText>& commands) {
  std::string names, bots, cards;
  for (const CommandText& command : commands) names += command.name + " ";
  for (const auto bot : bot_names()) bots += std::string(bot) + " ";
  for (const Convention& each : conventions()) cards += std::string(each.name) + " ";
  return fmt::format(bash_script, fmt::arg("games", joined_games()),
                     fmt::arg("options", options_case(commands)),
                     fmt::arg("settings", games_case()), fmt::arg("commands", names),
                     fmt::arg("bots", bots), fmt::arg("conventions", cards));
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
