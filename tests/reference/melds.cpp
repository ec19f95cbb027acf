// SPDX-License-Identifier: Apache-2.0
// Runs and sets, see melds.h.
#include "melds.h"

#include <algorithm>

namespace reference {

std::vector<Meld> runs_in(const Cards& cards) {
  std::vector<Meld> runs;
  for (const char suit : all_suits) {
    Cards run;
    for (const char rank : natural_order + ".") {  // the dot ends the last run
      if (contains(cards, {rank, suit})) {
        run.push_back({rank, suit});
        continue;
      }
      if (run.size() >= 3) {
        runs.push_back({false, run, to_text(run.front()) + "-" + to_text(run.back())});
      }
      run.clear();
    }
  }
  return runs;
}

std::vector<Meld> sets_in(const Cards& cards) {
  std::vector<Meld> sets;
  for (const char rank : std::string("JQKA")) {
    const Cards same = of_rank(cards, rank);
    if (same.size() == 4) sets.push_back({true, same, std::string(1, rank) + "*"});
  }
  return sets;
}

std::vector<Meld> melds_in(const Cards& cards) {
  std::vector<Meld> melds = runs_in(cards);
  for (const Meld& set : sets_in(cards)) melds.push_back(set);
  return melds;
}

long run_value(int length) {
  if (length < 3) return 0;
  long best = run_value(length - 1);  // a card left out
  best = std::max(best, 20 + run_value(length - 3));
  if (length >= 4) best = std::max(best, 50 + run_value(length - 4));
  if (length >= 5) best = std::max(best, 100 + run_value(length - 5));
  return best;
}

long set_value(char rank) { return rank == 'J' ? 200 : 100; }

namespace {

// The runs of what is left when the cards of the counted sets are taken out of a run.
long cut_run_value(const Meld& run, const std::vector<Meld>& counted, const std::string& tops) {
  Cards rest = run.cards;
  for (const Meld& set : counted) {
    for (const Card& card : set.cards) remove_card(rest, card);
  }
  long value = 0;
  for (const Meld& piece : runs_in(rest)) {
    if (place_in(tops, piece.cards.back().rank) < 0) continue;
    value += run_value(static_cast<int>(piece.cards.size()));
  }
  return value;
}

// The best of counting or not counting each set that is left to decide on.
long best_choice(const std::vector<Meld>& runs, std::vector<Meld> undecided,
                 std::vector<Meld> counted, const std::string& tops) {
  if (undecided.empty()) {
    long value = 0;
    for (const Meld& set : counted) value += set_value(set.cards.front().rank);
    for (const Meld& run : runs) value += cut_run_value(run, counted, tops);
    return value;
  }
  const Meld set = undecided.back();
  undecided.pop_back();
  const long left_out = best_choice(runs, undecided, counted, tops);
  counted.push_back(set);
  return std::max(left_out, best_choice(runs, undecided, counted, tops));
}

}  // namespace

long melds_value(const std::vector<Meld>& melds, bool share, const std::string& run_tops) {
  std::vector<Meld> runs;
  std::vector<Meld> sets;
  long value = 0;
  for (const Meld& meld : melds) {
    if (meld.set) {
      sets.push_back(meld);
      value += set_value(meld.cards.front().rank);
    } else {
      runs.push_back(meld);
      value += run_value(static_cast<int>(meld.cards.size()));
    }
  }
  return share ? value : best_choice(runs, sets, {}, run_tops);
}

std::vector<std::string> roem_texts(const std::vector<Meld>& melds) {
  std::vector<std::string> choices{""};
  for (const Meld& meld : melds) {
    const std::vector<std::string> shorter = choices;
    for (const std::string& choice : shorter) choices.push_back(choice + " " + meld.text);
  }
  for (std::string& choice : choices) choice = "roem" + (choice.empty() ? " none" : choice);
  return choices;
}

std::vector<Meld> melds_named(const std::vector<Meld>& melds,
                              const std::vector<std::string>& words) {
  std::vector<Meld> named;
  for (const Meld& meld : melds) {
    if (std::find(words.begin(), words.end(), meld.text) != words.end()) named.push_back(meld);
  }
  return named;
}

}  // namespace reference
