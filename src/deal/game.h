// SPDX-License-Identifier: Apache-2.0
// A game as the floors above know it: names, house rules, texts, and deals of it.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "deal/contract.h"
#include "deal/rules.h"
#include "deal/start.h"
#include "deal/unit.h"
#include "tricks/melds.h"
#include "tricks/order.h"

namespace troef {

namespace solver {
struct Problem;
struct Question;
}  // namespace solver

class Course;
struct Board;
struct View;
struct Holdings;
struct Clues;

enum class Language : std::uint8_t { nl, en };

// The score sheet that a game is known for.
enum class Sheet : std::uint8_t { two_columns, blok, pad, cents, chips };

// Why house rules do not go together, in both languages, and the rule that says so.
struct Clash {
  std::string_view rule;
  std::string en;
  std::string nl;

  std::string text(Language language) const {
    return (language == Language::nl ? nl : en) + " (" + std::string(rule) + ")";
  }
};

// What counts beside the cards of the tricks, and for whom: nobody where `laid` or `widow` is
// empty.
struct BesideTricks {
  int last_trick = 0;
  Seats laid = {};   // the declarer's discards
  Seats widow = {};  // one that was left
};

class Game {
 public:
  virtual ~Game() = default;
  virtual std::string_view id() const = 0;
  // The two letters of its rule ids: "KJ".
  virtual std::string_view letters() const = 0;
  virtual Options options() const = 0;
  virtual std::span<const Preset> presets() const = 0;  // the default first
  virtual std::string_view rule_texts(Language language) const = 0;
  virtual Sheet sheet() const = 0;
  virtual Unit unit(const Rules&) const { return Unit::points; }
  // Points that one counter stands for on the sheet; 0 where nothing is counted out in them.
  virtual int points_a_chip(const Rules&) const { return 0; }
  // Names of contracts that are bid, by number from 1.
  virtual std::span<const std::string_view> contracts() const { return {}; }
  // What one of these asks for; nullptr for other numbers.
  virtual const Contract* contract(int /*number*/) const { return nullptr; }
  // The same in a few words.
  virtual std::string_view contract_meaning(std::string_view /*contract*/, Language) const {
    return {};
  }
  // Names of the conventions of signals that suit it (bots/signals).
  virtual std::span<const std::string_view> signals() const { return {}; }

  // Nothing, or why these values do not go together (VV-00: an odd number of seats in sides).
  virtual std::optional<Clash> refuse(const Rules&) const { return std::nullopt; }
  virtual int seats(const Rules& rules) const = 0;
  virtual Cards pack(const Rules& rules) const = 0;
  // Order of the cards and their points with these trumps.
  virtual const Order& order(const Rules& rules, std::optional<Suit> trumps) const = 0;
  // How runs and sets in a hand count.
  virtual MeldLaw meld_law(const Rules&) const { return {}; }
  // Whether roem of a trick counts only for who calls it, so that tables wait for that.
  virtual bool roem_is_called(const Rules&) const { return false; }
  // `start` outlives the course.
  virtual std::unique_ptr<Course> begin(const Start& start) const = 0;

  // The play of the cards from here to the end, for the solver; nullopt where the cards are not
  // being played, or the game knows no answer to the question.
  virtual std::optional<solver::Problem> problem(const View& view, const Holdings& held,
                                                 const solver::Question& question) const = 0;

  // Of a deal that is played out; nothing where the cards do not count.
  virtual BesideTricks beside_tricks(const Board&) const { return {}; }

  // What is certain of the hidden cards from the events, besides the plays (deal/clues.h).
  virtual void clues(const View&, Clues&) const {}

  virtual Seat next_dealer(const Start& start, const Result&) const {
    return start.dealer.left(start.seats);
  }
  // Whether there is money or a stake that deals leave to later ones (HJ-48, VV-40).
  virtual bool has_pot(const Rules&) const { return false; }
  // The sides that reach a target together; each for self by default.
  virtual Sides match_sides(const Rules& rules) const { return Sides::each(seats(rules)); }
};

using Games = std::span<const Game* const>;

const Game* find_game(Games games, std::string_view id);

// The default rules of a game, and a preset's; nullopt where there is no such preset.
Rules default_rules(const Game& game);
std::optional<Rules> preset_rules(const Game& game, std::string_view preset);

// The first deal of a match, seat 0 the dealer.
Start start_of(const Game& game, const Rules& rules);

}  // namespace troef
