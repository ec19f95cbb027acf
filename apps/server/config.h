// SPDX-License-Identifier: Apache-2.0
// What whoever hosts a server may choose: from the command line and from a file (docs/hosting.md).
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

#include "server/transport.h"

namespace troef::server {

// So many at once, and so many a second after that.
struct Rate {
  double burst, a_second;
};

struct Limits {
  std::size_t connections = 20'000;
  std::size_t connections_per_address = 256;  // of an IPv6 network of 64 bits
  std::size_t sockets_per_person = 16;
  std::size_t tables = 20'000;               // in memory
  std::size_t tables_per_person = 50;        // in memory, made by one person
  Rate frames = {40, 10};                    // of a socket
  Rate files = {3000, 300};                  // of the page, of an address: a club that opens it
  Rate requests = {200, 50};                 // others, of an address
  Rate posts = {60, 1};                      // of an address, on top of that
  Rate new_tables = {20, 0.05};              // of a person
  Rate hints = {10, 0.5};                    // of a person
  Rate reviews = {10, 0.2};                  // of an address
  std::int64_t table_idle_seconds = 60;      // an idle table leaves memory after it
  std::int64_t bot_seconds = 10;             // then a table has a simpler bot play
  std::int64_t program_milliseconds = 5000;  // for a program to start, and to answer
  std::size_t program_processes = 32;        // of one program
};

// A bot that is a program which speaks docs/bot-protocol.md.
struct ProgramConfig {
  std::string name;
  std::vector<std::string> command;
};

struct Config {
  std::string address = "127.0.0.1";
  std::uint16_t port = 8040;
  std::string store;  // as open_store takes it
  std::string log_level = "warning";
  std::vector<std::string> origins;  // of its pages, where a proxy changes the Host
  bool behind_proxy = false;
  bool metrics_for_all = false;  // otherwise for this machine only
  unsigned bot_threads = 0;      // of strong bots; 0: by the number of processors
  std::vector<ProgramConfig> programs;
  std::string web;  // a folder to serve the page from; otherwise the one built in
  Limits limits;
  WireLimits wire;
};

struct ConfigFault : std::runtime_error {
  using std::runtime_error::runtime_error;
};

constexpr unsigned most_bot_threads = 256;

// "https://cards.example.org": a path would match nothing. And what to say of what is none.
bool is_origin(std::string_view text);
std::string no_origin(std::string_view text);
// What is wrong with a folder to serve the page from; "" if nothing is, or it is the one built in.
std::string no_page(const std::string& folder);

// Puts what a TOML file says over `config`. Throws ConfigFault with file and line.
void read_config(const std::string& file, Config& config);
// "127.0.0.1:8040", "[::1]:8040"; ":8040" for every IPv4 address of this machine, "[::]:8040" for
// those of IPv6 too. Throws ConfigFault.
void set_listen(const std::string& text, Config& config);
// Whether other machines may reach it.
bool lets_others_in(const Config& config);
// "sqlite:" and the file in the user's data folder, which is made.
std::string default_store();

}  // namespace troef::server
