// SPDX-License-Identifier: Apache-2.0
#include "server/transport.h"

#include <strings.h>

namespace troef::server {

std::string_view Request::header(std::string_view name) const {
  for (const Header& header : headers) {
    if (header.name.size() == name.size() &&
        strncasecmp(header.name.data(), name.data(), name.size()) == 0) {
      return header.value;
    }
  }
  return "";
}

}  // namespace troef::server
