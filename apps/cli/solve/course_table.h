// SPDX-License-Identifier: Apache-2.0
// A line trick by trick: a column for each seat, who wins each trick, and what each side has then.
#pragma once

#include <string>

#include "cli/show/speech.h"
#include "cli/solve/explanation.h"

namespace troef::cli {

// Marks that were set, for the legend.
struct Marks {
  bool led = false, only = false, stuk = false, parting = false;
};

// `parting`: the trick that is marked; 0 for none.
std::string course_table(const Deal& from, const Course& course, int parting, const Speech& speech,
                         Marks& marks);

}  // namespace troef::cli
