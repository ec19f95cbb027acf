// SPDX-License-Identifier: Apache-2.0
// What a server keeps: people, tables as their lines, and records of finished deals. Writing is
// grouped: many tables' lines go into one commit, and each writer hears when its own is durable.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace troef::server {

struct StoredPerson {
  std::string id, name;
};

// Who sits down at the table, or gets up for good.
struct Sitting {
  std::string person;
  bool sits = true;
};

// Lines of one table that are kept all or none, and what came with them. Texts are UTF-8 without
// zero bytes, of at most 1 MiB; names of tables and people have 1 to 128 bytes.
struct Writing {
  std::string table;
  std::uint64_t first = 0;  // number of the first line, from 0: refused where it is not the next
  std::vector<std::string> lines, records;
  // Of records: the number of the first one at this table.
  std::uint64_t first_record = 0;
  // On the store's thread, once: true when durable; false when another server wrote to the table in
  // between (or the writing is none). Then all that is written to the table after it is refused as
  // well, until it is read again with Store::lines. Never called for what is still waiting when a
  // store in trouble is closed. It may call Store::write, but nothing that blocks.
  std::function<void(bool)> done;
  // Kept with the lines. The first writing of a table makes it alive by itself.
  std::vector<Sitting> sittings;
  std::optional<bool> alive;
};

struct StoreCounts {
  std::uint64_t waiting = 0, waiting_bytes = 0;                   // now: written, but not yet done
  std::uint64_t groups = 0, kept = 0, refused = 0, failures = 0;  // since the store was opened
};

struct StoreFault : std::runtime_error {
  using std::runtime_error::runtime_error;
};
// What was given is not the address of a database.
struct AddressFault : StoreFault {
  using StoreFault::StoreFault;
};

class Store {
 public:
  // Closing keeps what waits, unless that fails for two seconds.
  virtual ~Store() = default;

  // Queued, in order; never blocks. A full disk or an I/O error does not lose it: it is tried again
  // until it succeeds, and `trouble` hears of it.
  virtual void write(Writing writing) = 0;
  // Called on the store's thread with true when writing has begun to fail, or would if there were
  // something to write; with false when it works again.
  virtual void on_trouble(std::function<void(bool, std::string)> trouble) = 0;

  // All from here on block, see what is durable, and throw StoreFault. What changes something is
  // done after what was written before it, in the same groups, and fails at once while in trouble.
  virtual std::vector<std::string> lines(const std::string& table) = 0;  // empty: no such table
  virtual std::vector<std::string> records(const std::string& table) = 0;
  virtual std::uint64_t record_count(const std::string& table) = 0;
  virtual std::optional<std::string> record(const std::string& table, int number) = 0;
  // Tables that are to go on after a restart, newest first; of a person, where it sits, the 200
  // newest, also those that are over.
  virtual std::vector<std::string> tables_alive() = 0;
  virtual std::vector<std::string> tables_of(const std::string& person) = 0;
  virtual void set_alive(const std::string& table, bool alive) = 0;

  // Tokens come hashed (32 bytes in hexadecimal).
  virtual void add_person(const StoredPerson& person, const std::string& token_hash) = 0;
  virtual std::optional<StoredPerson> person_of(const std::string& token_hash) = 0;
  virtual void rename(const std::string& person, const std::string& name) = 0;
  virtual void add_token(const std::string& person, const std::string& token_hash) = 0;
  // Codes that move a person to another device: hashed, good until a time in milliseconds, once.
  // A person has one at a time, the last.
  virtual void add_code(const std::string& person, const std::string& code_hash,
                        std::int64_t until) = 0;
  virtual std::optional<StoredPerson> use_code(const std::string& code_hash, std::int64_t now) = 0;

  // These do not block.
  virtual bool ready() const = 0;  // it is not in trouble
  virtual StoreCounts counts() const = 0;
};

// "sqlite:FILE" or "postgresql://…"; makes or migrates the schema. Throws StoreFault.
std::unique_ptr<Store> open_store(const std::string& address);
// The same, where no other has opened it so and still has it open.
std::unique_ptr<Store> open_store_alone(const std::string& address);

}  // namespace troef::server
