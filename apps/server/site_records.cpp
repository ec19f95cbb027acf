// SPDX-License-Identifier: Apache-2.0
// Deals that are over: their records, and step by step.
#include "server/address.h"
#include "server/log.h"
#include "server/site.h"

namespace troef::server {
namespace {

Answer no_deal() { return error_answer(404, "no_deal", "There is no such finished deal."); }

Answer too_many_reviews() {
  Answer answer = error_answer(429, "rate", "Too many reviews at once.");
  answer.headers.push_back({"Retry-After", "5"});
  return answer;
}

// What goes wrong with the store is an answer.
std::optional<Answer> fault_of_store(const std::function<void()>& work) {
  try {
    work();
    return std::nullopt;
  } catch (const StoreFault& fault) {
    log(Level::error, "store_fault", {{"error", fault.what()}});
    return storage_answer();
  }
}

}  // namespace

void Site::with_records(const Calling& call, const std::string& id, Task then) {
  with_anyone(call, [this, call, id, then = std::move(then)](const std::optional<Person>& person) {
    const std::string who = person ? person->id : "";
    parts_.hall.visit(id, [this, call, who, then](Table* table, Missing why) {
      if (table == nullptr) return no_table(call, why);
      if (!table->may_watch(who)) {
        return call->reply(error_answer(403, "not_allowed", "This table is for its players."));
      }
      then();
    });
  });
}

void Site::answer_from_store(const Calling& call, std::function<Answer()> make) {
  parts_.clerk.post([this, call, make = std::move(make)] {
    Answer answer;
    if (const auto fault = fault_of_store([&] { answer = make(); })) answer = *fault;
    answer_with_small(call, std::move(answer));
  });
}

void Site::answer_with_small(const Calling& call, Answer answer) {
  auto small = std::make_shared<Answer>(std::move(answer));
  make_small(call->request, *small);
  parts_.network.post([call, small] { call->reply(std::move(*small)); });
}

void Site::record(const Calling& call, const std::string& id) {
  with_records(call, id, [this, call, id] {
    answer_from_store(call, [this, id] {
      std::string text;
      for (const std::string& line : parts_.store.records(id)) text += line + "\n";
      Answer answer = text_answer(std::move(text), "application/x-ndjson");
      answer.headers.push_back(
          {"Content-Disposition", "attachment; filename=\"" + id + ".troef.jsonl\""});
      return answer;
    });
  });
}

void Site::deal(const Calling& call, const std::string& id, int number) {
  with_records(call, id, [this, call, id, number] {
    answer_from_store(call, [this, id, number] {
      const auto record = parts_.store.record(id, number);
      return record ? json_answer(*record + "\n") : no_deal();
    });
  });
}

void Site::steps(const Calling& call, const std::string& id, int number) {
  std::optional<Seat> seat;
  if (!call->query.empty()) {
    if (call->query.size() != 6 || !call->query.starts_with("seat=") || call->query[5] < '0' ||
        call->query[5] > '7') {
      return call->reply(error_answer(400, "message", "The query is seat= and a seat's number."));
    }
    seat = Seat(call->query[5] - '0');
  }
  with_records(call, id, [this, call, id, number, seat] {
    answer_from_store(call, [this, id, number, seat] {
      const auto record = parts_.store.record(id, number);
      if (!record) return no_deal();
      std::string error;
      std::string json = steps_json(parts_.games, *record, seat, error);
      if (!error.empty()) return error_answer(400, "message", error);
      return json_answer(std::move(json));
    });
  });
}

// The clerk fetches the record, and the reviewers work it out.
void Site::review(const Calling& call, const std::string& id, int number) {
  with_records(call, id, [this, call, id, number] {
    if (!reviews_.take(network_of(call->address), parts_.network.now())) {
      return call->reply(too_many_reviews());
    }
    parts_.clerk.post([this, call, id, number] {
      std::optional<std::string> record;
      const auto fault = fault_of_store([&] { record = parts_.store.record(id, number); });
      if (fault || !record) return answer_with_small(call, fault ? *fault : no_deal());
      const bool taken = parts_.reviewers.ask(
          std::move(*record), [this, call](std::string json, const std::string& error) {
            answer_with_small(call, error.empty() ? json_answer(std::move(json))
                                                  : error_answer(400, "message", error));
          });
      if (!taken) answer_with_small(call, too_many_reviews());
    });
  });
}

void Site::ready(const Calling& call) {
  if (parts_.hall.closing()) {
    return call->reply(error_answer(503, "closing", "The server is closing."));
  }
  call->reply(parts_.store.ready() ? text_answer("ready\n", "text/plain")
                                   : error_answer(503, "storage", "The storage is in trouble."));
}

}  // namespace troef::server
