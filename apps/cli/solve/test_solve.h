// SPDX-License-Identifier: Apache-2.0
// What tests of `troef solve` share.
#pragma once

#include "cli/json.h"
#include "cli/test_run.h"

namespace troef::cli {

// Four hands at the first lead: who has all trumps wins all tricks.
inline constexpr const char* all_trumps =
    "'JS 9S AS TS KS QS 8S 7S | AH TH KH QH JH 9H 8H 7H | AC TC KC QC JC 9C 8C 7C | "
    "AD TD KD QD JD 9D 8D 7D'";
inline constexpr const char* drawn = "solve --random vijvenveertig --seed one --json --deals ";

inline std::string simulated(const Shell& shell, std::string_view game, const std::string& more) {
  const std::string call = "simulate " + std::string(game) + " --seed two --record records ";
  EXPECT_EQ(shell.run(call + more).status, 0) << game;
  return read_whole(shell.path("records"));
}

inline Json answer_of(const Shell& shell, const std::string& call) {
  const Ran ran = shell.run(call);
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(lines_of(ran.out).size(), 1u) << ran.out;
  return parse_json(ran.out);
}

}  // namespace troef::cli
