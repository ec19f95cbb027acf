// SPDX-License-Identifier: Apache-2.0
#include "cli/solve/explain_words.h"

#include <fmt/format.h>

namespace troef::cli {
namespace {

using solver::Sought;

bool is_yes_or_no(Sought sought) {
  return sought == Sought::made || sought == Sought::all || sought == Sought::exactly;
}

std::string goal_words(const Explanation& why, const Asked& asked, const Speech& speech) {
  switch (asked.question.sought) {
    case Sought::score:
      return speech.say("de score", "the score");
    case Sought::points:
      if (!why.best.counted.tricks) return speech.say("de punten", "the points");
      [[fallthrough]];
    case Sought::tricks:
      return speech.say("de slagen", "the tricks");
    case Sought::roem:
      return speech.say("punten en roem, min die van de anderen",
                        "points and roem, less those of the others");
    case Sought::made:
      return speech.say("halen (1) of niet (0)", "made (1) or not (0)");
    case Sought::all:
      return speech.say("alle slagen (1) of niet (0)", "every trick (1) or not (0)");
    case Sought::exactly:
      return fmt::format(fmt::runtime(speech.say("precies {} slagen (1) of niet (0)",
                                                 "exactly {} tricks (1) or not (0)")),
                         asked.question.tricks);
  }
  return "";
}

std::string count_words(const Explanation& why, const Course& course, const Speech& speech) {
  if (course.stands.empty()) return "";
  const Stand& end = course.stands.back();
  std::string text = fmt::format(
      "; {}–{} {}", end.own, end.others,
      course.counted.tricks ? speech.say("slagen", "tricks") : speech.say("punten", "points"));
  const Result& result = course.result;
  if (result.sides.count() != 2 || (result.roem[0] == 0 && result.roem[1] == 0)) return text;
  const auto own = static_cast<std::size_t>(result.sides.of(why.maximisers.first()));
  return text + fmt::format(", {}–{} roem", result.roem[own], result.roem[1 - own]);
}

// Whether seats on a side have one score.
bool score_by_side(const Result& result) {
  if (result.sides.count() != 2) return false;
  for (int side = 0; side < 2; ++side) {
    for (const Seat seat : result.sides[side]) {
      if (result.score[seat] != result.score[result.sides[side].first()]) return false;
    }
  }
  return true;
}

// Without a sign before nothing.
std::string signed_score(Amount score) { return score == 0 ? "0" : fmt::format("{:+d}", score); }

std::string score_words(const Explanation& why, const Course& course, int seats,
                        const Speech& speech) {
  const Result& result = course.result;
  std::string text = speech.say("; op het blad", "; on the sheet");
  if (score_by_side(result)) {
    const int own = result.sides.of(why.maximisers.first());
    return text + fmt::format(fmt::runtime(speech.say(" {} tegen {}", " {} to {}")),
                              signed_score(result.score[result.sides[own].first()]),
                              signed_score(result.score[result.sides[1 - own].first()]));
  }
  const char* comma = "";
  for (const Seat seat : Seats::all(seats)) {
    text += fmt::format("{} {} {}", comma, speech.name(seat), signed_score(result.score[seat]));
    comma = ",";
  }
  return text;
}

}  // namespace

std::string sought_words(const Explanation& why, const Asked& asked, int seats,
                         const Speech& speech) {
  const Seats others = Seats::all(seats) - why.maximisers;
  const bool several = why.maximisers.size() > 1;
  const char* wants = several ? speech.say("willen", "want") : speech.say("wil", "wants");
  return fmt::format(
      fmt::runtime(speech.say("Gezocht: {0}. {1} {2} zoveel mogelijk, {3} zo weinig mogelijk.",
                              "Sought: {0}. {1} {2} as much as can be, {3} as little.")),
      goal_words(why, asked, speech), speech.names(why.maximisers), wants, speech.names(others));
}

std::string result_words(const Explanation& why, const Course& course, const Start& start,
                         const Speech& speech) {
  std::string text = speech.outcome(course.result, start.game->sheet());
  const Seats joined = course.maximisers - why.maximisers;
  if (!joined.empty()) {
    text += "; " + speech.names(joined) + speech.say(" wordt maat", " becomes mate");
  }
  return text + count_words(why, course, speech) + score_words(why, course, start.seats, speech);
}

std::string cost_words(solver::Value cost, bool several, const Asked& asked, const Speech& speech) {
  const char* costs = several ? speech.say("kosten", "cost") : speech.say("kost", "costs");
  if (is_yes_or_no(asked.question.sought)) {
    return fmt::format(" {} {}", costs, speech.say("het doel", "the goal"));
  }
  return fmt::format(" {} {}", costs, cost);
}

}  // namespace troef::cli
