// SPDX-License-Identifier: Apache-2.0
#include "cli/play/answers.h"

#include "cli/play/cards.h"
#include "cli/play/choices.h"
#include "cli/play/echoed.h"
#include "cli/play/join.h"
#include "cli/play/names.h"
#include "cli/play/story.h"
#include "cli/play/wording.h"
#include "cli/rule_search.h"
#include "cli/rule_text.h"
#include "cli/terminal.h"

namespace troef::cli::table {
namespace {

std::string all_rules(const RuleBook& book) {
  std::vector<const RuleText*> all;
  for (const RuleText& row : book.texts()) all.push_back(&row);
  return titles_of(all);
}

std::string whole_rule(const Look& look, const RuleText& row) {
  std::string text = inked(look, Ink::bold, std::string(row.id) + " " + std::string(row.title));
  text += "\n  " + filled(unwrapped(row.body), 2, look.columns) + "\n";
  for (const auto& value : row.values) {
    const std::string line = std::string(value.word) + ": " + std::string(value.sentence);
    text += "  - " + filled(line, 4, look.columns) + "\n";
  }
  return text;
}

std::vector<Trick> tricks_of(const View& view) {
  std::vector<Trick> tricks;
  for (const Seen& event : view.events) {
    if (event.action.verb != Verb::play) continue;
    if (tricks.empty() || tricks.back().size() == view.seats) tricks.emplace_back(*event.actor);
    tricks.back().play(*event.actor, event.action.card, *view.order);
  }
  if (!tricks.empty() && tricks.back().size() < view.seats) tricks.pop_back();
  return tricks;
}

std::string trick_text(const Look& look, const View& view, const Trick& trick, int number) {
  const Seat winner = view.facts.winners[static_cast<std::size_t>(number)];
  return say(look, Text::last_trick, number + 1, trick_line(look, view, trick, trick.size()),
             object_of(look, winner)) +
         "\n";
}

// The house rules about a rule that are not the usual ones, and one besides, with what they say.
std::string agreed(const Look& look, const View& view, const RuleBook& book, std::string_view rule,
                   std::string_view besides = "") {
  std::string text;
  for (std::size_t i = 0; i < view.rules.table().size(); ++i) {
    const int place = static_cast<int>(i);
    const Option& option = view.rules.table()[i];
    const RuleText* row = book.find(RuleText::Kind::option, option.name);
    if (row == nullptr || view.rules.at(place) == view.rules.usual(place)) continue;
    if (option.name != besides && option.rule != rule && !mentions(*row, rule)) continue;
    std::string line = std::string(option.name) + "=" + view.rules.text(place);
    for (const auto& value : row->values) {
      if (value.word == view.rules.text(place)) line += ": " + std::string(value.sentence);
    }
    text += "  " + filled(line, 2, look.columns) + "\n";
  }
  return text;
}

}  // namespace

std::string rule_text(const Look& look, const RuleBook& book, const std::string& words) {
  if (words.empty()) return all_rules(book);
  if (const RuleText* row = find_text(book, words)) return whole_rule(look, *row);
  const std::vector<const RuleText*> found = find_words(book, words);
  if (found.empty()) return say(look, Text::rule_unknown, echoed(words)) + "\n";
  if (found.size() == 1) return whole_rule(look, *found.front());
  return titles_of(found);
}

std::string refusal_text(const Look& look, const View& view, const RuleBook& book,
                         const Action& action, std::string_view rule) {
  const RuleText* row = book.find(rule);
  if (row == nullptr) return say(look, Text::refused, rule, "", "") + "\n";
  const std::string text = say(look, Text::refused, rule, row->title, unwrapped(row->body));
  const std::string_view besides = action.verb == Verb::claim_revoke ? "revoke" : "";
  return filled(text, 2, look.columns) + "\n" + agreed(look, view, book, rule, besides);
}

std::string claim_text(const Look& look, const View& view, const RuleBook& book) {
  const Claim& claim = *view.facts.claim;
  if (!claim.right) return said_of(look, Text::claim_wrong, claim.by) + "\n";
  const RuleText* row = book.find(RuleText::Kind::rule, claim.rule);
  const std::string text = about(
      look, Text::claim_right, claim.against, claim.trick + 1, card_text(look, claim.card),
      claim.rule, row == nullptr ? "" : row->title, row == nullptr ? "" : unwrapped(row->body));
  return filled(text, 2, look.columns) + "\n" + agreed(look, view, book, claim.rule);
}

std::string read_as_text(const Look& look, const std::string& typed, const Action& action) {
  const std::string figures = std::to_string(action.number);
  if (action.verb != Verb::bid || typed.find(figures) != std::string::npos) return "";
  return say(look, Text::read_as, to_string(action)) + "\n";
}

std::string why_text(const Look& look, const View& view, const RuleBook& book, const Action& action,
                     std::string_view rule) {
  if (!rule.empty()) return refusal_text(look, view, book, action, rule);
  return capital(say(look, Text::why_legal, choice_text(look, view, action))) + "\n";
}

std::string last_text(const Look& look, const View& view) {
  const LookBack allowed = view.rules.look_back();
  const std::vector<Trick> tricks = tricks_of(view);
  const bool led = !view.facts.trick.empty();
  if (allowed == LookBack::none || (allowed == LookBack::until_lead && led)) {
    return say(look, Text::last_hidden, look_back_words[static_cast<std::size_t>(allowed)]) + "\n";
  }
  if (tricks.empty()) return say(look, Text::last_none) + "\n";
  std::string text;
  const std::size_t from = allowed == LookBack::all ? 0 : tricks.size() - 1;
  for (std::size_t i = from; i < tricks.size(); ++i) {
    text += trick_text(look, view, tricks[i], static_cast<int>(i));
  }
  return text;
}

std::string help_text(const Look& look) {
  const bool dutch = look.letters == Letters::dutch;
  return say(look, Text::help, say(look, dutch ? Text::help_dutch_cards : Text::help_cards)) + "\n";
}

std::string unclear_text(const Look& look, const View& view, const std::string& typed,
                         const ReadAction& read) {
  if (read.meanings.size() > 1) {
    std::string list;
    for (const std::string& meaning : read.meanings) join(list, meaning);
    return say(look, Text::ambiguous, echoed(typed), list) + "\n";
  }
  std::string right = read.error.empty() ? "Enter" : read.error;
  if (const std::string more = calls(look, view); !more.empty()) join(right, more);
  join(right, read.error.empty() ? "help" : "?, help");
  return say(look, Text::unread, echoed(typed), say(look, Text::unread_hint, right)) + "\n";
}

std::string undo_text(const Look& look, Undo outcome) {
  switch (outcome) {
    case Undo::cards_seen:
      return say(look, Text::undo_cards) + "\n";
    case Undo::told:
      return say(look, Text::undo_told) + "\n";
    default:
      return say(look, Text::undo_nothing) + "\n";
  }
}

}  // namespace troef::cli::table
