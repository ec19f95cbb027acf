// SPDX-License-Identifier: Apache-2.0
#include "games/pandoer/meanings.h"

namespace troef::pandoer {
namespace {

struct Meaning {
  std::string_view contract, nl, en;
};

// For so many tricks: house rules decide whether more are as good (PD-40, PD-47).
constexpr Meaning meanings[] = {
    {"polk-zonder", "alleen, voor 7 slagen, zonder troef", "alone, for 7 tricks, no trumps"},
    {"solo", "alleen, alle 8 slagen", "alone, all 8 tricks"},
    {"stoet", "met de vierde aas, voor 7, zonder troef", "with the fourth ace, for 7, no trumps"},
    {"vierde-boer", "met wie slag 1 wint, hoogstens 26 punten verlies",
     "with the winner of trick 1, lose at most 26 points"},
    {"halve-stoet", "met de twee andere azen, voor 6, zonder troef",
     "with the other two aces, for 6, no trumps"},
    {"praatje", "alleen, geen slag, alle kaarten open", "alone, no trick, all cards face up"},
    {"polke", "alleen, voor 7 slagen", "alone, for 7 tricks"},
    {"piek", "alleen, precies 1 slag, alle kaarten open",
     "alone, exactly 1 trick, all cards face up"},
    {"solo-zonder", "alleen, alle 8 slagen, zonder troef", "alone, all 8 tricks, no trumps"},
    {"omver", "alleen, geen slag, jouw kaarten open", "alone, no trick, your cards face up"},
    {"vogeltje", "alleen, wint precies de eerste en de laatste slag",
     "alone, takes just the first and the last trick"},
    {"pandoer", "met wie slag 1 wint, alle 8 slagen", "with the winner of trick 1, all 8 tricks"},
    {"piek-zonder", "ieder voor 1 slag, zonder troef", "each for 1 trick, no trumps"},
};

}  // namespace

std::string_view contract_meaning(std::string_view contract, Language language) {
  for (const Meaning& row : meanings) {
    if (row.contract == contract) return language == Language::nl ? row.nl : row.en;
  }
  return {};
}

}  // namespace troef::pandoer
