// SPDX-License-Identifier: Apache-2.0
#include "server/log.h"

#include <fmt/ranges.h>
#include <spdlog/async.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <atomic>

namespace troef::server {
namespace {

std::atomic<Level> lowest = Level::off;
// Set and unset while there is one thread.
std::shared_ptr<spdlog::logger> logger;

constexpr std::string_view names[] = {"debug", "info", "warning", "error", "off"};

spdlog::level::level_enum as_spdlog(Level level) {
  switch (level) {
    case Level::debug:
      return spdlog::level::debug;
    case Level::info:
      return spdlog::level::info;
    case Level::warning:
      return spdlog::level::warn;
    case Level::error:
      return spdlog::level::err;
    case Level::off:
      break;
  }
  return spdlog::level::off;
}

}  // namespace

bool is_log_level(std::string_view text) {
  return std::find(std::begin(names), std::end(names), text) != std::end(names);
}

std::string unknown_log_level(std::string_view text) {
  return fmt::format("there is no log level \"{}\"; there is {}", text, fmt::join(names, ", "));
}

bool open_log(std::string_view level) {
  for (std::size_t i = 0; i < std::size(names); ++i) {
    if (names[i] != level) continue;
    // A thread of its own writes; who reads the log too slowly loses lines, not the server time.
    spdlog::init_thread_pool(8192, 1);
    logger = spdlog::create_async_nb<spdlog::sinks::stderr_sink_mt>("troef");
    logger->set_pattern(R"({"time":"%Y-%m-%dT%H:%M:%S.%eZ","level":"%l",%v})",
                        spdlog::pattern_time_type::utc);
    logger->set_level(spdlog::level::debug);
    lowest = static_cast<Level>(i);
    return true;
  }
  return false;
}

void close_log() {
  lowest = Level::off;
  if (logger == nullptr) return;
  logger->flush();
  spdlog::shutdown();  // waits for the thread that writes
  logger.reset();
}

void log(Level level, std::string_view event, const nlohmann::ordered_json& fields) {
  if (level < lowest.load(std::memory_order_relaxed)) return;
  nlohmann::ordered_json line = {{"event", event}};
  line.update(fields);
  const std::string text =
      line.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
  logger->log(as_spdlog(level), std::string_view(text).substr(1, text.size() - 2));
}

}  // namespace troef::server
