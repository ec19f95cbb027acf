// SPDX-License-Identifier: Apache-2.0
// Private to beast*.cpp: names, and the stream that bounds what a peer may send a second.
#pragma once

#include <algorithm>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/basic_stream.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <chrono>

#include "server/transport.h"

namespace troef::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;
using Executor = asio::io_context::executor_type;
using TcpSocket = asio::basic_stream_socket<tcp, Executor>;
using Fault = beast::error_code;

// A bucket of bytes that may be read; frames without a byte of text count too, which a limit on
// messages would not see.
class ReadBudget {
 public:
  explicit ReadBudget(std::size_t a_second) : a_second_(a_second), left_(2 * a_second) {}

 private:
  friend class beast::rate_policy_access;
  using Clock = std::chrono::steady_clock;

  std::size_t available_read_bytes() {
    const auto now = Clock::now();
    const auto passed = std::chrono::duration<double>(now - filled_).count();
    const auto earned = static_cast<std::size_t>(passed * static_cast<double>(a_second_));
    if (earned > 0) {
      left_ = std::min(left_ + earned, 2 * a_second_);
      filled_ = now;
    }
    return left_;
  }
  static std::size_t available_write_bytes() { return std::numeric_limits<std::size_t>::max(); }
  void transfer_read_bytes(std::size_t bytes) { left_ -= std::min(left_, bytes); }
  static void transfer_write_bytes(std::size_t) {}
  static void on_timer() {}

  std::size_t a_second_, left_;
  Clock::time_point filled_ = Clock::now();
};

using Stream = beast::basic_stream<tcp, Executor, ReadBudget>;
using HttpRequest = http::request<http::string_body>;

// Counts a connection for as long as it lives.
class Admission {
 public:
  Admission(Front& front, std::string address) : front_(&front), address_(std::move(address)) {}
  Admission(Admission&& other) noexcept
      : front_(other.front_), address_(std::move(other.address_)) {
    other.front_ = nullptr;
  }
  Admission& operator=(Admission&&) = delete;
  ~Admission() {
    if (front_ != nullptr) front_->gone(address_);
  }
  Front& front() const { return *front_; }
  const std::string& address() const { return address_; }

 private:
  Front* front_;
  std::string address_;
};

void serve_http(TcpSocket socket, Admission admission, const WireLimits& limits);
// The request was an upgrade that `user` was found for.
void serve_socket(Stream stream, Admission admission, const WireLimits& limits, HttpRequest request,
                  std::shared_ptr<SocketUser> user);

}  // namespace troef::server
