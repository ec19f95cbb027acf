// SPDX-License-Identifier: Apache-2.0
// HTTP requests one after another over one connection, for what comes before the load.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>

namespace troef::load {

class Requests {
 public:
  explicit Requests(std::uint16_t port);
  ~Requests();
  Requests(const Requests&) = delete;
  Requests& operator=(const Requests&) = delete;

  // The body of the answer. Throws std::runtime_error unless its status is 2xx.
  std::string get(const std::string& path, const std::string& cookie);
  std::string post(const std::string& path, const std::string& cookie, const nlohmann::json& body);
  // "troef=…" of somebody new.
  std::string new_person(const std::string& name);

 private:
  std::string exchange(const std::string& request);

  std::uint16_t port_;
  int socket_;
  std::string head_;  // of the last answer
};

}  // namespace troef::load
