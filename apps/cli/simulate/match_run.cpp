// SPDX-License-Identifier: Apache-2.0
#include "cli/simulate/match_run.h"

#include <algorithm>
#include <chrono>
#include <optional>
#include <utility>

#include "cli/programs.h"
#include "cli/simulate/honest.h"
#include "cli/simulate/players.h"
#include "cli/words.h"
#include "table/match.h"

namespace troef::cli {
namespace {

using Clock = std::chrono::steady_clock;

// Delivers what has gathered when it is much or old.
class Delivery {
 public:
  Delivery(InOrder<Batch>& matches, std::uint64_t match) : matches_(matches), match_(match) {}

  Batch& batch() { return batch_; }
  void perhaps() {
    const bool much = batch_.text.size() > 64 * 1024 || batch_.deals.size() >= 256;
    if (much || Clock::now() - last_ > std::chrono::milliseconds(50)) now(false);
  }
  void now(bool done) {
    matches_.deliver(match_, std::exchange(batch_, {}), done);
    last_ = Clock::now();
  }

 private:
  InOrder<Batch>& matches_;
  std::uint64_t match_;
  Batch batch_;
  Clock::time_point last_ = Clock::now();
};

Record record_head(const MatchPlan& plan, const std::string& id) {
  Record record;
  record.match = id;
  for (const auto& player : plan.players) {
    record.players.push_back(name_in_record(player.text));
  }
  if (plan.legal) record.legal.emplace();
  return record;
}

void run_match(InOrder<Batch>& matches, const MatchPlan& plan, std::uint64_t number) {
  SeededWords words(plan.seed, number);
  const Seat dealer = any_seat(plan.game->seats(plan.rules), words);
  Match match(*plan.game, plan.rules, dealer, seed_mark(plan.seed) + "-" + std::to_string(number));
  Players players(plan.players, plan.times, plan.signals, words);
  Record record = record_head(plan, match.id());
  Delivery delivery(matches, number);
  const std::uint64_t most = std::min(plan.deals, most_deals_of_match);
  for (std::uint64_t deals = 0; deals < most && !match.over(); ++deals) {
    Deal deal(match.next());
    std::optional<HonestDeal> honest;
    if (plan.honest) honest.emplace(match, words);
    Words& chance = honest ? honest->words() : words;
    if (honest) record.extras = {{"x-proof", honest->proof()}};
    deal.deal(match.shuffled(chance));
    if (!players.play(deal, chance, plan.legal ? &*record.legal : nullptr, matches.stopped())) {
      return delivery.now(false);
    }
    match.enter(deal);
    Batch& batch = delivery.batch();
    if (plan.record) {
      batch.text += write_record(deal, record);
      if (match.over()) batch.text += write_match_end(match.end());
    }
    const Result& result = match.sheet().back().result;
    batch.deals.push_back(
        {result.outcome, result.score, match.over(), batch.text.size(), players.take_conduct()});
    delivery.perhaps();
  }
  delivery.now(true);
}

}  // namespace

void play_matches(InOrder<Batch>& matches, const MatchPlan& plan) {
  while (const auto number = matches.take()) run_match(matches, plan, *number);
}

}  // namespace troef::cli
