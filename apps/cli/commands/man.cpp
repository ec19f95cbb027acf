// SPDX-License-Identifier: Apache-2.0
#include "cli/man.h"

#include "cli/commands/command.h"
#include "cli/commands/commands.h"
#include "cli/describe.h"
#include "cli/output.h"

namespace troef::cli {
namespace {

struct NoOptions {};

}  // namespace

void add_man(CLI::App& app, int& exit_code) {
  const Command<NoOptions> command(app, "man", "The manual page", "  troef man | man -l -");
  when_called(*command.app, [&app, &exit_code] {
    print(manual_page(describe(app), version(app)));
    exit_code = 0;
  });
}

}  // namespace troef::cli
