// SPDX-License-Identifier: Apache-2.0
// `master`: thinks up to eight times as long as club, longer about who holds what, and twice about
// its last cards.
#pragma once

#include "bots/search/tuning.h"

namespace troef {

inline constexpr search::Tuning master_tuning{
    .nodes_playing = 200'000,
    .nodes_before = 300'000,
    .most_candidates = 14,
    .most_laid = 32,
    .nodes_laying = 600'000,
    .dares = true,
    .hope = 1.5,
    .layouts = 32,
    .boldness = 1,
    .solve_from = 5,
    .hear_solver_from = 9,
    .share_of_solver = 0.8,
    .share_in_pairs = 0.4,
    .nodes_hearing = 200'000,
    .doubting_worlds = 32,
    .beyond_doubt = 4,
    .least_worlds = 16,
    .again_from = 6,
};

}  // namespace troef
