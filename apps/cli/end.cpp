// SPDX-License-Identifier: Apache-2.0
#include "cli/end.h"

#include <cstdlib>
#include <thread>

namespace troef::cli {

void end_within(std::chrono::milliseconds time, int status) {
  std::thread([time, status] {
    std::this_thread::sleep_for(time);
    std::_Exit(status);
  }).detach();
}

}  // namespace troef::cli
