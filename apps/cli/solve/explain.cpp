// SPDX-License-Identifier: Apache-2.0
// Searches for what explanations tell: lines after other actions, and where a seat had no choice.
#include <algorithm>

#include "cli/solve/answer.h"
#include "cli/solve/position.h"

namespace troef::cli {
namespace {

std::vector<Deal> states_along(const Deal& from, const std::vector<Entry>& line) {
  std::vector<Deal> states{from};
  for (const Entry& entry : line) {
    states.push_back(states.back());
    states.back().play(entry.actor, entry.action);
  }
  return states;
}

// Whether every other action is certain to be worse for the seat; unknown where a limit ended it.
std::optional<bool> all_others_worse(const std::vector<Solved::Choice>& choices,
                                     const Action& action, bool maximises) {
  const auto own = std::find_if(choices.begin(), choices.end(),
                                [&](const auto& each) { return each.action == action; });
  if (own == choices.end() || !own->value.exact()) return std::nullopt;
  const solver::Value value = own->value.low;
  bool known = true;
  for (const auto& [other, bounds] : choices) {
    if (other == action) continue;
    const bool worse = maximises ? bounds.high < value : bounds.low > value;
    const bool as_good = maximises ? bounds.low >= value : bounds.high <= value;
    if (as_good) return false;
    known = known && worse;
  }
  if (!known) return std::nullopt;
  return true;
}

}  // namespace

std::optional<bool> Answerer::is_only(const Deal& deal, const Action& action, const Asked& asked) {
  const auto problem = pose(deal, wish_.question, *asked).problem;
  if (!problem) return false;
  const Solved solved = troef::solve(solver_, deal, *problem, {true, false}, limits());
  answer_.nodes += solved.nodes;
  return all_others_worse(solved.choices, action, problem->maximisers.has(problem->to_move()));
}

Course Answerer::course(const Deal& from, const std::vector<Entry>& line, const Counted& counted,
                        const Asked& asked) {
  Course course;
  course.line = line;
  course.counted = counted;
  const std::vector<Deal> states = states_along(from, line);
  for (std::size_t i = 0; i < line.size(); ++i) {
    const Deal& state = states[i];
    if (!why_not_solved(state).empty() || state.legal().size() < 2) continue;
    const auto only = is_only(state, line[i].action, asked);
    if (only == true) course.only.push_back(i);
    course.complete = course.complete && only;
  }
  course.stands = stands_of(from, line, counted, *asked);
  course.result = states.back().result();
  course.maximisers = asked->maximisers;
  const Sides& sides = course.result.sides;
  if (sides.count() == 2) course.maximisers = sides[sides.of(asked->maximisers.first())];
  return course;
}

// To the end of the deal; nullopt where a limit ended the search for it.
std::optional<std::vector<Entry>> Answerer::line_beyond(const Deal& deal, const Asked& asked) {
  std::vector<Entry> line;
  if (deal.turn().awaited == Awaited::close) {
    line.push_back({chance, word(Verb::close), {}});
  } else if (deal.turn().awaited == Awaited::seat && why_not_solved(deal).empty()) {
    const auto problem = pose(deal, wish_.question, *asked).problem;
    const Solved solved = troef::solve(solver_, deal, *problem, {false, true}, limits());
    answer_.nodes += solved.nodes;
    line = solved.line;
  } else if (!deal.over()) {
    const std::uint64_t nodes = answer_.nodes;
    answer_ = {};
    answer_.nodes = nodes;
    choose(deal);
    line = answer_.line;
  }
  return leads_to_the_end(deal, line) ? std::optional(line) : std::nullopt;
}

// What becomes of an action that is worse, unless a limit came in between.
std::optional<Course> Answerer::refuted(const Deal& deal, const Action& action,
                                        const Counted& counted, const Asked& asked) {
  const auto rest = line_beyond(after(deal, action), asked);
  if (!rest) return std::nullopt;
  std::vector<Entry> line{{deal.turn().seat, action, {}}};
  line.insert(line.end(), rest->begin(), rest->end());
  return course(deal, line, counted, asked);
}

void Answerer::explain_others(const Deal& deal, const Solved& solved, const Asked& asked,
                              Explanation& told) {
  const int sign = asked->maximisers.has(deal.turn().seat) ? 1 : -1;
  const bool chooses = !why_not_solved(deal).empty();
  const bool with_lines = !chooses || solved.choices.size() <= Explanation::Other::most_choices;
  for (const auto& [action, value] : solved.choices) {
    if (action == solved.line.front().action) continue;
    Explanation::Other other;
    other.action = action;
    other.value = value;
    if (value.exact()) other.cost = (solved.value.low - value.low) * sign;
    if (other.cost != 0 && with_lines) {
      other.course = refuted(deal, action, told.best.counted, asked);
      told.complete = told.complete && other.course && other.course->complete;
      if (other.course) other.parting = parting_trick(told.best, *other.course);
    }
    told.complete = told.complete && value.exact();
    told.others.push_back(other);
  }
}

Explanation Answerer::explain(const Deal& deal, const Solved& solved) {
  Explanation told;
  answer_ = {};
  answer_.nodes = solved.nodes;
  told.complete = solved.value.exact() && !solved.line.empty();
  if (!told.complete) return told;
  const auto states = states_along(deal, solved.line);
  const auto play = std::find_if(states.begin(), states.end(),
                                 [](const Deal& state) { return why_not_solved(state).empty(); });
  const Asked asked = pose(*play, wish_.question).problem;
  told.maximisers = asked->maximisers;
  told.best = course(deal, solved.line, counted_for(*play, wish_.question), asked);
  told.complete = told.best.complete;
  explain_others(deal, solved, asked, told);
  told.nodes = answer_.nodes - solved.nodes;
  return told;
}

}  // namespace troef::cli
