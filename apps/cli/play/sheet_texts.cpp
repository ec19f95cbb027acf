// SPDX-License-Identifier: Apache-2.0
#include "cli/play/sheet_texts.h"

namespace troef::cli::table {
namespace {

constexpr TextRowOf<SheetText> sheet_rows[] = {
    {SheetText::none, "Er is nog geen spel uit", "No deal is over yet"},
    {SheetText::total, "totaal", "total"},
    {SheetText::cents, "centen", "cents"},
    {SheetText::pot_shared, "De {0} wordt gedeeld: {1}", "The {0} is shared: {1}"},
    {SheetText::declarer, "speler", "declarer"},
    {SheetText::bid, "bod", "bid"},
    {SheetText::roem, "roem", "roem"},
    {SheetText::result, "uitslag", "result"},
    {SheetText::contract, "spel", "contract"},
    {SheetText::chips, "chips", "chips"},
    {SheetText::mark_nat, "NAT", "NAT"},
    {SheetText::mark_pit, "PIT", "PIT"},
    {SheetText::mark_revoke, "VERZAAKT", "REVOKE"},
    {SheetText::mark_void, "—", "—"},
    {SheetText::mark_passed, "gepast", "passed"},
    {SheetText::signs, "roem: I is 20, V is 50, X is 100", "roem: I is 20, V is 50, X is 100"},
};

}  // namespace

std::span<const TextRowOf<SheetText>> sheet_text_rows() { return sheet_rows; }

std::string_view text_in(Language language, SheetText text) {
  const auto& row = sheet_rows[static_cast<std::size_t>(text)];
  return language == Language::nl ? row.nl : row.en;
}

}  // namespace troef::cli::table
