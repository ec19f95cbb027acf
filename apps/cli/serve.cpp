// SPDX-License-Identifier: Apache-2.0
#include "cli/serve.h"

#include <fmt/format.h>
#include <sys/resource.h>

#include <cstdio>
#include <stdexcept>

#include "cli/errors.h"
#include "games/games.h"
#include "server/config.h"
#include "server/log.h"
#include "server/server.h"

namespace troef::cli {
namespace {

server::Config configuration(const ServeOptions& options) {
  server::Config config;
  if (!options.config.empty()) server::read_config(options.config, config);
  if (!options.listen.empty()) server::set_listen(options.listen, config);
  if (!options.store.empty()) config.store = options.store;
  if (!options.log_level.empty()) config.log_level = options.log_level;
  if (!options.web.empty()) config.web = options.web;
  if (!options.origins.empty()) config.origins = options.origins;
  if (options.behind_proxy) config.behind_proxy = true;
  if (options.bot_threads > 0) config.bot_threads = options.bot_threads;
  if (config.store.empty()) config.store = server::default_store();
  return config;
}

// Where a browser on this machine finds it.
std::string address_to_open(const server::Config& config, std::uint16_t port) {
  std::string host = config.address;
  if (host == "0.0.0.0" || host == "::") host = "localhost";
  if (host.find(':') != std::string::npos) host = "[" + host + "]";
  return fmt::format("http://{}:{}/", host, port);
}

// Each connection takes a file descriptor; the usual soft limit is 1024.
void raise_file_limit() {
  rlimit files{};
  if (getrlimit(RLIMIT_NOFILE, &files) != 0) return;
  files.rlim_cur = files.rlim_max;
  setrlimit(RLIMIT_NOFILE, &files);
}

int run(const server::Config& config) {
  raise_file_limit();
  server::Server server(config, server::open_store(config.store), all_games());
  server.on_signals();
  fmt::print("Troef is at {}\n", address_to_open(config, server.port()));
  std::fflush(stdout);
  return server.run() ? all_right : wrong_input;
}

}  // namespace

int serve(const ServeOptions& options) {
  try {
    const server::Config config = configuration(options);
    if (!server::open_log(config.log_level)) {
      throw call_error(
          fmt::format("there is no log level \"{}\"; there is debug, info, warning, "
                      "error, off",
                      config.log_level));
    }
    const int status = run(config);
    server::close_log();
    return status;
  } catch (const server::ConfigFault& fault) {
    throw call_error(fault.what());
  } catch (const server::StoreFault& fault) {
    throw input_error(fault.what());
  }
}

}  // namespace troef::cli
