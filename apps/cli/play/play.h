// SPDX-License-Identifier: Apache-2.0
// troef play: a table at the terminal, one player against bots.
#pragma once

namespace CLI {  // NOLINT(readability-identifier-naming)
class App;
}

namespace troef::cli {

void add_play(CLI::App& app, int& exit_code);

}  // namespace troef::cli
