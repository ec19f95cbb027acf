// SPDX-License-Identifier: Apache-2.0
// A match: deals in order, who deals, the score sheet, the money and the pot, and when it ends.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "deal/deal.h"
#include "deal/record.h"
#include "table/sheet_row.h"

namespace troef {

class Match {
 public:
  Match(const Game& game, const Rules& rules, Seat first_dealer, std::string id);

  const Game& game() const { return *start_.game; }
  const Rules& rules() const { return start_.rules; }
  const std::string& id() const { return id_; }

  // What the deal to be played starts from.
  const Start& next() const { return start_; }
  // The pack for it: shuffled fully, or by hand from the deal before (option `shuffle`).
  Pack shuffled(Words& words) const;
  // The pack as it was gathered from the deal before, where it is shuffled by hand.
  const std::optional<Pack>& gathered() const { return gathered_; }

  // Enters a deal that is over.
  void enter(const Deal& deal);
  // As many counted deals as agreed were played, or a side has reached the target.
  bool over() const;

  const std::vector<SheetRow>& sheet() const { return sheet_; }
  const BySeat<Amount>& scores() const { return start_.scores; }
  const BySeat<Amount>& cents() const { return cents_; }
  Amount pot() const { return start_.pot; }
  // Deals that count toward `match_deals`.
  int counted() const { return counted_; }
  // The sides that have won, of a match that is over: one, or several in a draw.
  std::vector<Seats> winners() const;
  // The closing line of its record; the pot shared equally.
  MatchEnd end() const;

 private:
  Start start_;
  std::string id_;
  BySeat<Amount> cents_;
  int counted_ = 0;
  std::vector<SheetRow> sheet_;
  std::optional<Pack> gathered_;
};

// The pack for a deal that starts so: shuffled fully, by hand from the gathered pack, or not at all
// (option `shuffle`).
Pack shuffled(const Start& start, const std::optional<Pack>& gathered, Words& words);

// Plays what chance is awaited for: a shuffled pack, the die, the close.
void play_chance(Deal& deal, Words& words);

}  // namespace troef
