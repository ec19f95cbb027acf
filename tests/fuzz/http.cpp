// SPDX-License-Identifier: Apache-2.0
// Any bytes as a request, after the HTTP library has taken it apart: method, target, headers, body.
// Whatever comes is answered exactly once, and an answer that claims to be JSON is.
#include <cassert>
#include <deque>
#include <nlohmann/json.hpp>
#include <set>

#include "games/games.h"
#include "server/site.h"
#include "server/surroundings.h"

namespace troef::server {
namespace {

// Does what is posted when it is told to. Its clock stands still but for a day between two
// inputs, in which what was allowed is allowed again and tables that nobody is at are put away.
class Inline final : public NetworkLoop {
 public:
  void post(Task task) override { tasks_.push_back(std::move(task)); }
  std::int64_t now() const override { return now_; }
  void at(std::int64_t, Task task) override { later_.push_back(std::move(task)); }

  void work() {
    for (int most = 1000; most > 0 && !tasks_.empty(); --most) {
      const Task task = std::move(tasks_.front());
      tasks_.pop_front();
      task();
    }
  }
  void sleep() {
    now_ += std::int64_t{24} * 60 * 60 * 1000;
    for (const Task& task : std::exchange(later_, {})) task();
    work();
  }

 private:
  std::int64_t now_ = 1'000'000;
  std::deque<Task> tasks_;
  std::vector<Task> later_;
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
  bool ready() const override { return true; }
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

// What stays is looked at once.
bool is_new(const Answer& answer) {
  static std::set<const char*> seen;
  return answer.fixed.empty() || seen.insert(answer.fixed.data()).second;
}

void check(const Answer& answer) {
  assert(answer.status >= 101 && answer.status < 600);
  bool json = false, small = false;
  for (const Header& header : answer.headers) {
    assert(header.value.find_first_of("\r\n") == std::string::npos);
    json = json || header.value == "application/json";
    small = small || header.name == "Content-Encoding";
  }
  if (json && !small && answer.status != 304 && is_new(answer)) {
    assert(nlohmann::json::accept(answer.bytes()));
  }
}

// A server without network and disk, made once: nobody connects to a table, so its bots' threads
// have nothing to do.
struct Fixture {
  Inline loop;
  Forgetful store;
  Metrics metrics;
  const Config config;
  SodiumSurroundings surroundings{config.programs};
  Thinkers thinkers{config, metrics};
  Hall hall{{loop, loop, thinkers, store, surroundings, all_games(), metrics, config.limits}};
  Reviewers reviewers{all_games()};
  Site site{{loop, loop, loop, store, all_games(), surroundings, metrics, hall, config, thinkers,
             reviewers}};
};

void answer(const Request& request, bool upgrade) {
  static Fixture& fixture = *new Fixture;
  int answers = 0;
  if (upgrade) {
    fixture.site.upgrade(request,
                         [&](const std::shared_ptr<SocketUser>& user, const Answer& refusal) {
                           ++answers;
                           if (user == nullptr) check(refusal);
                         });
  } else {
    fixture.site.request(request, [&](const Answer& each) {
      ++answers;
      check(each);
    });
  }
  fixture.loop.work();
  assert(answers == 1);
  fixture.loop.sleep();
  assert(fixture.thinkers.waiting() == 0);
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
