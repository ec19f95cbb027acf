// SPDX-License-Identifier: Apache-2.0
#include "games/klaverjassen/game.h"

#include "games/klaverjassen/cards.h"
#include "games/klaverjassen/course.h"
#include "games/klaverjassen/problem.h"
#include "games/klaverjassen/score.h"
#include "texts.h"

namespace troef::klaverjassen {
namespace {

class KlaverjassenGame final : public Game {
 public:
  std::string_view id() const override { return "klaverjassen"; }
  std::string_view letters() const override { return "KJ"; }
  Options options() const override { return klaverjassen::options; }
  std::span<const Preset> presets() const override { return klaverjassen::presets; }
  std::string_view rule_texts(Language language) const override {
    return language == Language::nl ? texts::klaverjassen_nl : texts::klaverjassen_en;
  }
  Sheet sheet() const override { return Sheet::two_columns; }
  std::span<const std::string_view> signals() const override {
    static constexpr std::string_view names[] = {"seinen", "aanseinen", "seinen-tien-aas",
                                                 "seinen-tien-op"};
    return names;
  }
  int seats(const Rules&) const override { return 4; }
  Cards pack(const Rules&) const override { return orders.plain.pack(); }
  const Order& order(const Rules&, std::optional<Suit> trumps) const override {
    return orders.of(trumps);
  }
  bool roem_is_called(const Rules& rules) const override {
    return klaverjassen::roem_is_called(rules);
  }
  std::unique_ptr<Course> begin(const Start& start) const override {
    return std::make_unique<Klaverjassen>(start);
  }
  std::optional<solver::Problem> problem(const View& view, const Holdings& held,
                                         const solver::Question& question) const override {
    return klaverjassen::problem(view, held, question);
  }
  BesideTricks beside_tricks(const Board&) const override {
    return {.last_trick = last_trick_points};
  }
  Sides match_sides(const Rules&) const override { return partners(); }
};

}  // namespace

const Game& game() {
  static const KlaverjassenGame instance;
  return instance;
}

}  // namespace troef::klaverjassen
