// SPDX-License-Identifier: Apache-2.0
#include "tricks/law.h"

namespace troef {
namespace {

Cards or_all(Cards cards, Cards hand) { return cards ? cards : hand; }

bool must_ruff(const TrickLaw& law, bool mate_holds) {
  return law.duty == RuffDuty::always || (law.duty == RuffDuty::unless_mate_holds && !mate_holds);
}

Cards higher_trumps(const Order& order, const Trick& trick, Cards hand) {
  return hand & order.trumps() & order.above(trick.best());
}

// Trumps that would lie under one which ruffed the trick; none where it is not ruffed.
Cards lower_trumps(const Order& order, const Trick& trick, Cards hand) {
  return (hand & order.trumps()) - order.above(trick.best());
}

Cards void_in_suit(const TrickLaw& law, const Order& order, const Trick& trick, Cards hand,
                   bool mate_holds) {
  const bool duty = must_ruff(law, mate_holds);
  const Cards higher = higher_trumps(order, trick, hand);
  if (duty && higher) return higher;
  switch (law.underruff) {
    case Underruff::free:
      return hand;
    case Underruff::forced:
      return duty ? or_all(hand & order.trumps(), hand) : hand;
    case Underruff::last_resort:
      break;
  }
  return or_all(hand - lower_trumps(order, trick, hand), hand);
}

Cards without_holding_back(const TrickLaw& law, const Order& order, const Trick& trick, Cards hand,
                           bool mate_holds) {
  const Cards follow = hand & order.follow(trick.led());
  if (trick.trump_led(order)) {
    if (!follow) return hand;
    return law.climb ? or_all(follow & order.above(trick.best()), follow) : follow;
  }
  if (!follow) return void_in_suit(law, order, trick, hand, mate_holds);
  if (law.ruffing == Ruffing::when_void) return follow;
  const Cards trumps = hand & order.trumps();
  if (law.underruff == Underruff::free) return follow | trumps;
  return follow | (trumps - lower_trumps(order, trick, hand));
}

// PD-34. Nothing is held back.
Cards heading(const TrickLaw& law, const Order& order, const Trick& trick, Cards hand) {
  const Cards lawful = without_holding_back(law, order, trick, hand, false);
  const Cards follow = lawful & order.follow(trick.led());
  Cards result = lawful;
  if (follow) result = (result - follow) | Cards(order.highest(follow));
  const Cards trumps = lawful & order.trumps();
  if (law.head == Head::suit_only || !trumps) return result;
  const Card highest = order.highest(trumps);
  const bool must = !follow && order.above(trick.best()).has(highest);
  return must ? Cards(highest) : (result - trumps) | Cards(highest);
}

}  // namespace

Cards playable(const TrickLaw& law, const Order& order, const Trick& trick, Cards hand,
               bool mate_holds) {
  if (trick.empty()) return hand;
  if (law.head != Head::none) return heading(law, order, trick, hand);
  Cards result = without_holding_back(law, order, trick, hand, mate_holds);
  const Card lower = law.hold_back_by_best ? trick.best() : trick.led();
  const Cards held = hand & law.hold_back & order.above(lower);
  if (held) {
    result |= without_holding_back(law, order, trick, hand - held, mate_holds);
  }
  return result;
}

std::string_view why_not(const TrickLaw& law, const Order& order, const Trick& trick, Cards hand,
                         bool mate_holds, Card card) {
  if (playable(law, order, trick, hand, mate_holds).has(card)) return "";
  const LawRules& rules = *law.rules;
  if (law.head != Head::none) {
    TrickLaw ordinary = law;
    ordinary.head = Head::none;
    const auto rule = why_not(ordinary, order, trick, hand, mate_holds, card);
    return rule.empty() ? rules.head : rule;
  }
  const Cards follow = hand & order.follow(trick.led());
  if (trick.trump_led(order)) return follow.has(card) ? rules.climb : rules.follow_trumps;
  const bool trump = order.is_trump(card);
  if (follow && !follow.has(card) && (!trump || law.ruffing == Ruffing::when_void)) {
    return rules.follow;
  }
  const bool under = trump && trick.ruffed(order) && !order.above(trick.best()).has(card);
  if (under && law.underruff == Underruff::last_resort) {
    if (must_ruff(law, mate_holds) && higher_trumps(order, trick, hand)) return rules.ruff;
    return mate_holds ? rules.underruff_mate : rules.underruff;
  }
  const bool forced_under = law.underruff == Underruff::forced && trick.ruffed(order) &&
                            higher_trumps(order, trick, hand).empty();
  return forced_under ? rules.underruff : rules.ruff;
}

}  // namespace troef
