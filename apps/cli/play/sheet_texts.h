// SPDX-License-Identifier: Apache-2.0
// The words of the score sheet, in Dutch and English.
#pragma once

#include "cli/play/texts.h"

namespace troef::cli::table {

enum class SheetText : std::uint8_t {
  none,
  total,
  cents,
  pot_shared,
  declarer,
  bid,
  roem,
  result,
  contract,
  chips,
  mark_nat,
  mark_pit,
  mark_revoke,
  mark_void,
  mark_passed,
  signs
};

// In the order of SheetText.
std::span<const TextRowOf<SheetText>> sheet_text_rows();

std::string_view text_in(Language language, SheetText text);

}  // namespace troef::cli::table
