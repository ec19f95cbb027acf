// SPDX-License-Identifier: Apache-2.0
// Explanations against the engine and plain minimax, for every game, preset and goal; and what
// `troef solve --explain` shows.
#include <gtest/gtest.h>

#include "cli/json.h"
#include "cli/solve/answer.h"
#include "cli/solve/explain_form.h"
#include "cli/solve/test_solve.h"
#include "cli/terminal.h"
#include "solver_plain.h"

namespace troef::cli {
namespace {

using solver::Question;
using solver::Sought;
using test::Plain;

constexpr std::pair<const char*, Sought> goals[] = {
    {"score", Sought::score},      {"points", Sought::points}, {"tricks", Sought::tricks},
    {"roem", Sought::roem},        {"made", Sought::made},     {"all", Sought::all},
    {"exactly:2", Sought::exactly}};

struct Explained {
  Deal deal;
  Asked asked;
  Solved solved;
  Explanation why;
};

std::string text_of(const Explained& explained) {
  Record record;
  return explained.asked.name + " " + write_record(explained.deal, record);
}

// Calls `check` with endings at every table and of every goal until something fails, or it says
// that these were enough; how many there were.
template <class Check>
int for_endings(int rounds, int most_cards, Check check,
                const std::vector<test::Table>& tables = test::all_presets()) {
  Quick random(test::seed() + 7);
  const std::atomic<bool> stop = false;
  int count = 0;
  for (int round = 0; round < rounds; ++round) {
    for (const test::Table& table : tables) {
      const int cards = table.game->seats(table.rules) == 6 ? 2 : most_cards;
      const auto deal = test::random_ending(*table.game, table.rules, cards, random);
      if (!deal) continue;
      for (const auto& [name, sought] : goals) {
        const Asked asked{name, {sought, 2}};
        if (!pose(*deal, asked.question).problem) continue;
        Answerer answerer({.question = asked.question, .explain = true}, stop);
        const Solved solved = answerer.answer(*deal);
        const Explained explained{*deal, asked, solved, answerer.explain(*deal, solved)};
        SCOPED_TRACE(table.name + " " + text_of(explained));
        ++count;
        if constexpr (std::is_same_v<decltype(check(explained)), bool>) {
          if (check(explained)) return count;
        } else {
          check(explained);
        }
        if (testing::Test::HasFailure()) return count;
      }
    }
  }
  return count;
}

// Through the engine, to what the line is worth.
void expect_worth(const Explained& explained, const Course& course, solver::Value value) {
  Deal ahead = explained.deal;
  std::vector<Seat> winners;
  const int before = ahead.board().facts.tricks;
  for (const Entry& entry : course.line) {
    ASSERT_FALSE(ahead.refuse(entry.actor, entry.action)) << to_string(entry);
    ahead.play(entry.actor, entry.action);
  }
  ASSERT_TRUE(ahead.over());
  EXPECT_EQ(Plain(explained.deal, explained.asked.question).judge(ahead), value);
  EXPECT_EQ(course.result, ahead.result());
  const Facts& facts = ahead.board().facts;
  ASSERT_EQ(course.stands.size(), static_cast<std::size_t>(facts.tricks - before));
  for (const Stand& stand : course.stands) {
    EXPECT_EQ(stand.winner, facts.winners[static_cast<std::size_t>(stand.trick - 1)]);
    if (course.counted.tricks) {
      EXPECT_EQ(stand.own + stand.others, stand.trick);
    }
  }
}

TEST(explain, every_line_replays_to_the_value_that_it_promises) {
  const int count = for_endings(3, 4, [](const Explained& explained) {
    const auto& [deal, asked, solved, why] = explained;
    EXPECT_TRUE(why.complete);
    EXPECT_EQ(why.best.line, solved.line);
    expect_worth(explained, why.best, solved.value.low);
    ASSERT_EQ(why.others.size() + 1, solved.choices.size());
    for (const Explanation::Other& other : why.others) {
      SCOPED_TRACE(to_string(other.action));
      EXPECT_GE(other.cost, 0);
      EXPECT_EQ(other.cost > 0, other.course.has_value());
      const auto choice =
          std::find_if(solved.choices.begin(), solved.choices.end(),
                       [&](const auto& each) { return each.action == other.action; });
      ASSERT_NE(choice, solved.choices.end());
      EXPECT_EQ(choice->value, other.value);
      if (!other.course) continue;
      EXPECT_EQ(other.course->line.front().action, other.action);
      expect_worth(explained, *other.course, other.value.low);
    }
  });
  EXPECT_GT(count, 100);
}

// Where a line says so every other action is worse for that seat; else one is as good. The first
// action of a line that refutes it is a bad one.
void expect_only(Plain& plain, const Deal& from, const Course& course, std::size_t first) {
  Deal ahead = from;
  for (std::size_t i = 0; i < course.line.size(); ++i) {
    const auto& [actor, action, pack] = course.line[i];
    const Actions legal = ahead.legal();
    if (i >= first && actor && legal.size() > 1) {
      const bool said = std::binary_search(course.only.begin(), course.only.end(), i);
      const Amount value = plain.value(ahead, action);
      const auto as_good = [&](const Action& other) {
        return other != action && plain.value(ahead, other) == value;
      };
      EXPECT_EQ(said, std::none_of(legal.begin(), legal.end(), as_good)) << to_string(action);
    }
    ahead.play(actor, action);
  }
}

TEST(explain, an_only_move_is_one_that_nothing_else_equals) {
  int said = 0;
  for_endings(2, 2, [&](const Explained& explained) {
    Plain plain(explained.deal, explained.asked.question);
    expect_only(plain, explained.deal, explained.why.best, 0);
    for (const Explanation::Other& other : explained.why.others) {
      if (other.course) expect_only(plain, explained.deal, *other.course, 1);
    }
    said += static_cast<int>(explained.why.best.only.size());
  });
  EXPECT_GT(said, 0);
}

TEST(explain, stays_within_eighty_columns_in_both_languages) {
  for_endings(1, 4, [](const Explained& explained) {
    for (const Language language : {Language::nl, Language::en}) {
      const std::vector<std::string> names(6, "Maria-Magdalena van den Berg");
      const Shown shown{explained.deal, explained.solved, explained.asked, "source", 1,
                        {"", names},    &explained.why};
      const Speech speech(language, false, explained.deal.start().seats, names);
      for (const std::string& line : lines_of(explained_text(shown, speech))) {
        EXPECT_LE(columns_of(line), 80u) << line;
      }
    }
  });
}

// HJ-43, HG-41, KJ-41, PD-60.
TEST(explain, tells_a_lost_contract_in_the_word_of_its_game) {
  constexpr std::pair<const char*, const char*> words[] = {
      {"hoogjassen", "erin"}, {"heugen", "nat"}, {"klaverjassen", "nat"}, {"pandoer", "verloren"}};
  for (const auto& [game, word] : words) {
    std::vector<test::Table> tables = test::all_presets();
    std::erase_if(tables, [&](const test::Table& table) { return table.game->id() != game; });
    int seen = 0;
    const auto has_word = [&](const Explained& explained) {
      if (explained.why.best.result.outcome != troef::Outcome::wet) return false;
      const Shown shown{explained.deal, explained.solved, explained.asked, "source", 1, {},
                        &explained.why};
      const Speech speech(Language::nl, false, explained.deal.start().seats, {});
      const std::string text = explained_text(shown, speech);
      EXPECT_TRUE(has(text, std::string(": ") + word)) << text;
      return ++seen == 10;
    };
    for_endings(120, 2, has_word, tables);
    EXPECT_GT(seen, 0) << game;
  }
}

Course course_of(std::vector<Stand> stands) {
  Course course;
  course.stands = std::move(stands);
  course.maximisers = Seats(Seat(0));
  return course;
}

TEST(explain, the_difference_arises_where_one_line_falls_behind_for_good) {
  const Course best = course_of({{5, Seat(0), 20, 0}, {6, Seat(1), 20, 11}, {7, Seat(0), 40, 11}});
  const Course behind = course_of({{5, Seat(1), 0, 20}, {6, Seat(0), 31, 0}, {7, Seat(1), 31, 21}});
  EXPECT_EQ(parting_trick(best, behind), 7);
  const Course ended = course_of({{5, Seat(0), 20, 0}, {6, Seat(1), 20, 12}});
  EXPECT_EQ(parting_trick(best, ended), 6) << "a deal that ended keeps its last stand";
}

TEST(explain, where_the_stand_is_the_same_the_first_other_winner_counts) {
  const Course best = course_of({{1, Seat(0), 1, 0}, {2, Seat(1), 1, 1}, {3, Seat(2), 1, 2}});
  EXPECT_EQ(parting_trick(best, best), 0);
  const Course other = course_of({{1, Seat(0), 1, 0}, {2, Seat(1), 1, 1}, {3, Seat(1), 1, 2}});
  EXPECT_EQ(parting_trick(best, other), 3);
}

TEST(explain, roem_makes_a_difference_only_where_it_is_sought) {
  Course best = course_of({{7, Seat(0), 20, 0}, {8, Seat(0), 40, 0}});
  Course other = course_of({{7, Seat(0), 20, 0, 0, 20}, {8, Seat(1), 20, 20, 0, 20}});
  EXPECT_EQ(parting_trick(best, other), 8);
  best.counted.roem = other.counted.roem = true;
  EXPECT_EQ(parting_trick(best, other), 7);
}

// "   6   ♥10     ♣H!    >♥8      ♥B      3 Daan   55–66+20 ◄"
bool row_has_roem(const std::string& line) {
  return line.find_first_not_of(' ') == 3 && line[3] >= '1' && line[3] <= '8' && has(line, "+");
}

TEST(explain, roem_stands_in_the_count_only_where_it_is_sought) {
  int with_roem = 0;
  for_endings(4, 4, [&](const Explained& explained) {
    const Shown shown{explained.deal, explained.solved, explained.asked, "", 1, {}, &explained.why};
    const Speech speech(Language::en, false, explained.deal.start().seats, {});
    const auto lines = lines_of(explained_text(shown, speech));
    const auto rows = std::count_if(lines.begin(), lines.end(), row_has_roem);
    const Sought sought = explained.asked.question.sought;
    if (sought == Sought::score || sought == Sought::roem || sought == Sought::made) {
      with_roem += static_cast<int>(rows);
    } else {
      EXPECT_EQ(rows, 0);
    }
  });
  EXPECT_GT(with_roem, 0);
}

std::vector<test::Table> tables_with(const std::string& setting) {
  auto tables = test::all_option_values();
  std::erase_if(tables, [&](const test::Table& table) { return !table.name.ends_with(setting); });
  return tables;
}

// As it stands when the next trick is led.
void expect_roem_in_its_row(const Explained& explained, const Course& course) {
  Deal ahead = explained.deal;
  const std::size_t own = explained.why.maximisers.has(Seat(0)) ? 0 : 1;
  const int before = ahead.board().facts.tricks;
  for (const Entry& entry : course.line) {
    const Facts& facts = ahead.board().facts;
    if (entry.action.verb == Verb::play && facts.trick.empty() && facts.tricks > before) {
      const Stand& stand = course.stands[static_cast<std::size_t>(facts.tricks - before - 1)];
      EXPECT_EQ(stand.own_roem, facts.side_roem[own]);
      EXPECT_EQ(stand.others_roem, facts.side_roem[1 - own]);
    }
    ahead.play(entry);
  }
}

TEST(explain, roem_that_is_called_stands_in_the_row_of_its_trick) {
  int called = 0;
  const auto check = [&](const Explained& explained) {
    const Course& course = explained.why.best;
    expect_roem_in_its_row(explained, course);
    for (const Entry& entry : course.line) called += entry.action.verb == Verb::call_roem ? 1 : 0;
    const troef::Outcome outcome = course.result.outcome;
    const bool pit = outcome == troef::Outcome::pit || outcome == troef::Outcome::counterpit;
    if (pit && !course.counted.pit) return;
    const int own = course.result.sides.of(explained.why.maximisers.first());
    EXPECT_EQ(course.stands.back().own_roem, course.result.roem[static_cast<std::size_t>(own)]);
  };
  for_endings(10, 4, check, tables_with(" roem_call=called"));
  EXPECT_GT(called, 0);
}

// The last trick with what it brings beside its cards; how many rows there were to compare.
int expect_count_of_tricks(const Explained& explained) {
  const Course& course = explained.why.best;
  if (course.counted.tricks) return 0;
  Deal ahead = explained.deal;
  std::vector<int> counts;
  for (const Entry& entry : course.line) {
    const int tricks = ahead.board().facts.tricks;
    ahead.play(entry);
    if (ahead.board().facts.tricks == tricks) continue;
    const Stand& stand = course.stands[counts.size()];
    counts.push_back(stand.own + stand.others);
    if (counts.size() == 1) continue;
    int worth = ahead.board().order->points(ahead.board().facts.last_trick.cards());
    const bool last = counts.size() == course.stands.size();
    if (last) worth += ahead.game().beside_tricks(ahead.board()).last_trick;
    EXPECT_EQ(counts.back() - *(counts.end() - 2), worth) << stand.trick;
  }
  return static_cast<int>(counts.size()) - 1;
}

TEST(explain, the_count_goes_up_by_what_each_trick_is_worth) {
  int rows = 0;
  const auto check = [&](const Explained& explained) { rows += expect_count_of_tricks(explained); };
  for_endings(3, 4, check);
  for_endings(5, 4, check, tables_with(" widow_counts=defenders"));
  EXPECT_GT(rows, 0);
}

TEST(explain, pit_is_in_the_last_row_where_the_score_is_sought) {
  const Shell shell;
  const auto last_row = [&](const std::string& goal) {
    const std::string call = "solve --json --explain --game klaverjassen --dealer 3 --position ";
    const Json answer = answer_of(shell, call + all_trumps + " --after '0 trump S' --goal " + goal);
    return answer["explain"]["tricks"].back();
  };
  EXPECT_EQ(last_row("score")["count"], Json({162, 0}));
  EXPECT_EQ(last_row("score")["roem"], Json({100, 0}));
  EXPECT_EQ(last_row("made")["roem"], Json({100, 0}));
  EXPECT_EQ(last_row("roem")["roem"], Json({0, 0})) << "before nat and pit";
}

constexpr const char* four_drawn = "solve --random vijvenveertig --seed one --deals 4 --json ";

TEST(explain, adds_a_member_to_json_and_changes_no_other) {
  const Shell shell;
  const auto plain = lines_of(shell.run(four_drawn).out);
  const auto told = lines_of(shell.run(std::string(four_drawn) + "--explain").out);
  ASSERT_EQ(plain.size(), told.size());
  for (std::size_t i = 0; i < plain.size(); ++i) {
    Json answer = parse_json(told[i]);
    const Json why = answer["explain"];
    answer.erase("explain");
    EXPECT_EQ(answer, parse_json(plain[i]));
    EXPECT_TRUE(why["complete"]);
    EXPECT_EQ(why["line"], answer["line"]);
    EXPECT_EQ(why["others"].size() + 1, answer["cards"].size());
    for (const auto& [card, other] : why["others"].items()) {
      EXPECT_EQ(other["value"], answer["cards"][card]);
      EXPECT_EQ(other.contains("line"), other["cost"] != 0);
    }
  }
}

TEST(explain, tells_it_in_dutch_and_english_in_the_middle_of_a_trick_too) {
  const Shell shell;
  shell.run("simulate klaverjassen --deals 1 --seed 5 --players thumb --record k");
  const Ran dutch = shell.run("solve k --at 24 --explain --lang nl");
  EXPECT_EQ(dutch.status, 0) << dutch.err;
  for (const char* part : {"Gezocht: de score.", "Het beste verloop", "op het blad", "komt uit"}) {
    EXPECT_TRUE(has(dutch.out, part)) << part << dutch.out;
  }
  const Ran english = shell.run("solve k --at 24 --explain --lang en");
  for (const char* part : {"Sought: the score.", "The best line", "on the sheet", "leads"}) {
    EXPECT_TRUE(has(english.out, part)) << part << english.out;
  }
}

TEST(explain, tells_what_comes_of_other_trumps) {
  const Shell shell;
  shell.run("simulate klaverjassen --deals 1 --seed 5 --players thumb --record k");
  const Ran ran = shell.run("solve k --at 1 --choices --explain --goal points --json");
  EXPECT_EQ(ran.status, 0) << ran.err;
  const Json why = parse_json(ran.out)["explain"];
  EXPECT_EQ(why["counts"], "points");
  ASSERT_EQ(why["others"].size(), 3u);
  for (const auto& [trumps, other] : why["others"].items()) {
    EXPECT_TRUE(trumps.starts_with("trump "));
    ASSERT_NE(other["cost"], 0) << ran.out;
    EXPECT_EQ(other["line"][0], "2 " + trumps);
  }
}

TEST(explain, says_where_a_limit_left_something_out) {
  const Shell shell;
  const Ran none = shell.run(std::string(four_drawn) + "--explain --nodes 5");
  EXPECT_EQ(none.status, 0);
  bool open = false;
  for (const std::string& line : lines_of(none.out)) {
    const Json answer = parse_json(line);
    if (answer["exact"]) continue;
    open = true;
    EXPECT_FALSE(answer["explain"]["complete"]);
    EXPECT_FALSE(answer["explain"].contains("line"));
  }
  EXPECT_TRUE(open);
  const Ran words =
      shell.run("solve --random vijvenveertig --seed one --deals 4 --explain --nodes 5 --lang en");
  EXPECT_TRUE(has(words.out, "no certain value to explain")) << words.out;
  const std::string eight = "solve --random vijvenveertig --seed one --deals 8 --explain --lang en";
  const Ran value = shell.run(eight + " --nodes 150");
  EXPECT_TRUE(has(value.out, "reached before there was a line to explain")) << value.out;
  const Ran line = shell.run(eight + " --nodes 1000");
  EXPECT_TRUE(has(line.out, "here and there a ! may be missing")) << line.out;
}

TEST(explain, is_refused_where_nothing_would_show_it) {
  const Shell shell;
  for (const char* options : {"--format csv", "--no-cards", "--no-line"}) {
    const Ran ran =
        shell.run("solve --random vijvenveertig --seed one --explain " + std::string(options));
    EXPECT_EQ(ran.status, 2) << options;
    EXPECT_TRUE(has(ran.err, "--explain")) << ran.err;
  }
}

}  // namespace
}  // namespace troef::cli
