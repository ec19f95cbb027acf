// SPDX-License-Identifier: Apache-2.0
#include "cli/solve/goal.h"

#include <fmt/format.h>

#include <charconv>
#include <vector>

#include "cli/errors.h"
#include "deal/result.h"
#include "deal/rules.h"

namespace troef::cli {
namespace {

using solver::Sought;

struct Named {
  std::string_view word;
  solver::Question question;
};
constexpr Named names[] = {{"score", {Sought::score, 0}},   {"points", {Sought::points, 0}},
                           {"tricks", {Sought::tricks, 0}}, {"roem", {Sought::roem, 0}},
                           {"made", {Sought::made, 0}},     {"all", {Sought::all, 0}}};
constexpr std::string_view exactly = "exactly:";

}  // namespace

std::vector<Asked> plain_goals() {
  std::vector<Asked> goals;
  for (const Named& each : names) goals.push_back({std::string(each.word), each.question});
  return goals;
}

Asked goal_by_name(const std::string& name) {
  for (const Asked& each : plain_goals()) {
    if (each.name == name) return each;
  }
  if (name.starts_with(exactly)) {
    int tricks = -1;
    const char* const end = name.data() + name.size();
    const auto read = std::from_chars(name.data() + exactly.size(), end, tricks);
    const bool number =
        read.ec == std::errc() && read.ptr == end && tricks >= 0 && tricks <= max_tricks;
    if (number) return {fmt::format("{}{}", exactly, tricks), {Sought::exactly, tricks}};
    throw call_error("\"" + name +
                     "\" is no goal; it is exactly:N, N from 0 to the tricks of a deal");
  }
  std::vector<std::string_view> words;
  for (const Named& each : names) words.push_back(each.word);
  words.emplace_back("exactly:N");
  throw call_error("unknown goal \"" + name + "\"; there is " + nearest_first(name, words));
}

}  // namespace troef::cli
