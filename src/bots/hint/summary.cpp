// SPDX-License-Identifier: Apache-2.0
#include "bots/hint/summary.h"

#include <algorithm>
#include <array>

namespace troef::hints {
namespace {

constexpr double clear_gain = 1e-9;
// What hardly ever happens is not told, nor how often it goes well.
constexpr double least_share = 0.02;
constexpr int least_played = 10;

double share(int part, std::size_t whole) {
  return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

// Counts what is there, and of that what is so.
class Share {
 public:
  void note(const std::optional<bool>& what) {
    there_ += what.has_value();
    so_ += what.value_or(false);
  }
  std::optional<double> share() const {
    if (there_ == 0) return std::nullopt;
    return static_cast<double>(so_) / there_;
  }

 private:
  int there_ = 0, so_ = 0;
};

std::vector<Hint::Play> plays(const Trial& trial, std::size_t option) {
  struct Count {
    int played = 0, made = 0;
  };
  std::array<Count, 5> counts;
  for (const World& world : trial.worlds) {
    const Ending& ending = world.endings[option];
    if (!ending.player) continue;
    Count& count = counts[static_cast<std::size_t>(*ending.player)];
    ++count.played;
    count.made += ending.made;
  }
  std::vector<Hint::Play> out;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    const auto [played, made] = counts[i];
    Hint::Play play{static_cast<Hint::Player>(i), share(played, trial.worlds.size()), {}};
    if (play.share < least_share) continue;
    const bool all = static_cast<std::size_t>(played) == trial.worlds.size();
    const bool often = all || played >= least_played;
    if (often && play.player != Hint::Player::nobody) {
      play.made = share(made, static_cast<std::size_t>(played));
    }
    out.push_back(play);
  }
  return out;
}

bool is_best(const World& world, std::size_t option) {
  const double gain = world.endings[option].gain;
  return std::none_of(world.endings.begin(), world.endings.end(),
                      [&](const Ending& other) { return other.gain > gain + clear_gain; });
}

// What one seat scores the others pay, whatever is done.
bool adds_up(const Trial& trial) {
  return std::all_of(trial.worlds.begin(), trial.worlds.end(), [](const World& world) {
    return std::all_of(world.endings.begin(), world.endings.end(),
                       [](const Ending& ending) { return ending.adds_up; });
  });
}

// `difference`: between two sides; else the others' is told where it does not follow from the own.
void sum_up_scores(const Trial& trial, std::size_t option, bool difference, Hint::Option& out) {
  double others = 0;
  for (const World& world : trial.worlds) {
    const Ending& ending = world.endings[option];
    out.gain += ending.gain;
    out.score += ending.score(difference);
    others += ending.others;
  }
  const auto worlds = static_cast<double>(trial.worlds.size());
  out.gain /= worlds;
  out.score /= worlds;
  if (!difference && !adds_up(trial)) out.others = others / worlds;
}

}  // namespace

Hint::Option summed_up(const Trial& trial, std::size_t option, bool difference) {
  Hint::Option out;
  out.action = trial.options[option].action;
  out.then = trial.options[option].then;
  if (trial.worlds.empty()) return out;
  sum_up_scores(trial, option, difference, out);
  Share best, trick, wins;
  for (const World& world : trial.worlds) {
    best.note(is_best(world, option));
    trick.note(world.endings[option].trick);
    wins.note(world.endings[option].wins);
  }
  out.best = *best.share();
  out.trick = trick.share();
  out.wins = wins.share();
  out.plays = plays(trial, option);
  return out;
}

bool two_sides_score(const View& view, const Trial& trial) {
  return view.game->match_sides(view.rules).count() == 2 && !adds_up(trial);
}

}  // namespace troef::hints
