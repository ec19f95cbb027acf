// SPDX-License-Identifier: Apache-2.0
#include "server/transport.h"

#include <strings.h>

#include <algorithm>

namespace troef::server {
namespace {

auto has_name(std::string_view name) {
  return [name](const Header& header) {
    return header.name.size() == name.size() &&
           strncasecmp(header.name.data(), name.data(), name.size()) == 0;
  };
}

}  // namespace

std::string_view Request::header(std::string_view name) const {
  const auto found = std::find_if(headers.begin(), headers.end(), has_name(name));
  return found == headers.end() ? "" : std::string_view(found->value);
}

std::optional<std::string_view> Request::last_header(std::string_view name) const {
  const auto found = std::find_if(headers.rbegin(), headers.rend(), has_name(name));
  return found == headers.rend() ? std::nullopt : std::optional<std::string_view>(found->value);
}

std::size_t Request::lines_of(std::string_view name) const {
  return static_cast<std::size_t>(std::count_if(headers.begin(), headers.end(), has_name(name)));
}

}  // namespace troef::server
