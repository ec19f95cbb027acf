// SPDX-License-Identifier: Apache-2.0
// The loop of the network, and who listens.
#include "server/beast.h"

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <csignal>
#include <optional>
#include <stdexcept>

#include "server/log.h"

namespace troef::server {
namespace {

std::int64_t milliseconds_now() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(
             std::chrono::system_clock::now().time_since_epoch())
      .count();
}

class BeastTransport final : public Transport, public NetworkLoop {
 public:
  explicit BeastTransport(const WireLimits& limits)
      : limits_(limits), acceptor_(io_), pause_(io_), signals_(io_) {}

  NetworkLoop& loop() override { return *this; }
  std::int64_t now() const override { return milliseconds_now(); }
  void post(Task task) override { asio::post(io_, std::move(task)); }
  void at(std::int64_t when, Task task) override;

  std::uint16_t listen(const std::string& address, std::uint16_t port, Front& front) override;
  void on_signal(std::function<void(int)> task) override;
  void run() override;
  void stop_listening() override;
  void stop() override { io_.stop(); }

 private:
  using Acceptor = asio::basic_socket_acceptor<tcp, Executor>;
  using Timer = asio::basic_waitable_timer<std::chrono::steady_clock,
                                           asio::wait_traits<std::chrono::steady_clock>, Executor>;
  void wait_for_signal(std::function<void(int)> task);
  void accept();
  void accepted(Fault fault, TcpSocket socket);
  void complain(Fault fault);

  const WireLimits limits_;
  asio::io_context io_{1};
  Acceptor acceptor_;
  Timer pause_;
  std::optional<std::chrono::steady_clock::time_point> complained_;
  asio::basic_signal_set<Executor> signals_;
  Front* front_ = nullptr;
};

void BeastTransport::at(std::int64_t when, Task task) {
  const auto wait = std::chrono::milliseconds(std::max<std::int64_t>(0, when - now()));
  auto timer = std::make_shared<Timer>(io_, wait);
  timer->async_wait([timer, task = std::move(task)](Fault fault) {
    if (!fault) task();
  });
}

std::uint16_t BeastTransport::listen(const std::string& address, std::uint16_t port, Front& front) {
  front_ = &front;
  try {
    const tcp::endpoint endpoint(asio::ip::make_address(address), port);
    acceptor_.open(endpoint.protocol());
    acceptor_.set_option(asio::socket_base::reuse_address(true));
    acceptor_.bind(endpoint);
    acceptor_.listen(4096);
  } catch (const boost::system::system_error& error) {
    throw std::runtime_error("cannot listen on " + address + ":" + std::to_string(port) + ": " +
                             error.code().message());
  }
  accept();
  return acceptor_.local_endpoint().port();
}

void BeastTransport::accept() {
  acceptor_.async_accept(
      [this](Fault fault, TcpSocket socket) { accepted(fault, std::move(socket)); });
}

void BeastTransport::accepted(Fault fault, TcpSocket socket) {
  if (fault == asio::error::operation_aborted || !acceptor_.is_open()) return;
  if (fault) {  // no file descriptors left, for one: later perhaps
    complain(fault);
    pause_.expires_after(std::chrono::milliseconds(100));
    return pause_.async_wait([this](Fault stopped) {
      if (!stopped) accept();
    });
  }
  Fault ignored;
  const tcp::endpoint peer = socket.remote_endpoint(ignored);
  std::string address = ignored ? "" : peer.address().to_string();
  if (!ignored && front_->admit(address)) {
    serve_http(std::move(socket), Admission(*front_, std::move(address)), limits_);
  }
  accept();
}

// Once a minute.
void BeastTransport::complain(Fault fault) {
  const auto now = std::chrono::steady_clock::now();
  if (complained_ && now - *complained_ < std::chrono::minutes(1)) return;
  complained_ = now;
  log(Level::warning, "accept", {{"error", fault.message()}});
}

void BeastTransport::on_signal(std::function<void(int)> task) {
  signals_.add(SIGINT);
  signals_.add(SIGTERM);
  struct sigaction hangup{};
  ::sigaction(SIGHUP, nullptr, &hangup);
  if (hangup.sa_handler != SIG_IGN) signals_.add(SIGHUP);
  wait_for_signal(std::move(task));
}

void BeastTransport::wait_for_signal(std::function<void(int)> task) {
  signals_.async_wait([this, task = std::move(task)](Fault fault, int number) {
    if (fault) return;
    task(number);
    wait_for_signal(task);
  });
}

void BeastTransport::run() {
  const auto forever = asio::make_work_guard(io_);
  io_.run();
}

void BeastTransport::stop_listening() {
  Fault ignored;
  acceptor_.close(ignored);
  pause_.cancel();
}

}  // namespace

std::unique_ptr<Transport> make_transport(const WireLimits& limits) {
  return std::make_unique<BeastTransport>(limits);
}

}  // namespace troef::server
