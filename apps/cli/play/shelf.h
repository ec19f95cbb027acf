// SPDX-License-Identifier: Apache-2.0
// Where matches lie: one journal for each that was left, one record for each that is over.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/play/header.h"
#include "cli/play/keeper.h"

namespace troef::cli::table {

// $XDG_STATE_HOME/troef, or ~/.local/state/troef.
std::filesystem::path state_folder();

// A match that was left.
struct Left {
  std::filesystem::path path;
  std::filesystem::file_time_type time;
  std::optional<Header> header;  // none where the file cannot be read at all
  int deal = 1;                  // the deal that it is in
  int damaged = 0;               // the first bad line, from 1; 0 for none
  BySeat<Amount> scores;         // or cents, where a game counts those

  std::string id() const { return path.stem().string(); }
};
// The latest first.
std::vector<Left> matches_left(const std::filesystem::path& folder, Games games);

struct Seated {
  std::unique_ptr<Keeper> keeper;
  Journal::Trouble trouble = Journal::Trouble::none;
  std::filesystem::path kept;  // where the damaged file went
  int error = 0;               // why the disk does not take it, as in errno
};
// The others are programs of the team, or without one the bot of the header.
Seated begin_match(const std::filesystem::path& folder, Header header, Words& words, bool by_hand,
                   std::shared_ptr<engines::Team> team);
// Of a damaged match what comes before the damage; the file itself is kept.
Seated resume_match(const Left& left, Words& words, bool by_hand,
                    std::shared_ptr<engines::Team> team);

// Takes a match away for good; not one that is open at a table.
Journal::Trouble discard_match(const Left& left);

// Sorts by time: "01K" and so on, 26 letters.
std::string new_match_id();

}  // namespace troef::cli::table
