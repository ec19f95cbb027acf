// SPDX-License-Identifier: Apache-2.0
// Lines of a record (docs/record.md): every key is known and stands once, every value has its
// range.
#include "deal/record.h"

#include <tuple>

#include "support.h"

namespace troef::test {
namespace {

// A deal of one trick, which reaches the target.
std::string whole_line(const Record& record) {
  Played played("vijvenveertig", {"seats=2", "scoring=per_trick"});
  played.number(3).scores({40, 0}).hands({"KD 2D 3D 4D 6D", "QS 9C TC 8H 7D"}, "8S");
  played.then({"0 play KD", "1 play 7D"});
  return write_record(played.deal(), record);
}

Record with_everything() {
  Record record;
  record.match = "m";
  record.players = {"a", "b"};
  record.legal = {"", "play 2D\nplay 3D\nplay 4D\nplay 6D\nplay KD\n", "play 7D\nplay QS\n"};
  record.extras = {{"time", "1"}, {"x-note", "[1]"}};
  return record;
}

std::string changed(std::string line, const std::string& from, const std::string& to) {
  const auto at = line.find(from);
  EXPECT_NE(at, std::string::npos) << from << " is not in " << line;
  return at == std::string::npos ? line : line.replace(at, from.size(), to);
}

void expect_fault(const std::string& line, const std::string& message) {
  RecordReader reader(all_games());
  EXPECT_EQ(reader.read(line), RecordReader::Kind::fault) << message;
  EXPECT_NE(reader.fault().message.find(message), std::string::npos)
      << reader.fault().message << " instead of " << message;
}

std::string times(int count, const std::string& text) {
  std::string all;
  for (int i = 0; i < count; ++i) all += text;
  return all;
}

class RecordLine : public testing::Test {
 protected:
  // With one change; what is wrong then.
  void expect(const std::string& from, const std::string& to, const std::string& message) {
    expect_fault(changed(line_, from, to), message);
  }
  const std::string line_ = whole_line(with_everything());
};

TEST_F(RecordLine, has_known_keys_once) {
  const std::string match = R"("match":"m")";
  expect(match, match + "," + match, "key \"match\" stands twice");
  expect("troef/1", "troef/2", "unknown format \"troef/2\"");
  expect(match, R"("note":"m")", "unknown key \"note\"");
  expect(match, match + R"(,"x-note":2)", "key \"x-note\" stands twice");
  std::string own;
  for (int i = 0; i < 100; ++i) own += ",\"x-" + std::to_string(i) + "\":0";
  expect(match, match + own, "too many keys");
  expect(R"("history":{)", R"("history":{"x-own":1,)",
         "history: unknown key \"x-own\"; there is pot or scores");
  expect(R"("pot":0})", R"("pot":0,"pot":0})", "history: key \"pot\" stands twice");
  expect(R"("result":{)", R"("result":{"x-own":1,)", "result: unknown key \"x-own\"; there is ");
  expect(R"("scores":[40,0])", R"("scores":7)", "history: \"scores\" is missing or no list");
  expect(R"("declarer":null)", R"("pot":0)", "result: key \"pot\" stands twice");
  expect(R"("declarer":null,)", "", "result: \"declarer\" is missing");
}

TEST_F(RecordLine, has_a_value_for_every_option_and_values_that_go_together) {
  const std::string renege = R"("renege":"led",)";
  expect(renege, renege + renege, "option \"renege\" stands twice");
  expect(renege, "", "option \"renege\" is missing; it takes led or best");
  expect_fault(changed(changed(line_, R"("seats":2)", R"("seats":3)"), "per_trick", "sides"),
               "an even number of seats");
}

TEST_F(RecordLine, has_numbers_in_their_range) {
  expect(R"("deal":3)", R"("deal":-1)", "\"deal\" is a whole number from 0 to 1000000000");
  expect(R"("deal":3)", R"("deal":1000000001)", "\"deal\" is a whole number");
  expect(R"("dealer":1,)", "", "\"dealer\" is missing; it is a whole number from 0 to 1");
  expect(R"(,"pot":0})", "}", "history: \"pot\" is missing; it is a whole number from 0");
  expect(R"("dealer":1)", R"("dealer":2)", "\"dealer\" is a whole number from 0 to 1");
  expect(R"("pot":0})", R"("pot":-1})", "history: \"pot\" is a whole number from 0");
  expect("[40,0]", "[40,1000000000001]", "\"scores\" of seat 1 is a whole number");
  expect("[40,0]", "[-1000000000001,0]", "\"scores\" of seat 0 is a whole number");
  expect("[40,0]", "[40]", "\"scores\" has 1 numbers, there are 2 seats");
  expect("[40,0]", "[0,0,0,0,0,0,0]", "\"scores\" has too many numbers");
  RecordReader reader(all_games());
  EXPECT_EQ(reader.read(changed(line_, "[40,0]", "[1000000000000,-1000000000000]")),
            RecordReader::Kind::deal);
}

// What is wrong with a deal that begins so, or nothing.
std::string inherited_wrongly(const std::string& game, const std::vector<std::string>& settings,
                              const std::vector<int>& scores, int pot) {
  RecordReader reader(all_games());
  Played played(game, settings);
  played.scores(scores).pot(pot);
  const auto kind = reader.read(write_record(played.deal(), {}));
  return kind == RecordReader::Kind::fault ? reader.fault().message : "";
}

TEST_F(RecordLine, inherits_one_score_for_each_side) {
  EXPECT_EQ(inherited_wrongly("klaverjassen", {}, {90, 72, 90, 72}, 0), "");
  EXPECT_EQ(inherited_wrongly("klaverjassen", {}, {90, 72, 90, 71}, 0),
            "history: \"scores\" of seats 1 and 3 differ; they are one side");
  EXPECT_EQ(inherited_wrongly("vijvenveertig", {"seats=6"}, {5, 0, 5, 0, 10, 0}, 0),
            "history: \"scores\" of seats 0 and 4 differ; they are one side");
  EXPECT_EQ(inherited_wrongly("vijvenveertig", {"scoring=per_trick"}, {5, 10, 15, 20}, 0), "");
  EXPECT_EQ(inherited_wrongly("heugen", {}, {5, 10, 15}, 0), "");
}

TEST_F(RecordLine, inherits_a_pot_where_there_is_one) {
  const std::string none = "history: \"pot\" is 0 at this table: there is none by its rules";
  for (const std::string game : {"klaverjassen", "pandoer", "heugen", "vijvenveertig"}) {
    EXPECT_EQ(inherited_wrongly(game, {}, {}, 1), none) << game;
  }
  EXPECT_EQ(inherited_wrongly("vijvenveertig", {"scoring=pool"}, {}, 1), "");
  EXPECT_EQ(inherited_wrongly("hoogjassen", {}, {}, 1), "");
  EXPECT_EQ(inherited_wrongly("hoogjassen", {"pot=0"}, {}, 1), none);
}

TEST_F(RecordLine, has_no_more_names_and_actions_than_there_can_be) {
  expect(R"(["a","b"])", R"(["1","2","3","4","5","6","7"])",
         "\"players\" has more names than there are seats");
  const auto plays_more = [&](int more, const std::string& message) {
    expect("\"0 play KD\"", times(more, "\"0 play KD\",") + "\"0 play KD\"", message);
  };
  plays_more(1997, "\"legal\" has not as many lists as there are actions");
  plays_more(1998, "more than 2000 actions");
}

TEST_F(RecordLine, has_a_legal_list_for_every_action) {
  const std::string legal = R"("legal":[)", lists = R"(["play 7D","play QS"])";
  const std::string count = "not as many lists as there are";
  expect(legal, legal + "[],", count);
  expect(R"(,["play 7D","play QS"])", "", count);
  expect(lists, R"(["play KD\nplay 2D"])", "in \"legal\" is no action");
  expect(lists, "[\"" + std::string(201, 'x') + "\"]", "in \"legal\" is no action");
  expect(lists, "7", "\"legal\" is a list of lists");
}

TEST_F(RecordLine, is_no_longer_than_64_KiB_or_with_legal_1_MiB) {
  const auto padded = [](const std::string& line, std::size_t size) {
    return line + std::string(size - line.size(), ' ');
  };
  Record record;
  const std::string bare = whole_line(record);
  RecordReader reader(all_games());
  EXPECT_EQ(reader.read(padded(bare, 65536)), RecordReader::Kind::deal);
  EXPECT_EQ(reader.read(padded(line_, 1048576)), RecordReader::Kind::deal);
  expect_fault(padded(bare, 65537), "the line has 65537 bytes; at most 65536 are read");
  const std::string named = changed(bare, R"("match":")", R"("x-who":"legal","match":")");
  expect_fault(padded(named, 65537), "the line has 65537 bytes; at most 65536 are read");
  expect_fault(padded(line_, 1048577), "at most 1048576 are read");
}

TEST_F(RecordLine, is_wrong_where_there_is_nothing_to_read) {
  RecordReader reader(all_games());
  EXPECT_EQ(reader.read(std::string_view()), RecordReader::Kind::fault);
  EXPECT_EQ(reader.read(""), RecordReader::Kind::fault);
}

TEST_F(RecordLine, of_a_match_that_ended_has_no_other_keys) {
  const std::string end =
      R"({"format":"troef/1","match":"m","end":{"scores":[1,2],"cents":[0,0],"pot":[0,0]}})";
  RecordReader reader(all_games());
  EXPECT_EQ(reader.read(end), RecordReader::Kind::match_end);
  EXPECT_EQ(write_match_end(reader.match_end()), end + "\n");
  expect_fault(changed(end, R"("match":"m")", R"("deal":0)"), "unknown key \"deal\"");
  expect_fault(changed(end, R"("pot")", R"("x-pot":0,"pot")"),
               "end: unknown key \"x-pot\"; there is pot, cents or scores");
  expect_fault(changed(end, R"("cents")", R"("x")"), "end: unknown key \"x\"");
  expect_fault(changed(end, R"("match":"m",)", ""), "\"match\" is missing");
  EXPECT_EQ(reader.read(changed(end, "[0,0]", "[0]")), RecordReader::Kind::fault);
  EXPECT_EQ(reader.read(changed(end, "[1,2]", "[]")), RecordReader::Kind::fault);
}

TEST_F(RecordLine, is_read_as_if_none_had_been_read_before) {
  RecordReader reader(all_games());
  ASSERT_EQ(reader.read(line_), RecordReader::Kind::deal);
  const std::string legal_lists =
      line_.substr(line_.find(",\"legal\""), line_.find(",\"result\"") - line_.find(",\"legal\""));
  std::string bare = changed(line_, R"("match":"m","deal":3,)", "");
  bare = changed(bare, R"("players":["a","b"],)", "");
  bare = changed(bare, legal_lists, "");
  bare.resize(bare.find(",\"result\""));
  ASSERT_EQ(reader.read(bare + "}"), RecordReader::Kind::deal) << reader.fault().message;
  const Record& record = reader.deal();
  EXPECT_EQ(record.match, "");
  EXPECT_EQ(record.start.number, 0);
  EXPECT_TRUE(record.players.empty());
  EXPECT_EQ(record.entries.size(), 3U);
  EXPECT_FALSE(record.legal);
  EXPECT_FALSE(record.result);
  EXPECT_TRUE(record.extras.empty());
}

TEST_F(RecordLine, is_written_as_it_was_read) {
  RecordReader reader(all_games());
  ASSERT_EQ(reader.read(line_), RecordReader::Kind::deal);
  const Replay again = replay(reader.deal());
  ASSERT_TRUE(again.deal);
  EXPECT_EQ(write_record(*again.deal, reader.deal()), line_);
}

// What the referee says of it, rule and message.
std::string verdict(const std::string& line) {
  RecordReader reader(all_games());
  EXPECT_EQ(reader.read(line), RecordReader::Kind::deal) << reader.fault().message;
  const auto fault = referee(reader.deal());
  return fault ? fault->rule + " " + fault->message : "";
}

TEST_F(RecordLine, has_legal_lists_in_any_order_and_with_nothing_too_many_or_too_few) {
  const std::string lists = R"(["play 7D","play QS"])";
  EXPECT_EQ(verdict(line_), "");
  EXPECT_EQ(verdict(changed(line_, lists, R"(["play QS","play 7D"])")), "");
  const std::string wrong = " the legal list is not right:";
  EXPECT_EQ(verdict(changed(line_, lists, R"(["play QS"])")), wrong + " it lacks play 7D");
  EXPECT_EQ(verdict(changed(line_, lists, R"(["play 7D","play QS","play 8H"])")),
            wrong + " it has play 8H too many");
  EXPECT_EQ(verdict(changed(line_, lists, R"(["play 7D","play 8H"])")),
            wrong + " it lacks play QS; it has play 8H too many");
  EXPECT_EQ(verdict(changed(line_, R"("legal":[[])", R"("legal":[["pass"])")),
            wrong + " it has pass too many");
}

TEST_F(RecordLine, has_the_result_that_the_deal_has) {
  EXPECT_EQ(verdict(changed(line_, R"("cents":[0,0])", R"("cents":[0,1])")),
            " result: \"cents\" is [0,1], the replay gives [0,0]");
  std::string open = line_;
  EXPECT_EQ(verdict(open.replace(open.find(",\"result\""), std::string::npos, "}")),
            " \"result\" is missing");
}

TEST_F(RecordLine, has_a_deal_from_its_pack_to_its_end) {
  const std::string bare = whole_line({}), last = "\"1 play 7D\"";
  EXPECT_EQ(verdict(bare), "");
  EXPECT_EQ(verdict(changed(bare, "," + last, "")),
            " the deal is not over: the record has no end, it is the turn of seat 1");
  for (const std::string after : {"* deal 7C", "* close", "0 play 2D", "0 claim-revoke 1"}) {
    EXPECT_EQ(verdict(changed(bare, last, last + ",\"" + after + "\"")),
              "TR-04 \"" + after + "\" comes after the end of the deal");
  }
  EXPECT_EQ(verdict(changed(bare, last, "\"* deal 7C\"," + last)), "TR-03 no cards are dealt now");
}

TEST_F(RecordLine, TR_05_has_every_card_of_the_pack_once) {
  const std::string deal = "* deal ", bare = whole_line({});
  const auto at = bare.find(deal) + deal.size();
  const std::string first = bare.substr(at, 2), second = bare.substr(at + 3, 2);
  const std::string two = deal + first + " " + second;
  EXPECT_EQ(verdict(changed(bare, two, deal + first + " " + first)),
            "TR-05 " + first + " is in the pack twice");
  EXPECT_EQ(verdict(changed(bare, two, deal + first)).substr(0, 21), "TR-05 the pack has 51");
  expect_fault(changed(bare, two, two + " " + second), "no pack has more than 52 cards");
}

// Without its actions, which replays compare.
auto parts(const Record& record) {
  const Start& start = record.start;
  return std::tuple(start.game, start.rules, start.seats, start.dealer, start.number, start.scores,
                    start.pot, record.match, record.players, record.entries.size(), record.legal,
                    record.result, record.extras);
}

TEST(RecordReader, reads_a_line_alike_whatever_it_read_before) {
  Quick random(seed());
  std::vector<std::string> lines;
  for (const Table& table : all_presets()) {
    Start start = start_of(*table.game, table.rules, random);
    start.number = random.roughly_below(3);
    for (const Seat seat : Seats::all(start.seats)) start.scores[seat] = start.number;
    Deal deal(start);
    play_out(deal, random);
    Record record = with_everything();
    record.legal.reset();
    lines.push_back(write_record(deal, random.roughly_below(2) == 0 ? record : Record{}));
  }
  RecordReader kept(all_games());
  for (const std::string& before : lines) {
    for (const std::string& line : lines) {
      RecordReader fresh(all_games());
      ASSERT_EQ(fresh.read(line), RecordReader::Kind::deal) << fresh.fault().message;
      ASSERT_EQ(kept.read(before), RecordReader::Kind::deal);
      ASSERT_EQ(kept.read(line), RecordReader::Kind::deal);
      EXPECT_TRUE(parts(kept.deal()) == parts(fresh.deal())) << before << line;
    }
  }
}

TEST_F(RecordLine, writes_signs_that_no_line_can_hold_in_escapes) {
  std::string text;
  append_json_string(text, "a\"\\\n\t\x1f\x01 é");
  EXPECT_EQ(text, R"("a\"\\\u000a\u0009\u001f\u0001 é")");
}

}  // namespace
}  // namespace troef::test
