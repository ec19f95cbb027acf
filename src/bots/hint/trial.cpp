// SPDX-License-Identifier: Apache-2.0
#include "bots/hint/trial.h"

#include <algorithm>

#include "bots/club/club.h"
#include "bots/search/candidates.h"
#include "bots/search/choosing.h"
#include "bots/search/exact.h"
#include "bots/search/gain.h"
#include "bots/search/solved.h"
#include "bots/search/thinking.h"
#include "bots/search/tree.h"
#include "bots/search/worlds.h"
#include "bots/thumb/thumb.h"

namespace troef::hints {
namespace {

constexpr std::uint64_t usual_nodes = 150'000;
constexpr std::size_t most_worlds = 400, least_worlds = 8;
constexpr int most_options = 10;

bool is_made(Outcome outcome) {
  return outcome == Outcome::made || outcome == Outcome::kapot || outcome == Outcome::pit;
}

Ending ending_of(const View& view, const Action& action, const Result& result, double gain) {
  Ending ending;
  ending.gain = gain;
  const auto ours = [&](Seat seat) { return result.sides.of(seat) == result.sides.of(*view.seat); };
  if (result.declarer && result.sides.count() == 2) {
    ending.has_declarer = true;
    ending.ours = ours(*result.declarer);
    ending.made = is_made(result.outcome);
  }
  const int trick = view.facts.tricks;
  if (action.verb == Verb::play && result.sides.count() > 0 && trick < result.tricks) {
    ending.has_trick = true;
    ending.trick = ours(result.winners[static_cast<std::size_t>(trick)]);
  }
  return ending;
}

// How a deal goes on behind an option, as where club tries it: the last cards with best play by
// all, before that with learnt replies where one side plays against another, else by thumb.
class Course {
 public:
  Course(const View& view, const Actions& options, const Convention* signals)
      : playout_(view, signals) {
    if (options.front().verb == Verb::play && search::are_solved(view, options, club_tuning)) {
      exact_.emplace();
    } else if (search::replies_are_learnt(view, options, club_tuning)) {
      tree_.emplace(view, options.size(), club_tuning.boldness, signals);
    }
  }

  Result run(Imagined& deal, std::size_t option, std::uint64_t luck, search::Meter& meter) {
    if (tree_) return tree_->run(deal, option, luck, meter);
    if (exact_) exact_->play_on(deal, meter);
    return playout_.run(deal, luck, meter);
  }

 private:
  search::PlayOut playout_;
  std::optional<search::Tree> tree_;
  std::optional<search::Exact> exact_;
};

// By how much one option gains more than another is told by the solver, too; how much they gain
// together is not.
void hear(const search::Solved& solved, std::vector<Ending>& endings) {
  double more = 0;
  for (std::size_t option = 0; option < endings.size(); ++option) {
    double& gain = endings[option].gain;
    const double worth = solved.worth(option, gain);
    more += (worth - gain) / static_cast<double>(endings.size());
    gain = worth;
  }
  for (Ending& ending : endings) ending.gain -= more;
}

search::Limits limits_of(const BotSettings& settings, std::uint64_t usual) {
  return {settings.nodes > 0 ? settings.nodes : usual, settings.milliseconds, settings.clock};
}

// Of many ways to lay cards away those that club finds best, each with the best trumps.
std::vector<search::Way> options_of(const View& view, const Action& thumbs,
                                    const BotSettings& settings) {
  if (!search::many_to_lay(view, club_tuning)) {
    return search::ways_of(search::candidates(view, thumbs, most_options));
  }
  const auto all = search::ways_to_lay(view, thumbs, club_tuning.most_laid);
  search::Limits limits = limits_of(settings, club_tuning.nodes_laying);
  limits.nodes = std::min(limits.nodes, club_tuning.nodes_laying);
  search::Meter meter(limits);
  std::vector<search::Way> best;
  for (const search::Tried& each :
       search::try_out(view, all, club_tuning, settings.signals, settings.seed, meter)) {
    const bool known = std::any_of(best.begin(), best.end(), [&](const search::Way& way) {
      return way.action == each.action;
    });
    if (!known && best.size() < most_options) best.push_back(each);
  }
  return best;
}

}  // namespace

Trial try_all(const View& view, const BotSettings& settings) {
  Trial trial;
  const Action thumbs = ThumbBot(settings.seed, settings.signals).choose(view);
  std::vector<search::Way> ways = options_of(view, thumbs, settings);
  if (ways.size() == 1) {
    // Who is to pass wants to know what bidding would bring.
    const auto bid = search::nearest_bid(view);
    if (bid && *bid != thumbs) ways.push_back({*bid, {}});
  }
  trial.options = search::actions_of(ways);
  search::Meter meter(limits_of(settings, usual_nodes));
  search::Worlds worlds(view, club_tuning, settings.signals);
  Course course(view, trial.options, settings.signals);
  const search::Gain gain(view);
  search::Solved solved(view, trial.options, club_tuning);
  const bool hears = !search::are_solved(view, trial.options, club_tuning);
  Quick random(settings.seed + view.events.size());
  while (trial.worlds.size() < least_worlds ||
         (trial.worlds.size() < most_worlds && meter.spent() < 1)) {
    Imagined* deal = worlds.draw(random, meter);
    if (deal == nullptr) break;
    World world{worlds.layout().hands, {}};
    if (hears) solved.look(*deal, trial.options, meter);
    deal->mark();
    const std::uint64_t luck = random.next();
    for (std::size_t option = 0; option < ways.size(); ++option) {
      search::play(*deal, *view.seat, ways[option]);
      const Result result = course.run(*deal, option, luck, meter);
      world.endings.push_back(ending_of(view, trial.options[option], result, gain(result)));
      deal->rewind();
    }
    hear(solved, world.endings);
    trial.worlds.push_back(std::move(world));
  }
  return trial;
}

}  // namespace troef::hints
