// SPDX-License-Identifier: Apache-2.0
// `club`: thinks for some milliseconds.
#pragma once

#include "bots/search/tuning.h"

namespace troef {

inline constexpr search::Tuning club_tuning{
    .nodes_playing = 24'000,
    .nodes_before = 40'000,
    .most_candidates = 9,
    .most_laid = 32,
    .nodes_laying = 160'000,
    .hope = 1.5,
    .layouts = 16,
    .boldness = 1,
    .solve_from = 5,
    .hear_solver_from = 9,
    .share_of_solver = 0.8,
    .share_in_pairs = 0.4,
    .nodes_hearing = 60'000,
    .doubting_worlds = 32,
    .beyond_doubt = 4,
    .again_from = 3,
    .nodes_again = 60'000,
};

}  // namespace troef
