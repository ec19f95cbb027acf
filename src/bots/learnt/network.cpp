// SPDX-License-Identifier: Apache-2.0
#include "bots/learnt/network.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>
#include <vector>

#include "bots/learnt/weights.h"

namespace troef::learnt {
namespace {

constexpr float thousandth = 0.001F;
constexpr std::size_t in_a_line = 16;

// All numbers of a network, in the order in which they are written.
template <class Net, class Each>
void for_all(Net& network, const Each& each) {
  each(network.unit);
  for (auto& row : network.into) std::for_each(row.begin(), row.end(), each);
  std::for_each(network.base.begin(), network.base.end(), each);
  std::for_each(network.out.begin(), network.out.end(), each);
  std::for_each(network.straight.begin(), network.straight.end(), each);
}

struct Learnt {
  std::string_view letters;
  Network network;
};

std::vector<Learnt> all_learnt() {
  std::vector<Learnt> all;
  for (const auto& [letters, numbers] : weights) {
    all.push_back({letters, read_network(numbers).value()});
  }
  return all;
}

}  // namespace

double Network::worth(const Marks& marks) const {
  Layer layer = base;
  float sum = 0;
  for (std::size_t mark = 0; mark < mark_count; ++mark) {
    if (marks[mark] == 0) continue;
    for (std::size_t i = 0; i < hidden; ++i) layer[i] += marks[mark] * into[mark][i];
    sum += marks[mark] * straight[mark];
  }
  for (std::size_t i = 0; i < hidden; ++i) sum += std::max(0.0F, layer[i]) * out[i];
  return static_cast<double>(unit * sum);
}

std::optional<Network> read_network(std::string_view text) {
  Network network;
  bool complete = true;
  const char* at = text.data();
  const char* const end = at + text.size();
  const auto skip_blanks = [&] { at = std::find_if(at, end, [](char c) { return c > ' '; }); };
  for_all(network, [&](float& number) {
    skip_blanks();
    int thousandths = 0;
    const auto [next, fault] = std::from_chars(at, end, thousandths);
    complete &= fault == std::errc();
    number = static_cast<float>(thousandths) * thousandth;
    at = next;
  });
  skip_blanks();
  if (!complete || at != end) return std::nullopt;
  return network;
}

std::string written(const Network& network) {
  std::string text;
  std::size_t count = 0;
  for_all(network, [&](float number) {
    const char after = ++count % in_a_line == 0 ? '\n' : ' ';
    fmt::format_to(std::back_inserter(text), "{}{}", std::lround(number / thousandth), after);
  });
  text.back() = '\n';
  return text;
}

const Network* network_of(std::string_view letters) {
  static const std::vector<Learnt> all = all_learnt();
  const auto found = std::find_if(all.begin(), all.end(),
                                  [&](const Learnt& each) { return each.letters == letters; });
  return found == all.end() ? nullptr : &found->network;
}

}  // namespace troef::learnt
