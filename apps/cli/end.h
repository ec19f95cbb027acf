// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>

namespace troef::cli {

// The process ends after that time at the latest, with that status, whatever still goes on in it.
void end_within(std::chrono::milliseconds time, int status);

}  // namespace troef::cli
