// SPDX-License-Identifier: Apache-2.0
// Token buckets: one, and one for each of many names.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <unordered_map>

#include "server/config.h"

namespace troef::server {

class Bucket {
 public:
  explicit Bucket(Rate rate) : left_(rate.burst) {}

  // Takes one at this time, in milliseconds.
  bool take(Rate rate, std::int64_t now) {
    left_ = level(rate, now);
    filled_ = now;  // also where the clock was set back
    if (left_ < 1) return false;
    left_ -= 1;
    return true;
  }
  double level(Rate rate, std::int64_t now) const {
    if (filled_ == 0 || now <= filled_) return left_;
    const double seconds = static_cast<double>(now - filled_) / 1000;
    return std::min(rate.burst, left_ + rate.a_second * seconds);
  }

 private:
  double left_;
  std::int64_t filled_ = 0;
};

class Buckets {
 public:
  explicit Buckets(Rate rate) : rate_(rate) {}

  bool take(const std::string& name, std::int64_t now) {
    if (buckets_.size() >= next_sweep_) sweep(now);
    return buckets_.try_emplace(name, rate_).first->second.take(rate_, now);
  }
  std::size_t size() const { return buckets_.size(); }

 private:
  // A full bucket is as good as none.
  void sweep(std::int64_t now) {
    std::erase_if(buckets_,
                  [&](const auto& each) { return each.second.level(rate_, now) >= rate_.burst; });
    next_sweep_ = std::max<std::size_t>(1024, 2 * buckets_.size());
  }

  Rate rate_;
  std::size_t next_sweep_ = 1024;
  std::unordered_map<std::string, Bucket> buckets_;
};

}  // namespace troef::server
