// SPDX-License-Identifier: Apache-2.0
#include "server/config.h"

#include <fmt/format.h>

#include <toml++/toml.h>
#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>

#include "bots/bot.h"
#include "engines/process.h"
#include "engines/spec.h"
#include "server/address.h"
#include "server/log.h"
#include "server/store.h"
#include "server/store/address.h"
#include "table/settings.h"

namespace troef::server {
namespace {

[[noreturn]] void fault(const toml::source_region& where, const std::string& message) {
  std::string place = where.path == nullptr ? "" : *where.path;
  if (where.begin.line > 0) place += fmt::format(":{}", where.begin.line);
  throw ConfigFault(fmt::format("{}: {}", place, message));
}

// One table of the file: every key of it must be asked for.
class Reader {
 public:
  explicit Reader(const toml::table& table) : table_(table) {}

  // Of whole numbers the least and the highest.
  template <class Value>
  void get(std::string_view key, Value& value, std::int64_t least = 1,
           std::int64_t most = 2'000'000'000) {
    const toml::node* node = take(key);
    if (node == nullptr) return;
    if constexpr (std::is_same_v<Value, Rate>) {
      rate(*node, value);
    } else if constexpr (std::is_same_v<Value, std::vector<std::string>>) {
      words(*node, value);
    } else if constexpr (std::is_same_v<Value, std::string> || std::is_same_v<Value, bool>) {
      const auto found = node->value_exact<Value>();
      constexpr std::string_view wanted =
          std::is_same_v<Value, bool> ? "true or false" : "a text in quotation marks";
      if (!found) fault(node->source(), fmt::format("{} is {}", key, wanted));
      value = *found;
    } else {
      const auto found = node->value_exact<std::int64_t>();
      if (!found || *found < least || *found > most) {
        fault(node->source(), fmt::format("{} is a whole number from {} to {}", key, least, most));
      }
      value = static_cast<Value>(*found);
    }
  }
  const toml::table* section(std::string_view key) {
    const toml::node* node = take(key);
    if (node != nullptr && !node->is_table()) {
      fault(node->source(), fmt::format("{} is a section", key));
    }
    return node == nullptr ? nullptr : node->as_table();
  }
  void refuse_others() const {
    for (const auto& [key, node] : table_) {
      if (std::find(known_.begin(), known_.end(), key.str()) == known_.end()) {
        fault(node.source(), fmt::format("there is no setting \"{}\" here", key.str()));
      }
    }
  }

 private:
  const toml::node* take(std::string_view key) {
    known_.emplace_back(key);
    return table_.get(key);
  }
  static void rate(const toml::node& node, Rate& rate) {
    const toml::array* pair = node.as_array();
    const auto burst =
        pair != nullptr && pair->size() == 2 ? (*pair)[0].value<double>() : std::nullopt;
    const auto each = burst ? (*pair)[1].value<double>() : std::nullopt;
    if (!each || !(*burst >= 1) || !(*each > 0)) {
      fault(node.source(), "a rate is [how many at once, how many a second]");
    }
    rate = {*burst, *each};
  }
  static void words(const toml::node& node, std::vector<std::string>& words) {
    const toml::array* list = node.as_array();
    if (list == nullptr) fault(node.source(), "this is a list of texts");
    words.clear();
    for (const toml::node& each : *list) {
      const auto word = each.value_exact<std::string>();
      if (!word) fault(each.source(), "this is a list of texts");
      words.push_back(*word);
    }
  }

  const toml::table& table_;
  std::vector<std::string> known_;
};

void read_limits(const toml::table& section, Config& config) {
  Reader reader(section);
  Limits& limits = config.limits;
  reader.get("connections", limits.connections);
  reader.get("connections_per_address", limits.connections_per_address);
  reader.get("sockets_per_person", limits.sockets_per_person);
  reader.get("tables", limits.tables);
  reader.get("tables_per_person", limits.tables_per_person);
  reader.get("frames", limits.frames);
  reader.get("files", limits.files);
  reader.get("requests", limits.requests);
  reader.get("posts", limits.posts);
  reader.get("new_tables", limits.new_tables);
  reader.get("hints", limits.hints);
  reader.get("reviews", limits.reviews);
  reader.get("table_idle_seconds", limits.table_idle_seconds, 0);
  reader.get("bot_seconds", limits.bot_seconds, 0);
  reader.get("program_milliseconds", limits.program_milliseconds);
  reader.get("program_processes", limits.program_processes);
  WireLimits& wire = config.wire;
  reader.get("queue_bytes", wire.queue_bytes);
  reader.get("read_bytes_a_second", wire.read_bytes_a_second);
  reader.get("request_seconds", wire.request_seconds);
  reader.get("answer_seconds", wire.answer_seconds);
  reader.get("idle_seconds", wire.idle_seconds);
  reader.refuse_others();
}

// name = "command"
void read_programs(const toml::table& section, Config& config) {
  config.programs.clear();
  for (const auto& [key, node] : section) {
    const std::string name(key.str());
    const auto ours = bot_names();
    if (!is_level(name)) {
      fault(node.source(), fmt::format("\"{}\" is no name of a bot: letters from a to z, digits "
                                       "and hyphens, 24 at most",
                                       name));
    }
    if (std::find(ours.begin(), ours.end(), name) != ours.end()) {
      fault(node.source(), fmt::format("\"{}\" is a bot that there is already", name));
    }
    const auto text = node.value_exact<std::string>();
    if (!text) fault(node.source(), "a bot is the command of a program");
    auto words = engines::split_command(*text);
    if (!words) fault(node.source(), fmt::format("{}: {}", name, words.error));
    if (!engines::is_program(words.value->front())) {
      fault(node.source(), fmt::format("{}: there is no program {}", name, words.value->front()));
    }
    config.programs.push_back({name, std::move(*words.value)});
  }
}

// Where it listens, and from where its page may come.
void read_address(Reader& reader, const toml::table& table, Config& config) {
  std::string listen;
  reader.get("listen", listen);
  try {
    if (table.contains("listen")) set_listen(listen, config);
  } catch (const ConfigFault& wrong) {
    fault(table.get("listen")->source(), wrong.what());
  }
  reader.get("origins", config.origins);
  for (const std::string& origin : config.origins) {
    if (!is_origin(origin)) fault(table.get("origins")->source(), no_origin(origin));
  }
}

// Where everything is kept, and where the page is.
void read_places(Reader& reader, const toml::table& table, Config& config) {
  reader.get("store", config.store);
  try {
    if (table.contains("store")) storage::parse_address(config.store);
  } catch (const AddressFault& wrong) {
    fault(table.get("store")->source(), fmt::format("store: {}", wrong.what()));
  }
  reader.get("web", config.web);
  const std::string wrong = table.contains("web") ? no_page(config.web) : "";
  if (!wrong.empty()) fault(table.get("web")->source(), fmt::format("web: {}", wrong));
}

// No name, which may be that of several or of none. Of IPv6 also one of a link with its interface,
// such as fe80::1%eth0.
bool can_be_listened_on(std::string_view address) {
  const bool ipv6 = address.find(':') != std::string_view::npos;
  return is_address(ipv6 ? address.substr(0, address.find('%')) : address);
}

}  // namespace

bool is_origin(std::string_view text) {
  constexpr std::string_view in_host =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._:[]";
  const std::string_view host = host_of_origin(text);
  return !host.empty() && host.find_first_not_of(in_host) == std::string_view::npos;
}

bool lets_others_in(const Config& config) { return !is_loopback(config.address); }

void read_config(const std::string& file, Config& config) {
  toml::table table;
  const std::ifstream readable(file);
  if (!readable) throw ConfigFault(fmt::format("{}: {}", file, std::strerror(errno)));
  try {
    table = toml::parse_file(file);
  } catch (const toml::parse_error& error) {
    fault(error.source(), std::string(error.description()));
  }
  Reader reader(table);
  read_address(reader, table, config);
  read_places(reader, table, config);
  reader.get("log_level", config.log_level);
  if (!is_log_level(config.log_level)) {
    fault(table.get("log_level")->source(), unknown_log_level(config.log_level));
  }
  reader.get("behind_proxy", config.behind_proxy);
  reader.get("metrics_for_all", config.metrics_for_all);
  reader.get("bot_threads", config.bot_threads, 0, most_bot_threads);
  if (const toml::table* limits = reader.section("limits")) read_limits(*limits, config);
  if (const toml::table* bots = reader.section("bots")) read_programs(*bots, config);
  reader.refuse_others();
}

void set_listen(const std::string& text, Config& config) {
  const std::size_t colon = text.rfind(':');
  const auto wrong = [&] {
    return ConfigFault(fmt::format(
        "\"{}\" is no ADDRESS:PORT, such as 127.0.0.1:8040, with a port from 0 to 65535", text));
  };
  if (colon == std::string::npos) throw wrong();
  std::string address = text.substr(0, colon);
  if (address.size() > 2 && address.front() == '[' && address.back() == ']') {
    address = address.substr(1, address.size() - 2);
  } else if (address.find(':') != std::string::npos) {
    throw wrong();
  }
  const char* const end = text.data() + text.size();
  std::uint16_t port = 0;
  const auto read = std::from_chars(text.data() + colon + 1, end, port);
  if (read.ec != std::errc() || read.ptr != end) throw wrong();
  if (address == "localhost") address = "127.0.0.1";
  if (address.empty()) address = "0.0.0.0";
  if (!can_be_listened_on(address)) throw wrong();
  config.address = address;
  config.port = port;
}

std::string no_page(const std::string& folder) {
  if (folder.empty()) return "";
  if (!std::filesystem::is_directory(folder)) return fmt::format("{} is no folder", folder);
  if (std::filesystem::exists(folder + "/index.html")) return "";
  return fmt::format("there is no page in {}: no index.html", folder);
}

std::string no_origin(std::string_view text) {
  return fmt::format(
      "\"{}\" is no origin; it is http:// or https:// and a host in ASCII, without a path", text);
}

std::string default_store() {
  const char* const data = std::getenv("XDG_DATA_HOME");
  const char* const home = std::getenv("HOME");
  std::filesystem::path folder;
  if (data != nullptr && *data == '/') {
    folder = data;
  } else if (home != nullptr && *home == '/') {
    folder = std::filesystem::path(home) / ".local/share";
  } else {
    throw ConfigFault("neither XDG_DATA_HOME nor HOME is set: say where with --store");
  }
  folder /= "troef";
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) throw ConfigFault(fmt::format("cannot make {}: {}", folder.string(), error.message()));
  return "sqlite:" + (folder / "troef.db").string();
}

}  // namespace troef::server
