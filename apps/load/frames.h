// SPDX-License-Identifier: Apache-2.0
// The client's half of the WebSocket protocol (RFC 6455), as little of it as a load generator and
// tests need: frames out, well made or not, and frames in.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace troef::load {

enum class Opcode : std::uint8_t { more = 0, text = 1, binary = 2, close = 8, ping = 9, pong = 10 };

struct Frame {
  Opcode opcode = Opcode::text;
  bool last = true;
  std::string payload;
};

// Masked, as a client must.
std::string encode(std::string_view payload, Opcode opcode = Opcode::text, bool last = true);
// Takes one whole frame off the front; nullopt: more bytes are needed.
std::optional<Frame> take_frame(std::string& bytes);
// The request that asks for a socket.
std::string upgrade_request(std::string_view host, std::string_view path, std::string_view cookie);

}  // namespace troef::load
