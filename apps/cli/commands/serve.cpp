// SPDX-License-Identifier: Apache-2.0
#include "cli/serve.h"

#include "cli/commands/command.h"
#include "cli/commands/commands.h"
#include "server/config.h"

namespace troef::cli {

void add_serve(CLI::App& app, int& exit_code) {
  Command<ServeOptions> command(app, "serve", "A server of tables for browsers",
                                "  troef serve\n"
                                "  troef serve --listen 0.0.0.0:8040 --store sqlite:troef.db\n"
                                "  troef serve --config /etc/troef/troef.toml");
  command
      .add("--listen", &ServeOptions::listen,
           "Where to listen (default: 127.0.0.1:8040); port 0: any that is free")
      .type_name("ADDRESS:PORT");
  command
      .add("--store", &ServeOptions::store,
           "Where tables are kept (default: sqlite:FILE in the user's data folder)")
      .type_name("ADDRESS");
  command.add("--config", &ServeOptions::config, "A file of settings (TOML)").type_name("FILE");
  command.add("--log-level", &ServeOptions::log_level, "What is logged: warning if not given")
      .type_name("debug|info|warning|error|off");
  command
      .add("--origin", &ServeOptions::origins,
           "Where browsers find its pages, if a proxy changes Host; may be given more than once")
      .type_name("URL")
      .one_at_a_time();
  command.flag("--behind-proxy", &ServeOptions::behind_proxy,
               "Believe X-Forwarded-For and X-Forwarded-Proto");
  command
      .add("--bot-threads", &ServeOptions::bot_threads,
           "Threads for bots; one fewer than processors if it is not given")
      .type_name("N")
      .between(1U, server::most_bot_threads);
  command.add("--web", &ServeOptions::web, "Serve the page from this folder, not the built-in one")
      .type_name("FOLDER");
  command.calls(serve, exit_code);
}

}  // namespace troef::cli
