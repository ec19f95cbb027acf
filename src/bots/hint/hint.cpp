// SPDX-License-Identifier: Apache-2.0
#include "bots/hint/hint.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "bots/hint/compare.h"
#include "bots/hint/guesses.h"
#include "bots/hint/reasons.h"
#include "bots/hint/signs.h"
#include "bots/hint/summary.h"

namespace troef {
namespace {

using hints::Trial;

// Fewer deals say little of who holds what.
constexpr std::size_t enough_to_guess = 40;
// The first that is tried.
constexpr std::size_t bots_choice = 0;
// Where more than one thing can be done, of the ways to lay a card away for another no more.
constexpr int most_swaps = 2;

void put_first(std::vector<std::size_t>& places, std::size_t place) {
  const auto found = std::find(places.begin(), places.end(), place);
  std::rotate(places.begin(), found, found + 1);
}

bool is_swap(Verb verb) { return verb == Verb::rob || verb == Verb::buy; }

// So that not all that is told is what to lay away.
void leave_out_swaps(const std::vector<Hint::Option>& options, std::vector<std::size_t>& places) {
  int swaps = 0;
  std::erase_if(places, [&](std::size_t place) {
    return is_swap(options[place].action.verb) && ++swaps > most_swaps;
  });
}

// What is clearly worse than the best is never told to bring as much: no play-out may have been as
// bad as the solver says.
void keep_behind(const Trial& trial, std::size_t best, std::vector<Hint::Option>& options) {
  const double below = std::nextafter(options[best].gain, -HUGE_VAL);
  for (std::size_t i = 0; i < options.size(); ++i) {
    if (!hints::is_level(trial, best, i)) options[i].gain = std::min(options[i].gain, below);
  }
}

// Whether no other card brings more, in any deal.
bool is_never_beaten(const Hint::Option& option) {
  return option.action.verb == Verb::play && option.best == 1;
}

// The places of the options, best first; but what a bot would do before what is level with it.
std::vector<std::size_t> ranked(const Trial& trial, const std::vector<Hint::Option>& options,
                                std::size_t best) {
  std::vector<std::size_t> places(options.size());
  std::iota(places.begin(), places.end(), 0);
  std::sort(places.begin(), places.end(), [&](std::size_t a, std::size_t b) {
    return options[a].gain != options[b].gain ? options[a].gain > options[b].gain : a < b;
  });
  put_first(places, best);
  const bool now_and_then_worse =
      is_never_beaten(options[best]) && !is_never_beaten(options[bots_choice]);
  if (hints::is_level(trial, best, bots_choice) && !now_and_then_worse) {
    put_first(places, bots_choice);
  }
  leave_out_swaps(options, places);
  return places;
}

// What it takes the others to hold, and where other cards would make the second option better.
void guess(const View& view, const BotSettings& settings, const Trial& trial,
           const std::vector<std::size_t>& places, Hint& out) {
  const Cards hidden = hints::hidden_from(view, trial);
  const hints::Held held = hints::held_in(view, trial, settings.seed);
  out.voids = hints::voids(view, held, hidden);
  if (trial.worlds.size() < enough_to_guess) return;
  out.guesses = hints::guesses(view, trial, held, hidden);
  hints::find_reasons(view, settings, out.guesses);
  if (places.size() > 1) {
    out.turning = hints::turning(view, trial, hidden, out.difference, places[0], places[1]);
  }
}

}  // namespace

Hint hint(const View& view, const BotSettings& settings) {
  const Trial trial = hints::try_all(view, settings);
  Hint out;
  out.known = trial.known;
  out.worlds = static_cast<int>(trial.worlds.size());
  out.unit = view.game->unit(view.rules);
  out.side = hints::known_side(view);
  out.paid = view.facts.paid[*view.seat];
  out.difference = hints::two_sides_score(view, trial);
  std::vector<Hint::Option> options;
  for (std::size_t i = 0; i < trial.options.size(); ++i) {
    options.push_back(hints::summed_up(trial, i, out.difference));
  }
  const std::size_t best = hints::best_of(trial);
  keep_behind(trial, best, options);
  const std::vector<std::size_t> places = ranked(trial, options, best);
  const double first = options[places.front()].gain;
  const auto behind = std::find_if(places.begin(), places.end(), [&](std::size_t place) {
    return options[place].gain < first && !hints::is_level(trial, best, place);
  });
  out.level = static_cast<std::size_t>(behind - places.begin());
  out.always = std::all_of(places.begin(), behind,
                           [&](std::size_t place) { return is_never_beaten(options[place]); });
  for (const std::size_t place : places) {
    out.options.push_back(options[place]);
    out.options.back().saying = hints::saying(view, settings.signals, options[place].action);
  }
  out.heard = hints::heard(view, settings.signals);
  if (!trial.known) guess(view, settings, trial, places, out);
  return out;
}

}  // namespace troef
