// SPDX-License-Identifier: Apache-2.0
// The commands as CLI11 knows them.
#pragma once

namespace CLI {
class App;
}

namespace troef::cli {

// Adds every command. What the one that is called returns goes into `exit_code`, which outlives the
// app.
void add_commands(CLI::App& app, int& exit_code);

}  // namespace troef::cli
