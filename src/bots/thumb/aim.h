// SPDX-License-Identifier: Apache-2.0
// What a deal is played for. A view says which cards may be played and what they count, not what a
// player is after: of a contract that is bid by name its row says it, and a table here how often it
// is made. Games without contracts are played for as many points as can be had, or for as many
// tricks where cards count nothing.
#pragma once

#include <optional>

#include "deal/view.h"

namespace troef::thumb {

// base + slope * what is reckoned.
struct Odds {
  double base = 0, slope = 1;
};

// How often a contract is made, as only play shows.
struct Tried {
  std::string_view contract;
  // These turn the chance that contracts.h reckons into how often the contract is really made; both
  // are logarithms of odds. A row may have others for a house where more tricks do no harm.
  Odds odds;
  std::optional<Odds> odds_of_more = std::nullopt;
  // How often it must be made, by that, to be bid. Contracts that are hard to make at all are bid
  // by those who try them out only: thumb wants to gain by it, too.
  double bid_from = 0.58;
  // The same for a house where more tricks do no harm, if that differs.
  std::optional<double> bid_from_of_more = std::nullopt;
  // And to be tried out, where play-outs tell better than this whether to bid it.
  std::optional<double> tried_from = std::nullopt;
};

struct Aim {
  enum class Kind : std::uint8_t { points, tricks, first_and_last };
  enum class Mate : std::uint8_t { none, known, first_trick, last_ace };

  std::string_view contract;
  Kind kind = Kind::points;
  int tricks = -1;  // so many for the declarer's side; -1: the more the better
  bool lose = false;
  bool trumps = true;
  bool each = false;  // nobody has a side
  Mate mate = Mate::none;
  bool opened = false;           // the opponents will see the declarer's cards
  bool buys_jack = false;        // the one that lacks (PD-45)
  bool at_least = false;         // a house where more tricks do no harm
  int pays = 0;                  // each to each
  const Tried* tried = nullptr;  // of every contract
};

// Of a contract by its number in the game, from 1; nothing for other numbers.
std::optional<Aim> aim_numbered(const Game& game, int number);
// As the house has it, which may ask for one trick at least where others ask for just one. And of
// the highest bid.
std::optional<Aim> aim_in_house(const View& view, int number);
inline std::optional<Aim> aim_bid(const View& view) {
  return aim_in_house(view, view.facts.contract);
}
// Whether a house rule, where the game has it, is this word.
bool house_says(const View& view, std::string_view option, std::string_view word);
// Whether the house lets a contract be made with more tricks than it names.
bool more_will_do(const View& view);
// Of the deal as it stands.
Aim aim_of(const View& view);

}  // namespace troef::thumb
