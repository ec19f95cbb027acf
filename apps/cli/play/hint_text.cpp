// SPDX-License-Identifier: Apache-2.0
#include "cli/play/hint_text.h"

#include <algorithm>
#include <cmath>

#include "cli/play/cards.h"
#include "cli/play/doing.h"
#include "cli/play/hint_shares.h"
#include "cli/play/hint_texts.h"
#include "cli/play/join.h"
#include "cli/play/names.h"
#include "cli/play/wording.h"
#include "cli/terminal.h"

namespace troef::cli::table {
namespace {

constexpr std::size_t options_shown = 4;

// "+24", "-3,5": in tenths where it is little, without a sign before nothing.
std::string number(const Look& look, double value, bool with_sign) {
  const bool tenths = std::abs(value) < 9.95;
  const double shown = (tenths ? std::round(value * 10) / 10 : std::round(value)) + 0.0;
  const bool whole = shown == std::round(shown);
  std::string text = fmt::format(fmt::runtime(whole ? "{:.0f}" : "{:.1f}"), shown);
  if (with_sign && shown > 0) text.insert(0, "+");
  const auto point = text.find('.');
  if (look.language == Language::nl && point != std::string::npos) text[point] = ',';
  return text;
}

std::string amount(const Look& look, Unit unit, double value, bool with_sign) {
  constexpr HintText one[] = {HintText::point, HintText::cent, HintText::chip};
  constexpr HintText more[] = {HintText::points, HintText::cents, HintText::chips};
  const std::string shown = number(look, value, with_sign);
  const bool single = shown == "1" || shown == "+1" || shown == "-1";
  return say(look, (single ? one : more)[static_cast<std::size_t>(unit)], shown);
}

std::string option_doing(const Look& look, const View& view, const Hint::Option& option) {
  std::string text = doing(look, view, option.action);
  if (!option.then) return text;
  return say(look, HintText::then, text, doing(look, view, *option.then));
}

// "liever geen harten"
std::string said(const Look& look, Says says, Card card) {
  const std::string suit = suit_named(look, card.suit());
  switch (says) {
    case Says::takes:
      return say(look, HintText::says_takes, suit);
    case Says::cannot_take:
      return say(look, HintText::says_cannot_take, suit);
    case Says::ace:
      return say(look, HintText::says_ace, suit);
    case Says::unwanted:
      return say(look, HintText::says_unwanted, suit);
    case Says::lone_king:
    case Says::alone:
    case Says::finished:
      break;
  }
  return say(look, HintText::says_finished, suit);
}

std::string saying_text(const Look& look, const Hint::Saying& saying, Card card) {
  const HintText form = saying.so ? HintText::saying : HintText::saying_false;
  return say(look, form, said(look, saying.says, card));
}

// "♠B: +24 punten verwacht, slag voor ons: 83%".
std::string option_text(const Look& look, const View& view, const Hint& hint, std::size_t place) {
  const Hint::Option& option = hint.options[place];
  const bool first = place == 0;
  const HintText best = hint.known ? HintText::certain : HintText::best;
  std::string text =
      say(look, first ? best : HintText::next, option_doing(look, view, option),
          first ? amount(look, hint.unit, option.score, true) : number(look, option.score, true));
  if (option.others) join(text, say(look, HintText::others, number(look, *option.others, true)));
  const std::string shares = shares_text(look, view, hint, option);
  if (!shares.empty()) join(text, shares);
  if (option.saying) join(text, saying_text(look, *option.saying, option.action.card));
  if (first) return filled(capital(text), 4, look.columns) + "\n";
  return "  " + filled(text, 4, look.columns) + "\n";
}

std::string reason_text(const Look& look, const View& view, const Action& action) {
  switch (action.verb) {
    case Verb::bid:
    case Verb::contract:
      return say(look, HintText::the_bid, choice_text(look, view, action));
    case Verb::pass:
      return say(look, HintText::the_pass);
    default:
      return doing(look, view, action);
  }
}

std::string guess_text(const Look& look, const View& view, const Hint::Guess& guess) {
  std::string card = card_text(look, guess.card);
  if (guess.sure) return card;
  const long chance = std::min(percent(guess.chance), 99L);
  if (!guess.because) return say(look, HintText::chance, card, chance);
  return say(look, HintText::chance_because, card, chance, reason_text(look, view, *guess.because));
}

// A line for each seat, of what is sure or of what is likely.
std::string guesses_text(const Look& look, const View& view, const Hint& hint, bool sure) {
  std::string text;
  for (const Seat seat : Seats::all(view.seats)) {
    std::string cards;
    for (const Hint::Guess& guess : hint.guesses) {
      if (guess.seat != seat || guess.sure != sure) continue;
      join(cards, guess_text(look, view, guess));
    }
    if (cards.empty()) continue;
    const HintText form = sure ? HintText::sure : HintText::likely;
    text += say(look, form, object_of(look, seat), cards) + "\n";
  }
  return text;
}

std::string others_text(const Look& look, const View& view, const Hint& hint) {
  std::string text;
  for (const Hint::Sign& sign : hint.heard) {
    text += about(look, HintText::heard, sign.seat, card_text(look, sign.card),
                  said(look, sign.says, sign.card), sign.id) +
            "\n";
  }
  for (const Hint::Void& none : hint.voids) {
    text += about(look, HintText::has_none, none.seat, suit_named(look, none.suit)) + "\n";
  }
  return text + guesses_text(look, view, hint, true) + guesses_text(look, view, hint, false);
}

// As it is told: what decides may be points of cards that the score does not tell.
bool scores_more(const Look& look, const Hint& hint) {
  const auto told = [&](std::size_t place) {
    return number(look, hint.options[place].score, true);
  };
  return hint.options.size() < 2 || told(0) != told(1);
}

// How clear the choice is.
std::string standing_text(const Look& look, const View& view, const Hint& hint) {
  const bool same = hint.always && hint.level == hint.options.size();
  if (same) return say(look, HintText::same) + "\n";
  if (hint.level == 1) {
    return hint.always && !hint.known && scores_more(look, hint)
               ? say(look, HintText::always, hint.worlds,
                     option_doing(look, view, hint.options.front())) +
                     "\n"
               : "";
  }
  std::string level;
  const std::size_t named = std::min(hint.level, options_shown);
  for (std::size_t i = 0; i < named; ++i) {
    join(level, option_doing(look, view, hint.options[i]), hint.options[i].then ? "; " : ", ");
  }
  if (named < hint.level) level = say(look, HintText::and_more, level, hint.level - named);
  if (hint.known) return say(look, HintText::equal, level) + "\n";
  if (hint.always) return say(look, HintText::as_good, hint.worlds, level) + "\n";
  return say(look, HintText::level, level) + "\n";
}

std::string turning_text(const Look& look, const View& view, const Hint& hint) {
  if (!hint.turning) return "";
  const Hint::Turning& turning = *hint.turning;
  return say(look, turning.there ? HintText::there : HintText::not_there,
             card_text(look, turning.card), object_of(look, turning.seat), percent(turning.chance),
             option_doing(look, view, hint.options[1]),
             amount(look, hint.unit, turning.score, false)) +
         "\n";
}

std::string score_text(const Look& look, const View& view, const Hint& hint) {
  if (hint.paid != 0) {
    const auto paid = static_cast<double>(hint.paid);
    return say(look, HintText::own_score_yet, amount(look, hint.unit, paid, true));
  }
  if (!hint.difference) {
    const bool follow = !hint.options.front().others;
    return say(look, follow ? HintText::own_score : HintText::own_score_less);
  }
  if (view.seats > 2) return say(look, HintText::ours_less);
  return say(look, HintText::yours_less, name_of(look, view.seat->left(2)));
}

std::string source_text(const Look& look, const View& view, const Hint& hint) {
  const std::string score = score_text(look, view, hint);
  if (hint.known) return say(look, HintText::open, score) + "\n";
  return say(look, HintText::worlds, hint.worlds, score) + "\n";
}

std::string all_filled(const Look& look, std::string_view text) {
  std::string lines;
  for (; !text.empty(); text.remove_prefix(text.find('\n') + 1)) {
    lines += filled(text.substr(0, text.find('\n')), 2, look.columns) + "\n";
  }
  return lines;
}

}  // namespace

std::string hint_text(const Look& look, const View& view, const Convention* signals) {
  if (offers(view.asides, Verb::call_roem)) return say(look, HintText::call) + "\n";
  if (view.turn.awaited != Awaited::seat || view.turn.seat != view.seat || view.legal.empty()) {
    return say(look, HintText::not_now) + "\n";
  }
  if (view.legal.size() == 1) {
    const Action& only = view.legal.front();
    const bool may_revoke = only.verb == Verb::play && view.rules.penalised();
    const HintText text = may_revoke ? HintText::only_rightful : HintText::only;
    return say(look, text, doing(look, view, only)) + "\n";
  }
  const Hint hint = troef::hint(view, {.name = "", .seed = 1, .signals = signals});
  std::string text;
  for (std::size_t i = 0; i < hint.options.size() && i < options_shown; ++i) {
    text += option_text(look, view, hint, i);
  }
  return text +
         all_filled(look, standing_text(look, view, hint) + others_text(look, view, hint) +
                              turning_text(look, view, hint) + source_text(look, view, hint));
}

}  // namespace troef::cli::table
