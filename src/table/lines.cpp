// SPDX-License-Identifier: Apache-2.0
#include "table/lines.h"

#include <algorithm>
#include <array>

#include "table/json.h"
#include "table/json_read.h"

namespace troef::line {
namespace {

constexpr std::array<std::string_view, std::variant_size_v<What>> names = {
    "made", "sat", "stood", "bot",  "back",    "name", "asks", "let",   "start", "deal",  "cut",
    "cuts", "act", "close", "undo", "consent", "kept", "say",  "pause", "next",  "clock", "rest"};
constexpr std::string_view makers[] = {"person", "bot", "table", "late"};

class LineWriter {
 public:
  LineWriter(Json& json, Names contracts) : json_(json), contracts_(contracts) {}

  void operator()(const Made& made) {
    json_.member("troef-table", version).member("id", made.id).member("match", made.match);
    person(made.owner);
    // Its members, without the braces.
    const std::string settings = to_json(made.settings);
    json_.raw(std::string_view(settings).substr(1, settings.size() - 2));
  }
  void operator()(const Sat& sat) {
    seat(sat.seat);
    person(sat.who);
  }
  void operator()(const Stood& stood) { seat(stood.seat); }
  void operator()(const BotPut& bot) {
    seat(bot.seat);
    json_.member("level", bot.level);
  }
  void operator()(const CameBack& back) { seat(back.seat); }
  void operator()(const Renamed& renamed) { person(renamed.who); }
  void operator()(const WantsIn& wants) { person(wants.who); }
  void operator()(const LetIn& let) { json_.member("person", let.person).member("in", let.in); }
  void operator()(const Started& started) {
    json_.member("match", started.match).member("dealer", started.dealer);
    json_.member("secret", to_hex(started.secret));
  }
  void operator()(const NextDeal& deal) { json_.member("secret", to_hex(deal.secret)); }
  void operator()(const CutGiven& cut) {
    seat(cut.seat);
    json_.member("bytes", to_hex(cut.bytes));
    if (cut.lift) json_.member("lift", *cut.lift);
  }
  void operator()(const CutsFixed&) {}
  void operator()(const Acted& acted) {
    seat(acted.seat);
    json_.member("action", to_string(acted.action, contracts_));
    if (acted.decided_at) json_.member("at", *acted.decided_at);
    if (acted.by != By::person) json_.member("by", makers[static_cast<std::size_t>(acted.by)]);
  }
  void operator()(const Closed&) {}
  void operator()(const UndoAsked& asked) { seat(asked.seat); }
  void operator()(const Consented& consented) {
    seat(consented.seat);
    json_.member("yes", consented.yes);
  }
  void operator()(const UndoLapsed&) {}
  void operator()(const Spoke& spoke) {
    if (spoke.seat) seat(*spoke.seat);
    person(spoke.who);
    if (!spoke.phrase.empty()) json_.member("phrase", spoke.phrase);
    if (!spoke.text.empty()) json_.member("text", spoke.text);
    if (spoke.to_defenders) json_.member("to", "defenders");
    if (!spoke.id.empty()) json_.member("id", spoke.id);
  }
  void operator()(const Paused& paused) {
    seat(paused.seat);
    json_.member("on", paused.on);
  }
  void operator()(const Ready& ready) { seat(ready.seat); }
  void operator()(const Resumed&) {}
  void operator()(const RestTaken& rest) { seat(rest.seat); }

 private:
  void seat(Seat seat) { json_.member("seat", seat); }
  void person(const Person& person) {
    json_.member("person", person.id).member("name", person.name);
  }

  Json& json_;
  Names contracts_;
};

// What a line of each kind is read from.
struct Source {
  Taker& taker;
  Members& members;
  Games games;
  Names contracts;

  Seat seat() { return Seat(number("seat", max_seats - 1)); }
  int number(std::string_view key, int most) {
    const auto number = taker.take<std::int64_t>(key);
    if (number >= 0 && number <= most) return static_cast<int>(number);
    taker.fail("\"" + std::string(key) + "\" is out of range");
    return 0;
  }
  Person person() { return {text("person"), text("name")}; }
  std::string text(std::string_view key) { return taker.take<std::string>(key); }
  template <std::size_t n>
  std::array<std::uint8_t, n> bytes(std::string_view key) {
    std::array<std::uint8_t, n> bytes{};
    if (!from_hex(text(key), bytes)) taker.fail("\"" + std::string(key) + "\" is no hexadecimal");
    return bytes;
  }
};

What read_made(Source& from) {
  Made made;
  if (from.number("troef-table", 1'000'000) != version) from.taker.fail("of another version");
  made.id = from.text("id");
  made.match = from.text("match");
  made.owner = from.person();
  if (!from.taker.error().empty()) return made;
  SettingsFault fault;
  if (auto settings = read_settings(from.games, from.members, fault)) {
    made.settings = *std::move(settings);
  } else {
    from.taker.fail(fault.where + ": " + fault.message);
  }
  return made;
}

What read_acted(Source& from) {
  Acted acted{from.seat(), {}, By::person, std::nullopt};
  if (from.members.has("at")) acted.decided_at = from.number("at", 1'000'000);
  if (const auto action = parse_action(from.text("action"), from.contracts)) {
    acted.action = *action.value;
  } else {
    from.taker.fail(action.error);
  }
  if (const auto by = from.taker.maybe<std::string>("by")) {
    const auto* found = std::find(std::begin(makers), std::end(makers), *by);
    if (found == std::end(makers)) {
      from.taker.fail("\"by\" is nobody");
    } else {
      acted.by = static_cast<By>(found - std::begin(makers));
    }
  }
  return acted;
}

What read_cut(Source& from) {
  CutGiven cut{from.seat(), from.bytes<16>("bytes"), std::nullopt};
  if (from.taker.maybe<std::int64_t>("lift")) cut.lift = from.number("lift", Pack::capacity);
  return cut;
}

What read_spoke(Source& from) {
  Spoke spoke;
  if (from.members.has("seat")) spoke.seat = from.seat();
  spoke.who = from.person();
  spoke.phrase = from.taker.maybe<std::string>("phrase").value_or("");
  spoke.text = from.taker.maybe<std::string>("text").value_or("");
  spoke.to_defenders = from.taker.maybe<std::string>("to").has_value();
  spoke.id = from.taker.maybe<std::string>("id").value_or("");
  return spoke;
}

// In the order of `names`. Members of one brace list are read from left to right.
constexpr std::array<What (*)(Source&), names.size()> readers = {
    read_made,
    [](Source& f) -> What { return Sat{f.seat(), f.person()}; },
    [](Source& f) -> What { return Stood{f.seat()}; },
    [](Source& f) -> What { return BotPut{f.seat(), f.text("level")}; },
    [](Source& f) -> What { return CameBack{f.seat()}; },
    [](Source& f) -> What { return Renamed{f.person()}; },
    [](Source& f) -> What { return WantsIn{f.person()}; },
    [](Source& f) -> What { return LetIn{f.text("person"), f.taker.take<bool>("in")}; },
    [](Source& f) -> What {
      return Started{f.text("match"), Seat(f.number("dealer", max_seats - 1)),
                     f.bytes<32>("secret")};
    },
    [](Source& f) -> What { return NextDeal{f.bytes<32>("secret")}; },
    read_cut,
    [](Source&) -> What { return CutsFixed{}; },
    read_acted,
    [](Source&) -> What { return Closed{}; },
    [](Source& f) -> What { return UndoAsked{f.seat()}; },
    [](Source& f) -> What { return Consented{f.seat(), f.taker.take<bool>("yes")}; },
    [](Source&) -> What { return UndoLapsed{}; },
    read_spoke,
    [](Source& f) -> What { return Paused{f.seat(), f.taker.take<bool>("on")}; },
    [](Source& f) -> What { return Ready{f.seat()}; },
    [](Source&) -> What { return Resumed{}; },
    [](Source& f) -> What { return RestTaken{f.seat()}; },
};

}  // namespace

std::string to_text(const Line& line, Names contracts) {
  std::string text;
  Json json(text);
  json.open('{').member("t", line.time).member("k", names[line.what.index()]);
  std::visit(LineWriter(json, contracts), line.what);
  json.close('}');
  return text;
}

std::optional<Line> read(std::string_view text, Games games, Names contracts, std::string& error) {
  auto members = Members::read(text, 2, error);
  if (!members) return std::nullopt;
  Taker taker(*members);
  Source source{taker, *members, games, contracts};
  const Time time = taker.take<std::int64_t>("t");
  const std::string kind = taker.take<std::string>("k");
  const auto* found = std::find(names.begin(), names.end(), kind);
  if (found == names.end()) taker.fail("unknown kind of line");
  std::optional<Line> line;
  if (taker.error().empty()) {
    line = Line{time, readers[static_cast<std::size_t>(found - names.begin())](source)};
    if (!members->unknown().empty()) taker.fail("there is a key too many");
  }
  error = taker.error();
  if (!error.empty()) line.reset();
  return line;
}

}  // namespace troef::line
