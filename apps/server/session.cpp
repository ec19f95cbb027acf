// SPDX-License-Identifier: Apache-2.0
#include "server/session.h"

#include "server/log.h"
#include "server/messages.h"

namespace troef::server {
namespace {

constexpr int over_at_most = 20;

}  // namespace

void Session::opened(std::shared_ptr<Socket> socket) {
  socket_ = socket;
  hall_.join(table_, person_, std::move(socket),
             [self = shared_from_this()](Connection connection) { self->joined(connection); });
}

void Session::joined(Connection connection) {
  if (closed_) {
    if (connection != 0) hall_.leave(table_, connection);
  } else if (connection == 0) {
    close(1011, "no table");
  } else {
    connection_ = connection;
    network_.post([self = shared_from_this()] {
      for (const std::string& text : std::exchange(self->early_, {})) {
        self->hall_.frame(self->table_, self->connection_, text);
      }
    });
  }
}

// A flood is refused at first, then it ends the connection.
bool Session::in_bounds() {
  if (bucket_.take(limits_.frames, network_.now())) {
    over_ = 0;
    return true;
  }
  if (++over_ == over_at_most) {
    log(Level::info, "flood", {{"table", short_id(table_)}});
    close(1008, "too many messages");
  }
  return false;
}

void Session::frame(std::string_view text) {
  if (closed_) return;
  if (!in_bounds()) {
    if (over_ < over_at_most) refuse(text);
  } else if (connection_ != 0 && early_.empty()) {
    hall_.frame(table_, connection_, text);
  } else if (static_cast<double>(early_.size()) < limits_.frames.burst) {
    early_.emplace_back(text);
  } else {
    close(1008, "too many messages");
  }
}

void Session::refuse(std::string_view text) {
  hall_.count_refusal("rate");
  if (const auto socket = socket_.lock()) {
    socket->send(refused_message(text, "rate", "Too many messages at once."));
  }
}

void Session::close(std::uint16_t code, const char* reason) {
  if (const auto socket = socket_.lock()) socket->close(code, reason);
}

void Session::nudged() {
  if (!closed_) in_bounds();
}

void Session::closed() {
  closed_ = true;
  early_.clear();
  if (connection_ != 0) hall_.leave(table_, std::exchange(connection_, 0));
  if (const Task ended = std::exchange(ended_, nullptr)) ended();
}

}  // namespace troef::server
