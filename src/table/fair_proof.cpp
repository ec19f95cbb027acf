// SPDX-License-Identifier: Apache-2.0
// `x-proof` of a record, written and read.
#define SIMDJSON_EXCEPTIONS 0
#include <simdjson.h>

#include "cards/seat.h"
#include "table/fair.h"

namespace troef {
namespace {

using simdjson::dom::array;
using simdjson::dom::element;
using simdjson::dom::object;

// "JC 9C TC": every card once.
bool read_pack(std::string_view text, Pack& pack) {
  while (true) {
    const auto end = text.find(' ');
    const auto name = text.substr(0, end);
    const auto card = parse_card(name);
    if (!card || to_string(*card) != name || pack.cards().has(*card)) return false;
    pack.push(*card);
    if (end == std::string_view::npos) return true;
    text.remove_prefix(end + 1);
  }
}

// Reads the keys one by one; the first fault stops it.
class Reading {
 public:
  explicit Reading(std::string& error) : error_(error) {}

  std::optional<Proof> proof(const object& keys) {
    for (const auto field : keys) {
      if (!key(field.key, field.value)) return std::nullopt;
    }
    if (commitment_ && secret_ && cuts_) return proof_;
    fail(!commitment_ ? "commitment" : !secret_ ? "secret" : "cuts", "is missing");
    return std::nullopt;
  }

 private:
  bool fail(std::string_view key, std::string_view what) {
    error_ = '"' + std::string(key) + "\" " + std::string(what);
    return false;
  }

  bool key(std::string_view name, const element& value) {
    if (name == "commitment") return once(name, commitment_) && hex(name, value, proof_.commitment);
    if (name == "secret") return once(name, secret_) && hex(name, value, proof_.secret);
    if (name == "cuts") return once(name, cuts_) && cuts(value);
    if (name == "gathered") return once(name, gathered_) && gathered(value);
    error_ = "it has a key that is none of \"commitment\", \"secret\", \"cuts\", \"gathered\"";
    return false;
  }

  bool once(std::string_view name, bool& seen) {
    if (seen) return fail(name, "stands twice");
    return seen = true;
  }

  bool hex(std::string_view name, const element& value, std::span<std::uint8_t> bytes) {
    std::string_view text;
    if (!value.get(text) && from_hex(text, bytes)) return true;
    return fail(name, "is not " + std::to_string(bytes.size()) + " bytes in hexadecimal");
  }

  bool cuts(const element& value) {
    array list;
    if (value.get(list)) return fail("cuts", "is no list");
    for (const element item : list) {
      if (proof_.cuts.size() == max_seats)
        return fail("cuts", "has more cuts than there are seats");
      proof_.cuts.emplace_back();
      if (!hex("cuts", item, proof_.cuts.back())) return false;
    }
    return true;
  }

  bool gathered(const element& value) {
    std::string_view text;
    Pack pack;
    if (value.get(text) || !read_pack(text, pack)) return fail("gathered", "is no pack of cards");
    proof_.gathered = pack;
    return true;
  }

  std::string& error_;
  Proof proof_;
  bool commitment_ = false, secret_ = false, cuts_ = false, gathered_ = false;
};

}  // namespace

std::string to_json(const Proof& proof) {
  std::string text = "{\"commitment\":\"" + to_hex(proof.commitment) + "\",\"secret\":\"" +
                     to_hex(proof.secret) + "\",\"cuts\":[";
  for (std::size_t i = 0; i < proof.cuts.size(); ++i) {
    if (i > 0) text += ',';
    text += '"' + to_hex(proof.cuts[i]) + '"';
  }
  text += ']';
  if (proof.gathered) {
    text += ",\"gathered\":\"";
    for (int i = 0; i < proof.gathered->size(); ++i) {
      if (i > 0) text += ' ';
      append(text, (*proof.gathered)[i]);
    }
    text += '"';
  }
  return text + '}';
}

std::optional<Proof> read_proof(std::string_view json, std::string& error) {
  simdjson::dom::parser parser;
  element root;
  object keys;
  if (json.size() > 4096) {
    error = "it has more than 4096 bytes";
  } else if (parser.parse(json.data(), json.size()).get(root) || root.get(keys)) {
    error = "it is no JSON object";
  } else {
    return Reading(error).proof(keys);
  }
  return std::nullopt;
}

}  // namespace troef
