// SPDX-License-Identifier: Apache-2.0
// A table whose files cannot be written.
#include <gtest/gtest.h>

#include "cli/play/journal.h"
#include "cli/test_run.h"

namespace troef::cli {
namespace {

// A disk on which a file of so many blocks fits and no more.
struct FullDisk {
  Shell shell;

  std::string play(int blocks, const std::string& arguments, const std::string& typed) const {
    return shell
        .command(typed + " | (ulimit -f " + std::to_string(blocks) + "; XDG_STATE_HOME=\"$PWD\" " +
                 quoted_program() + " play --plain " + arguments +
                 " 2>&1; echo \"status $?\") | cat")
        .out;
  }
  bool has_journals() const {
    for (const auto& entry : std::filesystem::directory_iterator(shell.path("troef"))) {
      if (entry.path().extension() == ".journal") return true;
    }
    return false;
  }
};

TEST(PlayFullDisk, a_match_that_can_be_written_no_further_ends_with_status_1) {
  const FullDisk disk;
  const std::string said = disk.play(1, "klaverjassen --lang en", "yes 1");
  EXPECT_TRUE(has(said, "The disk does not take this; stopped. Saved up to here: /")) << said;
  EXPECT_TRUE(said.ends_with(".journal\nstatus 1\n")) << said;
  EXPECT_TRUE(disk.has_journals());
}

TEST(PlayFullDisk, a_match_that_cannot_begin_leaves_no_file_and_says_why) {
  const FullDisk disk;
  const std::string said = disk.play(0, "klaverjassen --lang en", "true");
  EXPECT_TRUE(said.ends_with("/troef cannot be written to: File too large\nstatus 1\n")) << said;
  EXPECT_FALSE(disk.has_journals());
}

TEST(PlayFullDisk, why_the_folder_cannot_be_made_is_said) {
  const FullDisk disk;
  write_file(disk.shell.path("troef"), "a file");
  const std::string said = disk.play(0, "klaverjassen --lang nl", "true");
  EXPECT_TRUE(has(said, "/troef kan niet worden geschreven: Not a directory\n")) << said;
}

}  // namespace
}  // namespace troef::cli
