// SPDX-License-Identifier: Apache-2.0
// What is counted and timed, for GET /metrics.
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace troef::server {

class Metrics {
 public:
  Metrics();
  ~Metrics();

  void connections(double now);
  void sockets(double now);
  void tables(double now);
  void request(std::string_view route, int status);
  void frame();
  void action(bool by_bot);
  void refusal(std::string_view code);
  void slow_reader();
  void turned_away(std::string_view limit);
  void action_seconds(double seconds);
  void bot_seconds(double seconds);
  void late_bot();
  void failed_programs(double count);  // more
  void bots_waiting(double now);
  void store_seconds(double seconds);
  void store_waiting(double writings, double bytes);
  void trouble(bool now);

  // In the text format of Prometheus.
  std::string text();

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace troef::server
