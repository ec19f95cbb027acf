// SPDX-License-Identifier: Apache-2.0
#include "cli/play/read_line.h"

#include <algorithm>

#include "cli/plain_words.h"
#include "cli/play/spoken.h"

namespace troef::cli::table {
namespace {

struct Command {
  std::string_view word;
  Ask ask;
};

constexpr Command commands[] = {
    {"help", Ask::help},    {"hulp", Ask::help},       {"?", Ask::list},
    {"??", Ask::actions},   {"actions", Ask::actions}, {"acties", Ask::actions},
    {"why", Ask::why},      {"waarom", Ask::why},      {"hand", Ask::hand},
    {"table", Ask::table},  {"tafel", Ask::table},     {"last", Ask::last},
    {"laatste", Ask::last}, {"vorige", Ask::last},     {"score", Ask::score},
    {"stand", Ask::score},  {"undo", Ask::undo},       {"herstel", Ask::undo},
    {"rules", Ask::rules},  {"regels", Ask::rules},    {"regel", Ask::rules},
    {"hint", Ask::hint},    {"tip", Ask::hint},        {"quit", Ask::quit},
    {"q", Ask::quit},       {"exit", Ask::quit},       {"einde", Ask::quit},
    {"rest", Ask::rest},
};

std::optional<Ask> exactly(std::string_view word) {
  for (const Command& command : commands) {
    if (command.word == word) return command.ask;
  }
  return std::nullopt;
}

// One command, whatever the number of its names; what cannot be taken back is typed whole.
std::optional<Ask> beginning(std::string_view word) {
  std::optional<Ask> found;
  for (const Command& command : commands) {
    if (!command.word.starts_with(word) || found == command.ask) continue;
    if (command.ask == Ask::rest || command.ask == Ask::quit) continue;
    if (found) return std::nullopt;
    found = command.ask;
  }
  return found;
}

std::vector<std::string> meanings(std::string_view word) {
  std::vector<std::string> words;
  for (const Command& command : commands) {
    if (command.word.starts_with(word)) words.emplace_back(command.word);
  }
  return words;
}

Line command(const Look& look, const View& view, Ask ask, const std::string& argument) {
  Line line{ask, {}, argument};
  if (ask == Ask::why || ask == Ask::help) line.read = read_action(look, view, argument);
  return line;
}

}  // namespace

std::vector<std::string_view> names_of_command(std::string_view word) {
  const auto ask = exactly(word);
  std::vector<std::string_view> names;
  for (const Command& command : commands) {
    if (command.ask == ask) names.push_back(command.word);
  }
  return names;
}

Line read_line(const Look& look, const View& view, const std::string& text) {
  const std::string typed = plain_words(text);
  if (typed.empty()) return {Ask::enter, {}, ""};
  const auto space = std::min(typed.find(' '), typed.size());
  const std::string word = typed.substr(0, space);
  const std::string rest = space < typed.size() ? typed.substr(space + 1) : "";
  if (word == "?" && !rest.empty()) return command(look, view, Ask::help, rest);
  const bool takes_more = word == "why" || word == "waarom" || word == "help" || word == "hulp" ||
                          word.starts_with("r");
  if (const auto ask = exactly(word); ask && (rest.empty() || takes_more)) {
    return command(look, view, *ask, rest);
  }
  ReadAction read = read_action(look, view, text);
  if (read.action) return {Ask::act, read, ""};
  if (read.meanings.empty()) {
    const auto ask = beginning(word);
    if (ask && (rest.empty() || ask == Ask::rules || ask == Ask::why || ask == Ask::help)) {
      return command(look, view, *ask, rest);
    }
    if (!ask && rest.empty()) read.meanings = meanings(word);
  }
  return {Ask::unclear, read, ""};
}

}  // namespace troef::cli::table
