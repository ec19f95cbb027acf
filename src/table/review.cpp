// SPDX-License-Identifier: Apache-2.0
#include "table/review.h"

#include <algorithm>

#include "games/solving.h"
#include "table/finished.h"
#include "table/json.h"

namespace troef {
namespace {

constexpr solver::Question score{solver::Sought::score, 0};

// What an action brings less than the best one of who is to move.
struct Option {
  Action action;
  solver::Value cost = 0;
};

// The cheapest first; none where the solver did not get to the end.
std::vector<Option> by_cost(const Solved& solved, bool maximises) {
  std::vector<Option> options;
  if (!solved.value.exact()) return options;
  const solver::Value best = solved.value.low;
  for (const auto& [action, value] : solved.choices) {
    if (!value.exact()) return {};
    const Option option{action, maximises ? best - value.low : value.low - best};
    const auto dearer =
        std::upper_bound(options.begin(), options.end(), option.cost,
                         [](solver::Value cost, const Option& other) { return cost < other.cost; });
    options.insert(dearer, option);
  }
  return options;
}

class Reviewer {
 public:
  Reviewer(Json& json, const Record& record, const ReviewLimits& limits)
      : json_(json), record_(record), limits_(limits) {}

  // Whether every decision could be told.
  bool all() {
    Deal deal(record_.start);
    int at = 0;
    for (const Entry& entry : record_.entries) {
      if (deal.turn().awaited == Awaited::seat && entry.actor == deal.turn().seat) {
        decision(deal, entry, at);
      }
      play_entry(deal, entry);
      ++at;
    }
    return complete_;
  }

 private:
  void decision(const Deal& deal, const Entry& entry, int at) {
    if (!cards_are_played(deal) || deal.legal().size() < 2) return;
    const Posed posed = pose(deal, score);
    if (!posed.problem) return;
    const solver::Limits limits{std::min(limits_.decision, limits_.deal - spent_), nullptr};
    std::vector<Option> options;
    if (limits.nodes > 0) {
      const Solved solved = solve(solver_, deal, *posed.problem, {true, false}, limits);
      spent_ = std::min(limits_.deal, spent_ + solved.nodes);
      options = by_cost(solved, posed.problem->maximisers.has(deal.turn().seat));
    }
    if (options.empty()) {
      complete_ = false;
    } else {
      write(deal, entry, at, options);
    }
  }

  void write(const Deal& deal, const Entry& entry, int at, const std::vector<Option>& options) {
    const Names contracts = deal.game().contracts();
    json_.open('{').member("at", at).member("seat", deal.turn().seat);
    json_.member("trick", deal.board().facts.tricks);
    json_.member("action", to_string(entry.action, contracts)).key("options").open('[');
    for (const Option& option : options) {
      json_.open('{').member("action", to_string(option.action, contracts));
      json_.member("cost", option.cost).close('}');
    }
    json_.close(']').close('}');
  }

  Json& json_;
  const Record& record_;
  const ReviewLimits& limits_;
  solver::Solver solver_;
  std::uint64_t spent_ = 0;
  bool complete_ = true;
};

}  // namespace

std::string review_json(Games games, std::string_view record, std::string& error,
                        const ReviewLimits& limits) {
  const auto finished = read_finished(games, record, error);
  if (!finished) return "";
  std::string text;
  Json json(text);
  json.open('{').key("decisions").open('[');
  const bool complete = Reviewer(json, finished->record, limits).all();
  json.close(']').member("complete", complete).close('}');
  return text;
}

}  // namespace troef
