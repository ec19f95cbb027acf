// SPDX-License-Identifier: Apache-2.0
#include "deal/action.h"

#include <algorithm>
#include <array>

namespace troef {
namespace {

struct VerbRow {
  std::string_view name;
  Shape shape;
};

constexpr std::array<VerbRow, 24> verbs = {{
    {"deal", Shape::pack},     {"die", Shape::suit},       {"close", Shape::word},
    {"pass", Shape::word},     {"bid", Shape::number},     {"bid", Shape::name},
    {"accept", Shape::word},   {"take", Shape::word},      {"leave", Shape::word},
    {"turn", Shape::word},     {"discard", Shape::cards},  {"give", Shape::card},
    {"buy", Shape::two_cards}, {"hand-on", Shape::card},   {"return", Shape::cards},
    {"trump", Shape::suit},    {"roem", Shape::melds},     {"play", Shape::card},
    {"rob", Shape::card},      {"turn-down", Shape::word}, {"keep", Shape::word},
    {"stop", Shape::word},     {"call-roem", Shape::word}, {"claim-revoke", Shape::seat},
}};

const VerbRow& row(Verb verb) { return verbs[static_cast<std::size_t>(verb)]; }

}  // namespace

std::string_view name(Verb verb) { return row(verb).name; }
Shape shape(Verb verb) { return row(verb).shape; }

bool offers(const Actions& actions, Verb verb) {
  return std::any_of(actions.begin(), actions.end(),
                     [verb](const Action& action) { return action.verb == verb; });
}

Action play_stuk(Card card) {
  Action action = with_card(Verb::play, card);
  action.marked = true;
  return action;
}

Action buy(Card jack, Card other) {
  Action action = with_card(Verb::buy, jack);
  action.other = other;
  return action;
}

Action roem(const Melds& melds) {
  Action action = word(Verb::roem);
  action.cards = melds.runs;
  action.sets = melds.sets;
  return action;
}

void append(std::string& text, const Action& action, Names contracts) {
  text += name(action.verb);
  switch (shape(action.verb)) {
    case Shape::word:
    case Shape::pack:
      break;
    case Shape::number:
    case Shape::seat:
      text += ' ';
      text += std::to_string(action.number);
      break;
    case Shape::name:
      text += ' ';
      if (action.number >= 1 && action.number <= contracts.size()) {
        text += contracts[action.number - 1U];
      }
      break;
    case Shape::suit:
      text += ' ';
      text += letter(action.suit());
      break;
    case Shape::card:
      text += ' ';
      append(text, action.card);
      break;
    case Shape::two_cards:
      text += ' ';
      append(text, action.card);
      text += ' ';
      append(text, action.other);
      break;
    case Shape::cards:
      text += ' ';
      append(text, action.cards);
      break;
    case Shape::melds:
      text += ' ';
      append(text, action.melds());
      break;
  }
  if (action.marked) text += action.verb == Verb::bid ? " final" : " stuk";
}

std::string to_string(const Action& action, Names contracts) {
  std::string text;
  append(text, action, contracts);
  return text;
}

void append(std::string& text, const Entry& entry, Names contracts) {
  if (entry.actor) {
    text += std::to_string(entry.actor->index());
  } else {
    text += '*';
  }
  text += ' ';
  append(text, entry.action, contracts);
  if (entry.action.verb != Verb::deal) return;
  for (const Card card : entry.pack) {
    text += ' ';
    append(text, card);
  }
}

std::string to_string(const Entry& entry, Names contracts) {
  std::string text;
  append(text, entry, contracts);
  return text;
}

}  // namespace troef
