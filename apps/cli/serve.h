// SPDX-License-Identifier: Apache-2.0
// troef serve: tables for browsers.
#pragma once

#include <string>
#include <vector>

namespace troef::cli {

// What is "" or 0 is as the configuration file says, or as it is by default.
struct ServeOptions {
  std::string listen, store, config, log_level, web;
  std::vector<std::string> origins;
  bool behind_proxy = false;
  unsigned bot_threads = 0;
};

int serve(const ServeOptions& options);

}  // namespace troef::cli
