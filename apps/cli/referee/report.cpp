// SPDX-License-Identifier: Apache-2.0
#include "cli/referee/report.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/counted.h"
#include "cli/errors.h"
#include "cli/fault_text.h"
#include "cli/json.h"
#include "cli/terminal.h"
#include "deal/rulebook.h"
#include "games/games.h"

namespace troef::cli {
namespace {

// "KJ-21 Follow suit. If you can …", or nothing.
std::string rule_sentence(const Game& game, std::string_view rule, Language language) {
  const RuleBook book = book_of(game, language);
  const RuleText* text = book.find(RuleText::Kind::rule, rule);
  if (text == nullptr) return "";
  return fmt::format("{} {}. {}", text->id, text->title, unwrapped(text->body));
}

}  // namespace

void Report::fault(const Place& place, const Fault& fault, const Record* record) {
  const std::string sentence = record == nullptr || fault.rule.empty()
                                   ? ""
                                   : rule_sentence(*record->start.game, fault.rule, language_);
  if (json_) {
    Json json = {{"file", place.file}, {"line", place.line}, {"message", fault.message}};
    const std::string entry = entry_text(fault, record);
    if (fault.entry >= 0) json["action"] = fault.entry;
    if (!entry.empty()) json["text"] = entry;
    if (!fault.rule.empty()) json["rule"] = fault.rule;
    if (!sentence.empty()) json["sentence"] = sentence;
    return output_.write(json_line(json));
  }
  std::string text =
      fmt::format("{}:{}: {}\n", shown(place.file), place.line, fault_text(fault, record));
  if (!sentence.empty()) text += "    " + filled(sentence, 4) + "\n";
  output_.write(text);
}

void Report::note(const Place& place, const std::string& text) {
  output_.write(json_ ? json_line({{"file", place.file}, {"line", place.line}, {"note", text}})
                      : fmt::format("{}:{}: note: {}\n", shown(place.file), place.line, text));
}

void Report::summary(const Counts& counts, double seconds) {
  const double speed = static_cast<double>(counts.deals) / std::max(seconds, 1e-6);
  if (json_) {
    output_.write(json_line({{"files", counts.files},
                             {"deals", counts.deals},
                             {"closing_lines", counts.closings},
                             {"faults", counts.faults},
                             {"seconds", seconds},
                             {"deals_per_second", speed}}));
  } else if (counts.nothing()) {
    output_.write(fmt::format("{}, no deals: there is nothing to judge\n",
                              counted(counts.files, "file", "files")));
  } else {
    output_.write(
        fmt::format("{}, {}, {} in {:.2f} s ({:.0f} deals/s): {}\n",
                    counted(counts.files, "file", "files"), counted(counts.deals, "deal", "deals"),
                    counted(counts.closings, "closing line", "closing lines"), seconds, speed,
                    counts.faults == 0 ? "no faults" : counted(counts.faults, "fault", "faults")));
  }
  output_.close();
}

}  // namespace troef::cli
