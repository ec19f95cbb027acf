// SPDX-License-Identifier: Apache-2.0
#include "cli/man.h"

#include <fmt/format.h>

namespace troef::cli {
namespace {

// As troff takes it: no dash that becomes a hyphen, no control line by accident.
std::string roff(std::string_view text) {
  std::string result;
  bool line_start = true;
  for (const char c : text) {
    if (line_start && (c == '.' || c == '\'')) result += "\\&";
    if (c == '\\') {
      result += "\\e";
    } else if (c == '-') {
      result += "\\-";
    } else {
      result += c;
    }
    line_start = c == '\n';
  }
  return result;
}

std::string synopsis(const CommandText& command) {
  std::string text = fmt::format(".B troef {}\n", roff(command.name));
  for (const Parameter& parameter : command.parameters) {
    if (!parameter.positional) continue;
    const std::string name = roff(parameter.name);
    text += parameter.required ? ".I " + name + "\n" : ".RI [ " + name + " ]\n";
  }
  return text;
}

std::string section(const CommandText& command) {
  std::string text = fmt::format(".SS {}\n{}.PP\n{}.\n", roff(command.name), synopsis(command),
                                 roff(command.summary));
  for (const Parameter& parameter : command.parameters) {
    text += fmt::format(".TP\n.B {}", roff(parameter.name));
    if (!parameter.value.empty()) text += fmt::format(" \\fI{}\\fR", roff(parameter.value));
    text += "\n" + roff(parameter.text);
    if (!parameter.usual.empty()) text += fmt::format(" (default: {})", roff(parameter.usual));
    text += ".\n";
  }
  if (!command.examples.empty()) text += fmt::format(".PP\n.nf\n{}\n.fi\n", roff(command.examples));
  return text;
}

constexpr const char* ending = R"(.SH EXIT STATUS
.TP
.B 0
All is well.
.TP
.B 1
The input is wrong: a record with a fault, a disk that is full, a bot that does not start.
.TP
.B 2
The call is wrong: an unknown command, game, option or file.
.TP
.B 130, 143, 129
Stopped by a signal; what was finished is kept. Not play and serve, which end with 0 then.
.SH ENVIRONMENT
.TP
.B LC_ALL, LC_MESSAGES, LANG
The language, Dutch or English, where no \-\-lang is given.
.TP
.B NO_COLOR
Where it is set, and not empty, there is no colour.
.SH FILES
.TP
.B ~/.local/state/troef
Matches of play; where XDG_STATE_HOME is set $XDG_STATE_HOME/troef.
.TP
.B ~/.local/share/troef/troef.db
Tables of serve, unless \-\-store says where; where XDG_DATA_HOME is set
$XDG_DATA_HOME/troef/troef.db.
.SH SEE ALSO
docs/cli.md, docs/record.md, docs/rules.en.md
)";

}  // namespace

std::string manual_page(const std::vector<CommandText>& commands, const std::string& version) {
  std::string text = fmt::format(
      ".\\\" Made by: troef man\n.TH TROEF 1 \"\" \"{}\" \"User commands\"\n.SH NAME\n"
      "troef \\- Dutch card games: play, referee, simulate\n.SH SYNOPSIS\n.B troef\n.I COMMAND\n"
      ".RI [ ARGUMENTS ]\n.SH DESCRIPTION\nThe table, the referee and the laboratory for\n",
      roff(version));
  text += "Klaverjassen, Hoogjassen, Pandoer, Heugen and Vijvenveertig.\n.PP\n";
  text += roff(terms) + "\n.SH COMMANDS\n";
  for (const CommandText& command : commands) text += section(command);
  return text + ending;
}

}  // namespace troef::cli
