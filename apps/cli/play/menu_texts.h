// SPDX-License-Identifier: Apache-2.0
// What is said before a player sits at the table: in the menu, of house rules, and of matches that
// were left.
#pragma once

#include "cli/play/texts.h"

namespace troef::cli::table {

enum class MenuText : std::uint8_t {
  preset_own,
  title,
  game,
  resume,
  older,
  preset,
  preset_help,
  help,
  discard,
  discarded,
  kept,
  unknown,
  quit,
  rules_ask,
  rules_no_pack,
  rules_need_game,
  game_unknown,
  preset_unknown,
  bot_unknown,
  bot_gone,
  program_absent,
  program_absent_now,
  program_unasked,
  program_named,
  program_ask,
  program_declined,
  option_unknown,
  value_unknown,
  option_shape,
  value_number,
  resume_none,
  resume_unknown,
  resume_other_game,
  resume_as_begun,
  resume_busy,
  resume_damaged,
  resume_kept,
  resume_lost,
  folder_fails,
  line_too_long
};

// In the order of MenuText.
std::span<const TextRowOf<MenuText>> menu_text_rows();

std::string_view text_in(Language language, MenuText text);

}  // namespace troef::cli::table
