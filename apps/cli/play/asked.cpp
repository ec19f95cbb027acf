// SPDX-License-Identifier: Apache-2.0
#include "cli/play/asked.h"

#include "cli/play/about.h"
#include "cli/play/answers.h"
#include "cli/play/choices.h"
#include "cli/play/hint_text.h"
#include "cli/play/hint_texts.h"
#include "cli/play/legal_text.h"
#include "cli/play/picture.h"
#include "cli/play/sheet.h"
#include "cli/play/texts.h"
#include "cli/play/wording.h"

namespace troef::cli::table {

std::string table_text(const Look& look, const View& view, const Keeper& keeper) {
  return picture(look, view, !keeper.any_card(), place_in_match(keeper.sheet(), view.number));
}

std::string answer_to(const Look& look, const View& view, const RuleBook& book,
                      const Keeper& keeper, const Line& line) {
  switch (line.ask) {
    case Ask::help:
      if (line.argument.empty()) return help_text(look);
      return about_text(look, view, book, keeper, line);
    case Ask::list:
      if (view.result) return say(look, Text::deal_pause) + "\n";
      return legal_text(look, view, keeper.any_card());
    case Ask::actions: {
      std::string text;
      for (const Action& action : view.legal)
        text += to_string(action, view.game->contracts()) + "\n";
      for (const Action& action : view.asides) text += to_string(action) + "\n";
      return text;
    }
    case Ask::why:
      if (!line.read.action && view.legal.empty()) return say(look, HintText::not_now) + "\n";
      if (!line.read.action) return say(look, Text::why_what, example(look, view)) + "\n";
      return read_as_text(look, line.argument, *line.read.action) +
             why_text(look, view, book, *line.read.action, keeper.why_not(*line.read.action));
    case Ask::hand:
      return hand_text(look, view, !keeper.any_card());
    case Ask::table:
      return table_text(look, view, keeper);
    case Ask::last:
      return last_text(look, view);
    case Ask::hint:
      return hint_text(look, keeper.known(), keeper.signals());
    case Ask::score:
      return sheet_text(look, keeper.sheet());
    case Ask::rules:
      return rule_text(look, book, line.argument);
    default:
      return "";
  }
}

}  // namespace troef::cli::table
