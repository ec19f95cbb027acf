// SPDX-License-Identifier: Apache-2.0
#include "load/connection.h"

#include <fmt/format.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <utility>

#include "load/process.h"

namespace troef::load {

bool Connection::open(int epoll, std::uint64_t number, std::uint16_t port, const std::string& path,
                      const std::string& cookie) {
  drop();
  descriptor_ = connect_to(port, false);
  if (descriptor_ < 0) return false;
  epoll_event event{};
  event.events = EPOLLIN | EPOLLOUT | EPOLLRDHUP | EPOLLET;
  event.data.u64 = number;
  epoll_ctl(epoll, EPOLL_CTL_ADD, descriptor_, &event);
  out_ = upgrade_request(fmt::format("127.0.0.1:{}", port), path, cookie);
  return true;
}

void Connection::drop() {
  if (descriptor_ >= 0) close(descriptor_);
  descriptor_ = -1;
  upgraded_ = false;
  out_.clear();
  in_.clear();
  later_.clear();
}

void Connection::say(std::string_view text) {
  if (!up()) return;
  (upgraded_ ? out_ : later_) += encode(text);
  if (upgraded_) flush();
}

bool Connection::flush() {
  while (!out_.empty()) {
    const ssize_t sent = send(descriptor_, out_.data(), out_.size(), MSG_NOSIGNAL);
    if (sent < 0) return errno == EAGAIN || errno == ENOTCONN;
    out_.erase(0, static_cast<std::size_t>(sent));
  }
  return true;
}

bool Connection::fill() {
  std::array<char, 65536> bytes;  // NOLINT(cppcoreguidelines-pro-type-member-init)
  for (;;) {
    const ssize_t got = recv(descriptor_, bytes.data(), bytes.size(), 0);
    if (got < 0) return errno == EAGAIN || errno == ENOTCONN;
    if (got == 0) return false;
    in_.append(bytes.data(), static_cast<std::size_t>(got));
  }
}

bool Connection::work(const Told& told) {
  bool open = flush() && fill();
  if (!upgraded_) {
    const std::size_t end = in_.find("\r\n\r\n");
    if (end == std::string::npos) return open;
    if (!in_.starts_with("HTTP/1.1 101 ")) return false;
    in_.erase(0, end + 4);
    upgraded_ = true;
    out_ += std::exchange(later_, {});
  }
  while (const auto frame = take_frame(in_)) {
    if (frame->opcode == Opcode::text) {
      told(frame->payload);
      if (!up()) return false;
    }
    if (frame->opcode == Opcode::ping) out_ += encode(frame->payload, Opcode::pong);
    if (frame->opcode == Opcode::close) open = false;
  }
  return flush() && open;
}

}  // namespace troef::load
