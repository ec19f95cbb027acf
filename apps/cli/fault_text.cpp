// SPDX-License-Identifier: Apache-2.0
#include "cli/fault_text.h"

#include <fmt/format.h>

namespace troef::cli {

std::string entry_text(const Fault& fault, const Record* record) {
  const auto place = static_cast<std::size_t>(fault.entry);
  if (record == nullptr || fault.entry < 0 || place >= record->entries.size()) return "";
  return to_string(record->entries[place], record->start.game->contracts());
}

std::string fault_text(const Fault& fault, const Record* record) {
  std::string text;
  if (fault.entry >= 0) {
    const std::string entry = entry_text(fault, record);
    text = entry.empty() ? fmt::format("action {}: ", fault.entry)
                         : fmt::format("action {} ({}): ", fault.entry, entry.substr(0, 40));
  }
  return text + (fault.rule.empty() ? "" : fault.rule + " ") + fault.message;
}

}  // namespace troef::cli
