// SPDX-License-Identifier: Apache-2.0
#include "bots/signals/convention.h"

#include <algorithm>

namespace troef {
namespace {

constexpr Sign tekenen_signs[] = {
    {"SG-01", When::following_trumps, Shown::low_first, Says::takes},
    {"SG-02", When::following_trumps, Shown::high_first, Says::cannot_take},
    {"SG-04", When::discarding, Shown::any, Says::lone_king, 4},
    {"SG-04", When::discarding, Shown::any, Says::alone, 3},
    {"SG-04", When::discarding, Shown::high_first, Says::cannot_take, 1},
    {"SG-05", When::discarding, Shown::low_first, Says::takes, 0},
};
constexpr Custom tekenen_customs[] = {
    {"SG-01", Habit::feed_takers}, {"SG-06", Habit::count},           {"SG-07", Habit::let_go},
    {"SG-08", Habit::keep_first},  {"SG-09", Habit::ace_for_the_ten},
};
constexpr std::string_view tekenen_ids[] = {"SG-01", "SG-02", "SG-03", "SG-04", "SG-05",
                                            "SG-06", "SG-07", "SG-08", "SG-09"};

constexpr Sign ask = {"SG-20", When::first_discard, Shown::low, Says::ace, 2};
constexpr Sign ward_off = {"SG-21", When::first_discard, Shown::high, Says::unwanted, 1};
constexpr Sign asking[] = {ask};
constexpr Sign both_ways[] = {ask, ward_off};
constexpr Sign ten_and_ace[] = {ask, ward_off, {"SG-22", When::feeding, Shown::ten, Says::ace, 2}};
constexpr Sign ten_and_out[] = {
    ask, ward_off, {"SG-22", When::feeding, Shown::ten, Says::finished, 2}};
constexpr std::string_view asking_ids[] = {"SG-20"};
constexpr std::string_view both_ways_ids[] = {"SG-20", "SG-21"};
constexpr std::string_view with_ten_ids[] = {"SG-20", "SG-21", "SG-22"};

constexpr Convention all[] = {
    {"tekenen", Between::defenders, tekenen_signs, tekenen_customs, tekenen_ids},
    {"seinen", Between::partners, both_ways, {}, both_ways_ids},
    {"aanseinen", Between::partners, asking, {}, asking_ids},
    {"seinen-tien-aas", Between::partners, ten_and_ace, {}, with_ten_ids},
    {"seinen-tien-op", Between::partners, ten_and_out, {}, with_ten_ids},
};

constexpr std::string_view sayings[] = {"takes", "cannot-take", "lone-king", "alone",
                                        "ace",   "unwanted",    "finished"};

}  // namespace

std::string_view to_string(Says says) { return sayings[static_cast<std::size_t>(says)]; }

bool Convention::suits(const Game& game) const {
  const auto names = game.signals();
  return std::find(names.begin(), names.end(), name) != names.end();
}

bool Convention::has(Habit habit) const {
  return std::any_of(customs.begin(), customs.end(),
                     [&](const Custom& custom) { return custom.habit == habit; });
}

std::span<const Convention> conventions() { return all; }

const Convention* find_convention(std::string_view name) {
  for (const Convention& convention : all) {
    if (convention.name == name) return &convention;
  }
  return nullptr;
}

}  // namespace troef
