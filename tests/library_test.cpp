// SPDX-License-Identifier: Apache-2.0
#include <filesystem>
#include <fstream>
#include <sstream>

#include "paths.h"
#include "support.h"

namespace troef::test {
namespace {

std::string read(const std::string& path) {
  std::ifstream file(source_folder() / path);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

TEST(Library, the_program_in_the_docs_is_the_example_that_is_built) {
  const std::string program = read("examples/match.cpp");
  const auto code = program.find("#include");
  ASSERT_NE(code, std::string::npos);
  EXPECT_NE(read("docs/library.md").find(program.substr(code)), std::string::npos);
}

}  // namespace
}  // namespace troef::test
