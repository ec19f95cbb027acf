// SPDX-License-Identifier: Apache-2.0
#include "games/games.h"

#include "games/heugen/game.h"
#include "games/hoogjassen/game.h"
#include "games/klaverjassen/game.h"
#include "games/pandoer/game.h"
#include "games/vijvenveertig/game.h"
#include "texts.h"

namespace troef {

Games all_games() {
  static const Game* const games[] = {
      &klaverjassen::game(), &hoogjassen::game(),    &pandoer::game(),
      &heugen::game(),       &vijvenveertig::game(),
  };
  return games;
}

std::string_view common_rule_texts(Language language) {
  return language == Language::nl ? texts::common_nl : texts::common_en;
}

RuleBook book_of(const Game& game, Language language) {
  return RuleBook(game.rule_texts(language), common_rule_texts(language));
}

}  // namespace troef
