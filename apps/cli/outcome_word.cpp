// SPDX-License-Identifier: Apache-2.0
#include "cli/outcome_word.h"

#include "cli/choice.h"

namespace troef::cli {
namespace {

struct Word {
  const char *dutch, *english;
};
constexpr Word words[] = {
    {"gehaald", "made"},      {"bedankt", "thanked"}, {"nat", "wet"},
    {"kapot", "kapot"},       {"pit", "pit"},         {"tegenpit", "counterpit"},
    {"rondgepast", "passed"}, {"ongeldig", "void"},   {"verzaakt", "ended by a revoke"},
    {"gespeeld", "played"}};
// Where nobody says nat.
constexpr Word in{"erin", "wet"}, lost{"verloren", "lost"};

const Word& words_for(Outcome outcome, Sheet sheet) {
  if (outcome == Outcome::wet && sheet == Sheet::blok) return in;
  if (outcome == Outcome::wet && sheet == Sheet::cents) return lost;
  return words[static_cast<std::size_t>(outcome)];
}

}  // namespace

const char* outcome_word(Language language, Outcome outcome, Sheet sheet) {
  const auto& [dutch, english] = words_for(outcome, sheet);
  return say(language, dutch, english);
}

}  // namespace troef::cli
