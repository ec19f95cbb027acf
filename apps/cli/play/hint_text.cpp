// SPDX-License-Identifier: Apache-2.0
#include "cli/play/hint_text.h"

#include <algorithm>
#include <cmath>

#include "bots/hint/hint.h"
#include "cli/play/cards.h"
#include "cli/play/join.h"
#include "cli/play/names.h"
#include "cli/play/wording.h"

namespace troef::cli::table {
namespace {

constexpr std::size_t options_shown = 4;
// A turning that is worth a sentence: a choice that would gain less than this is no better.
constexpr double least_gain = 0.05;

long percent(double share) { return std::lround(share * 100); }

// In tenths, without a minus before nothing.
std::string decimal(const Look& look, const char* form, double value) {
  std::string text = fmt::format(fmt::runtime(form), std::round(value * 10) / 10 + 0.0);
  const auto point = text.find('.');
  if (look.language == Language::nl && point != std::string::npos) text[point] = ',';
  return text;
}

bool alone(const Sides& sides, Seat seat) {
  return sides.count() > 0 && sides[sides.of(seat)].size() == 1;
}

std::string made_text(const Look& look, const View& view, double share) {
  const auto declarer = view.facts.declarer;
  if (!declarer) return say(look, Text::hint_made, percent(share));
  return settled(say(look, Text::hint_made_by, name_of(look, *declarer), percent(share)),
                 *declarer);
}

// "♠B: +24.3 expected, our trick in 83 %".
std::string option_text(const Look& look, const View& view, const Hint::Option& option,
                        bool first) {
  std::string text =
      say(look, first ? Text::hint_best : Text::hint_next, choice_text(look, view, option.action),
          decimal(look, "{:+.1f}", option.gain));
  if (option.trick) {
    const bool own = alone(view.sides, *view.seat);
    join(text, say(look, own ? Text::hint_own_trick : Text::hint_trick, percent(*option.trick)));
  }
  if (option.ours && *option.ours < 1 && !view.facts.declarer) {
    const bool own = alone(view.game->match_sides(view.rules), *view.seat);
    join(text, say(look, own ? Text::hint_mine : Text::hint_ours, percent(*option.ours)));
  }
  if (option.made) join(text, made_text(look, view, *option.made));
  return (first ? capital(text) : text) + "\n";
}

std::string others_text(const Look& look, const Hint& hint) {
  std::string text;
  for (const Hint::Void& none : hint.voids) {
    text += about(look, Text::hint_void, none.seat, suit_named(look, none.suit)) + "\n";
  }
  for (const Hint::Guess& guess : hint.guesses) {
    text += say(look, Text::hint_has, card_text(look, guess.card), object_of(look, guess.seat),
                std::min(percent(guess.chance), 99L)) +
            "\n";
  }
  return text;
}

std::string turning_text(const Look& look, const View& view, const Hint& hint) {
  if (hint.options.size() < 2 || hint.worlds == 0) return "";
  if (!hint.turning || hint.turning->gain < least_gain) {
    return hint.options[0].best == 1 ? say(look, Text::hint_same) + "\n" : "";
  }
  const Hint::Turning& turning = *hint.turning;
  return say(look, Text::hint_turning, card_text(look, turning.card), object_of(look, turning.seat),
             percent(turning.chance), choice_text(look, view, hint.options[1].action),
             decimal(look, "{:.1f}", turning.gain)) +
         "\n";
}

}  // namespace

std::string hint_text(const Look& look, const View& view, const Convention* signals) {
  if (view.turn.awaited != Awaited::seat || view.turn.seat != view.seat || view.legal.empty()) {
    return say(look, Text::hint_not_now) + "\n";
  }
  if (view.legal.size() == 1) {
    return say(look, Text::hint_only, choice_text(look, view, view.legal.front())) + "\n";
  }
  const Hint hint = troef::hint(view, {.name = "", .seed = 1, .signals = signals});
  std::string text;
  for (std::size_t i = 0; i < hint.options.size() && i < options_shown; ++i) {
    text += option_text(look, view, hint.options[i], i == 0);
  }
  text += others_text(look, hint) + turning_text(look, view, hint);
  return text + say(look, Text::hint_worlds, hint.worlds) + "\n";
}

}  // namespace troef::cli::table
