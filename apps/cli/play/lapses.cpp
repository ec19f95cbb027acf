// SPDX-License-Identifier: Apache-2.0
#include "cli/play/lapses.h"

#include "cards/quoted.h"
#include "cli/play/names.h"
#include "table/table.h"

namespace troef::cli::table {
namespace {

Text text_of(engines::Fault fault) {
  constexpr Text texts[] = {Text::lapse_illegal, Text::lapse_unreadable, Text::lapse_late,
                            Text::lapse_gone};
  return texts[static_cast<std::size_t>(fault)];
}

Text text_of(Lapse::Then then) {
  constexpr Text texts[] = {Text::lapse_again, Text::lapse_deal, Text::lapse_good};
  return texts[static_cast<std::size_t>(then)];
}

}  // namespace

std::string lapse_text(const Look& look, const Lapse& lapse) {
  return say(look, text_of(lapse.then), about(look, text_of(lapse.fault), lapse.seat), spare_level);
}

std::string lapses_text(const Look& look, std::string_view bot, const engines::Conduct& conduct) {
  if (conduct.forfeited() == 0) return "";
  return say(look, Text::lapses_in_all, spare_level, conduct.forfeited(), conduct.decisions,
             harmless(bot, 40), conduct.first);
}

}  // namespace troef::cli::table
