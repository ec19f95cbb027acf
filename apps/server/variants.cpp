// SPDX-License-Identifier: Apache-2.0
#include "server/variants.h"

#define ZLIB_CONST
#include <zlib.h>

#include <algorithm>
#include <cctype>

#include "server/parts.h"
#include "server/tokens.h"

namespace troef::server {
namespace {

// Below it the headers weigh more than what is gained.
constexpr std::size_t worth_it = 1024;

bool same(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](unsigned char x, unsigned char y) {
    return std::tolower(x) == std::tolower(y);
  });
}

// "q=0", "q=0.00"
bool is_nothing(std::string_view quality) {
  return (quality.starts_with("q=0") || quality.starts_with("Q=0")) &&
         quality.substr(3).find_first_not_of(".0") == std::string_view::npos;
}

std::string short_hash(std::string_view bytes) { return hash_of(bytes).substr(0, 24); }

// Says which form it is; 304 and nothing where the client has it.
void tell(const Request& request, const std::string& tag, Answer& answer) {
  const std::string quoted = "\"" + tag + "\"";
  answer.headers.push_back({"Vary", "Accept-Encoding"});
  answer.headers.push_back({"ETag", quoted});
  if (request.header("If-None-Match").find(quoted) == std::string_view::npos) return;
  answer.status = 304;
  answer.fixed = {};
  answer.body.clear();
}

}  // namespace

bool takes(std::string_view accepted, std::string_view encoding) {
  while (!accepted.empty()) {
    std::string_view each = take_part(accepted, ',');
    if (same(take_part(each, ';'), encoding)) return !is_nothing(trimmed(each));
  }
  return false;
}

std::string gzip(std::string_view bytes) {
  z_stream stream{};
  constexpr int with_gzip_header = 15 + 16, memory = 8;
  if (deflateInit2(&stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, with_gzip_header, memory,
                   Z_DEFAULT_STRATEGY) != Z_OK) {
    return "";
  }
  std::string small(deflateBound(&stream, static_cast<uLong>(bytes.size())), '\0');
  stream.next_in = reinterpret_cast<const Bytef*>(bytes.data());
  stream.avail_in = static_cast<uInt>(bytes.size());
  stream.next_out = reinterpret_cast<Bytef*>(small.data());
  stream.avail_out = static_cast<uInt>(small.size());
  const bool whole = deflate(&stream, Z_FINISH) == Z_STREAM_END;
  small.resize(whole ? stream.total_out : 0);
  deflateEnd(&stream);
  return small;
}

KeptText::KeptText(std::string text)
    : plain_(std::move(text)),
      gzip_(gzip(plain_)),
      variants_{plain_, gzip_, "", short_hash(plain_)} {}

void answer_with(const Variants& variants, const Request& request, Answer& answer) {
  const std::string_view accepted = request.header("Accept-Encoding");
  std::string tag = variants.tag;
  answer.fixed = variants.plain;
  if (!variants.brotli.empty() && takes(accepted, "br")) {
    answer.fixed = variants.brotli;
    answer.headers.push_back({"Content-Encoding", "br"});
    tag += "-br";
  } else if (!variants.gzip.empty() && takes(accepted, "gzip")) {
    answer.fixed = variants.gzip;
    answer.headers.push_back({"Content-Encoding", "gzip"});
    tag += "-gz";
  }
  tell(request, tag, answer);
}

void make_small(const Request& request, Answer& answer) {
  if (answer.status != 200 || answer.body.size() < worth_it) return;
  const bool zip = takes(request.header("Accept-Encoding"), "gzip");
  answer.headers.push_back({"Cache-Control", "private, no-cache"});
  tell(request, short_hash(answer.body) + (zip ? "-gz" : ""), answer);
  if (!zip || answer.body.empty()) return;
  std::string small = gzip(answer.body);
  if (small.empty()) return;
  answer.body = std::move(small);
  answer.headers.push_back({"Content-Encoding", "gzip"});
}

}  // namespace troef::server
