// SPDX-License-Identifier: Apache-2.0
// Any bytes as a request, after the HTTP library has taken it apart: method, target, headers, body.
// Whatever comes is answered exactly once, and an answer that claims to be JSON is.
#include <cassert>
#include <deque>
#include <mutex>
#include <nlohmann/json.hpp>

#include "games/games.h"
#include "server/site.h"
#include "server/surroundings.h"

namespace troef::server {
namespace {

// Does what is posted, by bots from threads of their own too, when it is told to; its clock stands
// still.
class Inline final : public NetworkLoop {
 public:
  void post(Task task) override {
    const std::lock_guard lock(mutex_);
    tasks_.push_back(std::move(task));
  }
  std::int64_t now() const override { return 1'000'000; }
  void at(std::int64_t, Task) override {}
  bool work() {
    Task task;
    {
      const std::lock_guard lock(mutex_);
      if (tasks_.empty()) return false;
      task = std::move(tasks_.front());
      tasks_.pop_front();
    }
    task();
    return true;
  }

 private:
  std::mutex mutex_;
  std::deque<Task> tasks_;
};

// Everybody is known, there is no table but those that are made, and all is kept at once.
class Forgetful final : public Store {
 public:
  void write(Writing writing) override { writing.done(true); }
  void on_trouble(std::function<void(bool, std::string)>) override {}
  std::vector<std::string> lines(const std::string&) override { return {}; }
  std::vector<std::string> records(const std::string&) override { return {}; }
  std::uint64_t record_count(const std::string&) override { return 0; }
  std::optional<std::string> record(const std::string&, int) override { return std::nullopt; }
  std::vector<std::string> tables_alive() override { return {}; }
  std::vector<std::string> tables_of(const std::string&) override { return {"abcdefghjkmnpqrs"}; }
  void index_person(const std::string&, const std::string&, bool) override {}
  void set_alive(const std::string&, bool) override {}
  void add_person(const StoredPerson&, const std::string&) override {}
  std::optional<StoredPerson> person_of(const std::string&) override {
    return StoredPerson{"abcdefghjkmnpqrs", "An"};
  }
  void rename(const std::string&, const std::string&) override {}
  void add_token(const std::string&, const std::string&) override {}
  void add_code(const std::string&, const std::string&, std::int64_t) override {}
  std::optional<StoredPerson> use_code(const std::string&, std::int64_t) override {
    return std::nullopt;
  }
  bool ready() override { return true; }
  StoreCounts counts() const override { return {}; }
};

std::string_view take_line(std::string_view& text) {
  const std::size_t end = std::min(text.find('\n'), text.size());
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return line;
}

Request read_request(std::string_view text) {
  Request request;
  request.method = take_line(text);
  request.target = take_line(text);
  request.address = "192.0.2.1";
  for (std::string_view line = take_line(text); !line.empty(); line = take_line(text)) {
    const std::size_t colon = std::min(line.find(':'), line.size());
    request.headers.push_back({std::string(line.substr(0, colon)),
                               std::string(line.substr(std::min(colon + 1, line.size())))});
  }
  request.body = text;
  return request;
}

void check(const Answer& answer) {
  assert(answer.status >= 101 && answer.status < 600);
  for (const Header& header : answer.headers) {
    assert(header.value.find_first_of("\r\n") == std::string::npos);
    if (header.value != "application/json") continue;
    assert(nlohmann::json::accept(answer.bytes()));
  }
}

void answer(const Request& request, bool upgrade) {
  Inline loop;
  Forgetful store;
  Metrics metrics;
  const Config config;
  SodiumSurroundings surroundings(config.programs);
  Thinkers thinkers(config, metrics);
  Hall hall({loop, loop, thinkers, store, surroundings, all_games(), metrics, config.limits});
  Site site({loop, loop, loop, store, all_games(), surroundings, metrics, hall, config, thinkers});
  int answers = 0;
  if (upgrade) {
    site.upgrade(request, [&](const std::shared_ptr<SocketUser>& user, const Answer& refusal) {
      ++answers;
      if (user == nullptr) check(refusal);
    });
  } else {
    site.request(request, [&](const Answer& each) {
      ++answers;
      check(each);
    });
  }
  for (int i = 0; i < 1000 && loop.work(); ++i) {
  }
  assert(answers == 1);
  thinkers.close();
  hall.clear();
}

}  // namespace
}  // namespace troef::server

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace troef::server;
  if (size == 0 || size > 16 * 1024) return 0;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  answer(read_request(text.substr(1)), text[0] == 'u');
  return 0;
}
