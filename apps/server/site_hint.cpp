// SPDX-License-Identifier: Apache-2.0
// What a bot would do in the place of who asks.
#include "server/site.h"

namespace troef::server {

void Site::hint(const Calling& call, const std::string& id) {
  with_person(call, [this, call, id](const Person& person) {
    parts_.hall.visit(id, [this, call, person](Table* table, Missing why) {
      if (table == nullptr) return no_table(call, why);
      if (!table->seated(person.id) || !table->gives_hints()) {
        return call->reply(error_answer(403, "not_allowed", "You get no hints at this table."));
      }
      auto question = table->hint_question(person.id);
      if (!question) return call->reply(error_answer(409, "turn", "It is not your turn."));
      if (!hints_.take(person.id, parts_.network.now())) {
        return call->reply(error_answer(429, "rate", "Too many hints at once."));
      }
      parts_.thinkers.advise(
          std::make_shared<const HintQuestion>(std::move(*question)),
          [this, call](const std::string& json) {
            parts_.network.post([call, json] { call->reply(json_answer(json)); });
          });
    });
  });
}

}  // namespace troef::server
