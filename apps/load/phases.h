// SPDX-License-Identifier: Apache-2.0
// What a run consists of, each with the line of figures that it prints.
#pragma once

#include <string>

#include "load/crowd.h"
#include "load/process.h"

namespace troef::load {

struct Plan {
  std::string program = "build/release/bin/troef";
  std::string folder = "/tmp/troef-load";  // emptied first
  std::string store;                       // "": an SQLite file in the folder
  std::uint16_t port = 8051;
  std::size_t connections = 5000;
  int seconds = 60;        // of people's pace
  int pace = 2000;         // milliseconds between two actions at a table
  int burst_seconds = 15;  // of as fast as it goes
  int kills = 0;           // instead of all that
  std::size_t kill_tables = 200;
  std::size_t at_once = 10'000;  // sockets that are being opened
};

// False: not all was as it must be.
bool measure(const Plan& plan);
bool kill_again_and_again(const Plan& plan);

// Writes the server's configuration into the folder, which it empties; the arguments of `serve`.
std::vector<std::string> prepare(const Plan& plan);
// Until all sit and play; throws std::runtime_error after a minute without.
void seat(Crowd& crowd);

}  // namespace troef::load
