// SPDX-License-Identifier: Apache-2.0
#include "cli/serve.h"

#include <fmt/format.h>
#include <sys/resource.h>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <stdexcept>

#include "cli/end.h"
#include "cli/errors.h"
#include "cli/output.h"
#include "games/games.h"
#include "server/config.h"
#include "server/log.h"
#include "server/server.h"

namespace troef::cli {
namespace {

void refuse_what_cannot_be_used(const server::Config& config) {
  const std::string wrong = server::no_page(config.web);
  if (!wrong.empty()) throw call_error(fmt::format("--web: {}", wrong));
  for (const std::string& origin : config.origins) {
    if (!server::is_origin(origin)) throw call_error(server::no_origin(origin));
  }
}

server::Config configuration(const ServeOptions& options) {
  server::Config config;
  if (std::filesystem::is_directory(options.config)) {
    throw call_error(fmt::format("--config: {} is a folder, not a file", options.config));
  }
  if (!options.config.empty()) server::read_config(options.config, config);
  if (!options.listen.empty()) server::set_listen(options.listen, config);
  if (!options.store.empty()) config.store = options.store;
  if (!options.log_level.empty()) config.log_level = options.log_level;
  if (!options.web.empty()) config.web = options.web;
  if (!options.origins.empty()) config.origins = options.origins;
  if (options.behind_proxy) config.behind_proxy = true;
  if (options.bot_threads > 0) config.bot_threads = options.bot_threads;
  if (config.store.empty()) config.store = server::default_store();
  refuse_what_cannot_be_used(config);
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

// The address of another database may hold a password, and is not shown.
auto store_of(const server::Config& config) {
  try {
    return server::open_store_alone(config.store);
  } catch (const server::AddressFault& fault) {
    throw call_error(std::string("store: ") + fault.what());
  } catch (const server::StoreFault& fault) {
    const bool file = config.store.starts_with("sqlite:");
    throw input_error(file ? fmt::format("{}: {}", config.store, fault.what()) : fault.what());
  }
}

// A database that hangs may hold up threads for longer. What was told is durable by now.
constexpr std::chrono::seconds patience_at_end{5};

int run(const server::Config& config) {
  std::signal(SIGPIPE, SIG_IGN);  // whoever reads the log may be gone
  raise_file_limit();
  server::Server server(config, store_of(config), all_games());
  server.on_signals();
  print(fmt::format("Troef is at {}{}\n", address_to_open(config, server.port()),
                    server::lets_others_in(config) ? ", and open to other machines" : ""));
  const int status = server.run() ? all_right : wrong_input;
  end_within(patience_at_end, status);
  return status;
}

}  // namespace

int serve(const ServeOptions& options) {
  try {
    const server::Config config = configuration(options);
    if (!server::open_log(config.log_level)) {
      throw call_error(server::unknown_log_level(config.log_level));
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
