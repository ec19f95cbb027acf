// SPDX-License-Identifier: Apache-2.0
// Who somebody is: /api/v1/me.
#include "server/log.h"
#include "server/names.h"
#include "server/site.h"
#include "server/tokens.h"

namespace troef::server {
namespace {

Json person_json(const Person& person) { return {{"id", person.id}, {"name", person.name}}; }

// The one key of a body that has nothing else: a text. nullopt: it is something else.
std::optional<std::string> only_text(const std::string& body, const char* key) {
  const Json json = Json::parse(body, nullptr, false);
  if (!json.is_object() || json.size() != 1) return std::nullopt;
  const auto found = json.find(key);
  if (found == json.end() || !found->is_string()) return std::nullopt;
  return found->get<std::string>();
}

Answer with_cookie(const Person& person, const std::string& token, bool secure, int status) {
  Answer answer = json_answer(person_json(person), status);
  answer.headers.push_back({"Set-Cookie", set_cookie(token, secure)});
  return answer;
}

}  // namespace

void Site::with_anyone(const Calling& call,
                       std::function<void(const std::optional<Person>&)> then) {
  people_.who(token_in(call->request.header("Cookie")),
              [call, then = std::move(then)](const Known& known) {
                if (known.fault) return call->reply(storage_answer());
                then(known.person);
              });
}

void Site::with_person(const Calling& call, std::function<void(const Person&)> then) {
  with_anyone(call, [call, then = std::move(then)](const std::optional<Person>& person) {
    if (!person) return call->reply(error_answer(401, "no_person", "Say who you are first."));
    then(*person);
  });
}

// Nobody is `null`: a question that every first visit asks is no error.
void Site::me(const Calling& call) {
  with_anyone(call, [call](const std::optional<Person>& person) {
    call->reply(json_answer(person ? person_json(*person) : Json(nullptr)));
  });
}

void Site::name_me(const Calling& call) {
  const auto text = only_text(call->request.body, "name");
  const auto name = text ? read_name(*text) : std::nullopt;
  if (!name) {
    const char* const message =
        text ? "A name has 1 to 40 visible characters and does not begin with bot:."
             : "The body is a JSON object with nothing but \"name\".";
    return call->reply(
        json_answer(Json{{"error", "message"}, {"message", message}, {"where", "name"}}, 400));
  }
  with_anyone(call, [this, call, name = *name](const std::optional<Person>& person) {
    if (person) {
      return people_.rename(*person, name, [this, call](const Known& known) {
        if (known.person) {
          log(Level::info, "renamed", {{"person", known.person->id}});
          parts_.hall.rename(*known.person);
        }
        call->reply(known.person ? json_answer(person_json(*known.person)) : storage_answer());
      });
    }
    people_.add(name, [call](const Known& known, const std::string& token) {
      call->reply(known.person ? with_cookie(*known.person, token, call->secure, 201)
                               : storage_answer());
    });
  });
}

void Site::link_me(const Calling& call) {
  with_person(call, [this, call](const Person& person) {
    people_.add_code(person, [call](const std::string& code, std::int64_t until) {
      call->reply(code.empty() ? storage_answer()
                               : json_answer(Json{{"code", code}, {"until", until}}, 201));
    });
  });
}

void Site::move_me(const Calling& call) {
  const auto text = only_text(call->request.body, "code");
  const auto code = text ? read_code(*text) : std::nullopt;
  const auto refuse = [call] {
    call->reply(error_answer(403, "code", "This code is wrong, used, or too old."));
  };
  if (!code) return refuse();
  people_.use_code(*code, [call, refuse](const Known& known, const std::string& token) {
    if (known.fault) return call->reply(storage_answer());
    if (!known.person) return refuse();
    call->reply(with_cookie(*known.person, token, call->secure, 200));
  });
}

}  // namespace troef::server
