// SPDX-License-Identifier: Apache-2.0
// Keeps the truth of a match: deals, bots, journal, records. The rest of the table gets the view of
// the player's seat and the score sheet, and cannot name a deal.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "bots/signals/convention.h"
#include "cards/random.h"
#include "cli/play/header.h"
#include "cli/play/journal.h"
#include "cli/play/others.h"
#include "cli/play/sheet_data.h"
#include "cli/play/undo.h"
#include "deal/view.h"

namespace troef::cli::table {

inline constexpr Seat own_seat{0};

class Keeper {
 public:
  // The others are programs of the team, or without one the bot of the header.
  Keeper(Header header, std::unique_ptr<Journal> journal, Words& words, bool by_hand,
         std::shared_ptr<engines::Team> team);
  ~Keeper();
  Keeper(const Keeper&) = delete;
  Keeper& operator=(const Keeper&) = delete;

  // Replays a line of the journal after its header; false if it does not fit.
  bool restore(std::string_view line);

  // What the player may know, and is offered to do; and what the rules admit, for hints.
  View view() const;
  View known() const;
  SheetData sheet() const;
  // What the bots give and read, and who is asked for a hint reads too.
  const Convention* signals() const;
  // Who the others are: as the header says, or where there is no such bot any more, one that plays
  // in its place.
  std::string_view bot() const;

  // Whether anybody but the player is to act; if so, one of them does. `stuck`: it could not be
  // written. `broken_off`: the player stopped waiting.
  enum class Step : std::uint8_t { player, close, deal_over, acted, stuck, broken_off };
  Step step();
  // Of programs, since these were last asked for.
  std::vector<Lapse> take_lapses();
  engines::Conduct take_conduct();
  // The bot that takes all tricks that are left, where it does not matter what the others play.
  std::optional<Seat> rest() const;

  // The rule that forbids an action of the player, "" where none does.
  std::string_view refuse(const Action& action) const;
  // The rule that it offends, also where it is accepted.
  std::string_view why_not(const Action& action) const;
  // More cards can be laid on the table than are rightful.
  bool any_card() const;
  // Of what refuse() accepts; false if it could not be written.
  bool play(const Action& action);
  bool close();
  // Takes back to before the player's last choice; what it was.
  struct Undone {
    Undo outcome;
    Action action;
  };
  Undone undo();

  // After a deal: the next one. After the match: its record, and the journal is gone.
  const std::filesystem::path& file() const;
  void next_deal();
  bool finish(std::filesystem::path& record);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace troef::cli::table
