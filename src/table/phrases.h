// SPDX-License-Identifier: Apache-2.0
// The ready phrases of a table. Only their names go over the wire; pages have the words.
#pragma once

#include <algorithm>
#include <string_view>

namespace troef {

inline constexpr std::string_view ready_phrases[] = {
    "hello",    "good_luck", "well_played", "nice_trick",     "well_bid",
    "thanks",   "sorry",     "oops",        "my_mistake",     "no_matter",
    "bad_luck", "wow",       "hurry",       "take_your_time", "one_moment",
    "back",     "one_more",  "last_deal",   "good_game",      "goodbye"};

inline bool is_phrase(std::string_view name) {
  return std::find(std::begin(ready_phrases), std::end(ready_phrases), name) !=
         std::end(ready_phrases);
}

}  // namespace troef
