// SPDX-License-Identifier: Apache-2.0
#include "bots/hint/trial.h"

#include "bots/club/club.h"
#include "bots/hint/open.h"
#include "bots/hint/options.h"
#include "bots/hint/weighing.h"
#include "bots/search/choosing.h"
#include "bots/search/exact.h"
#include "bots/search/solved.h"
#include "bots/search/tree.h"
#include "bots/search/worlds.h"

namespace troef::hints {
namespace {

constexpr std::uint64_t usual_nodes = 600'000;
constexpr std::size_t most_worlds = 400, least_worlds = 8;

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

// By how much one option brings more than another is told by the solver, too.
void hear(const search::Solved& solved, std::vector<Ending>& endings) {
  for (std::size_t option = 0; option < endings.size(); ++option) {
    endings[option].gain = solved.worth(option, endings[option].played);
  }
}

}  // namespace

Trial try_all(const View& view, const BotSettings& settings) {
  Trial trial;
  trial.options = options_of(view, settings);
  if (search::nothing_hidden(view)) {
    if (auto world = played_open(view, trial.options, settings)) {
      trial.known = true;
      trial.worlds.push_back(std::move(*world));
      return trial;
    }
  }
  const Actions actions = search::actions_of(trial.options);
  search::Meter meter(limits_of(settings, usual_nodes));
  search::Worlds worlds(view, club_tuning, settings.signals);
  Course course(view, actions, settings.signals);
  const Endings endings(view);
  search::Solved solved(view, actions, club_tuning);
  const bool hears = !search::are_solved(view, actions, club_tuning);
  Quick random(settings.seed + view.events.size());
  while (trial.worlds.size() < least_worlds ||
         (trial.worlds.size() < most_worlds && meter.spent() < 1)) {
    Imagined* deal = worlds.draw(random, meter);
    if (deal == nullptr) break;
    World world{worlds.layout().hands, {}};
    if (hears) solved.look(*deal, actions, meter);
    deal->mark();
    const std::uint64_t luck = random.next();
    for (std::size_t option = 0; option < actions.size(); ++option) {
      search::play(*deal, *view.seat, trial.options[option]);
      world.endings.push_back(endings.of(actions[option], course.run(*deal, option, luck, meter)));
      deal->rewind();
    }
    hear(solved, world.endings);
    trial.worlds.push_back(std::move(world));
  }
  weigh(trial);
  return trial;
}

}  // namespace troef::hints
