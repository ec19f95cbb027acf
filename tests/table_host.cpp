// SPDX-License-Identifier: Apache-2.0
#include "table_host.h"

#include <sodium.h>

#include <algorithm>

namespace troef::test {

const Person Host::an{"p-An", "An"};

Digest sodium_sha256(std::span<const std::uint8_t> bytes) {
  Digest digest;
  crypto_hash_sha256(digest.data(), bytes.data(), bytes.size());
  return digest;
}

void Fate::random(std::span<std::uint8_t> bytes) {
  for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(quick_.next());
}

namespace {

void merge(JsonValue& object, const JsonValue& changes) {
  for (const auto& [key, value] : changes.items()) {
    if (value.is_null()) {
      object.erase(key);
    } else {
      object[key] = value;
    }
  }
}

// Nulls are as good as nothing.
JsonValue without_nulls(JsonValue object) {
  if (!object.is_object()) return JsonValue::object();
  for (auto it = object.begin(); it != object.end();) {
    it = it->is_null() ? object.erase(it) : std::next(it);
  }
  return object;
}

JsonValue without(JsonValue object, const std::string& key) {
  object.erase(key);
  return object;
}

void note_event(JsonValue& events, const JsonValue& happening) {
  const std::string kind = happening["kind"];
  if (kind == "deal") events = JsonValue::array();
  if (kind == "act") events.push_back(happening);
  if (kind == "shown") {
    JsonValue act = without(happening, "event");
    act["kind"] = "act";
    events[happening["event"].get<std::size_t>()] = act;
  }
  if (kind != "undone") return;
  while (events.size() > happening["event"].get<std::size_t>()) events.erase(events.size() - 1);
}

}  // namespace

void Client::take(const std::string& text) {
  bytes += text + "\n";
  const JsonValue message = JsonValue::parse(text, nullptr, false);
  ASSERT_FALSE(message.is_discarded()) << text;
  const std::string type = message["type"];
  if (type == "done" || type == "refused") return answers.push_back(message);
  const std::uint64_t number = message["seq"];
  if (type == "table") {
    told = true;
    gap = false;
    seq = number;
    table = without_nulls(message["table"]);
    look = without_nulls(message["look"]);
    events = message["events"];
    chat = message["chat"];
    return;
  }
  ASSERT_EQ(type, "step");
  if (gap || number < seq) return;
  if (number > seq + 1) {
    gap = true;
    return;
  }
  seq = number;
  merge(table, message["table"]);
  merge(look, message["look"]);
  for (const JsonValue& happening : message["what"]) {
    what.push_back(happening);
    note_event(events, happening);
    if (happening["kind"] != "say") continue;
    chat.push_back(without(happening, "kind"));
    if (!chat.back().contains("seat")) chat.back()["seat"] = nullptr;
    if (chat.size() > 50) chat.erase(0);
  }
}

std::optional<int> Client::seat() const {
  const auto& seat = table.at("you").at("seat");
  if (seat.is_null()) return std::nullopt;
  return seat.get<int>();
}

namespace {

std::string some_of(const JsonValue& from, std::size_t count, Quick& random) {
  std::vector<std::string> cards = from;
  while (cards.size() > count) {
    cards.erase(cards.begin() + random.roughly_below(static_cast<int>(cards.size())));
  }
  std::string text;
  for (const std::string& card : cards) text += " " + card;
  return text;
}

void add_entry(std::vector<std::string>& actions, const JsonValue& entry, Quick& random) {
  const std::string verb = entry["verb"];
  const std::string shape = entry["shape"];
  const auto each = [&](const char* key, const std::string& after = "") {
    if (!entry.contains(key)) return;
    for (const JsonValue& value : entry[key]) {
      const std::string text = value.is_string() ? value.get<std::string>() : value.dump();
      actions.push_back(verb + " " + text + after);
    }
  };
  if (shape == "word") actions.push_back(verb);
  if (shape == "number") each("numbers"), each("final", " final");
  if (shape == "name") each("names");
  if (shape == "suit") each("suits");
  if (shape == "seat") each("seats");
  if (shape == "card") each("cards"), each("stuk", " stuk"), each("unlawful");
  if (shape == "cards") actions.push_back(verb + some_of(entry["from"], entry["count"], random));
  if (shape == "two_cards") {
    for (const JsonValue& pair : entry["pairs"]) {
      actions.push_back(verb + " " + pair[0].get<std::string>() + " " + pair[1].get<std::string>());
    }
  }
  if (shape == "melds") {
    for (const JsonValue& meld : entry["melds"]) actions.push_back(meld["action"]);
  }
}

}  // namespace

std::vector<std::string> Client::actions(const char* key, Quick& random) const {
  std::vector<std::string> list;
  if (!look.contains(key)) return list;
  for (const JsonValue& entry : look[key]) add_entry(list, entry, random);
  return list;
}

Host::Host(const std::string& settings, std::uint64_t seed, const Person& owner, Sha256 hash)
    : fate(seed, std::move(hash)) {
  SettingsFault fault;
  JsonValue all = JsonValue::parse(settings);
  if (!all.contains("bots")) all["bots"] = "thumb";  // the quick one, whatever is usual
  const auto read = read_settings(all_games(), all.dump(), fault);
  EXPECT_TRUE(read) << fault.where << ": " << fault.message;
  TableOutcome outcome;
  table = troef::Table::make(all_games(), "t1", *read, owner, now, fate, outcome);
  deliver(outcome);
}

void Host::deliver(const TableOutcome& outcome) {
  lines.insert(lines.end(), outcome.lines.begin(), outcome.lines.end());
  records.insert(records.end(), outcome.records.begin(), outcome.records.end());
  for (const Outgoing& message : outcome.messages) {
    for (const Connection connection : message.to) {
      if (loses && loses(connection)) continue;
      clients.at(connection).take(*message.text);
    }
  }
}

Connection Host::join(const Person& person) {
  const Connection connection = ++last_;
  clients[connection].person = person;
  deliver(table->connect(connection, person, now));
  say(connection, R"({"type":"hello","v":1})");
  return connection;
}

void Host::leave(Connection connection) {
  deliver(table->disconnect(connection, now));
  clients.erase(connection);
}

JsonValue Host::say(Connection connection, const std::string& json) {
  Client& client = clients.at(connection);
  const std::size_t before = client.answers.size();
  deliver(table->receive(connection, json, now));
  return client.answers.size() > before ? client.answers.back() : JsonValue();
}

JsonValue Host::act(Connection connection, const std::string& action) {
  const JsonValue& look = clients.at(connection).look;
  return say(
      connection,
      JsonValue{
          {"type", "act"}, {"deal", look.at("deal")}, {"at", look.at("at")}, {"action", action}});
}

void Host::bots() {
  while (const auto thinking = table->thinking()) {
    deliver(table->decided(thinking->ticket, think(*thinking), now));
  }
}

bool Host::go_on() {
  bots();
  const auto wake = table->wake();
  if (!wake) return false;
  now = std::max(now, *wake);
  deliver(table->tick(now));
  bots();
  return true;
}

void Host::pass_time(Time milliseconds) {
  const Time until = now + milliseconds;
  bots();
  for (auto wake = table->wake(); wake && *wake <= until; wake = table->wake()) {
    now = std::max(now, *wake);
    deliver(table->tick(now));
    bots();
  }
  now = until;
  deliver(table->tick(now));
  bots();
}

void Host::restart() {
  std::string error;
  table = troef::Table::restore(all_games(), "t1", lines, fate, error);
  ASSERT_NE(table, nullptr) << error;
  clients.clear();
}

const std::string& any_of(const std::vector<std::string>& from, Quick& random) {
  return from[static_cast<std::size_t>(random.roughly_below(static_cast<int>(from.size())))];
}

std::string code(const JsonValue& answer) {
  if (answer.is_null()) return "nothing";
  return answer["type"] == "done" ? "done" : answer["code"].get<std::string>();
}

std::vector<Connection> all_seated(Host& host, bool start) {
  std::vector<Connection> friends{host.join(Host::an)};
  const int seats = static_cast<int>(host[friends[0]].table["seats"].size());
  for (int seat = 1; seat < seats; ++seat) {
    friends.push_back(host.join(std::string(1, static_cast<char>('A' + seat))));
  }
  for (int seat = 0; seat < seats; ++seat) {
    host.say(friends[static_cast<std::size_t>(seat)], JsonValue{{"type", "sit"}, {"seat", seat}});
  }
  if (!start) return friends;
  host.say(friends[0], R"({"type":"start"})");
  host.pass_time(4'000);  // the cards are cut and dealt
  return friends;
}

Connection to_move(Host& host, const std::vector<Connection>& friends) {
  for (const Connection connection : friends) {
    if (host[connection].look.contains("legal")) return connection;
  }
  ADD_FAILURE() << "nobody is to move";
  return friends[0];
}

void play_to(Host& host, const std::vector<Connection>& friends, const std::string& phase) {
  Quick random(3);
  for (int i = 0; i < 2000 && host[friends[0]].table["phase"] != phase; ++i) {
    bool moved = false;
    for (const Connection connection : friends) {
      const auto legal = host[connection].legal(random);
      if (!legal.empty()) moved = code(host.act(connection, any_of(legal, random))) == "done";
    }
    if (!moved && !host.go_on()) return;
  }
}

Thinking next_asked(Host& host, Connection person) {
  Quick random(1);
  for (;;) {
    if (auto thinking = host.table->thinking()) return *thinking;
    const auto legal = host[person].legal(random);
    if (!legal.empty()) {
      host.act(person, legal.front());
      continue;
    }
    host.now = *host.table->wake();
    host.deliver(host.table->tick(host.now));
  }
}

}  // namespace troef::test
