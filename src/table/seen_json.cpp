// SPDX-License-Identifier: Apache-2.0
#include "table/seen_json.h"

namespace troef {

void append_seen(Json& json, const Seen& seen, Names contracts) {
  if (seen.actor) json.member("seat", *seen.actor);
  if (seen.hidden && seen.action.verb != Verb::deal) {
    json.member("verb", name(seen.action.verb)).member("count", seen.cards);
    if (shape(seen.action.verb) == Shape::two_cards) json.member("card", seen.action.card);
  } else {
    json.member("action", to_string(seen.action, contracts));
  }
  if (seen.said != 0) json.member("said", seen.said);
  if (seen.mate) json.member("mate", *seen.mate);
  if (seen.turned_up) json.member("turned_up", *seen.turned_up);
  if (seen.dealt) json.member("dealt", seen.dealt);
}

}  // namespace troef
