// SPDX-License-Identifier: Apache-2.0
#include "bots/search/choosing.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "bots/search/exact.h"
#include "bots/search/tree.h"
#include "bots/search/worlds.h"

namespace troef::search {
namespace {

void best_first(std::span<Tried> tried, double errors) {
  std::sort(tried.begin(), tried.end(), [errors](const Tried& a, const Tried& b) {
    const double one = a.surely(errors), other = b.surely(errors);
    return one != other ? one > other : a.place < b.place;
  });
}

// Where two sides play the whole match. With sides that change from contract to contract learning
// replies did no better than thumb's play-outs, nor did solving before the very end.
bool in_pairs(const View& view) { return view.game->match_sides(view.rules).count() == 2; }

constexpr int very_last_cards = 4;

// Solved values count for all but this share, which a play-out has: where cards are worth the same
// against those who know all, it tells which of them is worth more against those who do not.
constexpr double share_of_playing = 0.1;

// What actions bring in one deal after another.
class Trials {
 public:
  Trials(const View& view, std::span<const Action> actions, const Tuning& tuning,
         const Convention* signals)
      : seat_(*view.seat), actions_(actions), gain_(view), playout_(view, signals) {
    if (actions.front().verb != Verb::play) return;
    const bool pairs = in_pairs(view);
    const int cards = pairs ? tuning.solve_from : std::min(tuning.solve_from, very_last_cards);
    if (near_the_end(view, actions, cards)) {
      exact_.emplace();
    } else if (pairs && tuning.boldness > 0) {
      tree_.emplace(view, actions.size(), tuning.boldness, signals);
    }
  }

  void run(Imagined& world, std::span<Tried> tried, std::uint64_t luck, Meter& meter) {
    std::span<const double> solved;
    if (exact_) solved = exact_->values(world, actions_, meter);
    world.mark();
    note(tried, [&](const Tried& each) {
      if (each.place > 0) world.rewind();
      world.play(seat_, each.action);
      const double played = gain_(tree_ ? tree_->run(world, each.place, luck, meter)
                                        : playout_.run(world, luck, meter));
      if (solved.empty()) return played;
      return solved[each.place] + share_of_playing * (played - solved[each.place]);
    });
  }

 private:
  template <class Worth>
  void note(std::span<Tried> tried, const Worth& worth) {
    double first = 0;
    for (Tried& each : tried) {
      const double gain = worth(each);
      if (each.place == 0) first = gain;
      each.sum += gain - first;
      each.squares += (gain - first) * (gain - first);
      ++each.worlds;
    }
  }

  Seat seat_;
  std::span<const Action> actions_;
  Gain gain_;
  PlayOut playout_;
  std::optional<Tree> tree_;
  std::optional<Exact> exact_;
};

}  // namespace

double Tried::surely(double errors) const {
  if (worlds < 2) return mean();
  const double spread = std::max(0.0, squares / worlds - mean() * mean());
  return mean() - errors * std::sqrt(spread / (worlds - 1));
}

std::vector<Tried> try_out(const View& view, std::span<const Action> actions, const Tuning& tuning,
                           const Convention* signals, std::uint64_t seed, Meter& meter) {
  std::vector<Tried> tried;
  for (const Action& action : actions) tried.push_back({action, tried.size()});
  Worlds worlds(view, tuning, signals);
  Trials trials(view, actions, tuning, signals);
  Quick random(seed);
  std::size_t left = tried.size();
  const auto rounds = static_cast<double>(std::bit_width(left - 1));
  double until = 1 / rounds;
  for (int count = 1; meter.spent() < 1; ++count) {
    const std::uint64_t before = worlds.nodes();
    Imagined* world = worlds.draw(random);
    if (world == nullptr) break;
    meter.spend(worlds.nodes() - before + 1);
    trials.run(*world, std::span(tried).first(left), random.next(), meter);
    if (count < tuning.least_worlds || meter.spent() < until || left <= 2) continue;
    best_first(std::span(tried).subspan(1, left - 1), 0);
    left = (left + 1) / 2;
    until += 1 / rounds;
  }
  const bool playing = actions.front().verb == Verb::play;
  best_first(std::span(tried).first(left),
             playing ? tuning.caution_playing : tuning.caution_before);
  return tried;
}

}  // namespace troef::search
