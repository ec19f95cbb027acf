// SPDX-License-Identifier: Apache-2.0
// troef arena: two bots against each other over duplicate deals.
#pragma once

namespace CLI {
class App;
}

namespace troef::cli {

void add_arena(CLI::App& app, int& exit_code);

}  // namespace troef::cli
