// SPDX-License-Identifier: Apache-2.0
#include "games/pandoer/game.h"

#include "games/pandoer/cards.h"
#include "games/pandoer/clues.h"
#include "games/pandoer/course.h"
#include "games/pandoer/meanings.h"
#include "games/pandoer/problem.h"
#include "games/pandoer/score.h"
#include "texts.h"

namespace troef::pandoer {
namespace {

// Who deals next is as everywhere: the deal moves left (PD-12).
class PandoerGame final : public Game {
 public:
  std::string_view id() const override { return "pandoer"; }
  std::string_view letters() const override { return "PD"; }
  Options options() const override { return pandoer::options; }
  std::span<const Preset> presets() const override { return pandoer::presets; }
  std::string_view rule_texts(Language language) const override {
    return language == Language::nl ? texts::pandoer_nl : texts::pandoer_en;
  }
  Sheet sheet() const override { return Sheet::cents; }
  Unit unit(const Rules&) const override { return Unit::cents; }
  std::span<const std::string_view> signals() const override {
    static constexpr std::string_view names[] = {"tekenen"};
    return names;
  }
  std::span<const std::string_view> contracts() const override { return contract_names; }
  const Contract* contract(int number) const override {
    return number >= 1 && number <= contract_count ? &contract_at(number) : nullptr;
  }
  std::string_view contract_meaning(std::string_view contract, Language language) const override {
    return pandoer::contract_meaning(contract, language);
  }
  int seats(const Rules&) const override { return 4; }
  Cards pack(const Rules&) const override { return full_pack; }
  const Order& order(const Rules& rules, std::optional<Suit> trumps) const override {
    return orders_of(rules).of(trumps);
  }
  std::unique_ptr<Course> begin(const Start& start) const override {
    return std::make_unique<Pandoer>(start);
  }
  void clues(const View& view, Clues& clues) const override { read(view, clues); }
  std::optional<solver::Problem> problem(const View& view, const Holdings& held,
                                         const solver::Question& question) const override {
    return pandoer::problem(view, held, question);
  }
  BesideTricks beside_tricks(const Board& board) const override {
    return pandoer::beside_tricks(board);
  }
};

}  // namespace

const Game& game() {
  static const PandoerGame instance;
  return instance;
}

}  // namespace troef::pandoer
