// SPDX-License-Identifier: Apache-2.0
// Random deals of klaverjassen, hoogjassen and heugen with random house rules, through the naive
// reference: reference-random [DEALS [SEED]]. Nothing may throw, every legal action must be
// accepted and the sums must add up. With revoke=penalised it also revokes, claims and calls.
#include <algorithm>
#include <iostream>
#include <stdexcept>

#include "cards.h"
#include "frame.h"

namespace {

using namespace reference;
using Random = std::mt19937_64;
using Texts = std::vector<std::string>;

template <typename List>
auto any_of_list(const List& list, Random& random) {
  return list[std::uniform_int_distribution<std::size_t>(0, list.size() - 1)(random)];
}

bool one_in(int chance, Random& random) {
  return std::uniform_int_distribution<int>(1, chance)(random) == 1;
}

const std::map<std::string, std::map<std::string, Texts>> options = {
    {"klaverjassen",
     {{"dealt", {"3-2-3", "4-4"}},
      {"trump_by", {"verplicht", "klassiek"}},
      {"all_pass", {"rethrow", "eldest_chooses", "eldest_throws"}},
      {"leader", {"maker", "eldest"}},
      {"style", {"amsterdams", "rotterdams"}},
      {"underruff", {"forbidden", "free", "forced"}},
      {"low_fours", {"0", "100"}},
      {"roem_call", {"automatic", "called"}},
      {"tie", {"nat", "made"}},
      {"counterpit", {"0", "100", "300"}}}},
    {"hoogjassen",
     {{"seats", {"3", "4"}},
      {"single_bid", {"yes", "no"}},
      {"redeal_by", {"right", "left", "same"}},
      {"roem_share", {"yes", "no"}},
      {"trump_jack", {"free", "bound"}},
      {"underruff", {"free", "last_resort"}},
      {"settle", {"each", "points"}},
      {"stake", {"0", "5", "7"}},
      {"pot", {"0", "100"}},
      {"next_dealer", {"declarer", "left"}}}},
    {"heugen",
     {{"seats", {"2", "3"}},
      {"variant", {"heugen", "huege"}},
      {"ten", {"high", "low"}},
      {"all_pass", {"follow_suit", "redeal"}},
      {"widow_counts", {"declarer", "defenders", "nobody"}},
      {"roem_by", {"first_card", "third_trick"}},
      {"roem_share", {"yes", "no"}},
      {"roem_needs_trick", {"no", "yes"}},
      {"leader", {"eldest", "declarer"}},
      {"trump_jack", {"bound", "free"}},
      {"tie", {"thanked", "wet"}},
      {"wet_unexchanged", {"single", "double"}},
      {"stake", {"0", "3", "5"}}}}};

Setup random_setup(const std::string& game, Random& random) {
  Setup setup;
  setup.game = game;
  for (const auto& [name, values] : options.at(game)) {
    setup.rules[name] = any_of_list(values, random);
  }
  setup.rules["revoke"] = one_in(2, random) ? "penalised" : "prevented";
  setup.rules["look_back"] = "last";
  setup.rules["shuffle"] = "none";
  setup.rules["match_deals"] = setup.rules["match_target"] = "0";
  const int seats = setup.rules.contains("seats") ? std::stoi(setup.rules["seats"]) : 4;
  setup.dealer = std::uniform_int_distribution<int>(0, seats - 1)(random);
  setup.scores.assign(static_cast<std::size_t>(seats), 0);
  setup.deal_number = one_in(3, random) ? 0 : 1;
  if (game == "hoogjassen") setup.pot = any_of_list(std::vector<long>{0, 50, 400}, random);
  return setup;
}

std::string random_deal(const Setup& setup, Random& random) {
  Cards pack = pack_of("789TJQKA", "CDHS");
  const bool huege = setup.game == "heugen" && setup.rules.at("variant") == "huege";
  std::string lacking = setup.game == "hoogjassen" ? "C" : "";
  if (setup.game == "heugen") lacking = huege ? "HD" : "SC";
  for (const char suit : lacking) remove_card(pack, {'7', suit});
  std::shuffle(pack.begin(), pack.end(), random);
  return "* deal " + to_text(pack);
}

// Now and then a claim, a call or a card that may not be rightful; "" when none is accepted.
std::string random_extra(const Deal& deal, const Setup& setup, Random& random) {
  const int seats = static_cast<int>(setup.scores.size());
  std::uniform_int_distribution<int> any_seat(0, seats - 1);
  const std::string seat = std::to_string(any_seat(random));
  const std::string other = std::to_string(any_seat(random));
  Texts tries = {seat + " call-roem", seat + " claim-revoke " + other};
  for (const Card& card : pack_of("789TJQKA", "CDHS")) {
    tries.push_back(deal.turn() + " play " + to_text(card));
  }
  std::shuffle(tries.begin(), tries.end(), random);
  for (const std::string& entry : tries) {
    if (deal.refuse(entry).empty()) return entry;
  }
  return "";
}

std::string random_entry(const Deal& deal, const Setup& setup, Random& random) {
  const std::string turn = deal.turn();
  if (turn == "* deal") return random_deal(setup, random);
  if (one_in(8, random)) {
    const std::string extra = random_extra(deal, setup, random);
    if (!extra.empty()) return extra;
  }
  if (turn == "* die") {
    Texts dice = {"* die C", "* die D", "* die H", "* die S"};
    std::shuffle(dice.begin(), dice.end(), random);
    for (const std::string& die : dice) {
      if (deal.refuse(die).empty()) return die;
    }
  }
  if (turn[0] == '*') return turn;
  const Texts legal = deal.legal();
  if (legal.empty()) throw std::logic_error("nothing is legal");
  for (int times = 0; times < 3; ++times) {
    const std::string action = any_of_list(legal, random);
    const std::string why = deal.refuse(turn + " " + action);
    if (!why.empty()) throw std::logic_error(action + " is legal and refused: " + why);
  }
  if (one_in(2, random)) {  // low bids, so that some are made
    if (std::find(legal.begin(), legal.end(), "pass") != legal.end()) return turn + " pass";
  }
  if (legal[0].starts_with("bid ") && !one_in(8, random)) return turn + " " + legal[0];
  return turn + " " + any_of_list(legal, random);
}

void check(const Setup& setup, const Result& result) {
  long scores = 0;
  long money = result.pot;
  for (const long score : result.score) scores += score;
  for (const long cents : result.cents) money += cents;
  const bool settled =
      setup.game == "heugen" || (setup.game == "hoogjassen" && setup.rules.at("settle") == "each");
  if (settled && scores != 0) throw std::logic_error("the scores do not add up");
  if (money != 0) throw std::logic_error("the money does not add up");
  if (setup.pot + result.pot < 0) throw std::logic_error("the pot is below zero");
}

void play_deal(const Setup& setup, Random& random, std::map<std::string, int>& outcomes) {
  const auto deal = begin(setup);
  std::string history;
  try {
    while (!deal->turn().empty()) {
      const std::string entry = random_entry(*deal, setup, random);
      history += entry + "; ";
      const bool play = entry.find(" play ") != std::string::npos;
      if (play && one_in(10, random)) check(setup, deal->clone()->play_out(random));
      deal->play(entry);
    }
    check(setup, deal->result());
  } catch (const std::exception& error) {
    throw std::logic_error(std::string(error.what()) + "\n" + history);
  }
  ++outcomes[setup.game + " " + deal->result().outcome];
}

}  // namespace

int main(int count, char** arguments) {
  const long deals = count > 1 ? std::stol(arguments[1]) : 1000;
  Random random(count > 2 ? std::stoull(arguments[2]) : 1);
  std::map<std::string, int> outcomes;
  for (long deal = 0; deal < deals; ++deal) {
    for (const auto& [game, values] : options) {
      const Setup setup = random_setup(game, random);
      try {
        play_deal(setup, random, outcomes);
      } catch (const std::exception& error) {
        std::cout << game << ": " << error.what() << "\n";
        for (const auto& [name, value] : setup.rules) std::cout << name << "=" << value << " ";
        std::cout << "dealer=" << setup.dealer << "\n";
        return 1;
      }
    }
  }
  for (const auto& [outcome, times] : outcomes) std::cout << outcome << ": " << times << "\n";
  return 0;
}
