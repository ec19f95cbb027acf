// SPDX-License-Identifier: Apache-2.0
#include "hang.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <charconv>
#include <csignal>
#include <cstdlib>
#include <string>
#include <string_view>

namespace troef::test {
namespace {

constexpr unsigned ten_minutes = 600;
std::string hanging;  // what to say of the test that runs
// Where the thread of the tests waits, at which the signal comes as well.
const char* file = nullptr;
unsigned line = 0;

void tell(std::string_view text) {
  if (write(STDERR_FILENO, text.data(), text.size()) < 0) return;
}

// Without memory from the heap, which may be what it waits for.
void give_up(int) {
  tell(hanging);
  if (file != nullptr) {
    std::array<char, 16> digits{};
    char* const end = std::to_chars(digits.data(), digits.data() + digits.size(), line).ptr;
    tell("; it waits at ");
    tell(file);
    tell(":");
    tell({digits.data(), end});
  }
  tell("\n");
  std::abort();
}

class Ceiling final : public testing::EmptyTestEventListener {
  void OnTestStart(const testing::TestInfo&) override { end_within(ten_minutes); }
  void OnTestEnd(const testing::TestInfo&) override { alarm(0); }
};

[[maybe_unused]] const bool watched = [] {
  testing::UnitTest::GetInstance()->listeners().Append(new Ceiling);
  return true;
}();

}  // namespace

void end_within(unsigned seconds) {
  const auto* running = testing::UnitTest::GetInstance()->current_test_info();
  hanging =
      std::string("\n") + running->test_suite_name() + "." + running->name() + " does not end";
  std::signal(SIGALRM, give_up);
  alarm(seconds);
}

Awaiting::Awaiting(const std::source_location& where) : file_(file), line_(line) {
  file = where.file_name();
  line = where.line();
}

Awaiting::~Awaiting() {
  file = file_;
  line = line_;
}

}  // namespace troef::test
