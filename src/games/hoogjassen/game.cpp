// SPDX-License-Identifier: Apache-2.0
#include "games/hoogjassen/game.h"

#include "games/hoogjassen/cards.h"
#include "games/hoogjassen/clues.h"
#include "games/hoogjassen/course.h"
#include "games/hoogjassen/problem.h"
#include "games/hoogjassen/score.h"
#include "texts.h"

namespace troef::hoogjassen {
namespace {

class HoogjassenGame final : public Game {
 public:
  std::string_view id() const override { return "hoogjassen"; }
  std::string_view letters() const override { return "HJ"; }
  Options options() const override { return hoogjassen::options; }
  std::span<const Preset> presets() const override { return hoogjassen::presets; }
  std::string_view rule_texts(Language language) const override {
    return language == Language::nl ? texts::hoogjassen_nl : texts::hoogjassen_en;
  }
  Sheet sheet() const override { return Sheet::blok; }
  std::span<const std::string_view> signals() const override {
    static constexpr std::string_view names[] = {"tekenen"};
    return names;
  }
  int seats(const Rules& rules) const override { return rules[Opt::seats]; }
  Cards pack(const Rules&) const override { return full_pack; }
  const Order& order(const Rules&, std::optional<Suit> trumps) const override {
    return orders.of(trumps);
  }
  MeldLaw meld_law(const Rules& rules) const override { return meld_law_of(rules); }
  std::unique_ptr<Course> begin(const Start& start) const override {
    return std::make_unique<Hoogjassen>(start);
  }
  void clues(const View& view, Clues& clues) const override { read(view, clues); }
  std::optional<solver::Problem> problem(const View& view, const Holdings& held,
                                         const solver::Question& question) const override {
    return hoogjassen::problem(view, held, question);
  }
  BesideTricks beside_tricks(const Board& board) const override {
    return hoogjassen::beside_tricks(board);
  }
  bool has_pot(const Rules& rules) const override { return rules[Opt::pot] > 0; }
  Seat next_dealer(const Start& start, const Result& result) const override;
};

// HJ-13 and HJ-50.
Seat HoogjassenGame::next_dealer(const Start& start, const Result& result) const {
  const Seat left = start.dealer.left(start.seats);
  if (result.declarer) {
    const bool own = start.rules[Opt::next_dealer] == NextDealer::declarer;
    return own ? *result.declarer : left;
  }
  switch (start.rules[Opt::redeal_by].as<RedealBy>()) {
    case RedealBy::right:
      return start.dealer.left(start.seats, start.seats - 1);
    case RedealBy::left:
      return left;
    case RedealBy::same:
      break;
  }
  return start.dealer;
}

}  // namespace

const Game& game() {
  static const HoogjassenGame instance;
  return instance;
}

}  // namespace troef::hoogjassen
