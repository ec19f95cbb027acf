// SPDX-License-Identifier: Apache-2.0
#include "games/heugen/game.h"

#include "games/heugen/cards.h"
#include "games/heugen/clues.h"
#include "games/heugen/course.h"
#include "games/heugen/problem.h"
#include "games/heugen/score.h"
#include "texts.h"

namespace troef::heugen {
namespace {

class HeugenGame final : public Game {
 public:
  std::string_view id() const override { return "heugen"; }
  std::string_view letters() const override { return "HG"; }
  Options options() const override { return heugen::options; }
  std::span<const Preset> presets() const override { return heugen::presets; }
  std::string_view rule_texts(Language language) const override {
    return language == Language::nl ? texts::heugen_nl : texts::heugen_en;
  }
  Sheet sheet() const override { return Sheet::pad; }
  std::span<const std::string_view> signals() const override {
    static constexpr std::string_view names[] = {"tekenen"};
    return names;
  }
  int seats(const Rules& rules) const override { return rules[Opt::seats]; }
  Cards pack(const Rules& rules) const override { return full_pack(rules); }
  const Order& order(const Rules& rules, std::optional<Suit> trumps) const override {
    return orders_of(rules).of(trumps);
  }
  MeldLaw meld_law(const Rules& rules) const override { return meld_law_of(rules); }
  std::unique_ptr<Course> begin(const Start& start) const override {
    return std::make_unique<Heugen>(start);
  }
  void clues(const View& view, Clues& clues) const override { read(view, clues); }
  std::optional<solver::Problem> problem(const View& view, const Holdings& held,
                                         const solver::Question& question) const override {
    return heugen::problem(view, held, question);
  }
  BesideTricks beside_tricks(const Board& board) const override {
    return heugen::beside_tricks(board);
  }
};

}  // namespace

const Game& game() {
  static const HeugenGame instance;
  return instance;
}

}  // namespace troef::heugen
