// SPDX-License-Identifier: Apache-2.0
// A duel told: for people, for programs, and as a row of a ladder (docs/strength.md).
#pragma once

#include "cli/arena/standing.h"

namespace troef::cli {

struct ReportHead {
  bool until_clear = false;
  bool stopped = false;  // by a signal
  double seconds = 0;
};
std::string report_text(const Duel& duel, const Standing& standing, const ReportHead& head);
std::string report_json(const Duel& duel, const Standing& standing, const ReportHead& head);

std::string ladder_head();
std::string ladder_row(const Duel& duel, const Standing& standing, const ReportHead& head);

}  // namespace troef::cli
