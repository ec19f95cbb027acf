// SPDX-License-Identifier: Apache-2.0
#include "server/reviewers.h"

#include "server/fair_workers.h"
#include "table/review.h"

namespace troef::server {
namespace {

constexpr int most_waiting = 32;

}  // namespace

bool Reviewers::ask(std::string record, Told told) {
  if (waiting_.fetch_add(1) >= most_waiting) {
    --waiting_;
    return false;
  }
  workers_.post([this, record = std::move(record), told = std::move(told)] {
    step_back();
    ReviewLimits limits;
    limits.stop = &closing_;
    std::string error;
    std::string json = review_json(games_, record, error, limits);
    --waiting_;
    told(std::move(json), error);
  });
  return true;
}

void Reviewers::close() {
  closing_.ask();
  workers_.close();
}

}  // namespace troef::server
