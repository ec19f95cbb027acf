// SPDX-License-Identifier: Apache-2.0
#include "table/fair.h"

#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "cli/sha256.h"
#include "deal/chance.h"
#include "games/games.h"
#include "paths.h"
#include "table/fair_check.h"
#include "table_host.h"

namespace troef {
namespace {

using cli::sha256;

std::span<const std::uint8_t> bytes_of(std::string_view text) {
  return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

// A hash of which the words can be foretold: the bytes that went in, from the last, folded.
Digest last_bytes(std::span<const std::uint8_t> bytes) {
  Digest digest{};
  for (std::size_t i = 0; i < digest.size() && i < bytes.size(); ++i) {
    digest[i] = bytes[bytes.size() - 1 - i];
  }
  return digest;
}

template <std::size_t size>
std::array<std::uint8_t, size> of_hex(const std::string& text) {
  std::array<std::uint8_t, size> bytes{};
  EXPECT_TRUE(from_hex(text, bytes)) << text;
  return bytes;
}

// The example of docs/fairness.md, which tests in Python and TypeScript compute too.
class FairExample : public testing::Test {
 protected:
  FairExample() {
    std::ifstream file(test::source_folder() / "tests/golden/fair-example.json");
    json_ = nlohmann::json::parse(file);
    secret_ = of_hex<32>(json_["secret"]);
    for (const std::string text : json_["cuts"]) cuts_.push_back(of_hex<16>(text));
  }
  std::string told(const char* key) const { return json_[key]; }

  nlohmann::json json_;
  Secret secret_;
  std::vector<Cut> cuts_;
};

TEST_F(FairExample, has_this_commitment_and_this_seed) {
  const int deal = json_["deal"];
  EXPECT_EQ(to_hex(commitment(sha256, told("match"), deal, secret_)), told("commitment"));
  EXPECT_EQ(to_hex(seed_of(sha256, secret_, cuts_)), told("seed"));
}

TEST_F(FairExample, has_these_words) {
  FairWords words(sha256, seed_of(sha256, secret_, cuts_));
  for (const std::uint32_t word : json_["words"]) EXPECT_EQ(words.next(), word);
}

TEST_F(FairExample, shuffles_to_this_pack_and_reads_on_for_the_die) {
  FairWords words(sha256, seed_of(sha256, secret_, cuts_));
  const Game& game = *find_game(all_games(), "klaverjassen");
  Pack pack(game.pack(Rules(game.options())));
  shuffle(pack, words);
  std::string text;
  for (const Card card : pack) text += (text.empty() ? "" : " ") + to_string(card);
  EXPECT_EQ(text, told("pack"));
  Turn turn;
  turn.awaited = Awaited::die;
  turn.suits = {true, true, true, true};
  EXPECT_EQ(std::string(1, letter(draw_chance(turn, words).action.suit())), told("die"));
}

// RFC 6234, section 8.5, tests 1 and 2, and the empty message.
TEST(Fair, hashes_with_SHA_256) {
  const auto hash = [](std::string_view text) { return to_hex(sha256(bytes_of(text))); };
  EXPECT_EQ(hash("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(hash("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  EXPECT_EQ(hash(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
}

TEST(Fair, hashes_the_seed_and_the_number_of_the_block_as_eight_bytes_with_the_high_one_first) {
  Digest seed{};
  seed[31] = 0xAB;
  FairWords words(last_bytes, seed);
  const auto block = [&] {
    std::vector<std::uint32_t> read;
    for (int i = 0; i < 8; ++i) read.push_back(words.next());
    return read;
  };
  const std::vector<std::uint32_t> zero = {0, 0, 0xAB000000, 0, 0, 0, 0, 0};
  EXPECT_EQ(block(), zero);
  for (int i = 1; i < 258; ++i) block();
  auto later = zero;
  later[0] = 0x02010000;  // 258, the low byte foremost as the bytes are turned round
  EXPECT_EQ(block(), later);
}

TEST(Fair, a_copy_of_the_words_reads_on_from_the_same_place) {
  FairWords words(sha256, Digest{});
  for (int i = 0; i < 13; ++i) words.next();
  FairWords copy = words;
  for (int i = 0; i < 20; ++i) EXPECT_EQ(copy.next(), words.next());
}

TEST(Fair, commitments_to_other_matches_deals_and_secrets_are_others) {
  const Secret secret{};
  Secret other{};
  other[31] = 1;
  const Digest one = commitment(sha256, "m", 1, secret);
  EXPECT_NE(one, commitment(sha256, "m", 11, secret));
  EXPECT_NE(one, commitment(sha256, "m\n1", 1, secret));
  EXPECT_NE(one, commitment(sha256, "m", 1, other));
}

TEST(Fair, hexadecimal_must_be_whole_and_of_the_right_length) {
  std::array<std::uint8_t, 2> bytes{};
  EXPECT_TRUE(from_hex("0aFf", bytes));
  EXPECT_EQ(to_hex(bytes), "0aff");
  for (const char* wrong : {"", "0a", "0aff0", "0aff00", "0ag0", "0x0a", " aff", "é00"}) {
    EXPECT_FALSE(from_hex(wrong, bytes)) << wrong;
  }
}

TEST(FairProof, is_read_as_it_was_written) {
  Proof proof;
  proof.commitment[0] = 1;
  proof.secret[31] = 2;
  proof.cuts.resize(6);
  proof.cuts[5][15] = 3;
  std::string error;
  for (int i = 0; i < 2; ++i) {
    const auto read = read_proof(to_json(proof), error);
    ASSERT_TRUE(read) << error;
    EXPECT_EQ(read->commitment, proof.commitment);
    EXPECT_EQ(read->secret, proof.secret);
    EXPECT_EQ(read->cuts, proof.cuts);
    EXPECT_EQ(read->gathered.has_value(), proof.gathered.has_value());
    EXPECT_EQ(to_json(*read), to_json(proof));
    proof.gathered = Pack(Cards::all());
  }
}

TEST(FairProof, says_what_is_wrong_with_it) {
  const std::string digest(64, '0'), cut(32, '0');
  const auto with = [&](const std::string& c, const std::string& s, const std::string& cuts) {
    return R"({"commitment":)" + c + R"(,"secret":)" + s + R"(,"cuts":)" + cuts + "}";
  };
  const std::string d = '"' + digest + '"', one = "[\"" + cut + "\"]";
  const auto expect = [](const std::string& json, const std::string& message) {
    std::string error;
    EXPECT_FALSE(read_proof(json, error)) << json;
    EXPECT_EQ(error, message) << json;
  };
  std::string error;
  EXPECT_TRUE(read_proof(with(d, d, one), error)) << error;
  expect("", "it is no JSON object");
  expect("[]", "it is no JSON object");
  expect("{\"commitment\":", "it is no JSON object");
  expect(std::string(5000, ' '), "it has more than 4096 bytes");
  expect("{}", "\"commitment\" is missing");
  expect(R"({"commitment":)" + d + "}", "\"secret\" is missing");
  expect(with("7", d, one), "\"commitment\" is not 32 bytes in hexadecimal");
  expect(with(d, "\"00\"", one), "\"secret\" is not 32 bytes in hexadecimal");
  expect(with(d, d, "7"), "\"cuts\" is no list");
  expect(with(d, d, "[7]"), "\"cuts\" is not 16 bytes in hexadecimal");
  expect(with(d, d, "[" + d + "]"), "\"cuts\" is not 16 bytes in hexadecimal");
  std::string seven = "\"" + cut + "\"";
  for (int i = 1; i < 7; ++i) seven += ",\"" + cut + "\"";
  expect(with(d, d, "[" + seven + "]"), "\"cuts\" has more cuts than there are seats");
  expect(with(d, d, one + R"(,"cuts":[])"), "\"cuts\" stands twice");
  for (const char* pack : {"7", R"("")", R"("7C 7C")", R"("7C  8C")", R"("10C")", R"("7C ")"}) {
    expect(with(d, d, one + R"(,"gathered":)" + pack), "\"gathered\" is no pack of cards");
  }
  expect(with(d, d, one + R"(,"seed":7)"),
         R"(it has a key that is none of "commitment", "secret", "cuts", "gathered")");
}

TEST(FairProof, of_every_deal_of_a_table_holds_and_names_the_pack_that_was_shuffled_by_hand) {
  for (const std::string shuffle : {"full", "hand"}) {
    test::Host host(R"({"game":"klaverjassen","rules":{"match_deals":9,"shuffle":")" + shuffle +
                    "\"}}");
    const auto friends = test::all_seated(host, false);
    host.say(friends[0], R"({"type":"start"})");
    FairChecker checker(sha256);
    for (std::size_t deal = 0; deal < 3; ++deal) {
      const test::JsonValue cut{
          {"type", "cut"}, {"deal", deal}, {"bytes", std::string(31, '0') + "1"}};
      EXPECT_EQ(test::code(host.say(friends[1], cut)), "done");
      test::play_to(host, friends, "between");
      const std::string& line = host.records.at(deal);
      RecordReader reader(all_games());
      ASSERT_EQ(reader.read(line), RecordReader::Kind::deal);
      const FairReport report = checker.check(reader.deal());
      EXPECT_EQ(report.fairness, Fairness::honest) << report.faults.front().message;
      const bool by_hand = shuffle == "hand" && deal > 0;
      EXPECT_EQ(line.find(R"("gathered":)") != std::string::npos, by_hand);
      for (const Connection each : friends) host.say(each, R"({"type":"next"})");
    }
  }
}

}  // namespace
}  // namespace troef
