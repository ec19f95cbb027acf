// SPDX-License-Identifier: Apache-2.0
#include "bots/hint/hint.h"

#include <algorithm>
#include <numeric>

#include "bots/hint/compare.h"
#include "bots/hint/guesses.h"
#include "bots/hint/reasons.h"
#include "bots/hint/summary.h"

namespace troef {
namespace {

using hints::Trial;

constexpr std::size_t enough_to_compare = 40;
// Where more than one thing can be done, of the ways to lay a card away for another no more.
constexpr int most_swaps = 2;

// The places of the options, best first.
std::vector<std::size_t> ranked(const std::vector<Hint::Option>& options) {
  std::vector<std::size_t> places(options.size());
  std::iota(places.begin(), places.end(), 0);
  std::sort(places.begin(), places.end(), [&](std::size_t a, std::size_t b) {
    return options[a].gain != options[b].gain ? options[a].gain > options[b].gain : a < b;
  });
  return places;
}

bool is_swap(Verb verb) { return verb == Verb::rob || verb == Verb::buy; }

// So that not all that is told is what to lay away.
void leave_out_swaps(const std::vector<Hint::Option>& options, std::vector<std::size_t>& places) {
  int swaps = 0;
  std::erase_if(places, [&](std::size_t place) {
    return is_swap(options[place].action.verb) && ++swaps > most_swaps;
  });
}

// How many are as good as the first: in every deal, or else on the whole.
void find_level(const View& view, const Trial& trial, const std::vector<std::size_t>& places,
                Hint& out) {
  const Hint::Option& first = out.options.front();
  out.always = first.action.verb == Verb::play && first.best == 1;
  for (std::size_t i = 1; i < places.size(); ++i) {
    const bool level =
        out.always ? out.options[i].best == 1 : hints::is_level(view, trial, places[0], places[i]);
    if (!level) return;
    ++out.level;
  }
}

}  // namespace

Hint hint(const View& view, const BotSettings& settings) {
  const Trial trial = hints::try_all(view, settings);
  Hint out;
  out.worlds = static_cast<int>(trial.worlds.size());
  out.unit = unit_of(*view.game, view.rules);
  out.side = hints::known_side(view);
  out.difference = hints::two_sides_score(view, trial);
  std::vector<Hint::Option> options;
  for (std::size_t i = 0; i < trial.options.size(); ++i) {
    options.push_back(hints::summed_up(trial, i, out.difference));
  }
  std::vector<std::size_t> places = ranked(options);
  leave_out_swaps(options, places);
  for (const std::size_t place : places) out.options.push_back(options[place]);
  if (trial.worlds.size() < enough_to_compare) return out;
  find_level(view, trial, places, out);
  const Cards hidden = hints::hidden_from(view, trial);
  const hints::Held held = hints::held_in(view, trial, settings.seed);
  out.guesses = hints::guesses(view, trial, held, hidden);
  hints::find_reasons(view, settings, out.guesses);
  out.voids = hints::voids(view, held, hidden);
  if (places.size() > 1) {
    out.turning = hints::turning(view, trial, hidden, out.difference, places[0], places[1]);
  }
  return out;
}

}  // namespace troef
