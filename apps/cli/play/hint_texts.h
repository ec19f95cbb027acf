// SPDX-License-Identifier: Apache-2.0
// What a hint says, in Dutch and English; with the same marks as the other texts of the table.
#pragma once

#include "cli/play/texts.h"

namespace troef::cli::table {

enum class HintText : std::uint8_t {
  not_now,
  only,
  best,
  certain,
  next,
  then,
  others,
  point,
  points,
  cent,
  cents,
  chip,
  chips,
  share,
  share_made,
  share_each,
  you_play,
  you_mate,
  mate_plays,
  another_plays,
  they_play,
  plays,
  each,
  all_pass,
  you_make,
  we_make,
  they_make,
  makes,
  made,
  not_made,
  trick,
  own_trick,
  we_win,
  you_win,
  pool,
  sure,
  likely,
  chance,
  chance_because,
  the_bid,
  the_pass,
  has_none,
  there,
  not_there,
  same,
  always,
  as_good,
  equal,
  level,
  and_more,
  worlds,
  open,
  own_score,
  own_score_yet,
  own_score_less,
  ours_less,
  yours_less,
  doing_pass,
  doing_bid,
  doing_accept,
  doing_take,
  doing_leave,
  doing_turn,
  doing_turn_down,
  doing_keep,
  doing_stop,
  doing_call_roem,
  doing_discard,
  doing_give,
  doing_hand_on,
  doing_return,
  doing_rob,
  doing_buy,
  doing_trump,
  doing_no_roem,
  doing_stuk
};

// In the order of HintText.
std::span<const TextRowOf<HintText>> hint_text_rows();

std::string_view text_in(Language language, HintText text);

}  // namespace troef::cli::table
