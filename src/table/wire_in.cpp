// SPDX-License-Identifier: Apache-2.0
#include "table/wire_in.h"

#include <vector>

#include "cards/utf8.h"
#include "deal/rules.h"
#include "table/json_read.h"

namespace troef::wire {
namespace {

// Deals, and the moments in a deal, are counted from 0.
std::int64_t take_count(Taker& taker, std::string_view key) {
  const auto count = taker.take<std::int64_t>(key);
  if (count < 0) taker.fail("\"" + std::string(key) + "\" is counted from 0");
  return count;
}

Message hello(Taker& taker) {
  if (taker.take<std::int64_t>("v") != 1) taker.fail("this server speaks version 1");
  return Hello{};
}
Message cut(Taker& taker) {
  CutPack cut{take_count(taker, "deal"), {}, taker.maybe<std::int64_t>("lift")};
  if (!from_hex(taker.take<std::string>("bytes"), cut.bytes)) {
    taker.fail("\"bytes\" takes 32 hexadecimal digits");
  }
  return cut;
}
Message say(Taker& taker) {
  Say say;
  const auto phrase = taker.maybe<std::string>("phrase");
  const auto text = taker.maybe<std::string>("text");
  if (phrase.has_value() == text.has_value()) taker.fail("it takes a phrase or a text");
  say.phrase = phrase.value_or("");
  say.text = text.value_or("");
  if (phrase && phrase->empty()) taker.fail("\"phrase\" is empty");
  if (text && !is_line(*text, most_text_characters)) {
    taker.fail("\"text\" takes one line of 1 to 280 characters");
  }
  const std::string to = taker.maybe<std::string>("to").value_or("table");
  if (to != "table" && to != "defenders") taker.fail("\"to\" takes table or defenders");
  say.to_defenders = to == "defenders";
  return say;
}

struct Kind {
  std::string_view name;
  Message (*read)(Taker&);
};

constexpr Kind kinds[] = {
    {"hello", hello},
    {"sync", [](Taker&) -> Message { return Sync{}; }},
    {"sit", [](Taker& t) -> Message { return Sit{t.take<std::int64_t>("seat")}; }},
    {"stand", [](Taker&) -> Message { return Stand{}; }},
    {"bot",
     [](Taker& t) -> Message {
       const auto seat = t.take<std::int64_t>("seat");
       return PutBot{seat, t.or_null<std::string>("level")};
     }},
    {"let",
     [](Taker& t) -> Message {
       auto person = t.take<std::string>("person");
       return Let{std::move(person), t.take<bool>("in")};
     }},
    {"start", [](Taker&) -> Message { return Begin{}; }},
    {"act",
     [](Taker& t) -> Message {
       const auto deal = take_count(t, "deal");
       const auto at = take_count(t, "at");
       return Act{deal, at, t.take<std::string>("action")};
     }},
    {"why", [](Taker& t) -> Message { return Why{t.take<std::string>("action")}; }},
    {"cut", cut},
    {"undo", [](Taker&) -> Message { return TakeBack{}; }},
    {"consent", [](Taker& t) -> Message { return Consent{t.take<bool>("yes")}; }},
    {"say", say},
    {"pause", [](Taker& t) -> Message { return Pause{t.take<bool>("on")}; }},
    {"next", [](Taker&) -> Message { return Next{}; }},
    {"again", [](Taker&) -> Message { return Again{}; }},
    {"rest",
     [](Taker& t) -> Message {
       const auto deal = take_count(t, "deal");
       return TakeRest{deal, take_count(t, "at")};
     }},
};

const Kind* kind_named(std::string_view name) {
  for (const Kind& kind : kinds) {
    if (kind.name == name) return &kind;
  }
  return nullptr;
}

std::string unknown_kind(std::string_view name) {
  std::vector<std::string_view> names;
  for (const Kind& kind : kinds) names.push_back(kind.name);
  return "unknown type; there is " + nearest_first(name, names);
}

void read_message(Frame& frame, Members& members) {
  const auto* type = members.get<std::string>("type");
  if (type == nullptr) {
    frame.error = "\"type\" is missing or no string";
    return;
  }
  const Kind* kind = kind_named(*type);
  if (kind == nullptr) {
    frame.error = unknown_kind(*type);
    return;
  }
  Taker taker(members);
  Message message = kind->read(taker);
  if (const auto strange = members.unknown(); !strange.empty()) {
    taker.fail("there is a key too many");
  }
  frame.error = taker.error();
  if (frame.error.empty()) frame.message = std::move(message);
}

}  // namespace

Frame parse(std::string_view bytes) {
  Frame frame;
  if (bytes.size() > most_bytes) {
    frame.error = "a message has at most 8 KiB";
    return frame;
  }
  auto members = Members::read(bytes, 1, frame.error);
  if (!members) return frame;
  if (members->has("id")) {
    const auto* id = members->get<std::string>("id");
    if (id == nullptr || id->empty() || id->size() > most_id_bytes) {
      frame.error = "\"id\" takes a string of 1 to 40 bytes";
      return frame;
    }
    frame.id = *id;
  }
  read_message(frame, *members);
  return frame;
}

bool is_line(std::string_view text, std::size_t most_characters) {
  std::size_t characters = 0;
  while (!text.empty()) {
    const auto point = take_character(text);
    if (!point || turns_or_controls(*point) || ++characters > most_characters) return false;
  }
  return characters > 0;
}

}  // namespace troef::wire
