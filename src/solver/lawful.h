// SPDX-License-Identifier: Apache-2.0
// The law of a trick (tricks/law.h) over renumbered cards, in line for the search. A test holds the
// two against each other.
#pragma once

#include <array>

#include "solver/lanes.h"

namespace troef::solver {

// A trick once all have played.
struct Taken {
  Seat winner;
  int points = 0;
  Cards cards;
  Card best;
  // The winning card, if it beat others of its lane.
  Cards beat() const {
    const Cards lane = cards & Lanes::lane(Lanes::lane_of(best));
    return lane.without_first() ? Cards(best) : Cards();
  }
};

// The trick on the table.
struct Laid {
  Cards follow;                                          // what must follow the lead
  Cards above_best = Cards::of_bits(~std::uint64_t{0});  // what would win the trick
  Cards above_led;
  Cards cards;
  std::array<Card, max_seats> played{};
  Card best;
  Seat leader, winner;
  std::uint8_t count = 0;
  bool trump_led = false;
  int points = 0;

  void play(Seat seat, Card card, const Lanes& lanes) {
    if (count == 0) {
      follow = lanes.follow(card);
      above_led = lanes.above(card);
      trump_led = follow == lanes.trumps() && !lanes.trumps().empty();
      leader = seat;
    }
    const bool beats = above_best.has(card);
    best = beats ? card : best;
    above_best = beats ? lanes.above(card) : above_best;
    winner = beats ? seat : winner;
    cards.add(card);
    played[count++] = card;
    points += lanes.points(card);
  }
  // With this card as the last.
  Taken taken(Seat seat, Card card, const Lanes& lanes) const {
    const bool beats = above_best.has(card);
    return {beats ? seat : winner, points + lanes.points(card), cards | card, beats ? card : best};
  }
  Taken taken() const { return {winner, points, cards, best}; }
  // The last card; before it these were the best card and its winner.
  void take_back(Card card, Cards above, Card best_before, Seat winner_before, const Lanes& lanes) {
    above_best = above;
    best = best_before;
    winner = winner_before;
    cards.remove(card);
    --count;
    points -= lanes.points(card);
  }
};

class Law {
 public:
  Law() = default;
  Law(const TrickLaw& law, const Lanes& lanes, int seats)
      : law_(law), trumps_(lanes.trumps()), hold_back_(lanes.hold_back()), seats_(seats) {}

  // `head`: whether the duty to play the highest still binds.
  Cards playable(const Laid& laid, Seat seat, Cards hand, bool head) const {
    if (laid.count == 0) return hand;
    const bool mate_holds = law_.partners && laid.winner == seat.left(seats_, 2);
    if (head && law_.head != Head::none) return heading(laid, hand);
    const Cards result = plain(laid, hand, mate_holds);
    if (hold_back_.empty()) return result;
    const Cards held =
        hand & hold_back_ & (law_.hold_back_by_best ? laid.above_best : laid.above_led);
    if (held.empty() || held == hand) return result;
    return result | plain(laid, hand - held, mate_holds);
  }

  // As to two players whom `above` would beat: without held back cards and duties of the head.
  Cards roughly_playable(Cards follow, Cards above, Cards hand, bool head) const {
    const Cards same = hand & follow;
    if (head && law_.head != Head::none && same) return same.last();
    if (same && (same - hold_back_).empty()) return hand;
    if (same && law_.ruffing == Ruffing::when_void) {
      return law_.climb && follow == trumps_ ? or_all(same & above, same) : same;
    }
    const Cards trumps = hand & trumps_;
    const Cards over = trumps & above;
    if (same) return same | (law_.underruff == Underruff::free ? trumps : over);
    const bool duty = law_.duty != RuffDuty::none;
    if (duty && over) return over;
    if (law_.underruff == Underruff::free) return hand;
    if (duty && law_.underruff == Underruff::forced) return or_all(trumps, hand);
    return or_all(hand - (trumps - over), hand);
  }

  // No other card can be played to this lead.
  Cards at_most(Cards follow, Cards hand) const {
    const Cards same = hand & follow;
    return law_.ruffing == Ruffing::when_void && (same - hold_back_) ? same : hand;
  }

  // Who can follow with a lower card may, and who is void may throw a card that is not a trump.
  bool lets_stay_below() const { return !law_.climb && law_.duty == RuffDuty::none; }
  bool ruffs_always() const { return law_.ruffing == Ruffing::always; }
  // Ranks that matter whoever wins: all trumps, where what may be played depends on them.
  Cards bound_ranks() const {
    const bool free = !law_.climb && law_.underruff == Underruff::free;
    return free && law_.duty == RuffDuty::none ? hold_back_ : trumps_;
  }
  // And the best card of a trick, where a mate who holds it is not ruffed.
  bool asks_who_holds() const { return law_.duty == RuffDuty::unless_mate_holds; }
  bool must_ruff() const { return law_.duty == RuffDuty::always; }

 private:
  static Cards or_all(Cards cards, Cards hand) { return cards ? cards : hand; }

  Cards plain(const Laid& laid, Cards hand, bool mate_holds) const {
    const Cards follow = hand & laid.follow;
    if (laid.trump_led) {
      if (!follow) return hand;
      return law_.climb ? or_all(follow & laid.above_best, follow) : follow;
    }
    const Cards trumps = hand & trumps_;
    if (!follow) return void_in_suit(laid, hand, trumps, mate_holds);
    if (law_.ruffing == Ruffing::when_void) return follow;
    return follow | (law_.underruff == Underruff::free ? trumps : trumps & laid.above_best);
  }

  Cards void_in_suit(const Laid& laid, Cards hand, Cards trumps, bool mate_holds) const {
    const bool duty =
        law_.duty == RuffDuty::always || (law_.duty == RuffDuty::unless_mate_holds && !mate_holds);
    const Cards higher = trumps & laid.above_best;
    if (duty && higher) return higher;
    if (law_.underruff == Underruff::free) return hand;
    if (law_.underruff == Underruff::forced) return duty ? or_all(trumps, hand) : hand;
    return or_all(hand - (trumps - laid.above_best), hand);
  }

  Cards heading(const Laid& laid, Cards hand) const {
    const Cards lawful = plain(laid, hand, false);
    const Cards follow = lawful & laid.follow;
    Cards result = lawful;
    if (follow) result = (result - follow) | Cards(follow.last());
    const Cards trumps = lawful & trumps_;
    if (law_.head == Head::suit_only || laid.trump_led || !trumps) return result;
    const Cards top = trumps.last();
    const bool must = !follow && laid.above_best.has_all(top);
    return must ? top : (result - trumps) | top;
  }

  TrickLaw law_;
  Cards trumps_, hold_back_;
  int seats_ = 4;
};

}  // namespace troef::solver
