// SPDX-License-Identifier: Apache-2.0
// The parts of the table by themselves: texts, cards, bids, the sheet, and who may see a deal.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>

#include "cli/plain_words.h"
#include "cli/play/cards.h"
#include "cli/play/doing.h"
#include "cli/play/heading.h"
#include "cli/play/hint_texts.h"
#include "cli/play/menu_texts.h"
#include "cli/play/names.h"
#include "cli/play/picture.h"
#include "cli/play/read_action.h"
#include "cli/play/read_bid.h"
#include "cli/play/read_cards.h"
#include "cli/play/read_rest.h"
#include "cli/play/sheet.h"
#include "cli/play/sheet_data.h"
#include "cli/play/sheet_texts.h"
#include "cli/play/spoken.h"
#include "cli/play/terms.h"
#include "cli/play/wording.h"
#include "cli/test_run.h"
#include "games/games.h"
#include "paths.h"
#include "support.h"

namespace troef::cli::table {
namespace {

namespace fs = std::filesystem;

std::set<std::string> places_in(std::string_view text) {
  std::set<std::string> places;
  for (auto at = text.find('{'); at != std::string_view::npos; at = text.find('{', at + 1)) {
    places.emplace(text.substr(at, text.find('}', at) - at + 1));
  }
  return places;
}

template <class Key>
void are_all_there(std::span<const TextRowOf<Key>> rows, Key last) {
  std::size_t place = 0;
  for (const TextRowOf<Key>& row : rows) {
    EXPECT_EQ(static_cast<std::size_t>(row.text), place++);
    EXPECT_FALSE(row.nl.empty() || row.en.empty()) << place;
    EXPECT_EQ(places_in(row.nl), places_in(row.en)) << row.en;
  }
  EXPECT_EQ(place, static_cast<std::size_t>(last) + 1);
}

TEST(PlayTerms, are_those_of_the_page) {
  const auto page = [](const char* language) {
    const fs::path path = test::source_folder() / "web/src/lib/i18n";
    const std::string file = read_whole(path / (std::string("words.") + language + ".ts"));
    std::string text = std::regex_replace(file, std::regex("\n    +"), " ");
    std::map<std::string, std::string> words;
    const std::regex row("\n  'term\\.([a-z.]+)': '([^\n]*)',(?=\n)");
    for (std::sregex_iterator at(text.begin(), text.end(), row), end; at != end; ++at) {
      words[(*at)[1]] = (*at)[2];
    }
    return words;
  };
  auto dutch = page("nl"), english = page("en");
  EXPECT_EQ(dutch.size(), terms().size() * 2);
  std::map<std::string_view, const Term*> ours;
  for (const Term& term : terms()) ours[term.name] = &term;
  for (const auto& [key, name] : dutch) {
    if (key.ends_with(".text")) continue;
    ASSERT_TRUE(ours.contains(name)) << name;
    EXPECT_EQ(ours[name]->nl, dutch[key + ".text"]);
    EXPECT_EQ(ours[name]->en, english[key + ".text"]);
    EXPECT_EQ(english[key], name);
  }
}

TEST(PlayTexts, are_all_there_in_both_languages_with_the_same_places) {
  are_all_there(text_rows(), Text::help);
  are_all_there(hint_text_rows(), HintText::doing_stuk);
  are_all_there(menu_text_rows(), MenuText::line_too_long);
  are_all_there(sheet_text_rows(), SheetText::signs);
}

TEST(PlayTexts, say_what_every_contract_undertakes) {
  for (const Game* game : all_games()) {
    for (int i = 1; i <= static_cast<int>(game->contracts().size()); ++i) {
      EXPECT_FALSE(contract_meaning({Language::nl}, *game, i).empty()) << contract_name(*game, i);
      EXPECT_FALSE(contract_meaning({Language::en}, *game, i).empty());
    }
  }
}

TEST(PlayTexts, speak_of_the_player_and_of_others) {
  EXPECT_EQ(settled("you take[s]", Seat(0)), "you take");
  EXPECT_EQ(settled("Anna take[s]", Seat(1)), "Anna takes");
  EXPECT_EQ(settled("you [is/are]", Seat(0)), "you are");
  EXPECT_EQ(settled("Anna [is/are]", Seat(1)), "Anna is");
}

TEST(PlayTexts, say_at_the_head_who_plays_for_what) {
  View view;
  view.game = find_game(all_games(), "heugen");
  view.rules = default_rules(*view.game);
  view.seats = 3;
  view.seat = Seat(0);
  view.facts.bid = 80;
  view.facts.roem = 180;
  const auto head = [&](Language language, Seat seat) {
    view.facts.holder = view.facts.declarer = seat;
    return heading({language}, view, 1);
  };
  EXPECT_NE(head(Language::en, Seat(0)).find("you play for -100"), std::string::npos);
  EXPECT_NE(head(Language::en, Seat(1)).find("Anna plays for -100"), std::string::npos);
  EXPECT_NE(head(Language::nl, Seat(0)).find("jij speelt voor -100"), std::string::npos);
}

TEST(PlayTexts, have_the_number_of_the_deal_at_the_head_and_which_it_is_of_those_that_count) {
  View view;
  view.game = find_game(all_games(), "hoogjassen");
  view.rules = default_rules(*view.game);
  SheetData sheet;
  const auto head = [&](Language language, Outcome before) {
    SheetRow line{view.number++, Seat(3), 0, {}};
    line.result.outcome = before;
    sheet.lines.push_back(line);
    const std::string text = heading({language}, view, place_in_match(sheet, view.number));
    return text.substr(0, text.find(';'));
  };
  EXPECT_EQ(head(Language::en, Outcome::made), "Deal 2 of 16");
  EXPECT_EQ(head(Language::en, Outcome::passed), "Deal 3 (2 of 16)");
  EXPECT_EQ(head(Language::nl, Outcome::void_deal), "Spel 4 (2 van 16)");
  EXPECT_EQ(head(Language::nl, Outcome::wet), "Spel 5 (3 van 16)");
  EXPECT_EQ(place_in_match(sheet, 1), 2) << "of a deal that is over, too";
}

TEST(PlayTexts, leave_colours_as_they_are) {
  const Look look{.drawn = true, .colours = true};
  const std::string red = card_text(look, Card(Rank::queen, Suit::diamonds));
  EXPECT_EQ(about(look, Text::said_rob, Seat(2), red, "a card"),
            "Bram robs " + red + " and lays a card away");
}

TEST(PlayTexts, name_an_action_as_something_that_one_may_do) {
  const Game& pandoer = *find_game(all_games(), "pandoer");
  const Start start = start_of(pandoer, default_rules(pandoer));
  View view;
  view.game = &pandoer;
  view.order = &pandoer.order(start.rules, std::nullopt);
  const Look dutch{Language::nl, Letters::dutch}, english{};
  const auto said = [&](const char* action) {
    const Action read = *parse_action(action, pandoer.contracts()).value;
    return std::pair(doing(dutch, view, read), doing(english, view, read));
  };
  using Said = std::pair<std::string, std::string>;
  EXPECT_EQ(said("pass"), Said("passen", "passing"));
  EXPECT_EQ(said("buy JC QC"), Said("BC kopen voor VC", "buying JC for QC"));
  EXPECT_EQ(said("rob JD"), Said("stelen en BD wegleggen", "robbing and laying JD away"));
  EXPECT_EQ(said("roem none"), Said("geen roem", "no roem"));
  EXPECT_EQ(said("trump H"), Said("troef harten", "hearts as trumps"));
  EXPECT_EQ(said("bid piek-zonder"), Said("piek zonder bieden", "bidding piek zonder"));
  const Action bought = *parse_action("buy JC QC", pandoer.contracts()).value;
  EXPECT_EQ(choice_text(dutch, view, bought), "koop BC voor VC");
}

TEST(PlayCards, are_read_in_every_usual_way) {
  const Card spade_jack(Rank::jack, Suit::spades), heart_ten(Rank::ten, Suit::hearts);
  const Look english{}, dutch{Language::nl, Letters::dutch};
  for (const char* text : {"JS", "js", "sj", "♠J"}) EXPECT_EQ(read_card(english, text), spade_jack);
  for (const char* text : {"10h", "TH", "h10", "ht"})
    EXPECT_EQ(read_card(english, text), heart_ten);
  for (const char* text : {"SB", "bs", "♠B", "js"}) EXPECT_EQ(read_card(dutch, text), spade_jack);
  EXPECT_EQ(read_card(dutch, "hs"), Card(Rank::king, Suit::spades));
  EXPECT_EQ(read_card(dutch, "kh"), Card(Rank::king, Suit::hearts));
  for (const char* text : {"♥H", "H♥", "♥K", "hh"}) {
    EXPECT_EQ(read_card(dutch, text), Card(Rank::king, Suit::hearts)) << text;
  }
  EXPECT_EQ(read_card(dutch, "ra"), Card(Rank::ace, Suit::diamonds));
  EXPECT_FALSE(read_card(english, "bs"));
  EXPECT_FALSE(read_card(english, "11h"));
}

// With Dutch letters "kh" is clubs and king, and in records the king of hearts.
TEST(PlayCards, are_the_ones_in_the_hand_where_a_word_may_be_two_and_asked_for_where_both_are) {
  const Look dutch{Language::nl, Letters::dutch};
  const auto read = [&](const std::string& kings, const std::string& typed) {
    test::Played played("klaverjassen");
    played.hands({kings + " 7S 8S 9S TS JS QS"}).then({"0 trump S"});
    return read_action(dutch, played.deal().view(Seat(0)), typed);
  };
  for (const char* typed : {"kh", "hk"}) {
    EXPECT_EQ(to_string(*read("KC 7D", typed).action), "play KC");
    EXPECT_EQ(to_string(*read("KH 7D", typed).action), "play KH");
    const auto both = read("KC KH", typed);
    EXPECT_FALSE(both.action);
    EXPECT_EQ(both.meanings, (std::vector<std::string>{"HC (KC)", "HH (HH)"}));
  }
  EXPECT_EQ(to_string(*read("KC KH", "kk").action), "play KC");
  EXPECT_EQ(to_string(*read("KC KH", "hh").action), "play KH");
}

TEST(PlayReading, KJ_33_roem_is_called_by_its_name_also_where_there_is_none) {
  test::Played played("klaverjassen", {"roem_call=called"});
  played.hands({"7S 8S"}).then({"0 trump S", "0 play 7S"});
  for (const Language language : {Language::nl, Language::en}) {
    const auto read = read_action(Look{language}, played.deal().view(Seat(0)), "roem");
    EXPECT_EQ(read.action, word(Verb::call_roem));
  }
  test::Played automatic("klaverjassen");
  automatic.hands({"7S 8S"}).then({"0 trump S", "0 play 7S"});
  EXPECT_FALSE(read_action(Look{}, automatic.deal().view(Seat(0)), "roem").action);
}

TEST(PlayCards, are_written_with_the_letters_of_the_table) {
  const Card king(Rank::king, Suit::hearts);
  EXPECT_EQ(card_text({}, king), "KH");
  EXPECT_EQ(card_text({Language::nl, Letters::dutch, true}, king), "♥H");
}

TEST(PlayCards, of_the_hand_stand_with_trumps_first_and_black_and_red_in_turn) {
  test::Played played("klaverjassen");
  played.hands({"7H 9H JH 8C AC KD TS AS"}).then({"0 trump H"});
  EXPECT_EQ(hand_text(Look{}, played.deal().view(Seat(0)), false),
            "Your hand: JH 9H 7H AC 8C KD AS TS\n");
}

// HJ-14
TEST(PlayBids, are_read_back_as_they_are_said_at_a_blok) {
  View view;
  view.game = find_game(all_games(), "hoogjassen");
  for (int points = 110; points <= 600; points += 10) {
    EXPECT_EQ(read_bid(view, spoken_points(points)), bid(points)) << points;
    EXPECT_EQ(read_bid(view, "een keer " + spoken_points(points)), bid(points, true)) << points;
    EXPECT_EQ(read_bid(view, "bid " + std::to_string(points - 100)), bid(points - 100));
  }
  EXPECT_FALSE(read_bid(view, "honderdeen"));
  EXPECT_FALSE(read_bid(view, "130 140"));
}

TEST(PlayTexts, are_compared_without_capitals_and_accents) {
  EXPECT_EQ(plain_words("  Één  keer DERTIG "), "een keer dertig");
}

// HJ-22
TEST(PlayCards, are_read_back_as_melds_as_a_drawn_table_shows_them) {
  const Look look{Language::nl, Letters::dutch, true};
  const Melds melds{troef::Run{Suit::clubs, Rank::nine, Rank::jack}.cards(), Ranks(Rank::jack)};
  WordList words;
  for (const std::string& word : words_of(melds_text(look, melds)))
    words.push_back(plain_words(word));
  EXPECT_EQ(read_melds(look, View(), words), roem(melds));
}

TEST(PlayTexts, say_of_others_and_of_the_player_what_stands_in_brackets) {
  for (const TextRow& row : text_rows()) {
    for (const std::string_view text : {row.nl, row.en}) {
      for (const int seat : {0, 1}) {
        EXPECT_EQ(settled(std::string(text), Seat(seat)).find_first_of("[|]"), std::string::npos)
            << text;
      }
    }
  }
}

TEST(PlaySheet, the_blok_has_thirty_holes_and_a_number_beside) {
  EXPECT_EQ(blok(120), "·········· ·●········ ··········  120");
  EXPECT_EQ(blok(350), "·········· ·········· ··········  350");
}

// Files that a source file reaches through its includes.
void reach(const fs::path& root, const std::string& header, std::set<std::string>& reached) {
  if (!reached.insert(header).second) return;
  for (const fs::path& folder : {root / "src", root / "apps"}) {
    std::ifstream file(folder / header);
    const std::regex include("#include \"([^\"]+)\"");
    std::smatch match;
    for (std::string line; std::getline(file, line);) {
      if (std::regex_search(line, match, include)) reach(root, match[1], reached);
    }
  }
}

TEST(PlayKnowledge, what_prints_cannot_name_a_deal) {
  const fs::path root = test::source_folder();
  int looked_at = 0;
  for (const auto& entry : fs::directory_iterator(root / "apps/cli/play")) {
    const std::string name = entry.path().filename().string();
    if (name == "keeper.cpp" || name.ends_with("_test.cpp")) continue;
    std::set<std::string> reached;
    reach(root, "cli/play/" + name, reached);
    for (const char* header : {"deal/deal.h", "deal/board.h", "deal/where.h", "table/match.h"}) {
      EXPECT_FALSE(reached.contains(header)) << name << " reaches " << header;
    }
    ++looked_at;
  }
  EXPECT_GT(looked_at, 20);
  std::set<std::string> keeper;
  reach(root, "cli/play/keeper.cpp", keeper);
  EXPECT_FALSE(keeper.contains("cli/play/console.h"));
}

}  // namespace
}  // namespace troef::cli::table
