// SPDX-License-Identifier: Apache-2.0
#include "table/fair_check.h"

#include <algorithm>

#include "deal/chance.h"
#include "table/hand_shuffle.h"
#include "table/match.h"

namespace troef {
namespace {

// One deal that follows the rules, with its proof.
class Check {
 public:
  Check(const Sha256& hash, const Record& record, const Proof& proof, const Pack* gathered)
      : record_(record),
        proof_(proof),
        gathered_(gathered),
        hash_(hash),
        words_(hash, seed_of(hash, proof.secret, proof.cuts)) {}

  FairReport report() {
    const bool cuts = committed_and_cut();
    if (cuts) chance();
    if (!report_.faults.empty()) {
      report_.fairness = Fairness::differs;
      return std::move(report_);
    }
    if (before_is_missing_) incomplete();
    return std::move(report_);
  }

 private:
  const Start& start() const { return record_.start; }
  void fault(std::string_view what, std::string message, int entry = -1, int place = -1) {
    report_.faults.push_back({what, entry, place, std::move(message)});
  }

  bool committed_and_cut() {
    const Digest right = commitment(hash_, record_.match, start().number, proof_.secret);
    if (right != proof_.commitment) {
      fault("commitment", "the commitment is " + to_hex(proof_.commitment) +
                              "; match, deal and secret give " + to_hex(right));
    }
    const auto seats = static_cast<std::size_t>(start().seats);
    if (proof_.cuts.size() == seats) return true;
    fault("cuts", "there are " + std::to_string(proof_.cuts.size()) + " cuts for " +
                      std::to_string(seats) + " seats");
    return false;
  }

  void chance() {
    Deal deal(start());
    for (std::size_t i = 0; i < record_.entries.size(); ++i) {
      const Entry& entry = record_.entries[i];
      if (!entry.actor) drawn(deal, entry, static_cast<int>(i));
      deal.play(entry);
    }
  }

  void drawn(const Deal& deal, const Entry& entry, int place) {
    if (entry.action.verb == Verb::deal) {
      if (const auto right = pack(deal, place == 0)) compare(entry.pack, *right, "pack", place);
    } else {
      die(draw_chance(deal.turn(), words_).action, entry.action, place);
    }
  }

  // The pack that is right, if that can be known.
  std::optional<Pack> pack(const Deal& deal, bool first) {
    if (!first) return draw_chance(deal.turn(), words_).pack;
    if (start().rules.shuffle() != Shuffle::hand || start().number == 0) {
      return shuffled(start(), std::nullopt, words_);
    }
    const std::optional<Pack> before = gathered();
    const Pack whole(start().game->pack(start().rules));
    const Pack dealt = shuffle_by_hand(before ? *before : whole, words_);
    return before ? std::optional(dealt) : std::nullopt;
  }

  // From the deal before; without that deal, what the record says of itself.
  std::optional<Pack> gathered() {
    const Cards wanted = start().game->pack(start().rules);
    const auto whole = [&](const Pack& pack) { return pack.cards() == wanted; };
    if (proof_.gathered && !whole(*proof_.gathered)) {
      fault("gathered", "the gathered pack is not the pack of the game");
      return std::nullopt;
    }
    before_is_missing_ = gathered_ == nullptr || !whole(*gathered_);
    if (before_is_missing_) return proof_.gathered;
    if (proof_.gathered) compare(*proof_.gathered, *gathered_, "gathered", -1);
    return *gathered_;
  }

  void compare(const Pack& said, const Pack& right, std::string_view what, int entry) {
    int differ = 0, first = -1;
    for (int i = 0; i < right.size(); ++i) {
      if (said[i] == right[i]) continue;
      if (first < 0) first = i;
      ++differ;
    }
    if (differ == 0) return;
    const bool dealt = what == "pack";
    fault(what,
          std::string(dealt ? "the pack" : "the gathered pack") + " has " + to_string(said[first]) +
              " at place " + std::to_string(first) + ", " +
              (dealt ? "secret and cuts give " : "the deal before gives ") +
              to_string(right[first]) + " (" + std::to_string(differ) + " of " +
              std::to_string(right.size()) + " places differ)",
          entry, first);
  }

  void die(const Action& right, const Action& said, int entry) {
    if (right == said) return;
    fault("die",
          std::string("the die shows ") + letter(said.suit()) + ", secret and cuts give " +
              letter(right.suit()),
          entry);
  }

  void incomplete() {
    report_.fairness = Fairness::incomplete;
    fault("gathered",
          std::string("this pack was shuffled by hand from the deal before, which is not there: ") +
              (proof_.gathered ? "that it was gathered so is the record's own word"
                               : "the pack cannot be verified"));
  }

  const Record& record_;
  const Proof& proof_;
  const Pack* gathered_;
  const Sha256& hash_;
  FairWords words_;
  bool before_is_missing_ = false;
  FairReport report_;
};

FairReport wrong(std::string_view what, std::string message, int entry = -1) {
  return {Fairness::differs, {{what, entry, -1, std::move(message)}}};
}

const std::string* proof_of(const Record& record) {
  const auto found = std::find_if(record.extras.begin(), record.extras.end(),
                                  [](const auto& extra) { return extra.first == "x-proof"; });
  return found == record.extras.end() ? nullptr : &found->second;
}

}  // namespace

std::string_view name(Fairness fairness) {
  constexpr std::string_view names[] = {"honest", "differs", "incomplete", "unproved"};
  return names[static_cast<std::size_t>(fairness)];
}

FairReport FairChecker::check(const Record& record) {
  const std::string* json = proof_of(record);
  const Replay played = replay(record);
  const Pack* before = deal_before(record);
  const auto report = [&]() -> FairReport {
    if (json == nullptr) {
      return {Fairness::unproved, {{"proof", -1, -1, "no x-proof: there is nothing to verify"}}};
    }
    std::string error;
    const auto proof = read_proof(*json, error);
    if (!proof) return wrong("proof", "x-proof: " + error);
    if (record.entries.empty()) return wrong("pack", "no pack was dealt");
    if (played.deal) return Check(hash_, record, *proof, before).report();
    const Fault& fault = played.fault;
    return wrong("rules", fault.rule + (fault.rule.empty() ? "" : " ") + fault.message,
                 fault.entry);
  };
  FairReport result = report();
  if (played.deal) remember(record, *played.deal);
  return result;
}

const Pack* FairChecker::deal_before(const Record& record) const {
  const auto found = std::find_if(last_.begin(), last_.end(), [&](const Last& last) {
    return last.match == record.match && last.number == record.start.number - 1;
  });
  return found == last_.end() ? nullptr : &found->gathered;
}

void FairChecker::remember(const Record& record, const Deal& deal) {
  if (record.start.rules.shuffle() != Shuffle::hand || !deal.over()) return;
  std::erase_if(last_, [&](const Last& last) { return last.match == record.match; });
  last_.push_front({record.match, record.start.number, gather(deal)});
  if (last_.size() > most_matches) last_.pop_back();
}

}  // namespace troef
