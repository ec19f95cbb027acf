// SPDX-License-Identifier: Apache-2.0
#include "table/review.h"

#include <algorithm>

#include "deal/unit.h"
#include "games/solving.h"
#include "table/finished.h"
#include "table/json.h"

namespace troef {
namespace {

constexpr solver::Question score{solver::Sought::score, 0};

// What an action brings less than the best one of who is to move.
struct Priced {
  Action action;
  solver::Value cost = 0;
};

// The cheapest first, and what was played before what is level with it; none where the solver did
// not get to the end.
std::vector<Priced> by_cost(const Solved& solved, bool maximises, const Action& played) {
  std::vector<Priced> options;
  if (!solved.exact()) return options;
  const solver::Value best = solved.value.low;
  for (const auto& [action, value] : solved.choices) {
    const Priced option{action, maximises ? best - value.low : value.low - best};
    const auto after = std::find_if(options.begin(), options.end(), [&](const Priced& other) {
      return action == played ? other.cost >= option.cost : other.cost > option.cost;
    });
    options.insert(after, option);
  }
  return options;
}

// A choice between cards.
struct Decision {
  int at = 0;  // the place of what was chosen, in the record
  Deal before;
  Action action;
  std::vector<Priced> options;
};

// The first that was right.
std::optional<Claim> claim_of(const Record& record) {
  Deal deal(record.start);
  for (const Entry& entry : record.entries) {
    deal.play(entry);
    const auto& claim = deal.board().facts.claim;
    if (claim && claim->right) return claim;
  }
  return std::nullopt;
}

bool revokes(const Entry& entry, const std::optional<Claim>& claim) {
  return claim && entry.actor == claim->against && entry.action.verb == Verb::play &&
         entry.action.card == claim->card;
}

// A revoke that was rightly claimed is the last: what was played after it counts otherwise, if it
// does.
std::vector<Decision> decisions_of(const Record& record, const std::optional<Claim>& claim) {
  std::vector<Decision> decisions;
  Deal deal(record.start);
  int at = 0;
  for (const Entry& entry : record.entries) {
    const bool turn = deal.turn().awaited == Awaited::seat && entry.actor == deal.turn().seat;
    const bool chooses = turn && entry.action.verb != Verb::claim_revoke;
    const bool revoked = revokes(entry, claim);
    if (chooses && cards_are_played(deal) && (deal.legal().size() > 1 || revoked)) {
      decisions.push_back({at, deal, entry.action, {}});
    }
    if (revoked) break;
    deal.play(entry);
    ++at;
  }
  return decisions;
}

// From the last to the first, as the first take longest.
void work_out(std::vector<Decision>& decisions, const ReviewLimits& limits) {
  solver::Solver solver;
  std::uint64_t left = limits.deal;
  for (auto decision = decisions.rbegin(); decision != decisions.rend() && left > 0; ++decision) {
    const Posed posed = pose(decision->before, score);
    if (!posed.problem) continue;
    const solver::Limits some{std::min(limits.decision, left), limits.stop};
    const Solved solved = solve(solver, decision->before, *posed.problem, {true, false}, some);
    left -= std::min(left, solved.nodes);
    const bool maximises = posed.problem->maximisers.has(decision->before.turn().seat);
    decision->options = by_cost(solved, maximises, decision->action);
  }
}

void write(Json& json, const Decision& decision) {
  const Deal& deal = decision.before;
  const Names contracts = deal.game().contracts();
  json.open('{').member("at", decision.at).member("seat", deal.turn().seat);
  json.member("trick", deal.board().facts.tricks);
  json.member("action", to_string(decision.action, contracts));
  json.key("options").list(decision.options, [&](const Priced& option) {
    json.open('{').member("action", to_string(option.action, contracts));
    json.member("cost", option.cost).close('}');
  });
  json.close('}');
}

}  // namespace

std::string review_json(Games games, std::string_view record, std::string& error,
                        const ReviewLimits& limits) {
  const auto finished = read_finished(games, record, error);
  if (!finished) return "";
  const Start& start = finished->record.start;
  const std::string_view unit = to_string(start.game->unit(start.rules));
  const auto claim = claim_of(finished->record);
  std::vector<Decision> decisions = decisions_of(finished->record, claim);
  work_out(decisions, limits);
  std::string text;
  Json json(text);
  bool complete = !claim;
  json.open('{').member("unit", unit).key("decisions").list(decisions, [&](const Decision& each) {
    complete = complete && !each.options.empty();
    if (!each.options.empty()) write(json, each);
  });
  json.member("complete", complete).close('}');
  return text;
}

}  // namespace troef
