// SPDX-License-Identifier: Apache-2.0
// One WebSocket: frames in, a bounded queue of frames out.
#include <boost/beast/websocket.hpp>
#include <deque>

#include "server/beast.h"

namespace troef::server {
namespace {

namespace websocket = beast::websocket;

constexpr std::size_t most_at_once = 16;
constexpr std::chrono::seconds patience(2);

class BeastSocket final : public Socket, public std::enable_shared_from_this<BeastSocket> {
 public:
  BeastSocket(Stream stream, Admission admission, const WireLimits& limits,
              std::shared_ptr<SocketUser> user)
      : socket_(std::move(stream)),
        admission_(std::move(admission)),
        limits_(limits),
        user_(std::move(user)) {}

  void accept(HttpRequest request);
  void send(std::shared_ptr<const std::string> text) override;
  void close(std::uint16_t code, std::string reason) override;

 private:
  void opened(Fault fault);
  void read();
  void got(Fault fault);
  bool is_stuck() const;
  void write();
  void wrote(Fault fault);
  void say_goodbye();
  void drop();
  void end();
  void set_options();

  websocket::stream<Stream> socket_;
  Admission admission_;
  const WireLimits& limits_;
  std::shared_ptr<SocketUser> user_;  // until closed
  beast::flat_buffer buffer_;
  std::deque<std::shared_ptr<const std::string>> queue_;  // the first is being written
  std::size_t queued_ = 0;
  std::chrono::steady_clock::time_point moved_;  // when the first began to be written
  bool open_ = false, ending_ = false, dropped_ = false;
  websocket::close_reason reason_;
};

void BeastSocket::set_options() {
  socket_.set_option(websocket::stream_base::timeout{std::chrono::seconds(limits_.close_seconds),
                                                     std::chrono::seconds(limits_.idle_seconds),
                                                     true});
  socket_.set_option(websocket::stream_base::decorator([](websocket::response_type& response) {
    response.set(http::field::sec_websocket_protocol, "troef.1");
    response.set(http::field::server, "troef");
  }));
  socket_.read_message_max(limits_.frame_bytes);
  socket_.auto_fragment(false);
  socket_.text(true);
  // It outlives no socket: the socket holds it.
  socket_.control_callback([this](websocket::frame_type kind, beast::string_view) {
    if (kind == websocket::frame_type::ping && user_ != nullptr) user_->nudged();
  });
  Fault ignored;
  TcpSocket& system = beast::get_lowest_layer(socket_).socket();
  system.set_option(tcp::no_delay(true), ignored);
  if (limits_.system_bytes > 0) {
    system.set_option(
        asio::socket_base::send_buffer_size(static_cast<int>(limits_.system_bytes / 2)), ignored);
  }
}

void BeastSocket::accept(HttpRequest request) {
  set_options();
  auto held = std::make_shared<HttpRequest>(std::move(request));
  socket_.async_accept(*held,
                       [self = shared_from_this(), held](Fault fault) { self->opened(fault); });
}

void BeastSocket::opened(Fault fault) {
  if (fault) return end();
  open_ = true;
  user_->opened(shared_from_this());
  read();
}

void BeastSocket::read() {
  socket_.async_read(buffer_,
                     [self = shared_from_this()](Fault fault, std::size_t) { self->got(fault); });
}

void BeastSocket::got(Fault fault) {
  if (fault) return end();
  if (!ending_) {
    if (socket_.got_text()) {
      const auto bytes = buffer_.cdata();
      user_->frame({static_cast<const char*>(bytes.data()), bytes.size()});
    } else {
      close(websocket::close_code::unknown_data, "text only");
    }
  }
  buffer_.consume(buffer_.size());
  if (buffer_.capacity() > 1024) buffer_.shrink_to_fit();
  read();
}

void BeastSocket::send(std::shared_ptr<const std::string> text) {
  if (!open_ || ending_ || dropped_) return;
  if (queued_ + text->size() > limits_.queue_bytes && is_stuck()) return drop();
  queued_ += text->size();
  queue_.push_back(std::move(text));
  if (queue_.size() == 1) write();
}

// Many messages of one moment wait for one another also where the peer reads at once; and one that
// is large waits for none.
bool BeastSocket::is_stuck() const {
  if (queue_.empty()) return false;
  const bool much = queued_ > most_at_once * limits_.queue_bytes;
  return much || std::chrono::steady_clock::now() - moved_ > patience;
}

void BeastSocket::write() {
  moved_ = std::chrono::steady_clock::now();
  socket_.async_write(
      asio::buffer(*queue_.front()),
      [self = shared_from_this()](Fault fault, std::size_t) { self->wrote(fault); });
}

void BeastSocket::wrote(Fault fault) {
  if (fault) return;  // the read ends too
  queued_ -= queue_.front()->size();
  queue_.pop_front();
  if (!queue_.empty()) return write();
  queue_.shrink_to_fit();
  if (ending_) say_goodbye();
}

void BeastSocket::close(std::uint16_t code, std::string reason) {
  if (!open_ || ending_ || dropped_) return;
  ending_ = true;
  reason_ = websocket::close_reason(static_cast<websocket::close_code>(code), reason);
  if (queue_.empty()) say_goodbye();
}

void BeastSocket::say_goodbye() {
  socket_.async_close(reason_, [self = shared_from_this()](Fault) {});
}

// The peer does not read. What waits for it goes; the pending operations end with an error.
void BeastSocket::drop() {
  dropped_ = true;
  admission_.front().dropped();
  beast::get_lowest_layer(socket_).close();
}

void BeastSocket::end() {
  open_ = false;
  if (const auto user = std::exchange(user_, nullptr)) user->closed();
}

}  // namespace

void serve_socket(Stream stream, Admission admission, const WireLimits& limits, HttpRequest request,
                  std::shared_ptr<SocketUser> user) {
  std::make_shared<BeastSocket>(std::move(stream), std::move(admission), limits, std::move(user))
      ->accept(std::move(request));
}

}  // namespace troef::server
