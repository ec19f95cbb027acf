// SPDX-License-Identifier: Apache-2.0
#include "server/store/databases.h"

#include <unistd.h>

#include <future>
#include <utility>

#include "server/store/address.h"
#include "server/store/session.h"

namespace troef::server {

// In memory where there is room for that: nothing here outlives the machine, and a disk that others
// use as well can be very slow.
std::filesystem::path new_folder() {
  constexpr std::uintmax_t enough = 64 << 20;
  std::error_code error;
  const bool memory = std::filesystem::space("/dev/shm", error).available > enough && !error &&
                      access("/dev/shm", W_OK) == 0;
  const auto parent = memory ? "/dev/shm" : std::filesystem::temp_directory_path();
  std::string name = (parent / "troef-store-XXXXXX").string();
  return mkdtemp(name.data()) ? name : "";
}

SqliteFile::SqliteFile()
    : folder(new_folder()), address("sqlite:" + (folder / "tables and = people.db").string()) {}

SqliteFile::~SqliteFile() {
  std::error_code error;
  std::filesystem::remove_all(folder, error);
}

PostgresServer& PostgresDatabase::server() {
  static PostgresServer one;
  return one;
}

PostgresDatabase::PostgresDatabase() {
  static int made = 0;
  const std::string name = "test" + std::to_string(++made);
  *storage::connect(storage::parse_address(server().address())) << "CREATE SCHEMA " + name;
  address = server().address() + "&options=-csearch_path%3D" + name;
}

std::function<void(bool)> Verdicts::of(std::string writing) {
  return [this, name = std::move(writing)](bool kept) {
    const std::lock_guard lock(mutex_);
    all_.push_back(kept ? name : "not " + name);
    more_.notify_all();
  };
}

std::vector<std::string> Verdicts::wait(std::size_t count) {
  std::unique_lock lock(mutex_);
  more_.wait(lock, [&] { return all_.size() >= count; });
  return all_;
}

Writing writing(std::string table, std::uint64_t first, std::vector<std::string> lines) {
  Writing made;
  made.table = std::move(table);
  made.first = first;
  made.lines = std::move(lines);
  return made;
}

bool keep(Store& store, Writing writing) {
  const auto end = std::make_shared<std::promise<bool>>();
  writing.done = [end](bool kept) { end->set_value(kept); };
  std::future<bool> verdict = end->get_future();
  store.write(std::move(writing));
  return verdict.get();
}

}  // namespace troef::server
