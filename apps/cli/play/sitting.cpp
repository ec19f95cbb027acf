// SPDX-License-Identifier: Apache-2.0
#include "cli/play/sitting.h"

#include "cli/errors.h"
#include "cli/play/answers.h"
#include "cli/play/asked.h"
#include "cli/play/house.h"
#include "cli/play/lapses.h"
#include "cli/play/names.h"
#include "cli/play/outcome.h"
#include "cli/play/prompts.h"
#include "cli/play/right_text.h"
#include "cli/play/sheet.h"
#include "cli/play/story.h"
#include "cli/play/waiting.h"
#include "cli/play/wording.h"

namespace troef::cli::table {
namespace {

constexpr std::string_view prompt = "> ";
constexpr int deals_shown = 8;

// After which roem of the trick cannot be called any more; after a claim it can.
bool goes_on(const Action& action) {
  return action.verb == Verb::call_roem || action.verb == Verb::play;
}

}  // namespace

Sitting::Sitting(const Look& look, const Manners& manners, Console& console, Keeper& keeper)
    : look_(look),
      manners_(manners),
      console_(console),
      keeper_(keeper),
      book_(book_of(look, *keeper.view().game)),
      view_(keeper.view()) {}

Sitting::End Sitting::run() {
  tell_line(say(look_, Text::help_hint));
  if (play_on()) return End::played;
  return stuck_ ? End::stuck : End::left;
}

// True when the match was played to its end.
bool Sitting::play_on() {
  while (!console_.ended()) {
    const Keeper::Step next = step();
    tell_lapses();
    switch (next) {
      case Keeper::Step::acted:
        tell_rest();
        tell();
        if (pause_for_roem() && !wait(Text::roem_ask)) return false;
        break;
      case Keeper::Step::player:
        if (!own_turn()) return false;
        if (pause_for_roem() && !wait(Text::roem_ask)) return false;
        break;
      case Keeper::Step::close:
        if (!close()) return false;
        break;
      case Keeper::Step::deal_over:
        view_ = keeper_.view();
        if (keeper_.sheet().over) return finish();
        if (!deal_over()) return false;
        break;
      case Keeper::Step::stuck:
        stuck();
        return false;
      case Keeper::Step::broken_off:
        break;
    }
  }
  return false;
}

Keeper::Step Sitting::step() {
  const Turn& turn = view_.turn;
  if (turn.awaited != Awaited::seat || turn.seat == own_seat) return keeper_.step();
  const Waiting waiting(look_, console_, about(look_, Text::thinks, turn.seat));
  return keeper_.step();
}

void Sitting::stuck() {
  stuck_ = true;
  tell_line(say(look_, Text::disk, shown(keeper_.file().string())));
}

// What is told, not drawn: it can be filled anew for the terminal as it is now.
void Sitting::tell_text(std::string_view text) {
  look_.columns = screen_columns();
  console_.print(fitted(look_, text));
}
void Sitting::tell_line(const std::string& text) { tell_text(text + "\n"); }

// What has just happened, from the view before it.
void Sitting::tell() {
  const View before = std::move(view_);
  view_ = keeper_.view();
  shown_ = false;
  for (const std::string& told : story(look_, before, view_)) {
    tell_line(told);
    console_.rest(manners_.rest);
  }
  const auto& claim = view_.facts.claim;
  if (claim && claim != before.facts.claim) tell_text(claim_text(look_, view_, book_));
}

void Sitting::tell_rest() {
  const auto seat = keeper_.rest();
  if (seat && !rest_told_) tell_line(say(look_, Text::rest_taken, object_of(look_, *seat)));
  rest_told_ = seat.has_value();
}

void Sitting::tell_lapses() {
  for (const Lapse& lapse : keeper_.take_lapses()) tell_line(lapse_text(look_, lapse));
}

void Sitting::tell_outcome() {
  for (const std::string& told : outcome(look_, view_)) tell_line(told);
  const std::string lapses = lapses_text(look_, keeper_.bot(), keeper_.take_conduct());
  if (!lapses.empty()) tell_line(lapses);
}

bool Sitting::deal_over() {
  tell_outcome();
  console_.print(sheet_text(look_, keeper_.sheet(), deals_shown));
  if (manners_.pause && !wait(Text::deal_pause)) return false;
  console_.line();
  keeper_.next_deal();
  rest_ = Rest::unsure;
  view_ = keeper_.view();
  return true;
}

bool Sitting::finish() {
  tell_outcome();
  const SheetData sheet = keeper_.sheet();
  console_.print(sheet_text(look_, sheet));
  for (const std::string& told : match_outcome(look_, sheet)) tell_line(told);
  std::filesystem::path record;
  if (!keeper_.finish(record)) {
    stuck();
    return false;
  }
  tell_line(say(look_, Text::match_record, shown(record.string())));
  return true;
}

// Nor where the player may have something to call first, so that the pause tells nothing.
bool Sitting::forced() const {
  if (offers(view_.asides, Verb::call_roem)) return false;
  return !manners_.by_hand && view_.legal.size() == 1 && !keeper_.any_card();
}

void Sitting::show() {
  look_.columns = screen_columns();
  console_.print(table_text(look_, view_, keeper_));
  shown_ = true;
}

// False when the player leaves.
bool Sitting::own_turn() {
  view_ = keeper_.view();
  if (forced()) {
    const Action action = view_.legal.front();
    tell_line(capital(say(look_, Text::forced, choice_text(look_, view_, action))));
    return act(action) != Next::leave;
  }
  if (rest_ != Rest::unsure && is_only_to_play(view_.legal)) return play_rest() != Next::leave;
  if (keeper_.rest() && is_any_card(view_.legal)) return act(view_.legal.front()) != Next::leave;
  if (!shown_) show();
  for (;;) {
    const auto text =
        console_.ask(fitted(look_, question(look_, view_)) + "\n" + std::string(prompt));
    if (!text) return false;
    const Next next = answer(*text);
    if (next != Next::again) return next == Next::on;
  }
}

Sitting::Next Sitting::answer(const std::string& text) {
  look_.columns = screen_columns();
  const Line line = read_line(look_, view_, text);
  switch (line.ask) {
    case Ask::quit:
      return Next::leave;
    case Ask::undo:
      return undo();
    case Ask::rest:
      return take_rest();
    case Ask::act:
      if (!keeper_.refuse(*line.read.action).empty()) {
        tell_text(read_as_text(look_, text, *line.read.action));
      }
      return act(*line.read.action);
    case Ask::enter:
      if (const auto action = by_enter(view_)) return act(*action);
      tell_line(say(look_, Text::nothing_to_enter));
      return Next::again;
    case Ask::unclear:
      tell_text(unclear_text(look_, view_, text, line.read));
      return Next::again;
    case Ask::hand:
    case Ask::table:
    case Ask::score:
    case Ask::actions:
      console_.print(answer_to(look_, view_, book_, keeper_, line));
      return Next::again;
    default:
      tell_text(answer_to(look_, view_, book_, keeper_, line));
      return Next::again;
  }
}

Sitting::Next Sitting::act(const Action& action) {
  if (const auto rule = keeper_.refuse(action); !rule.empty()) {
    tell_text(refusal_text(look_, view_, book_, action, rule));
    tell_text(right_text(look_, view_, keeper_.any_card(), action));
    return Next::again;
  }
  if (!keeper_.play(action)) {
    stuck();
    return Next::leave;
  }
  tell();
  return Next::on;
}

Sitting::Next Sitting::take_rest() {
  rest_ = rest_of(view_);
  if (rest_ != Rest::unsure) return act(next_of_rest(view_));
  tell_line(say(look_, Text::rest_unsure));
  return Next::again;
}

// Where roem must be called and may lie in a trick, that comes first; the player may lead, too.
Sitting::Next Sitting::play_rest() {
  if (rest_ == Rest::sure && view_.game->roem_is_called(view_.rules) && !wait(Text::roem_ask)) {
    return Next::leave;
  }
  const bool own = view_.turn.awaited == Awaited::seat && view_.turn.seat == view_.seat;
  return own ? act(next_of_rest(view_)) : Next::on;
}

Sitting::Next Sitting::undo() {
  const Keeper::Undone undone = keeper_.undo();
  if (undone.outcome == Undo::failed) {
    stuck();
    return Next::leave;
  }
  if (undone.outcome != Undo::allowed) {
    tell_text(undo_text(look_, undone.outcome));
    return Next::again;
  }
  rest_ = Rest::unsure;
  view_ = keeper_.view();
  tell_line(say(look_, Text::undone, choice_text(look_, view_, undone.action)));
  shown_ = false;
  return Next::on;
}

// Where roem must be called, the table waits for it after a trick, whether there was any or not:
// the partner would lead at once.
bool Sitting::pause_for_roem() const {
  if (!view_.game->roem_is_called(view_.rules) || keeper_.rest()) return false;
  const Facts& facts = view_.facts;
  const bool complete =
      facts.tricks > 0 && facts.trick.empty() && view_.events.back().action.verb == Verb::play;
  if (!complete || view_.turn.awaited != Awaited::seat || view_.turn.seat == view_.seat)
    return false;
  return view_.sides.of(*view_.seat) == view_.sides.of(view_.turn.seat);
}

// Until enter, or an action after which the deal goes on; the player may ask, claim and call.
bool Sitting::wait(Text to_go_on) {
  for (;;) {
    tell_line(say(look_, to_go_on));
    const auto text = console_.ask(prompt);
    if (!text) return false;
    if (read_line(look_, view_, *text).ask == Ask::enter) return true;
    const Next next = answer(*text);
    if (next == Next::leave) return false;
    if (next == Next::on && goes_on(view_.events.back().action)) return true;
  }
}

// Enter closes the deal; before it the player may ask and claim, which may end it, too.
bool Sitting::close() {
  for (view_ = keeper_.view(); !view_.result; view_ = keeper_.view()) {
    tell_line(closing_text(look_, view_));
    const auto text = console_.ask(prompt);
    if (!text) return false;
    if (read_line(look_, view_, *text).ask == Ask::enter) {
      if (keeper_.close()) break;
      stuck();
      return false;
    }
    if (answer(*text) == Next::leave) return false;
  }
  tell();
  return true;
}

}  // namespace troef::cli::table
