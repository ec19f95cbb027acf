// SPDX-License-Identifier: Apache-2.0
// What is wrong with a record, as people read it.
#pragma once

#include <string>

#include "deal/record.h"

namespace troef::cli {

// "action 3 (0 play KS): KJ-21 …". The record is there for the faults of one that could be read.
std::string fault_text(const Fault& fault, const Record* record);
// The action that is at fault; "" where none is, or it cannot be read.
std::string entry_text(const Fault& fault, const Record* record);

}  // namespace troef::cli
