// SPDX-License-Identifier: Apache-2.0
// Which card may be played, written down once more: literally from the rules. The law of a
// trick is held against it in every position of a small pack.
#include "games/heugen/cards.h"
#include "games/hoogjassen/cards.h"
#include "games/klaverjassen/cards.h"
#include "games/pandoer/cards.h"
#include "games/vijvenveertig/cards.h"
#include "law_positions.h"
#include "support.h"

namespace troef::test {
namespace {

using namespace law;

Rules rules_of(std::string_view game, const std::vector<std::string>& settings) {
  return Played(game, settings).deal().start().rules;
}

// HJ-31, PD-30: what may be played with the jack, and what as if it were not in the hand.
List with_and_without(const Position& p, const List& kept_back,
                      const std::function<List(const Position&)>& allowed) {
  const List rest = p.hand.without(kept_back);
  return rest.empty() ? allowed(p) : allowed(p).and_also(allowed(p.with(rest)));
}

List only(Card card) {
  List list;
  list.add(card);
  return list;
}

// ---- Klaverjassen

struct City {
  bool rotterdams;
  std::string underruff;
};

List klaverjassen_allows(const City& city, const Position& p) {
  const List followers = p.followers(), trumps = p.trumps(), higher = p.winning_trumps();
  if (p.trumps_asked()) {
    if (trumps.empty()) return p.hand;        // KJ-23: void in both
    return higher.empty() ? trumps : higher;  // KJ-22
  }
  if (!followers.empty()) return followers;  // KJ-21
  if (trumps.empty()) return p.hand;         // KJ-23
  if (!city.rotterdams && p.partner_wins()) {
    if (city.underruff != "forbidden") return p.hand;
    const List not_under = p.hand.without(p.lower_trumps());
    return not_under.empty() ? p.hand : not_under;  // KJ-25
  }
  if (!higher.empty()) return higher;  // KJ-23
  if (city.underruff == "free") return p.hand;
  const List others = p.hand.without(trumps);
  if (city.underruff == "forced" || others.empty()) return trumps;  // KJ-24
  return others;
}

std::string klaverjassen_forbids(const City& city, const Position& p) {
  if (p.trumps_asked()) return "KJ-22";
  if (!p.followers().empty()) return "KJ-21";
  if (!city.rotterdams && p.partner_wins()) return "KJ-25";
  return p.winning_trumps().empty() ? "KJ-24" : "KJ-23";
}

TEST(Law, KJ_21_KJ_22_KJ_23_KJ_24_KJ_25_are_the_law_of_klaverjassen_in_both_styles) {
  std::vector<Case> cases;
  for (const std::string style : {"amsterdams", "rotterdams"}) {
    for (const std::string underruff : {"forbidden", "free", "forced"}) {
      const City city{style == "rotterdams", underruff};
      const Rules rules = rules_of("klaverjassen", {"style=" + style, "underruff=" + underruff});
      cases.push_back({style + " " + underruff,
                       &klaverjassen::orders.of(Suit::hearts),
                       klaverjassen::law_of(rules),
                       {"JH 9H AH TH KH 7H", {"AC TC 7C", "AD TD 7D"}},
                       [=](const Position& p) { return klaverjassen_allows(city, p); },
                       [=](const Position& p, Card) { return klaverjassen_forbids(city, p); }});
    }
  }
  compare_all(cases);
}

TEST(Law, KJ_24_follows_the_style_unless_the_table_says_otherwise) {
  const auto law = [](std::string_view style) {
    return klaverjassen::law_of(rules_of("klaverjassen", {"style=" + std::string(style)}));
  };
  EXPECT_EQ(law("amsterdams").underruff, Underruff::last_resort);
  EXPECT_EQ(law("rotterdams").underruff, Underruff::forced);
}

// ---- Hoogjassen

List hoogjassen_allows(bool last_resort, const Position& p) {
  const List followers = p.followers(), trumps = p.trumps();
  if (p.trumps_asked()) return trumps.empty() ? p.hand : trumps;                 // HJ-31
  const List likes = followers.empty() ? p.hand : followers.and_also(trumps);    // HJ-32
  const List not_under = last_resort ? likes.without(p.lower_trumps()) : likes;  // HJ-33
  return not_under.empty() ? likes : not_under;
}

std::string hoogjassen_forbids(const Position& p, Card card) {
  if (p.trumps_asked()) return "HJ-31";
  return p.cards.is_trump(card) ? "HJ-33" : "HJ-32";
}

TEST(Law, HJ_31_HJ_32_HJ_33_are_the_law_of_hoogjassen) {
  std::vector<Case> cases;
  for (const std::string jack : {"free", "bound"}) {
    for (const std::string underruff : {"free", "last_resort"}) {
      const Rules rules = rules_of("hoogjassen", {"trump_jack=" + jack, "underruff=" + underruff});
      const bool last_resort = underruff == "last_resort";
      const List kept_back = jack == "free" ? only(Card(Rank::jack, Suit::hearts)) : List();
      const auto bound = [=](const Position& p) { return hoogjassen_allows(last_resort, p); };
      cases.push_back({"jack " + jack + ", underruff " + underruff,
                       &hoogjassen::orders.of(Suit::hearts),
                       hoogjassen::law_of(rules, Suit::hearts),
                       {"JH 9H AH KH TH 7H", {"AC KC TC", "AD JD TD"}},
                       [=](const Position& p) { return with_and_without(p, kept_back, bound); },
                       hoogjassen_forbids});
    }
  }
  compare_all(cases);
}

// ---- Heugen and Huëge

List heugen_allows(bool huege, const Position& p) {
  const List followers = p.followers();
  if (followers.empty()) return p.hand;                                   // HG-31
  if (huege && !p.trumps_asked()) return followers.and_also(p.trumps());  // HG-32
  return followers;                                                       // HG-31, HG-33
}

TEST(Law, HG_31_HG_32_HG_33_are_the_law_of_heugen_and_huege) {
  std::vector<Case> cases;
  for (const std::string variant : {"heugen", "huege"}) {
    for (const std::string jack : {"bound", "free"}) {
      for (const std::string ten : {"high", "low"}) {
        const Rules rules =
            rules_of("heugen", {"variant=" + variant, "trump_jack=" + jack, "ten=" + ten});
        const List kept_back = jack == "free" ? only(Card(Rank::jack, Suit::hearts)) : List();
        const auto bound = [=](const Position& p) { return heugen_allows(variant == "huege", p); };
        const bool high = ten == "high";
        cases.push_back(
            {variant + ", jack " + jack + ", ten " + ten,
             &heugen::orders_of(rules).of(Suit::hearts),
             heugen::law_of(rules, Suit::hearts),
             {high ? "JH 9H AH TH KH" : "JH 9H AH KH TH",
              {high ? "AC TC KC JC" : "AC KC JC TC", "AD 8D"}},
             [=](const Position& p) { return with_and_without(p, kept_back, bound); },
             [](const Position& p, Card) { return p.trumps_asked() ? "HG-33" : "HG-31"; }});
      }
    }
  }
  compare_all(cases);
}

TEST(Law, HG_11_without_trumps_the_suit_is_followed_and_no_more) {
  std::vector<Case> cases;
  for (const std::string variant : {"heugen", "huege"}) {
    const Rules rules = rules_of("heugen", {"variant=" + variant});
    cases.push_back({variant,
                     &heugen::orders_of(rules).plain,
                     heugen::law_of(rules, std::nullopt),
                     {"", {"AC TC KC JC", "AD TD 8D", "AH JH 9H", "TS"}},
                     [](const Position& p) { return heugen_allows(false, p); },
                     [](const Position&, Card) { return "HG-31"; }});
  }
  compare_all(cases);
}

// ---- Pandoer

List pandoer_allows_bound(bool underruff_free, const Position& p) {
  const List followers = p.followers(), trumps = p.trumps();
  if (p.trumps_asked()) return trumps.empty() ? p.hand : trumps;               // PD-30
  const List likes = followers.empty() ? p.hand : followers.and_also(trumps);  // PD-31
  const List not_under = underruff_free ? likes : likes.without(p.lower_trumps());
  return not_under.empty() ? likes : not_under;  // PD-32
}

Card highest(const Ladders& cards, const List& list) {
  Card best = *list.begin();
  for (const Card card : list) {
    if (cards.higher(card, best)) best = card;
  }
  return best;
}

// PD-34: nothing is held back, and from what may be played goes what is not the highest.
List pandoer_allows_for_mate(bool full, const Position& p) {
  const List lawful = pandoer_allows_bound(false, p);
  const List followers = p.followers(), trumps = p.trumps();
  List duty;
  for (const Card card : lawful) {
    const bool ruffs = !p.trumps_asked() && p.cards.is_trump(card);
    if (followers.has(card) && card != highest(p.cards, followers)) continue;
    if (full && ruffs && card != highest(p.cards, trumps)) continue;
    const bool must_ruff = full && followers.empty() && !p.winning_trumps().empty();
    if (must_ruff && !p.cards.is_trump(card)) continue;
    duty.add(card);
  }
  return duty;
}

std::string pandoer_forbids(bool with_trumps, const Position& p, Card card) {
  if (!with_trumps) return "PD-33";
  if (p.trumps_asked()) return "PD-30";
  return p.cards.is_trump(card) ? "PD-32" : "PD-31";
}

const Contract& contract_named(std::string_view id) {
  for (const auto& contract : pandoer::contracts) {
    if (contract.id == id) return contract;
  }
  ADD_FAILURE() << id;
  return pandoer::contracts[0];
}

Ladders pandoer_ladders(bool trumps) {
  if (!trumps) return {"", {"AC KC TC", "AD KD 7D", "AH JH 9H 6H"}};
  return {"JH 9H AH TH 7H 6H", {"AC KC TC", "AD KD 7D"}};
}

TEST(Law, PD_30_PD_31_PD_32_PD_33_are_the_law_of_pandoer) {
  std::vector<Case> cases;
  for (const std::string id : {"solo", "praatje", "omver", "polk-zonder", "piek-zonder"}) {
    for (const std::string underruff : {"last_resort", "free_in_lose_games"}) {
      const auto& contract = contract_named(id);
      const Rules rules = rules_of("pandoer", {"underruff=" + underruff});
      const bool lose = id == "praatje" || id == "omver" || id == "piek-zonder";  // PD-40
      const bool with_trumps = id != "polk-zonder" && id != "piek-zonder";
      const bool free = lose && underruff == "free_in_lose_games";
      const std::optional<Suit> trumps = with_trumps ? std::optional(Suit::hearts) : std::nullopt;
      const List jack = with_trumps ? only(Card(Rank::jack, Suit::hearts)) : List();
      const auto bound = [=](const Position& p) {
        if (with_trumps) return pandoer_allows_bound(free, p);
        return p.followers().empty() ? p.hand : p.followers();  // PD-33
      };
      cases.push_back(
          {id + ", underruff " + underruff, &pandoer::orders_of(rules).of(trumps),
           pandoer::law_of(rules, contract, trumps), pandoer_ladders(with_trumps),
           [=](const Position& p) { return with_and_without(p, jack, bound); },
           [=](const Position& p, Card card) { return pandoer_forbids(with_trumps, p, card); }});
    }
  }
  compare_all(cases);
}

TEST(Law, PD_34_is_the_law_of_pandoer_until_there_is_a_mate) {
  std::vector<Case> cases;
  for (const std::string id : {"vierde-boer", "pandoer"}) {
    for (const std::string duty : {"full", "suit_only", "off"}) {
      const Rules rules = rules_of("pandoer", {"mate_duty=" + duty});
      const List jack = only(Card(Rank::jack, Suit::hearts));
      const auto bound = [](const Position& p) { return pandoer_allows_bound(false, p); };
      cases.push_back({id + ", mate_duty " + duty, &pandoer::orders_of(rules).of(Suit::hearts),
                       pandoer::law_of(rules, contract_named(id), Suit::hearts),
                       pandoer_ladders(true),
                       [=](const Position& p) {
                         if (duty == "off") return with_and_without(p, jack, bound);
                         return pandoer_allows_for_mate(duty == "full", p);
                       },
                       [=](const Position& p, Card card) -> std::string {
                         const bool ordinarily = with_and_without(p, jack, bound).has(card);
                         return ordinarily ? "PD-34" : pandoer_forbids(true, p, card);
                       }});
    }
  }
  compare_all(cases);
}

// ---- Vijvenveertig

// The best trumps of VV-32 that this hand may keep.
List kept_back(const Position& p, bool by_best, const List& best_trumps) {
  const Card lower = by_best ? p.best() : p.led();
  List kept;
  for (const Card card : p.hand) {
    if (best_trumps.has(card) && p.cards.higher(card, lower)) kept.add(card);
  }
  return kept;
}

List vijvenveertig_allows(bool by_best, const List& best_trumps, const Position& p) {
  const List followers = p.followers(), trumps = p.trumps();
  if (!p.trumps_asked()) {
    return followers.empty() ? p.hand : followers.and_also(trumps);  // VV-31
  }
  const List bound = trumps.without(kept_back(p, by_best, best_trumps));
  return bound.empty() ? p.hand : trumps;  // VV-32
}

// VV-01 and VV-02; a silent ace is the lowest trump (VV-22).
Ladders vijvenveertig_ladders(Suit trumps, bool silent, bool heart_asked) {
  switch (trumps) {
    case Suit::spades: {
      Ladders black(silent ? "5S JS AH KS 2S TS AS" : "5S JS AH AS KS 2S TS", {"KH TH", "KD AD"});
      if (heart_asked) black.ask(Card(Rank::ace, Suit::hearts), Suit::hearts);
      return black;
    }
    case Suit::hearts:
      return {silent ? "5H JH KH TH 2H AH" : "5H JH AH KH TH 2H", {"KS AS TS", "KD 2D"}};
    default:
      break;
  }
  Ladders red(silent ? "5D JD AH KD TD 2D AD" : "5D JD AH AD KD TD 2D", {"KH TH", "KS TS"});
  if (heart_asked) red.ask(Card(Rank::ace, Suit::hearts), Suit::hearts);
  return red;
}

Case vijvenveertig_case(Suit trumps, const std::string& renege, const std::string& led,
                        bool silent) {
  const Rules rules = rules_of("vijvenveertig", {"renege=" + renege, "heart_ace_led=" + led});
  const auto ace = silent ? vijvenveertig::Ace::silent : vijvenveertig::Ace::high;
  List best_trumps;
  best_trumps.add(Card(Rank::five, trumps));
  best_trumps.add(Card(Rank::jack, trumps));
  if (!silent || trumps != Suit::hearts) best_trumps.add(Card(Rank::ace, Suit::hearts));
  return {std::string(1, letter(trumps)) + " renege " + renege + " heart_ace_led " + led +
              (silent ? " silent" : ""),
          &vijvenveertig::order_of(rules, trumps, ace),
          vijvenveertig::law_of(rules, trumps, ace),
          vijvenveertig_ladders(trumps, silent, led == "heart"),
          [=](const Position& p) { return vijvenveertig_allows(renege == "best", best_trumps, p); },
          [](const Position& p, Card) { return p.trumps_asked() ? "VV-32" : "VV-31"; }};
}

TEST(Law, VV_31_VV_32_are_the_law_of_vijvenveertig) {
  std::vector<Case> cases;
  for (const Suit trumps : {Suit::spades, Suit::hearts, Suit::diamonds}) {
    for (const std::string renege : {"led", "best"}) {
      for (const std::string led : {"trump", "heart"}) {
        for (const bool silent : {false, true}) {
          cases.push_back(vijvenveertig_case(trumps, renege, led, silent));
        }
      }
    }
  }
  compare_all(cases);
}

}  // namespace
}  // namespace troef::test
