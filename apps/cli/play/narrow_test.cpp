// SPDX-License-Identifier: Apache-2.0
// A table on a terminal with few columns.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <sstream>

#include "cli/play/answers.h"
#include "cli/play/cards.h"
#include "cli/play/hint_texts.h"
#include "cli/play/legal_text.h"
#include "cli/play/picture.h"
#include "cli/play/sheet.h"
#include "cli/play/texts.h"
#include "cli/terminal.h"
#include "cli/test_run.h"
#include "support.h"

namespace troef::cli::table {
namespace {

Look drawn(std::size_t columns) {
  return {.language = Language::nl,
          .letters = Letters::dutch,
          .drawn = true,
          .colours = true,
          .on_terminal = true,
          .columns = columns};
}

void expect_to_fit(const std::string& text, std::size_t columns) {
  for (const std::string& line : lines_of(text)) EXPECT_LE(columns_of(line), columns) << line;
}

TEST(PlayNarrow, the_table_of_every_preset_fits_from_40_columns_on) {
  Quick random(test::seed());
  for (const test::Table& table : test::all_presets()) {
    SCOPED_TRACE(table.name);
    for (const std::size_t columns : {40, 57, 78}) {
      Deal deal(test::start_of(*table.game, table.rules, random));
      test::play_out(deal, random, [&](const Deal& now, const Entry&) {
        if (now.events().empty()) return;
        const View view = now.view(Seat(0));
        const std::string text = picture(drawn(columns), view, true, 1);
        expect_to_fit(text, columns);
        for (const Card card : view.hand()) {
          const Look plain{.letters = Letters::dutch, .drawn = true};
          EXPECT_TRUE(has(text, card_text(plain, card))) << text;
        }
      });
    }
  }
}

std::string words_of(std::string_view text) {
  std::istringstream words{std::string(text)};
  std::string all;
  for (std::string word; words >> word;) all += word + " ";
  return all;
}

TEST(PlayNarrow, every_text_fits_78_and_40_columns_in_both_languages) {
  std::vector<std::string_view> texts;
  for (const TextRow& row : text_rows()) texts.insert(texts.end(), {row.nl, row.en});
  for (const auto& row : hint_text_rows()) texts.insert(texts.end(), {row.nl, row.en});
  for (const std::string_view text : texts) {
    for (const std::size_t columns : {40, 78}) {
      const std::string shown = fitted(drawn(columns), text);
      expect_to_fit(shown, columns);
      EXPECT_EQ(words_of(shown), words_of(text));
    }
  }
}

TEST(PlayNarrow, a_row_of_columns_goes_on_below_the_last_that_leaves_half_of_the_width) {
  for (const Language language : {Language::nl, Language::en}) {
    Look look = drawn(40);
    look.language = language;
    std::size_t commands = 0;
    for (const std::string& line : lines_of(fitted(look, help_text(look)))) {
      if (line.starts_with("  ") && line[2] != ' ') ++commands;
      EXPECT_TRUE(!line.starts_with("   ") || line.find_first_not_of(' ') == 13) << line;
    }
    EXPECT_EQ(commands, 19U);
  }
  EXPECT_EQ(fitted(drawn(40), "   1  the words of a row  and of another column of it"),
            "   1  the words of a row  and of another\n"
            "      column of it");
}

TEST(PlayNarrow, what_may_be_bid_at_first_fits_78_and_40_columns_in_both_languages) {
  Quick random(test::seed());
  for (const test::Table& table : test::all_presets()) {
    SCOPED_TRACE(table.name);
    Deal deal(test::start_of(*table.game, table.rules, random));
    while (deal.turn().awaited != Awaited::seat) play_chance(deal, random);
    const View view = deal.view(deal.turn().seat);
    for (const Language language : {Language::nl, Language::en}) {
      for (const std::size_t columns : {40, 78}) {
        Look look = drawn(columns);
        look.language = language;
        expect_to_fit(fitted(look, legal_text(look, view, false)), columns);
      }
    }
  }
}

// So many deals with bids, their results, and as totals those of the last.
SheetData played(const test::Table& table, Quick& random, int deals) {
  SheetData sheet;
  sheet.game = table.game;
  sheet.rules = table.rules;
  for (int number = 0; number < deals; ++number) {
    Deal deal(test::start_of(*table.game, table.rules, random));
    test::play_out(deal, random);
    const View view = deal.view(Seat(0));
    sheet.seats = view.seats;
    sheet.lines.push_back({number, Seat(0), 120, *view.result});
    sheet.scores = view.result->score;
    sheet.cents = view.result->cents;
  }
  return sheet;
}

TEST(PlayNarrow, the_sheet_of_every_preset_says_the_same_in_40_columns) {
  Quick random(test::seed());
  for (const test::Table& table : test::all_presets()) {
    SCOPED_TRACE(table.name);
    const SheetData sheet = played(table, random, 12);
    for (const Language language : {Language::nl, Language::en}) {
      Look look{.language = language, .columns = 40};
      const std::string narrow = sheet_text(look, sheet);
      expect_to_fit(narrow, 40);
      look.columns = 78;
      EXPECT_EQ(words_of(narrow), words_of(sheet_text(look, sheet)));
    }
  }
}

TEST(PlayNarrow, what_is_told_is_filled_anew_only_where_a_line_does_not_fit) {
  const std::string text = "  Bram ♣J · Clara ♣A · you ♣Q · Anna ♣8  → Trick 1 to Bram\nshort\n";
  EXPECT_EQ(fitted(drawn(78), text), text);
  const std::string narrow = fitted(drawn(40), text);
  expect_to_fit(narrow, 40);
  EXPECT_TRUE(narrow.ends_with("to Bram\nshort\n")) << narrow;
}

// A terminal in the place of standard output.
class Screen {
 public:
  Screen() : master_(posix_openpt(O_RDWR | O_NOCTTY)), before_(dup(STDOUT_FILENO)) {
    std::fflush(stdout);
    grantpt(master_);
    unlockpt(master_);
    const int slave = open(ptsname(master_), O_RDWR | O_NOCTTY);
    dup2(slave, STDOUT_FILENO);
    close(slave);
  }
  ~Screen() {
    dup2(before_, STDOUT_FILENO);
    close(before_);
    close(master_);
  }
  Screen(const Screen&) = delete;
  Screen& operator=(const Screen&) = delete;

  std::size_t columns_if_it_has(unsigned short columns) const {
    const winsize size{24, columns, 0, 0};
    ioctl(master_, TIOCSWINSZ, &size);
    return screen_columns();
  }

 private:
  int master_, before_;
};

TEST(PlayNarrow, the_table_is_as_wide_as_the_terminal_is_now_and_78_where_it_is_none) {
  EXPECT_EQ(Screen().columns_if_it_has(50), 50U);
  const Screen screen;
  const std::size_t small = screen.columns_if_it_has(20), resized = screen.columns_if_it_has(61),
                    wide = screen.columns_if_it_has(200);
  EXPECT_EQ(small, 40U);
  EXPECT_EQ(resized, 61U);
  EXPECT_EQ(wide, 78U);
}

}  // namespace
}  // namespace troef::cli::table
