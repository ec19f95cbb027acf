// SPDX-License-Identifier: Apache-2.0
#include "bots/hint/summary.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace troef::hints {
namespace {

constexpr double clear_gain = 1e-9;
// What hardly ever happens is not told, nor how often it goes well.
constexpr double least_share = 0.02;
constexpr int least_played = 10;
constexpr double hundredth = 0.01, rounding = 1e-9;

// Weighs how often what is there is so. What is now and then so is told neither as always nor
// never.
class Share {
 public:
  void note(const std::optional<bool>& what, double weight) {
    if (!what) return;
    (*what ? so_ : not_) += weight;
    ++there_;
  }
  int there() const { return there_; }
  double weight() const { return so_ + not_; }
  std::optional<double> share() const {
    if (there_ == 0) return std::nullopt;
    if (so_ == 0 || not_ == 0) return so_ == 0 ? 0 : 1;
    return std::clamp(so_ / weight(), hundredth, 1 - hundredth);
  }

 private:
  double so_ = 0, not_ = 0;
  int there_ = 0;
};

// The last: of those that are nobody's of these.
constexpr std::size_t players = 5;
// By whose contract is played: whether it is made.
using ByPlayer = std::array<Share, players + 1>;

// In whole hundredths that add up to one: those that are cut off most are rounded up. What is not
// so in every deal is never one.
std::array<double, players + 1> shares_of(const ByPlayer& made, const Trial& trial) {
  std::array<int, players + 1> whole;
  std::array<long, players + 1> cut;  // in millionths
  double sum = 0;
  for (const Share& one : made) sum += one.weight();
  for (std::size_t i = 0; i < made.size(); ++i) {
    const double hundredths = 100 * made[i].weight() / sum;
    whole[i] = static_cast<int>(hundredths + rounding);
    cut[i] = std::lround(1e6 * (hundredths - whole[i]));
  }
  std::array<std::size_t, players + 1> places;
  std::iota(places.begin(), places.end(), 0);
  std::sort(places.begin(), places.end(), [&](std::size_t a, std::size_t b) {
    return cut[a] != cut[b] ? cut[a] > cut[b] : a < b;
  });
  int left = 100 - std::accumulate(whole.begin(), whole.end(), 0);
  for (const std::size_t place : places) whole[place] += left-- > 0 ? 1 : 0;
  std::array<double, players + 1> shares;
  for (std::size_t i = 0; i < made.size(); ++i) {
    const bool always = made[i].there() == static_cast<int>(trial.worlds.size());
    shares[i] = std::min(whole[i], always ? 100 : 99) * hundredth;
  }
  return shares;
}

std::vector<Hint::Play> plays(const Trial& trial, std::size_t option) {
  ByPlayer made, thanked;
  for (const World& world : trial.worlds) {
    const Ending& ending = world.endings[option];
    const std::size_t player = ending.player ? static_cast<std::size_t>(*ending.player) : players;
    made[player].note(ending.made, ending.weight);
    thanked[player].note(ending.thanked, ending.weight);
  }
  const int worlds = static_cast<int>(trial.worlds.size());
  const auto shares = shares_of(made, trial);
  std::vector<Hint::Play> out;
  for (std::size_t i = 0; i < players; ++i) {
    if (made[i].weight() < least_share * worlds) continue;
    Hint::Play play{static_cast<Hint::Player>(i), shares[i], {}, {}};
    const bool often = made[i].there() == worlds || made[i].there() >= least_played;
    if (often && play.player != Hint::Player::nobody) {
      play.made = made[i].share();
      // Both are told in hundredths, which are not to add up to more than all.
      const double rest = 1 - std::round(100 * *play.made) * hundredth;
      if (thanked[i].share() >= least_share) play.thanked = std::min(*thanked[i].share(), rest);
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
    out.gain += ending.weight * ending.played;
    out.score += ending.weight * ending.score(difference);
    others += ending.weight * ending.others;
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
    const Ending& ending = world.endings[option];
    best.note(is_best(world, option), 1);
    trick.note(ending.trick, ending.weight);
    wins.note(ending.wins, ending.weight);
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
