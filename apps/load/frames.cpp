// SPDX-License-Identifier: Apache-2.0
#include "load/frames.h"

namespace troef::load {
namespace {

void append_big_endian(std::string& bytes, std::uint64_t number, int size) {
  for (int shift = 8 * (size - 1); shift >= 0; shift -= 8) {
    bytes += static_cast<char>(number >> shift & 0xFFU);
  }
}

std::uint64_t big_endian(std::string_view bytes) {
  std::uint64_t number = 0;
  for (const char byte : bytes) number = number << 8 | static_cast<unsigned char>(byte);
  return number;
}

}  // namespace

std::string encode(std::string_view payload, Opcode opcode, bool last) {
  constexpr unsigned masked = 0x80;
  // It hides nothing: it is there for proxies that take frames for HTTP.
  constexpr std::string_view mask = "trf!";
  std::string bytes;
  bytes.reserve(payload.size() + 14);
  bytes += static_cast<char>((last ? 0x80U : 0U) | static_cast<unsigned>(opcode));
  if (payload.size() < 126) {
    bytes += static_cast<char>(masked | payload.size());
  } else if (payload.size() < 65536) {
    bytes += static_cast<char>(masked | 126U);
    append_big_endian(bytes, payload.size(), 2);
  } else {
    bytes += static_cast<char>(masked | 127U);
    append_big_endian(bytes, payload.size(), 8);
  }
  bytes += mask;
  for (std::size_t i = 0; i < payload.size(); ++i) {
    bytes += static_cast<char>(payload[i] ^ mask[i % mask.size()]);
  }
  return bytes;
}

std::optional<Frame> take_frame(std::string& bytes) {
  if (bytes.size() < 2) return std::nullopt;
  std::size_t head = 2;
  std::uint64_t length = static_cast<unsigned char>(bytes[1]) & 0x7FU;
  if (length >= 126) {
    const std::size_t size = length == 126 ? 2 : 8;
    if (bytes.size() < head + size) return std::nullopt;
    length = big_endian(std::string_view(bytes).substr(head, size));
    head += size;
  }
  if (bytes.size() - head < length) return std::nullopt;
  Frame frame;
  const auto first = static_cast<unsigned char>(bytes[0]);
  frame.last = (first & 0x80U) != 0;
  frame.opcode = static_cast<Opcode>(first & 0x0FU);
  frame.payload = bytes.substr(head, length);
  bytes.erase(0, head + length);
  return frame;
}

std::string upgrade_request(std::string_view host, std::string_view path, std::string_view cookie) {
  std::string text = "GET " + std::string(path) + " HTTP/1.1\r\nHost: " + std::string(host);
  text += "\r\nOrigin: http://" + std::string(host);
  text +=
      "\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13"
      "\r\nSec-WebSocket-Key: dHJvZWYgdHJvZWYgdHJvZQ==\r\nSec-WebSocket-Protocol: troef.1";
  if (!cookie.empty()) text += "\r\nCookie: " + std::string(cookie);
  return text + "\r\n\r\n";
}

}  // namespace troef::load
