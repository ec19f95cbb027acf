// SPDX-License-Identifier: Apache-2.0
#include "bots/search/choosing.h"

#include <algorithm>
#include <bit>

#include "bots/search/exact.h"
#include "bots/search/tree.h"
#include "bots/search/worlds.h"
#include "bots/thumb/card.h"

namespace troef::search {
namespace {

// Where two sides play the whole match. With sides that change from contract to contract solving
// before the very end did no better than playing on.
bool in_pairs(const View& view) { return view.game->match_sides(view.rules).count() == 2; }

constexpr int very_last_cards = 4;

// Whether the hand of who plays alone lies open before those who play against it (PD-42): what they
// have to guess is where each other's cards are.
bool against_open_hand(const View& view) {
  const auto declarer = view.facts.declarer;
  return declarer && declarer != view.seat && view.facts.exposed.has(*declarer);
}

// With five cards of eight little is hidden, with five of five too much.
int late_in(const View& view, int cards) {
  const int dealt = view.hand().size() + view.facts.tricks;
  return std::min(cards, dealt * 5 / 8);
}

// With so many cards in hand what each is worth is solved.
int solved_from(const View& view, const Tuning& tuning) {
  if (tuning.solve_from == 0 || in_pairs(view)) return late_in(view, tuning.solve_from);
  return against_open_hand(view) ? max_tricks : std::min(tuning.solve_from, very_last_cards);
}

// Solved values count for all but this share, which a play-out has: where cards are worth the same
// against those who know all, it tells which of them is worth more against those who do not. Less
// where contracts end in leaps, such as kapot: thumb's mistakes at the end would outweigh the rest.
double share_of_playing(const View& view) { return in_pairs(view) ? 0.1 : 0.03; }

// What actions bring in one deal after another.
class Trials {
 public:
  Trials(const View& view, std::span<const Action> actions, const Tuning& tuning,
         const Convention* signals)
      : seat_(*view.seat),
        actions_(actions),
        share_of_playing_(share_of_playing(view)),
        gain_(view),
        playout_(view, signals),
        brought_(actions.size()) {
    if (actions.front().verb != Verb::play) return;
    if (are_solved(view, actions, tuning)) {
      exact_.emplace();
    } else if (replies_are_learnt(view, tuning)) {
      tree_.emplace(view, actions.size(), tuning.boldness, signals);
    }
  }

  // By place in the actions, of those that are tried.
  std::span<const double> run(Imagined& world, std::span<const Tried> tried, std::uint64_t luck,
                              Meter& meter) {
    std::span<const double> solved;
    if (exact_) solved = exact_->values(world, actions_, meter);
    world.mark();
    for (const Tried& each : tried) {
      if (each.place > 0) world.rewind();
      world.play(seat_, each.action);
      double& brought = brought_[each.place];
      brought = gain_(tree_ ? tree_->run(world, each.place, luck, meter)
                            : playout_.run(world, luck, meter));
      if (!solved.empty()) {
        brought = solved[each.place] + share_of_playing_ * (brought - solved[each.place]);
      }
    }
    return brought_;
  }

 private:
  Seat seat_;
  std::span<const Action> actions_;
  double share_of_playing_;
  Gain gain_;
  PlayOut playout_;
  std::optional<Tree> tree_;
  std::optional<Exact> exact_;
  std::vector<double> brought_;
};

// Whether sides of two play for card points, and the end is not near.
bool in_the_middle(const View& view, std::span<const Action> actions, const Tuning& tuning) {
  return cards_only(actions) && view.order->counts() && in_pairs(view) &&
         !near_the_end(view, actions, tuning.solve_from);
}

// What thumb thinks a card worth less than its choice is near what it turns out to be worth less,
// if it is not much.
void heed_thumb(const View& view, std::span<const Action> actions, const Tuning& tuning,
                Field& field) {
  std::vector<double> behind = thumb::falls_short(view, actions);
  for (double& each : behind) each = std::clamp(each, 0.0, tuning.most_doubt);
  field.expect(behind, tuning.doubting_worlds);
}

}  // namespace

bool are_solved(const View& view, std::span<const Action> actions, const Tuning& tuning) {
  return near_the_end(view, actions, solved_from(view, tuning));
}

// Where each plays for self, that takes more deals than there are.
bool replies_are_learnt(const View& view, const Tuning& tuning) {
  return tuning.boldness > 0 && view.sides.count() == 2;
}

std::vector<Tried> try_out(const View& view, std::span<const Action> actions, const Tuning& tuning,
                           const Convention* signals, std::uint64_t seed, Meter& meter) {
  Field field(actions, tuning);
  if (tuning.doubting_worlds > 0 && in_the_middle(view, actions, tuning)) {
    heed_thumb(view, actions, tuning, field);
  }
  Worlds worlds(view, tuning, signals);
  Trials trials(view, actions, tuning, signals);
  Quick random(seed);
  const auto rounds = static_cast<double>(std::bit_width(actions.size() - 1));
  double until = 1 / rounds;
  for (int count = 1; meter.spent() < 1 && !field.decided(); ++count) {
    Imagined* world = worlds.draw(random, meter);
    if (world == nullptr) break;
    field.note(trials.run(*world, field.left(), random.next(), meter));
    if (count < tuning.least_worlds) continue;
    if (meter.spent() >= until) {
      field.halve();
      until += 1 / rounds;
    }
    field.leave_out_the_beaten();
  }
  const bool playing = actions.front().verb == Verb::play;
  return field.ranked(playing ? tuning.caution_playing : tuning.caution_before);
}

}  // namespace troef::search
