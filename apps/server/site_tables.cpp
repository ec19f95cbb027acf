// SPDX-License-Identifier: Apache-2.0
// Making tables, and what may be known of them before one sits.
#include "server/log.h"
#include "server/site.h"

namespace troef::server {

// Collects the summaries of tables that are visited one after another, in their order.
struct Listing {
  std::string person;
  std::vector<std::string> ids;
  std::size_t next = 0;
  std::string mine, open;
};

namespace {

constexpr std::size_t listed_at_most = 30;

Answer wrong_settings(const SettingsFault& fault) {
  Json json = {{"error", "settings"}, {"message", fault.message}};
  json["text"] = {{"nl", fault.dutch}, {"en", fault.message}};
  if (!fault.rule.empty()) json["rule"] = fault.rule;
  if (!fault.where.empty()) json["where"] = fault.where;
  return json_answer(json, 400);
}

void append(std::string& list, std::string_view summary) {
  if (!list.empty()) list += ',';
  list += summary;
}

}  // namespace

void Site::no_table(const Calling& call, Missing why) {
  call->reply(why == Missing::unknown
                  ? error_answer(404, "no_table", "There is no such table.")
                  : error_answer(503, "storage", "This table cannot be read just now."));
}

void Site::make_table(const Calling& call) {
  with_person(call, [this, call](const Person& person) {
    SettingsFault fault;
    const auto settings =
        read_settings(parts_.games, call->request.body, fault, parts_.surroundings.levels());
    if (!settings) return call->reply(wrong_settings(fault));
    if (!new_tables_.take(person.id, parts_.network.now())) {
      return call->reply(error_answer(429, "rate", "Too many new tables at once."));
    }
    const auto not_kept = [call] {
      call->reply(error_answer(503, "storage", "The server cannot keep a table just now."));
    };
    if (parts_.hall.in_trouble()) return not_kept();
    parts_.hall.make(*settings, person, [call, not_kept](const std::string& id, Missing why) {
      if (why == Missing::fault) return not_kept();
      call->reply(id.empty() ? error_answer(429, "rate", "There are too many tables.")
                             : json_answer(Json{{"id", id}}, 201));
    });
  });
}

void Site::summary(const Calling& call, const std::string& id) {
  parts_.hall.visit(id, [this, call](Table* table, Missing why) {
    if (table == nullptr) return no_table(call, why);
    call->reply(json_answer(table->summary()));
  });
}

void Site::tables(const Calling& call) {
  with_anyone(call, [this, call](const std::optional<Person>& person) {
    auto listing = std::make_shared<Listing>();
    for (const std::string& summary : parts_.hall.open_tables(listed_at_most)) {
      append(listing->open, summary);
    }
    if (!person) return list_next(call, listing);
    listing->person = person->id;
    parts_.clerk.post([this, call, listing] {
      try {
        listing->ids = parts_.store.tables_of(listing->person);
      } catch (const StoreFault& fault) {
        log(Level::error, "store_fault", {{"error", fault.what()}});
        return parts_.network.post([call] { call->reply(storage_answer()); });
      }
      if (listing->ids.size() > listed_at_most) listing->ids.resize(listed_at_most);
      parts_.network.post([this, call, listing] { list_next(call, listing); });
    });
  });
}

void Site::list_next(const Calling& call, const std::shared_ptr<Listing>& listing) {
  if (listing->next == listing->ids.size()) {
    return answer_from_store(call, [listing] {
      return json_answer("{\"mine\":[" + listing->mine + "],\"open\":[" + listing->open + "]}");
    });
  }
  const std::string& id = listing->ids[listing->next++];
  parts_.hall.visit(id, [this, call, listing](Table* table, Missing why) {
    if (why == Missing::fault) return call->reply(storage_answer());
    if (table != nullptr) append(listing->mine, table->summary_for(listing->person));
    parts_.network.post([this, call, listing] { list_next(call, listing); });
  });
}

}  // namespace troef::server
