// SPDX-License-Identifier: Apache-2.0
// One HTTP connection: a request, its answer, the next request; or on to a socket.
#include <boost/asio/dispatch.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <optional>

#include "server/beast.h"

namespace troef::server {
namespace {

class HttpConnection : public std::enable_shared_from_this<HttpConnection> {
 public:
  HttpConnection(TcpSocket socket, Admission admission, const WireLimits& limits)
      : stream_(ReadBudget(limits.read_bytes_a_second), std::move(socket)),
        admission_(std::move(admission)),
        limits_(limits) {}

  void read() {
    parser_.emplace();
    parser_->header_limit(static_cast<std::uint32_t>(limits_.header_bytes));
    parser_->body_limit(limits_.body_bytes);
    stream_.expires_after(std::chrono::seconds(limits_.request_seconds));
    http::async_read_header(
        stream_, buffer_, *parser_,
        [self = shared_from_this()](Fault fault, std::size_t) { self->got_head(fault); });
  }

 private:
  void got_head(Fault fault);
  void read_body();
  void got(Fault fault);
  void handle();
  void upgrade();
  void answer(Answer answer, bool keep);
  template <class Message>
  void write(const std::shared_ptr<Message>& message);
  void shut();
  Request plain(const HttpRequest& request) const;

  Stream stream_;
  Admission admission_;
  const WireLimits& limits_;
  beast::flat_buffer buffer_;
  std::optional<http::request_parser<http::string_body>> parser_;
  Answer answer_;
  bool head_ = false;
};

int status_of(const Fault& fault) {
  if (fault == http::error::body_limit) return 413;
  if (fault == http::error::header_limit || fault == http::error::buffer_overflow) return 431;
  return 400;
}

// Whether the client waits with its body until it hears that it may send it.
bool waits_to_go_on(const HttpRequest& request) {
  return request.version() > 10 && beast::iequals(request[http::field::expect], "100-continue");
}

void HttpConnection::got_head(Fault fault) {
  if (fault || parser_->is_done()) return got(fault);
  if (!waits_to_go_on(parser_->get())) return read_body();
  static constexpr std::string_view go_on = "HTTP/1.1 100 Continue\r\n\r\n";
  asio::async_write(stream_, asio::buffer(go_on),
                    [self = shared_from_this()](Fault unsent, std::size_t) {
                      unsent ? self->shut() : self->read_body();
                    });
}

void HttpConnection::read_body() {
  http::async_read(stream_, buffer_, *parser_,
                   [self = shared_from_this()](Fault fault, std::size_t) { self->got(fault); });
}

void HttpConnection::got(Fault fault) {
  head_ = parser_->get().method() == http::verb::head;
  if (!fault) return handle();
  if (fault.category() != http::make_error_code(http::error::bad_method).category() ||
      fault == http::error::end_of_stream || fault == http::error::partial_message) {
    return shut();
  }
  Answer refusal;
  refusal.status = status_of(fault);
  refusal.headers.push_back({"Content-Type", "application/json"});
  refusal.body = R"({"error":"message","message":"That is no request this server reads."})";
  answer(std::move(refusal), false);
}

Request HttpConnection::plain(const HttpRequest& request) const {
  Request plain;
  plain.method = request.method_string();
  plain.target = request.target();
  plain.version = request.version();
  for (const auto& field : request) {
    plain.headers.push_back({std::string(field.name_string()), std::string(field.value())});
  }
  plain.body = request.body();
  plain.address = admission_.address();
  return plain;
}

void HttpConnection::handle() {
  stream_.expires_never();
  if (beast::websocket::is_upgrade(parser_->get())) return upgrade();
  const bool keep = parser_->get().keep_alive();
  admission_.front().request(plain(parser_->get()), [self = shared_from_this(), keep](Answer a) {
    self->answer(std::move(a), keep);
  });
}

void HttpConnection::upgrade() {
  admission_.front().upgrade(
      plain(parser_->get()),
      [self = shared_from_this()](std::shared_ptr<SocketUser> user, Answer refusal) {
        if (user == nullptr) return self->answer(std::move(refusal), false);
        serve_socket(std::move(self->stream_), std::move(self->admission_), self->limits_,
                     self->parser_->release(), std::move(user));
      });
}

template <class Message>
void HttpConnection::write(const std::shared_ptr<Message>& message) {
  stream_.expires_after(std::chrono::seconds(limits_.answer_seconds));
  const bool last = message->need_eof();
  http::async_write(stream_, *message,
                    [self = shared_from_this(), message, last](Fault fault, std::size_t) {
                      if (fault || last) return self->shut();
                      self->answer_ = {};
                      self->read();
                    });
}

template <class Message>
void fill(Message& message, const Answer& answer, bool keep) {
  message.version(11);
  message.result(static_cast<unsigned>(answer.status));
  for (const Header& header : answer.headers) message.insert(header.name, header.value);
  message.keep_alive(keep);
}

void HttpConnection::answer(Answer answer, bool keep) {
  answer_ = std::move(answer);
  const std::string_view bytes = answer_.bytes();
  if (head_ || answer_.status == 304) {
    auto message = std::make_shared<http::response<http::empty_body>>();
    fill(*message, answer_, keep);
    if (head_) message->content_length(bytes.size());
    return write(message);
  }
  auto message = std::make_shared<http::response<http::span_body<const char>>>();
  fill(*message, answer_, keep);
  message->body() = beast::span<const char>(bytes.data(), bytes.size());
  message->prepare_payload();
  write(message);
}

void HttpConnection::shut() {
  Fault ignored;
  stream_.socket().shutdown(tcp::socket::shutdown_send, ignored);
  stream_.close();
}

}  // namespace

// Whoever works at an answer holds the connection, also in another thread, and may be the last who
// does; it ends on the network's thread.
void serve_http(TcpSocket socket, Admission admission, const WireLimits& limits) {
  const auto end = [network = socket.get_executor()](HttpConnection* connection) {
    asio::dispatch(network, [held = std::unique_ptr<HttpConnection>(connection)] {});
  };
  std::shared_ptr<HttpConnection>(
      new HttpConnection(std::move(socket), std::move(admission), limits), end)
      ->read();
}

}  // namespace troef::server
