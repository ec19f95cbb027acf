// SPDX-License-Identifier: Apache-2.0
#include "table/look_legal.h"

#include <algorithm>

namespace troef {
namespace {

// A verb may stand for two shapes ("bid"), and a shape for several verbs: an entry is one verb.
std::vector<Verb> verbs_in(const Actions& legal) {
  std::vector<Verb> verbs;
  for (const Action& action : legal) {
    if (std::find(verbs.begin(), verbs.end(), action.verb) == verbs.end()) {
      verbs.push_back(action.verb);
    }
  }
  return verbs;
}

std::string_view name(Shape shape) {
  constexpr std::string_view names[] = {"word",      "number", "name",  "suit", "card",
                                        "two_cards", "cards",  "melds", "seat", "pack"};
  return names[static_cast<std::size_t>(shape)];
}

class Entries {
 public:
  Entries(Json& json, const Actions& actions, const View& view, const OwnTurn& own)
      : json_(json), actions_(actions), own_(own), contracts_(view.game->contracts()) {}

  void entry(Verb verb) {
    verb_ = verb;
    json_.open('{').member("verb", troef::name(verb)).member("shape", name(shape(verb)));
    members();
    json_.close('}');
  }

 private:
  void members() {
    switch (shape(verb_)) {
      case Shape::word:
      case Shape::pack:
        return;
      case Shape::number:
        numbers("numbers", false);
        return numbers("final", true);
      case Shape::name:
        return list("names", [&](const Action& action) {
          json_.value(contracts_[static_cast<std::size_t>(action.number - 1)]);
        });
      case Shape::suit:
        return list("suits", [&](const Action& action) { json_.value(action.suit()); });
      case Shape::seat:
        return list("seats", [&](const Action& action) { json_.value(int{action.number}); });
      case Shape::card:
        return cards();
      case Shape::two_cards:
        return list("pairs", [&](const Action& action) {
          json_.open('[').value(action.card).value(action.other).close(']');
        });
      case Shape::cards:
        return choice();
      case Shape::melds:
        return melds();
    }
  }

  template <class Write>
  void list(std::string_view key, Write write) {
    json_.key(key).list(actions_, [&](const Action& action) {
      if (action.verb == verb_) write(action);
    });
  }
  void numbers(std::string_view key, bool marked) {
    list(key, [&](const Action& action) {
      if (action.marked == marked) json_.value(int{action.number});
    });
  }
  void cards() {
    Cards plain, stuk;
    for (const Action& action : actions_) {
      if (action.verb == verb_) (action.marked ? stuk : plain).add(action.card);
    }
    json_.member("cards", plain);
    if (verb_ != Verb::play) return;
    if (!stuk.empty()) json_.member("stuk", stuk);
    if (!own_.unlawful.empty()) json_.member("unlawful", own_.unlawful);
  }
  // Any so many of these: the list is all of them.
  void choice() {
    Cards from;
    int count = 0;
    for (const Action& action : actions_) {
      if (action.verb != verb_) continue;
      from |= action.cards;
      count = action.cards.size();
    }
    json_.member("count", count).member("from", from);
  }
  void melds() {
    std::size_t place = 0;
    list("melds", [&](const Action& action) {
      json_.open('{').member("action", to_string(action, contracts_));
      json_.member("cards", action.melds().cards());
      json_.member("points", own_.roem[place++]).close('}');
    });
  }

  Json& json_;
  const Actions& actions_;
  const OwnTurn& own_;
  Names contracts_;
  Verb verb_ = Verb::pass;
};

}  // namespace

void append_entries(Json& json, const Actions& actions, const View& view, const OwnTurn& own) {
  Entries entries(json, actions, view, own);
  json.list(verbs_in(actions), [&](Verb verb) { entries.entry(verb); });
}

}  // namespace troef
