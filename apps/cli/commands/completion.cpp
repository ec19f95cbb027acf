// SPDX-License-Identifier: Apache-2.0
#include "cli/completion.h"

#include "cli/commands/command.h"
#include "cli/commands/commands.h"
#include "cli/describe.h"
#include "cli/output.h"

namespace troef::cli {
namespace {

struct ShellOptions {
  std::string shell;
};

}  // namespace

void add_completion(CLI::App& app, int& exit_code) {
  Command<ShellOptions> command(app, "completion", "Completion of commands for a shell",
                                "  troef completion bash > ~/.local/share/bash-completion/"
                                "completions/troef\n"
                                "  troef completion zsh > ~/.zfunc/_troef");
  command.add("SHELL", &ShellOptions::shell, "bash or zsh").required();
  when_called(*command.app, [&app, &exit_code, held = command.options] {
    print(completion(held->shell, describe(app)));
    exit_code = 0;
  });
}

}  // namespace troef::cli
