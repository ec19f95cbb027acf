// SPDX-License-Identifier: Apache-2.0
// Where this clone is. The build defines these in a source of its own (cmake/tests.cmake): tests
// that held the paths would have to be compiled anew in every clone, whatever ccache keeps.
#pragma once

#include <filesystem>
#include <string>

namespace troef::test {

std::filesystem::path source_folder();
// The program `troef` of the same build.
std::string troef_program();

}  // namespace troef::test
