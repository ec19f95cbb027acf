// SPDX-License-Identifier: Apache-2.0
// Answers as text: a line of JSON, a line of CSV, or a table for people.
#pragma once

#include <string>
#include <string_view>

#include "cli/solve/answer.h"
#include "cli/solve/goal.h"
#include "cli/solve/reading.h"
#include "deal/game.h"

namespace troef::cli {

enum class Form : std::uint8_t { table, json, csv };

struct Shown {
  const Deal& deal;
  const Solved& answer;
  const Asked& asked;
  std::string source;  // "evening.troef.jsonl:3"; of deals that were drawn their number
  std::size_t actions = 0;
  Heading heading;
  const Explanation* why = nullptr;  // where it is wanted
};

// What of a position follows the answer in JSON: where it comes from, its record.
struct Also {
  bool source = false, position = false;
};

// The keys of shared answers, in their order (docs/cli.md), and what is asked for beside them.
std::string json_text(const Shown& shown, const Also& also);

// For programs: U+FFFD for each byte that is no UTF-8, as names of files may have them.
std::string in_utf8(std::string_view text);

// Lines end with a line feed; text stands in quotes.
std::string csv_head();
std::string csv_text(const Shown& shown);

std::string table_text(const Shown& shown, Language language, bool colour);

}  // namespace troef::cli
