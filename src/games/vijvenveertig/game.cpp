// SPDX-License-Identifier: Apache-2.0
#include "games/vijvenveertig/game.h"

#include "games/vijvenveertig/cards.h"
#include "games/vijvenveertig/clues.h"
#include "games/vijvenveertig/course.h"
#include "games/vijvenveertig/problem.h"
#include "games/vijvenveertig/score.h"
#include "texts.h"

namespace troef::vijvenveertig {
namespace {

class VijvenveertigGame final : public Game {
 public:
  std::string_view id() const override { return "vijvenveertig"; }
  std::string_view letters() const override { return "VV"; }
  Options options() const override { return vijvenveertig::options; }
  std::span<const Preset> presets() const override { return vijvenveertig::presets; }
  std::string_view rule_texts(Language language) const override {
    return language == Language::nl ? texts::vijvenveertig_nl : texts::vijvenveertig_en;
  }
  Sheet sheet() const override { return Sheet::chips; }
  Unit unit(const Rules& rules) const override {
    return scoring(rules) == Scoring::pool ? Unit::chips : Unit::points;
  }
  // VV-43; a pool is counted in chips itself.
  int points_a_chip(const Rules& rules) const override {
    return scoring(rules) == Scoring::pool ? 0 : rules[Opt::chip];
  }
  std::optional<Clash> refuse(const Rules& rules) const override;
  int seats(const Rules& rules) const override { return rules[Opt::seats]; }
  Cards pack(const Rules&) const override { return Cards::all(); }
  const Order& order(const Rules& rules, std::optional<Suit> trumps) const override {
    return order_of(rules, trumps);
  }
  std::unique_ptr<Course> begin(const Start& start) const override {
    return std::make_unique<Vijvenveertig>(start);
  }
  void clues(const View& view, Clues& clues) const override { read(view, clues); }
  std::optional<solver::Problem> problem(const View& view, const Holdings& held,
                                         const solver::Question& question) const override {
    return vijvenveertig::problem(view, held, question);
  }
  bool has_pot(const Rules& rules) const override { return scoring(rules) == Scoring::pool; }
  Sides match_sides(const Rules& rules) const override { return sides_of(rules, seats(rules)); }
};

std::optional<Clash> VijvenveertigGame::refuse(const Rules& rules) const {
  if (!in_sides(rules) || seats(rules) % 2 == 0) return std::nullopt;
  return Clash{
      "VV-00",
      "two sides take an even number of seats, 2, 4 or 6; where the scoring is by the trick "
      "or for the pool, everyone plays for themselves, with 2 to 6",
      "in twee kanten speel je met een even aantal spelers: 2, 4 of 6; met een telling per "
      "slag of om de pot is het ieder voor zich, met 2 tot 6"};
}

}  // namespace

const Game& game() {
  static const VijvenveertigGame instance;
  return instance;
}

}  // namespace troef::vijvenveertig
