// SPDX-License-Identifier: Apache-2.0
#include "bots/hint/summary.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace troef::hints {
namespace {

constexpr double clear_gain = 1e-9;
// What hardly ever happens is not told, nor how often it goes well.
constexpr double least_share = 0.02;
constexpr int least_played = 10;

double share(int part, int whole) { return static_cast<double>(part) / whole; }

// Counts what is there, and of that what is so.
class Share {
 public:
  void note(const std::optional<bool>& what) {
    there_ += what.has_value();
    so_ += what.value_or(false);
  }
  std::optional<double> share() const {
    if (there_ == 0) return std::nullopt;
    return hints::share(so_, there_);
  }

 private:
  int there_ = 0, so_ = 0;
};

// The last: of those that are nobody's of these.
constexpr std::size_t players = 5;
using Counts = std::array<int, players + 1>;

// In whole hundredths that add up to one: those that are cut off most are rounded up. What is not
// so in every deal is never one.
std::array<double, players + 1> shares_of(const Counts& counts, int whole) {
  std::array<double, players + 1> shares;
  std::array<std::size_t, players + 1> places;
  std::iota(places.begin(), places.end(), 0);
  std::sort(places.begin(), places.end(), [&](std::size_t a, std::size_t b) {
    const int cut_a = counts[a] * 100 % whole, cut_b = counts[b] * 100 % whole;
    return cut_a != cut_b ? cut_a > cut_b : a < b;
  });
  int left = 100;
  for (const int count : counts) left -= count * 100 / whole;
  for (const std::size_t place : places) {
    const int hundredths = counts[place] * 100 / whole + (left-- > 0 ? 1 : 0);
    shares[place] = std::min(hundredths, counts[place] < whole ? 99 : 100) / 100.0;
  }
  return shares;
}

std::vector<Hint::Play> plays(const Trial& trial, std::size_t option) {
  Counts played{}, made{};
  for (const World& world : trial.worlds) {
    const Ending& ending = world.endings[option];
    const std::size_t player = ending.player ? static_cast<std::size_t>(*ending.player) : players;
    ++played[player];
    made[player] += ending.made;
  }
  const int worlds = static_cast<int>(trial.worlds.size());
  const auto shares = shares_of(played, worlds);
  std::vector<Hint::Play> out;
  for (std::size_t i = 0; i < players; ++i) {
    if (share(played[i], worlds) < least_share) continue;
    Hint::Play play{static_cast<Hint::Player>(i), shares[i], {}};
    const bool often = played[i] == worlds || played[i] >= least_played;
    if (often && play.player != Hint::Player::nobody) {
      play.made = share(made[i], played[i]);
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
  if (!trial.known) out.trick = trick.share();
  out.wins = wins.share();
  out.plays = plays(trial, option);
  return out;
}

bool two_sides_score(const View& view, const Trial& trial) {
  return view.game->match_sides(view.rules).count() == 2 && !adds_up(trial);
}

}  // namespace troef::hints
