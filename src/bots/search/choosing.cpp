// SPDX-License-Identifier: Apache-2.0
#include "bots/search/choosing.h"

#include <algorithm>
#include <bit>

#include "bots/learnt/opinion.h"
#include "bots/search/exact.h"
#include "bots/search/solved.h"
#include "bots/search/tree.h"
#include "bots/search/worlds.h"

namespace troef::search {
namespace {

// What actions bring in one deal after another.
class Trials {
 public:
  Trials(const View& view, std::span<const Action> actions, const Tuning& tuning,
         const Convention* signals)
      : seat_(*view.seat),
        actions_(actions),
        gain_(view),
        solved_(view, actions, tuning),
        playout_(view, signals),
        brought_(actions.size()) {
    if (replies_are_learnt(view, actions, tuning)) {
      tree_.emplace(view, actions.size(), tuning.boldness, signals);
    }
  }

  // By place in the actions, of those that are tried.
  std::span<const double> run(Imagined& world, std::span<const Tried> tried, std::uint64_t luck,
                              Meter& meter) {
    solved_.look(world, actions_, meter);
    world.mark();
    for (const Tried& each : tried) {
      if (each.place > 0) world.rewind();
      play(world, seat_, each);
      brought_[each.place] =
          solved_.worth(each.place, gain_(tree_ ? tree_->run(world, each.place, luck, meter)
                                                : playout_.run(world, luck, meter))) -
          each.asked;
    }
    return brought_;
  }

 private:
  Seat seat_;
  std::span<const Action> actions_;
  Gain gain_;
  Solved solved_;
  PlayOut playout_;
  std::optional<Tree> tree_;
  std::vector<double> brought_;
};

// Whether an opinion of the cards is worth something: that of a network, or of thumb where two
// sides play the match; and the end is not near.
bool has_opinion(const View& view, std::span<const Action> actions, const Tuning& tuning) {
  return cards_only(actions) && view.order->counts() &&
         (in_pairs(view) || learnt::is_learnt(view)) &&
         !near_the_end(view, actions, tuning.solve_from);
}

// What a card is thought to bring is near what it turns out to bring, if it is not much.
void heed_opinion(const View& view, std::span<const Action> actions, const Tuning& tuning,
                  Field& field) {
  std::vector<double> behind = learnt::falls_short(view, actions);
  for (double& each : behind) each = std::clamp(each, -tuning.most_doubt, tuning.most_doubt);
  field.expect(behind, tuning.doubting_worlds);
}

}  // namespace

// Where each plays for self, that takes more deals than there are.
bool replies_are_learnt(const View& view, std::span<const Action> actions, const Tuning& tuning) {
  return tuning.boldness > 0 && view.sides.count() == 2 && actions.front().verb == Verb::play &&
         !are_solved(view, actions, tuning);
}

std::vector<Tried> try_out(const View& view, const std::vector<Way>& ways, const Tuning& tuning,
                           const Convention* signals, std::uint64_t seed, Meter& meter) {
  Field field(ways, tuning);
  const Actions actions = actions_of(ways);
  if (tuning.doubting_worlds > 0 && has_opinion(view, actions, tuning)) {
    heed_opinion(view, actions, tuning, field);
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
