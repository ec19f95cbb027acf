// SPDX-License-Identifier: Apache-2.0
// troef_load: starts a server of its own, fills it with players, and says how it did.
#include <sys/resource.h>

#include <CLI/CLI.hpp>
#include <cstdio>

#include "load/phases.h"

int main(int argc, char** argv) {
  troef::load::Plan plan;
  CLI::App app("Load on a Troef server of its own, with figures.", "troef_load");
  app.add_option("--program", plan.program, "The program `troef`")->capture_default_str();
  app.add_option("--folder", plan.folder, "Emptied if it was used before, and then used")
      ->capture_default_str();
  app.add_option("--store", plan.store, "Where the server keeps tables; a file in the folder");
  app.add_option("--port", plan.port, "The server's port")->capture_default_str();
  app.add_option("--connections", plan.connections, "Players, four at a table")
      ->capture_default_str();
  app.add_option("--seconds", plan.seconds, "At people's pace")->capture_default_str();
  app.add_option("--pace", plan.pace, "Milliseconds between two actions at a table")
      ->capture_default_str();
  app.add_option("--burst", plan.burst_seconds, "Seconds at full speed")->capture_default_str();
  app.add_option("--kills", plan.kills,
                 "Instead: kill -9 so often, and look whether anything is lost");
  app.add_option("--kill-tables", plan.kill_tables, "At so many tables")->capture_default_str();
  CLI11_PARSE(app, argc, argv);
  rlimit files{};
  getrlimit(RLIMIT_NOFILE, &files);
  files.rlim_cur = files.rlim_max;
  setrlimit(RLIMIT_NOFILE, &files);
  try {
    const bool right =
        plan.kills > 0 ? troef::load::kill_again_and_again(plan) : troef::load::measure(plan);
    return right ? 0 : 1;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "troef_load: %s\n", error.what());
    return 1;
  }
}
