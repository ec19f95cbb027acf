// SPDX-License-Identifier: Apache-2.0
// Records in tests/golden, made once and checked by the naive reference too: they must stay right.
#include <algorithm>
#include <filesystem>
#include <fstream>

#include "paths.h"
#include "support.h"

namespace troef::test {
namespace {

std::vector<std::string> golden_files() {
  std::vector<std::string> files;
  const auto folder = source_folder() / "tests" / "golden";
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() == ".jsonl") files.push_back(entry.path().string());
  }
  std::sort(files.begin(), files.end());
  return files;
}

TEST(Golden, every_record_is_refereed_clean_and_written_again_to_the_byte) {
  RecordReader reader(all_games());
  int deals = 0;
  for (const std::string& path : golden_files()) {
    std::ifstream file(path);
    int number = 0;
    for (std::string line; std::getline(file, line);) {
      const std::string where = path + ":" + std::to_string(++number);
      const auto kind = reader.read(line);
      if (kind == RecordReader::Kind::match_end) {
        EXPECT_EQ(write_match_end(reader.match_end()), line + "\n") << where;
        continue;
      }
      ASSERT_EQ(kind, RecordReader::Kind::deal) << where << reader.fault().message;
      const auto fault = referee(reader.deal());
      ASSERT_FALSE(fault) << where << ": " << fault->message;
      const Replay again = replay(reader.deal());
      EXPECT_EQ(write_record(*again.deal, reader.deal()), line + "\n") << where;
      ++deals;
    }
  }
  EXPECT_GT(deals, 200);
}

TEST(Golden, every_preset_has_records_by_both_kinds_of_players) {
  const auto files = golden_files();
  for (const Game* game : all_games()) {
    for (const Preset& preset : game->presets()) {
      for (const char* players : {"random", "thumb"}) {
        const std::string name =
            std::string(game->id()) + "-" + std::string(preset.id) + "-" + players + ".troef.jsonl";
        EXPECT_TRUE(std::any_of(files.begin(), files.end(), [&](const std::string& path) {
          return path.ends_with(name);
        })) << name;
      }
    }
  }
}

}  // namespace
}  // namespace troef::test
