// SPDX-License-Identifier: Apache-2.0
#include "cli/play/hint_shares.h"

#include <cmath>

#include "cli/play/hint_texts.h"
#include "cli/play/join.h"
#include "cli/play/names.h"

namespace troef::cli::table {
namespace {

using Player = Hint::Player;

bool alone(const View& view) {
  const Sides sides = view.game->match_sides(view.rules);
  return sides[sides.of(*view.seat)].size() == 1;
}

std::string another_plays(const Look& look, const View& view) {
  if (!alone(view)) return say(look, HintText::they_play);
  if (view.facts.declarer) return say(look, HintText::against, name_of(look, *view.facts.declarer));
  if (view.seats > 2) return say(look, HintText::another_plays);
  return say(look, HintText::plays, name_of(look, view.seat->left(2)));
}

std::string who_plays(const Look& look, const View& view, Player player) {
  switch (player) {
    case Player::self:
      return say(look, HintText::you_play);
    case Player::mate:
      return say(look, alone(view) ? HintText::you_mate : HintText::mate_plays);
    case Player::other:
      return another_plays(look, view);
    case Player::each:
      return say(look, HintText::each);
    case Player::nobody:
      break;
  }
  return say(look, HintText::all_pass);
}

// Whose contract is played, and that the others know it: not so of a mate who is still hidden.
bool is_settled(const View& view, const Hint& hint, const Hint::Play& play) {
  if (play.share < 1 || !play.made) return false;
  if (play.player == Player::mate && hint.side.size() == 1) return false;
  return view.facts.declarer || play.player == Player::self;
}

// Where that is settled.
std::string who_makes(const Look& look, const View& view, const Hint& hint, Player player) {
  if (player == Player::other) {
    if (!alone(view)) return say(look, HintText::they_make);
    return say(look, HintText::makes, name_of(look, *view.facts.declarer));
  }
  const bool own = player == Player::each || (player == Player::self && hint.side.size() == 1);
  return say(look, own ? HintText::you_make : HintText::we_make);
}

std::string play_text(const Look& look, const View& view, const Hint::Play& play) {
  const std::string who = who_plays(look, view, play.player);
  if (!play.made) return say(look, HintText::share, who, percent(play.share));
  if (play.thanked) {
    return say(look, HintText::share_thanked, who, percent(play.share), percent(*play.made),
               percent(*play.thanked));
  }
  const HintText text = play.player == Player::each ? HintText::share_each : HintText::share_made;
  return say(look, text, who, percent(play.share), percent(*play.made));
}

std::string plays_text(const Look& look, const View& view, const Hint& hint,
                       const std::vector<Hint::Play>& plays) {
  if (hint.known) {
    return say(look, plays.front().made == 1.0 ? HintText::made : HintText::not_made);
  }
  if (plays.size() == 1 && is_settled(view, hint, plays[0])) {
    std::string text = say(look, HintText::share, who_makes(look, view, hint, plays[0].player),
                           percent(*plays[0].made));
    if (!plays[0].thanked) return text;
    join(text,
         say(look, HintText::share, say(look, HintText::thanked), percent(*plays[0].thanked)));
    return text;
  }
  std::string text;
  for (const Hint::Play& play : plays) join(text, play_text(look, view, play));
  return text;
}

HintText winning(const View& view, const Hint& hint) {
  if (hint.unit == Unit::chips) return HintText::pool;
  return alone(view) ? HintText::you_win : HintText::we_win;
}

}  // namespace

long percent(double share) {
  const long rounded = std::lround(share * 100);
  return rounded == 100 && share < 1 ? 99 : rounded;
}

std::string shares_text(const Look& look, const View& view, const Hint& hint,
                        const Hint::Option& option) {
  std::string text;
  if (option.trick) {
    const bool own = hint.side.size() == 1;
    join(text, say(look, HintText::share, say(look, own ? HintText::own_trick : HintText::trick),
                   percent(*option.trick)));
  }
  if (option.wins) {
    join(text, say(look, HintText::share, say(look, winning(view, hint)), percent(*option.wins)));
  }
  if (!option.plays.empty()) join(text, plays_text(look, view, hint, option.plays));
  return text;
}

}  // namespace troef::cli::table
