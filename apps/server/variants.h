// SPDX-License-Identifier: Apache-2.0
// The same bytes plain and made small: a client is sent the least that it takes, and nothing where
// it has them already.
#pragma once

#include <string>
#include <string_view>

#include "server/transport.h"

namespace troef::server {

// Bytes that stay; "" where a form is not there.
struct Variants {
  std::string_view plain, gzip, brotli;
  std::string tag;  // without quotes; another one for other bytes
};

// Puts the bytes, or 304, and what is said of them into an answer that has its other headers.
void answer_with(const Variants& variants, const Request& request, Answer& answer);

// A text that stays, made small once.
class KeptText {
 public:
  explicit KeptText(std::string text);
  KeptText(const KeptText&) = delete;
  KeptText& operator=(const KeptText&) = delete;
  const Variants& variants() const { return variants_; }

 private:
  const std::string plain_, gzip_;
  const Variants variants_;
};

// The same for an answer that was made for this request; small ones stay as they are.
void make_small(const Request& request, Answer& answer);

std::string gzip(std::string_view bytes);
// Whether an Accept-Encoding header takes this encoding; "gzip;q=0" does not.
bool takes(std::string_view accepted, std::string_view encoding);

}  // namespace troef::server
