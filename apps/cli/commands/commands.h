// SPDX-License-Identifier: Apache-2.0
// The commands as CLI11 knows them. The options of `troef NAME` are in the file NAME.cpp here.
#pragma once

namespace CLI {
class App;
}

namespace troef::cli {

class Ranks;

// Adds every command. What the one that is called returns goes into `exit_code`, which outlives the
// app.
void add_commands(CLI::App& app, int& exit_code);

void add_play(CLI::App& app, int& exit_code);
void add_games(CLI::App& app, int& exit_code);
void add_rules(CLI::App& app, int& exit_code);
void add_signals(CLI::App& app, int& exit_code);
void add_simulate(CLI::App& app, int& exit_code);
void add_referee(CLI::App& app, int& exit_code);
void add_verify(CLI::App& app, int& exit_code);
void add_show(CLI::App& app, int& exit_code);
void add_solve(CLI::App& app, int& exit_code, Ranks* ranks = nullptr);
void add_arena(CLI::App& app, int& exit_code);
void add_bot(CLI::App& app, int& exit_code);
void add_perft(CLI::App& app, int& exit_code);
void add_bench(CLI::App& app, int& exit_code);
void add_serve(CLI::App& app, int& exit_code);
void add_completion(CLI::App& app, int& exit_code);
void add_man(CLI::App& app, int& exit_code);

}  // namespace troef::cli
