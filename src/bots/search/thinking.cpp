// SPDX-License-Identifier: Apache-2.0
#include "bots/search/thinking.h"

#include <algorithm>

#include "bots/search/again.h"
#include "bots/search/candidates.h"
#include "bots/search/choosing.h"
#include "bots/search/honest.h"
#include "bots/search/solved.h"
#include "bots/thumb/aim.h"
#include "bots/thumb/thumb.h"

namespace troef::search {
namespace {

// Of these how often they are made was counted: those with a mate, and those that are lost by a
// trick too many while there are trumps. In play-outs thumb makes them too seldom, so that tried
// out they would hardly be bid.
bool was_counted(const View& view, const Action& action) {
  if (action.verb != Verb::contract) return false;
  const auto aim = thumb::aim_in_house(view, action.number);
  if (!aim) return false;
  if (aim->mate != thumb::Aim::Mate::none) return true;
  const bool not_all = !aim->lose && aim->tricks < view.hand().size();
  return aim->trumps && not_all && !thumb::more_will_do(view);
}

// What thumb is right about without thinking.
bool settled(const View& view, const Action& action) {
  return action.verb == Verb::call_roem || action.verb == Verb::roem || action.verb == Verb::turn ||
         was_counted(view, action);
}

// Who has fewer nodes than that takes compares fewer ways to lay cards away.
int most_tried(const View& view, const Tuning& tuning, const Limits& limits) {
  if (!many_to_lay(view, tuning)) return tuning.most_candidates;
  if (limits.nodes == 0 || limits.nodes >= tuning.nodes_laying) return tuning.most_laid;
  const double share = static_cast<double>(limits.nodes) / static_cast<double>(tuning.nodes_laying);
  return std::max(tuning.most_candidates, static_cast<int>(tuning.most_laid * share));
}

constexpr int few_in_hand = 6;

// The solver sees where a card is rightly given away: for one, so that it makes no run in the last
// trick of the foes (KJ-30), or does not have to lead. Of more cards in hand that is too rare to be
// tried for.
bool sees_right_waste(const View& view, const Actions& actions, const Tuning& tuning) {
  if (!view.order->counts()) return false;
  const bool few = !in_pairs(view) && view.hand().size() <= few_in_hand;
  return are_solved(view, actions, tuning) || (few && is_solver_heard(view, actions, tuning));
}

// Contracts that thumb thinks too little of, and whose play-outs tell about how often they are
// made.
void add_hopes(const View& view, double hope, std::vector<Way>& ways) {
  if (hope == 0) return;
  for (const Action& action : view.legal) {
    if (action.verb != Verb::contract || was_counted(view, action)) continue;
    if (std::ranges::find(ways, action, &Way::action) != ways.end()) continue;
    const auto aim = thumb::aim_in_house(view, action.number);
    if (aim && !aim->each) ways.push_back({action, {}, hope * aim->pays});
  }
}

std::vector<Way> ways_to_try(const View& view, const Action& thumbs, const Tuning& tuning,
                             const Limits& limits) {
  const int most = most_tried(view, tuning, limits);
  if (many_to_lay(view, tuning)) return ways_to_lay(view, thumbs, most);
  Actions actions = candidates(view, thumbs, most, tuning.dares);
  if (!sees_right_waste(view, actions, tuning)) leave_out_the_vain(view, actions);
  std::vector<Way> ways = ways_of(actions);
  add_hopes(view, tuning.hope, ways);
  return ways;
}

// With fewer nodes cards would be weighed again in no more than a deal or two.
constexpr double least_again = 20'000;

struct Shares {
  Limits first, again;  // no nodes: nothing is weighed again
};

Shares share_out(const View& view, const Actions& actions, const Tuning& tuning, Limits limits) {
  const bool playing = actions.front().verb == Verb::play;
  std::uint64_t first = playing                     ? tuning.nodes_playing
                        : many_to_lay(view, tuning) ? tuning.nodes_laying
                                                    : tuning.nodes_before;
  if (is_solver_heard(view, actions, tuning)) first += tuning.nodes_hearing;
  const bool may_again = playing && view.hand().size() <= tuning.again_from;
  const std::uint64_t again = may_again ? tuning.nodes_again : 0;
  if (limits.nodes == 0) limits.nodes = first + again;
  const double share = static_cast<double>(again) / static_cast<double>(first + again);
  if (share * static_cast<double>(limits.nodes) < least_again) return {limits, {}};
  return {limits.share(1 - share), limits.share(share)};
}

}  // namespace

bool many_to_lay(const View& view, const Tuning& tuning) {
  return view.legal.front().verb == Verb::discard &&
         view.legal.size() > static_cast<std::size_t>(tuning.most_laid);
}

Thought think(const View& view, const Tuning& tuning, const Convention* signals, std::uint64_t seed,
              const Limits& limits) {
  const Action thumbs = ThumbBot(seed, signals).choose(view);
  if (view.legal.size() == 1 || settled(view, thumbs)) return {thumbs};
  const std::vector<Way> ways = ways_to_try(view, thumbs, tuning, limits);
  if (ways.size() == 1) return {thumbs};
  const Shares shares = share_out(view, actions_of(ways), tuning, limits);
  seed += 0x9E3779B97F4A7C15U * view.events.size();
  Meter first(shares.first);
  const std::vector<Tried> ranked = try_out(view, ways, tuning, signals, seed, first);
  if (shares.again.nodes == 0) return {honest(view, ranked, signals), first.nodes()};
  Meter second(shares.again);
  const auto again = weigh_again(view, ranked, tuning, signals, ~seed, second);
  return {honest(view, again, signals), first.nodes() + second.nodes()};
}

}  // namespace troef::search
