// SPDX-License-Identifier: Apache-2.0
#include "bots/thumb/thumb.h"

#include <algorithm>

#include "bots/thumb/aim.h"
#include "bots/thumb/keeping.h"
#include "bots/thumb/shown.h"
#include "bots/thumb/sight.h"
#include "games/games.h"
#include "thumbs.h"

namespace troef::test {
namespace {

// Plays a deal with four of them; checks every choice.
void play_with_thumbs(Deal& deal, Quick& random) {
  std::vector<ThumbBot> bots;
  for (int i = 0; i < deal.start().seats; ++i) bots.emplace_back(random.next());
  while (!deal.over()) {
    for (const Seat seat : Seats::all(deal.start().seats)) {
      if (deal.over() || deal.asides(seat).empty()) continue;
      const View view = deal.view(seat);
      const auto aside = bots[static_cast<std::size_t>(seat.index())].aside(view);
      if (!aside) continue;
      ASSERT_EQ(std::count(view.asides.begin(), view.asides.end(), *aside), 1);
      ASSERT_NE(aside->verb, Verb::claim_revoke) << "nobody revoked";
      deal.play(seat, *aside);
    }
    if (deal.over()) return;
    if (deal.turn().awaited != Awaited::seat) {
      deal.play(random_entry(deal, random));
      continue;
    }
    const Seat seat = deal.turn().seat;
    const View view = deal.view(seat);
    const Action action = bots[static_cast<std::size_t>(seat.index())].choose(view);
    ASSERT_GE(std::count(view.legal.begin(), view.legal.end(), action), 1)
        << to_string(action, deal.game().contracts());
    deal.play(seat, action);
  }
}

class EveryThumb : public testing::TestWithParam<Table> {};
INSTANTIATE_TEST_SUITE_P(All, EveryThumb, testing::ValuesIn(all_presets()), test_name);

TEST_P(EveryThumb, ChoosesAmongTheLegalActionsAndNeverClaimsWithoutProof) {
  Quick random(seed());
  const Game& game = *GetParam().game;
  for (int i = 0; i < 30; ++i) {
    Rules rules = i < 15 ? GetParam().rules : random_rules(game, random);
    if (i % 3 == 0) rules.set("revoke", "penalised");
    Deal deal(start_of(game, rules, random));
    deal.play(random_entry(deal, random));
    play_with_thumbs(deal, random);
    if (HasFatalFailure()) return;
  }
}

TEST_P(EveryThumb, ChoosesAmongTheLegalActionsWhateverTheOthersDo) {
  Quick random(seed());
  for (int i = 0; i < 10; ++i) {
    Deal deal(start_of(*GetParam().game, GetParam().rules, random));
    play_out(deal, random, [](const Deal& now, const Entry& entry) {
      if (!entry.actor || now.turn().awaited != Awaited::seat) return;
      const View view = now.view(now.turn().seat);
      const Action action = ThumbBot(7).choose(view);
      ASSERT_GE(std::count(view.legal.begin(), view.legal.end(), action), 1);
    });
    if (HasFatalFailure()) return;
  }
}

// Seat 2, the partner of the bot, wins the trick with the ace; seat 0 plays last.
Played partner_wins() {
  Played played("klaverjassen");
  played.dealer(0).hands({"9C QC 7D 8D TD JS QS 7S", "7H KH JC AC 9D JD 8S 9S",
                          "AH 9H TH 7C 8C QD KD TS", "8H QH JH TC KC AD KS AS"});
  played.then({"1 trump C", "1 play 7H", "2 play AH", "3 play 8H"});
  return played;
}

TEST(Thumb, FeedsThePartnersTrickAndDoesNotRuffIt) {
  Played played = partner_wins();
  EXPECT_EQ(chosen(played), "play TD");
}

// The foes' trick; any small spade will do.
TEST(Thumb, KeepsWhatGuardsATenWhenItThrowsACardAway) {
  Played played("klaverjassen");
  played.dealer(0).hands({"TD 7D 7S 8S 9S JS QS KS", "AH KH JC AC 9D JD 8D AD",
                          "QH 9H TH 7C 8C QD KD TS", "8H 7H JH TC KC 9C QC AS"});
  played.then({"1 trump C", "1 play AH", "2 play 9H", "3 play 7H"});
  const std::string thrown = chosen(played);
  EXPECT_EQ(thrown.back(), 'S') << thrown;
  EXPECT_NE(thrown, "play KS");
}

// Two cards are left, and the trick is lost: the king may still stop the declarer's last card, and
// after this trick nothing can guard it.
TEST(Thumb, KeepsTheHigherOfTwoCardsForTheLastTrickAndGivesTheCheaper) {
  Played played("hoogjassen");
  played.dealer(0).hands({"AC AD TD 9D KH QH TH", "QC KD JD 8D 8H TS 8S", "KC JC 9C JH AS KS 7S",
                          "8C QD 7D AH 9H QS JS"},
                         "TC 7H 9S");
  played.then(
      {"1 pass",    "2 bid 120",    "3 pass",    "0 pass",    "2 take",    "2 discard 7H JH 7S",
       "2 trump C", "2 roem 9C-JC", "2 play 9C", "3 play 8C", "0 play AC", "1 play QC",
       "2 play KC", "3 play 7D",    "0 play 9D", "1 play 8H", "2 play TC", "3 play 9H",
       "0 play TD", "1 play 8S",    "2 play KS", "3 play JS", "0 play TH", "1 play TS",
       "2 play JC", "3 play QD",    "0 play KH", "1 play JD", "2 play AS", "3 play QS",
       "0 play QH"});
  EXPECT_EQ(chosen(played), "play 8D");
}

// The two of spades is lost either way; the six of hearts may still ruff.
TEST(Thumb, DoesNotLeadTheLastTrumpThatItHasIntoAHigherOne) {
  Played played("vijvenveertig", {}, "maten");
  played.dealer(2).hands({"3C 9D TH 5H TS", "JC TC 7C 5D 2D", "5C JD 3D 2H 7S", "QD JH 7H KS 3S"},
                         "4H");
  played.then({"3 play JH", "0 play 5H", "1 play 2D", "2 play 2H"});
  EXPECT_NE(chosen(played), "play TH");
}

// The diamonds can all be lost but for the ace: the jack then takes the lead back.
TEST(Thumb, KeepsItsLastTrumpWhereItHasLosersAndNobodyElseHasTrumps) {
  Played played("heugen");
  played.dealer(2).hands(
      {"KC QC QD JD 8H 7H TS 9S 8S", "AC TC 8C TD 9D KH TH AS QS", "9C AD KD 8D AH QH JH KS JS"},
      "JC 7D 9H");
  played.then({"0 bid 100", "1 bid 110", "2 bid 120",          "0 pass",    "1 pass",
               "2 turn",    "2 take",    "2 discard 9C JC 7D", "2 trump H", "2 roem none",
               "0 play 8S", "1 play QS", "2 play KS",          "2 play AH", "0 play 8H",
               "1 play KH", "2 play 9H", "0 play 7H",          "1 play TH", "2 play JS",
               "0 play TS", "1 play AS", "1 play TC",          "2 play QH", "0 play QC"});
  EXPECT_NE(chosen(played), "play JH");
}

// The maker holds no more than the eight of trumps, and both would fall in one trick.
TEST(Thumb, KeepsItsLastTrumpWhereThePartnerHasMadeTrumps) {
  Played played("klaverjassen");
  played.dealer(3).hands({"QC JC 8C KH 9H KS TS 8S", "7C QD 9D QH 7H AS JS 7S",
                          "KC TC KD 8D 7D AH QS 9S", "AC 9C AD JD TD JH TH 8H"});
  played.then({"0 trump C", "0 play 8S", "1 play AS", "2 play QS", "3 play TH",
               "1 play JS", "2 play 9S", "3 play 9C", "0 play KS", "3 play TD",
               "0 play QC", "1 play QD", "2 play 7D", "0 play JC", "1 play 7C",
               "2 play TC", "3 play AC", "0 play TS", "1 play 7S", "2 play KD",
               "3 play JH", "0 play 9H", "1 play QH", "2 play AH", "3 play 8H"});
  EXPECT_EQ(chosen(played), "play 8D");
}

// The ten is the highest trump, and the declarer has one left.
TEST(Thumb, DrawsTheDeclarersLastTrumpWithTheHighest) {
  Played played("klaverjassen");
  played.dealer(2).hands({"AC TD 8D KH TH 8H TS 7S", "QC AD KD QD JH 7H QS 9S",
                          "KC TC 8C JD AH QH KS 8S", "JC 9C 7C 9D 7D 9H AS JS"});
  played.then({"3 trump C", "3 play 9C", "0 play AC", "1 play QC", "2 play 8C", "3 play JC",
               "0 play 8H", "1 play QS", "2 play KC", "3 play AS", "0 play 7S", "1 play 9S",
               "2 play KS", "3 play JS", "0 play TS", "1 play 7H", "2 play 8S", "0 play KH",
               "1 play JH", "2 play AH", "3 play 9H"});
  EXPECT_EQ(chosen(played), "play TC");
}

// Before the maker, from ace, king and jack on the partner's seven; and before the declarer, on the
// nine that the mate leads. Who is still to play will hardly follow to that suit a second time.
TEST(Thumb, TakesWithTheAceInTimeWhereItWouldBeRuffedLater) {
  Played partner("klaverjassen", {}, "rotterdams");
  partner.dealer(1).hands({"7D 8D TD JD 7H JH QH AS", "JC KC AC 9D QD KD AD TH",
                           "9C QC KH AH 8S TS QS KS", "7C 8C TC 8H 9H 7S 9S JS"});
  partner.then(
      {"2 trump S", "2 play QS", "3 play JS", "0 play AS", "1 play TH", "3 play 7C", "0 play 7H"});
  EXPECT_EQ(chosen(partner), "play AC");
  Played mate("heugen");
  mate.dealer(1).hands(
      {"TC AC 8D KD 8H QH AH JS KS", "JC QC KC 7D 9D QD TH KH TS", "8C 9C JD AD 7H 9H JH QS AS"},
      "TD 8S 9S");
  mate.then({"2 bid 100", "0 bid 110", "1 bid 120", "2 bid 130", "0 pass", "1 bid 140", "2 pass",
             "1 turn", "1 take", "1 discard TD TH KH", "1 trump C", "1 roem JC-KC", "2 play AS",
             "0 play JS", "1 play 8S", "2 play AD", "0 play KD", "1 play 7D", "2 play 9H"});
  EXPECT_EQ(chosen(mate), "play AH");
}

TEST(Thumb, KnowsWhoWasTheFirstToLeadASuit) {
  Played played = partner_wins();
  played.then({"0 play TD", "2 play 9H", "3 play QH"});
  const thumb::Shown shown = thumb::shown(played.deal().view(Seat(0)));
  EXPECT_EQ(shown.first_led[Seat(1)], Cards::of(Suit::hearts));
  EXPECT_TRUE(shown.first_led[Seat(2)].empty()) << "seat 1 had led hearts before";
}

// VV-00
TEST(Thumb, WeighsCardsDifferentlyWhereEachPlaysForSelf) {
  const auto alone = [](std::string_view preset) {
    Played played("vijvenveertig", {}, preset);
    played.dealer(3).hands({"AS KS 5S TC 2H", "2C 3C 4C 5C 6C", "2D 3D 4D 5D 6D", "7D 8D 9D TD JD"},
                           "QS");
    const View view = played.deal().view(Seat(0));
    return thumb::Sight(view).manner.alone;
  };
  EXPECT_TRUE(alone("ieder"));
  EXPECT_FALSE(alone("maten"));
}

TEST(Thumb, PlaysOnTheSuitOfJackAndNine) {
  Played played("klaverjassen");
  played.dealer(3).hands({"JS 9S AS 8S AH 7C 8D QD"});
  EXPECT_EQ(chosen(played), "trump S");
}

TEST(Thumb, LeadsNoBareTenToAnAceThatIsOut) {
  Played played("klaverjassen");
  played.dealer(3).hands({"QC TD AH KH TH 9H QS TS", "AC KD 9D QH JH 8H KS 9S",
                          "KC TC 9C 8C 7D 7H 8S 7S", "JC 7C AD QD JD 8D AS JS"});
  played.then({"0 trump H"});
  EXPECT_NE(chosen(played), "play TD");
}

TEST(Thumb, DrawsTrumpsWithTheHighestAsLongAsTheFoesHaveSome) {
  Played played("hoogjassen");
  played.dealer(3).hands({"JS 9S AS KS AH AD 9C", "7S 8S 8C TC 8H TD 9D", "TS JC KC QC 7H KD 7D",
                          "QS AC KH QH JH 9H QD"},
                         "8D JD TH");
  played.then({"0 bid 120", "1 pass", "2 pass", "3 pass", "0 take", "0 discard 8D JD TH",
               "0 trump S", "0 roem none"});
  // The jack, the nine, the ace and the king are the four highest.
  const std::string first = chosen(played);
  EXPECT_TRUE(first == "play JS" || first == "play 9S" || first == "play AS" || first == "play KS")
      << first;
  played.then({"0 play JS", "1 play 7S", "2 play TS", "3 play QS", "0 play 9S", "1 play 8S",
               "2 play 7D", "3 play 9H"});
  const std::string then = chosen(played);
  EXPECT_NE(then.back(), 'S') << then;
}

// HG-21: what is laid away is the declarer's; a ten without others of its suit falls to an ace.
TEST(Thumb, LaysABareTenAway) {
  Played played("heugen");
  played.dealer(0).hands(
      {"KC JC 8C TD 9D AH 9H 7H JS", "AD KD JD 8D 7D QH AS QS 9S", "AC QD KH JH TH 8H KS TS 8S"},
      "QC TC 9C");
  played.then({"1 bid 120", "2 pass", "0 pass", "1 turn", "1 take"});
  const std::string laid = chosen(played);
  EXPECT_NE(laid.find("TC"), std::string::npos) << laid;
}

// PD-45: it would be among the 26 points that may be lost.
TEST(Thumb, PD_45_lays_no_ten_away_where_a_low_card_does_as_well) {
  Played played("pandoer");
  played.dealer(3).hands({"JC JD TC AH JH 8H JS TS"}, "9S");
  played.then({"0 bid vierde-boer", "1 pass", "2 pass", "3 pass"});
  EXPECT_EQ(chosen(played), "discard 8H");
}

TEST(Thumb, WinsWithoutATrumpAsTheLastToPlay) {
  Played played("heugen");
  played.dealer(2).hands(
      {"9H QH AC KC QC JD 8D 9S TS", "7H 8H TC JC 9C TD QD 8S JS", "JH TH KH AH 8C AD KD AS KS"},
      "9D 7D QS");
  played.then({"0 pass", "1 pass", "2 bid 100", "2 turn", "2 take", "2 discard 7D 9D QS",
               "2 trump H", "2 roem none", "0 play 8D", "1 play QD"});
  EXPECT_TRUE(chosen(played) == "play KD" || chosen(played) == "play AD") << chosen(played);
}

TEST(Thumb, TakesTheTrumpThatIsTurnedUpForItsWorstCard) {
  Played played("vijvenveertig");
  played.dealer(3).hands({"AS KS 5S TC 2H", "2C 3C 4C 5C 6C", "2D 3D 4D 5D 6D", "7D 8D 9D TD JD"},
                         "QS");
  const std::string robbed = chosen(played);
  EXPECT_TRUE(robbed == "rob TC" || robbed == "rob 2H") << robbed;
}

// What a seat knows another to hold.
Cards sure_of(Played& played, int seat, int other) {
  const View view = played.deal().view(Seat(seat));
  return thumb::Sight(view).sure[Seat(other)];
}

// Seat 3 has won the first trick, and holds the king and seven of trumps.
Played ace_by_robbing() {
  Played played("vijvenveertig", {}, "ieder");
  played.dealer(3).hands({"QD 5S JH 9S TS", "2S QC 5H AC 9C", "AS 7H 5D JS AD", "4D 7C KD 7D 8H"},
                         "TD");
  played.then({"0 play TS", "1 play 2S", "2 rob 7H", "2 play AS", "3 play 4D"});
  return played;
}

TEST(Thumb, VV_20_knows_that_who_took_the_turn_up_holds_the_ace_until_it_is_played) {
  Played played = ace_by_robbing();
  EXPECT_EQ(sure_of(played, 3, 2),
            Cards(Card(Rank::ace, Suit::diamonds)) | Card(Rank::ten, Suit::diamonds));
  played.then({"3 play KD", "0 play QD", "1 play 9C", "2 play AD"});
  EXPECT_EQ(sure_of(played, 3, 2), Cards(Card(Rank::ten, Suit::diamonds)));
}

TEST(Thumb, VV_20_leads_no_king_under_the_ace_of_who_took_the_turn_up) {
  Played played = ace_by_robbing();
  EXPECT_NE(chosen(played), "play KD");
}

// Of two cards one is the last of its suit, so that it can only take a trick after the other has
// taken one; and the other is beaten by all that are left of its own.
TEST(Thumb, CountsOnACardThatOnlyItselfCouldLeadNoMoreThanOnComingInKlaverjassen) {
  Quick random(seed());
  int seen = 0;
  for (int i = 0; i < 400; ++i) {
    Deal deal(start_of(*all_presets().front().game, all_presets().front().rules, random));
    thumb_plays_on(deal, random, [&](const View& view) {
      const thumb::Sight sight(view);
      const auto alone = [&](Card card) { return !(sight.lane(card) & sight.out); };
      const auto beaten = [&](Card card) {
        return !alone(card) && !((sight.lane(card) & sight.out) - sight.order.above(card));
      };
      const Card one = sight.hand.first(), two = sight.hand.last();
      const bool two_left = sight.hand.size() == 2 && !sight.trick.empty();
      const auto matters = [&](Card card, Card other) {
        return !sight.is_trump(card) && !sight.is_trump(other) && alone(card) && beaten(other);
      };
      if (two_left && (matters(one, two) || matters(two, one))) {
        ++seen;
        const bool first = matters(one, two);
        EXPECT_LE(thumb::takes_later(sight, first ? one : two),
                  thumb::takes_later(sight, first ? two : one));
      }
      return false;
    });
  }
  EXPECT_GT(seen, 0);
}

TEST(Thumb, CountsWhoHasShownToBeVoid) {
  Played played = partner_wins();
  played.then({"0 play TD"});
  const View view = played.deal().view(Seat(2));
  const thumb::Sight sight(view);
  EXPECT_TRUE((sight.may_hold[Seat(0)] & Cards::of(Suit::hearts)).empty());
  EXPECT_FALSE((sight.may_hold[Seat(1)] & Cards::of(Suit::hearts)).empty());
}

TEST(Thumb, KnowsWhereTheCardsAreThatOnlyOneMayHold) {
  Played played("klaverjassen");
  played.dealer(0).hands({"7D 8D TD AD KD JS QS 7S", "7H KH JC AC 9D JD 8S 9S",
                          "QD TS KS AS 7C 8C 9C TC", "AH 9H TH 8H QH JH QC KC"});
  played.then({"1 trump C", "1 play 7H", "2 play 7C", "3 play 8H"});
  EXPECT_TRUE(sure_of(played, 0, 3).empty());
  played.then({"0 play 7D"});
  EXPECT_EQ(sure_of(played, 1, 3),
            (Cards{Card(Rank::ace, Suit::hearts), Card(Rank::nine, Suit::hearts),
                   Card(Rank::ten, Suit::hearts), Card(Rank::queen, Suit::hearts),
                   Card(Rank::jack, Suit::hearts)}));
  EXPECT_TRUE(sure_of(played, 1, 0).empty());
}

// Nobody lays trumps away, so that the trumps that nobody else may hold are the declarer's.
TEST(Thumb, KnowsTheDeclarersTrumpsThoughCardsWereLaidAway) {
  Played played("heugen");
  played.dealer(2).hands(
      {"9H QH AC KC QC JD 8D 9S TS", "7D 8S TC JC 9C TD QD 9D JS", "JH TH KH AH 8C AD KD AS KS"},
      "7H 8H QS");
  played.then({"0 pass", "1 pass", "2 bid 100", "2 turn", "2 take", "2 discard 8C KD QS",
               "2 trump H", "2 roem none", "0 play 9H", "1 play 7D"});
  EXPECT_TRUE(sure_of(played, 2, 0).has(Card(Rank::queen, Suit::hearts)));
  played.then({"2 play JH"});
  EXPECT_TRUE(sure_of(played, 0, 2).has(Card(Rank::ace, Suit::hearts)));
  EXPECT_FALSE(sure_of(played, 0, 2).has(Card(Rank::king, Suit::diamonds)));
}

std::string bid_on(const std::string& hand, const std::vector<std::string>& settings = {}) {
  Played played("pandoer", settings);
  return chosen(played.dealer(3).hands({hand}, "QH"));
}

// The six of hearts may be led under the other.
TEST(Thumb, PD_40_bids_praatje_on_a_hand_without_a_hole_and_not_on_hope) {
  EXPECT_EQ(bid_on("7C 8C 9C 7D 8D 9D 7S 8S"), "bid praatje");
  EXPECT_NE(bid_on("7C 8C 9C 7D 8D 9D 7H 8H"), "bid praatje");
}

// PD-44: of two aces each with whoever holds the other two, nearly always six tricks or more, and
// just six a third of the time.
TEST(Thumb, PD_40_bids_halve_stoet_where_more_tricks_do_no_harm) {
  const std::string two_aces = "AC 8C AD 9D TH KS TS 9S";
  EXPECT_NE(bid_on(two_aces), "bid halve-stoet");
  EXPECT_EQ(bid_on(two_aces, {"counts=at_least"}), "bid halve-stoet");
}

// Who sits after this bid, with two aces.
std::string over(const std::string& bid) {
  Played played("pandoer");
  played.dealer(3).hands({"7C 9C TC 7D 8D TD 8H 7S", "AC 8C AD 9D TH KS TS 9S"}, "QH");
  played.then({"0 " + bid});
  return chosen(played);
}

// PD-60: just six are made a little more than a third of the time, which costs less than what lone
// contracts are paid. Pandoer has a mate, who is found among the others.
TEST(Thumb, PD_44_bids_halve_stoet_to_lose_less_than_a_lone_contract_costs) {
  EXPECT_EQ(over("bid piek"), "bid halve-stoet");
  EXPECT_EQ(over("bid vogeltje"), "bid halve-stoet");
  EXPECT_EQ(over("bid pandoer"), "pass");
  EXPECT_NE(over("bid piek-zonder"), "bid halve-stoet");
}

// PD-43
TEST(Thumb, BidsStoetOnThreeAcesWithKingsBeside) {
  EXPECT_EQ(bid_on("AC KC AD KD AH JH KS 8S"), "bid stoet");
}

// PD-45: three jacks, the nine of trumps to take and two high cards beside.
TEST(Thumb, BidsAVierdeBoerOnThreeJacks) {
  Played played("pandoer");
  played.dealer(3).hands({"AC 8C TD 9D TH KS TS 7S", "TC 9C 7C AD QD 8H AS 8S",
                          "JC KD JD AH QH 7H JS 9S", "KC QC 8D 7D KH JH 6H QS"},
                         "9H");
  played.then({"0 pass", "1 pass"});
  EXPECT_EQ(chosen(played), "bid vierde-boer");
}

TEST(Thumb, ClaimsARevokeThatTheCardsProve) {
  Played played("klaverjassen", {"revoke=penalised"});
  played.dealer(0).hands({"9C QC 7D 8D TD JS QS 7S", "7H KH JC AC 9D JD 8S 9S",
                          "AH 9H TH 7C 8C QD KD TS", "8H QH JH TC KC AD KS AS"});
  played.then({"1 trump C", "1 play 7H", "2 play AH", "3 play KS", "0 play TD"});
  ThumbBot bot(1);
  EXPECT_EQ(bot.aside(played.deal().view(Seat(2))), std::nullopt);
  played.then({"2 play 9H", "3 play 8H"});
  EXPECT_EQ(bot.aside(played.deal().view(Seat(2))), claim_revoke(Seat(3)));
}

TEST(Thumb, CallsRoemWhereItMustBeCalled) {
  Played played("klaverjassen", {"roem_call=called"});
  played.dealer(0).hands({"9C QC 7D 8D TD JS QS 7S", "7H KH JC AC 9D JD 8S 9S",
                          "AH 9H TH 7C 8C QD KD TS", "8H QH JH TC KC AD KS AS"});
  played.then({"1 trump C", "1 play KH", "2 play AH", "3 play QH", "0 play TD"});
  EXPECT_EQ(chosen(played), "call-roem");
}

// Of each contract that one plays alone: how often, and how often it was made.
struct Tally {
  int bid = 0, made = 0;
};

std::vector<Tally> play_pandoer(int deals) {
  const Game& game = *find_game(all_games(), "pandoer");
  Quick random(8);
  std::vector<Tally> tallies(game.contracts().size() + 1);
  for (int i = 0; i < deals; ++i) {
    Deal deal(start_of(game, default_rules(game), random));
    deal.play(random_entry(deal, random));
    play_with_thumbs(deal, random);
    const Result result = deal.result();
    Tally& tally = tallies[static_cast<std::size_t>(result.contract)];
    ++tally.bid;
    tally.made += result.outcome == Outcome::made ? 1 : 0;
  }
  return tallies;
}

TEST(Thumb, MakesMostOfWhatItBidsAlone) {
  const std::vector<Tally> tallies = play_pandoer(600);
  const Game& game = *find_game(all_games(), "pandoer");
  Tally alone;
  for (std::size_t i = 1; i < tallies.size(); ++i) {
    const thumb::Aim aim = *thumb::aim_numbered(game, static_cast<int>(i));
    if (aim.each || aim.mate != thumb::Aim::Mate::none) continue;
    alone.bid += tallies[i].bid;
    alone.made += tallies[i].made;
  }
  EXPECT_GT(alone.bid, 40) << "of 600 deals";
  EXPECT_GT(alone.made, alone.bid * 0.65) << "of " << alone.bid;
}

TEST(Thumb, BidsOmverAndSoloZonderNowAndThen) {
  const std::vector<Tally> tallies = play_pandoer(600);
  const Names names = find_game(all_games(), "pandoer")->contracts();
  for (const std::string_view contract : {"omver", "solo-zonder", "praatje", "vogeltje"}) {
    const auto place = std::find(names.begin(), names.end(), contract) - names.begin();
    EXPECT_GT(tallies[static_cast<std::size_t>(place) + 1].bid, 0) << contract;
  }
}

TEST(Thumb, TheSameSeedPlaysTheSame) {
  Quick random(3);
  for (const Table& table : all_presets()) {
    Deal deal(start_of(*table.game, table.rules, random));
    ThumbBot one(7), other(7);
    while (!deal.over()) {
      if (deal.turn().awaited != Awaited::seat) {
        deal.play(random_entry(deal, random));
        continue;
      }
      const View view = deal.view(deal.turn().seat);
      const Action action = one.choose(view);
      ASSERT_EQ(other.choose(view), action) << table.name;
      deal.play(view.seat, action);
    }
  }
}

}  // namespace
}  // namespace troef::test
