// SPDX-License-Identifier: Apache-2.0
#include "server/store/recorder.h"

#include <fmt/format.h>

#include <chrono>
#include <utility>

#include "server/store/changes.h"

namespace troef::server::storage {
namespace {

long long now() {
  using namespace std::chrono;
  return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

// A numbered text of a table: added where its number is the next.
class Numbered {
 public:
  Numbered(soci::session& session, const char* table, const char* column)
      : insert_((session.prepare << fmt::format(
                     "INSERT INTO {0} (table_id, number, {1}) "
                     "SELECT CAST(:t AS TEXT), CAST(:n AS BIGINT), CAST(:x AS TEXT) "
                     "WHERE CAST(:first AS BIGINT) = 0 OR EXISTS (SELECT 1 FROM {0} "
                     "WHERE table_id = CAST(:same AS TEXT) AND number = CAST(:before AS BIGINT)) "
                     "ON CONFLICT DO NOTHING",
                     table, column),
                 soci::use(table_), soci::use(number_), soci::use(text_), soci::use(number_),
                 soci::use(table_), soci::use(before_))) {}

  bool add(const std::string& table, std::uint64_t number, const std::string& text) {
    table_ = table;
    number_ = static_cast<long long>(number);
    before_ = number_ - 1;
    text_ = text;
    insert_.execute(true);
    return insert_.get_affected_rows() == 1;
  }

 private:
  std::string table_, text_;
  long long number_ = 0, before_ = 0;
  soci::statement insert_;
};

// The writing does not fit in a way that shows only after something of it was done.
struct Unfit {
  Job& job;
};

}  // namespace

struct Recorder::Statements {
  explicit Statements(soci::session& session)
      : lines(session, "lines", "line"),
        records(session, "records", "record"),
        claim((session.prepare << "UPDATE writers SET batch = :batch, used = :used "
                                  "WHERE id = :id AND batch = :before",
               soci::use(batch), soci::use(used), soci::use(server), soci::use(before))) {}

  Numbered lines, records;
  std::string server;
  long long batch = 0, before = 0, used = 0;
  soci::statement claim;
};

Recorder::Recorder(Address address, std::string server, const Alone* alone)
    : address_(std::move(address)), server_(std::move(server)), alone_(alone) {
  open({});
  const long long long_ago = now() - 30LL * 24 * 60 * 60 * 1000;
  *session_ << "DELETE FROM writers WHERE used < :long_ago", soci::use(long_ago);
}

Recorder::~Recorder() = default;

void Recorder::leave() noexcept {
  try {
    if (session_) {
      const Waiting waiting(*session_);
      *session_ << "DELETE FROM writers WHERE id = :id", soci::use(server_);
    }
  } catch (const std::exception&) {
    return;  // a small row stays
  }
}

void Recorder::lose() noexcept {
  if (session_) {
    const Waiting waiting(*session_);
    statements_.reset();
  }
  session_.reset();
}

void Recorder::open(const Group& group) {
  session_ = connect(address_);
  if (alone_) {
    alone_->take(*session_);
  }
  const Waiting waiting(*session_);
  if (!group.committing) {  // else the mark must be there, and is what tells
    const long long before = batch_ - 1, used = now();
    *session_ << "INSERT INTO writers (id, batch, used) VALUES (:id, :batch, :used) "
                 "ON CONFLICT DO NOTHING",
        soci::use(server_), soci::use(before), soci::use(used);
  }
  statements_ = std::make_unique<Statements>(*session_);
}

void Recorder::keep(Group& group) {
  for (bool fits = false; !fits;) {
    try {
      if (!session_) {
        open(group);
      }
      attempt(group);
      fits = true;
    } catch (const Unfit& unfit) {
      unfit.job.refused = true;
    } catch (...) {
      lose();
      throw;
    }
  }
  ++batch_;
}

void Recorder::look() {
  try {
    if (!session_) {
      open({});
    }
    const Waiting waiting(*session_);
    int one = 0;
    *session_ << "SELECT 1", soci::into(one);
  } catch (...) {
    lose();
    throw;
  }
}

void Recorder::attempt(Group& group) {
  Waiting waiting(*session_);
  Transaction transaction(*session_);
  if (!claim(group)) {
    return;  // the commit before succeeded after all, with the verdicts that stand
  }
  std::set<std::string> lost;
  for (const std::size_t index : group.order) {
    waiting.heard();
    apply(group.jobs[index], lost);
  }
  waiting.heard();
  group.committing = true;
  transaction.commit();
}

// Whether the group is still to be kept. Two attempts at one group exclude each other, even if the
// first still goes on in a database server that we lost sight of.
bool Recorder::claim(const Group& group) {
  statements_->server = server_;
  statements_->batch = batch_;
  statements_->before = batch_ - 1;
  statements_->used = now();
  statements_->claim.execute(true);
  if (statements_->claim.get_affected_rows() == 1) {
    return true;
  }
  long long last = -1;
  *session_ << "SELECT batch FROM writers WHERE id = :id", soci::use(server_), soci::into(last);
  if (group.committing && session_->got_data() && last == batch_) {
    return false;
  }
  throw StoreFault("the mark of this server is gone: was the database replaced under it?");
}

void Recorder::apply(Job& job, std::set<std::string>& lost) {
  if (job.abandoned || job.stale) {
    return;
  }
  if (auto* chore = std::get_if<Chore>(&job.what)) {
    job.wrong = chore->run(*session_);
    return;
  }
  job.kept = !job.refused && !lost.contains(job.key) && apply(job, std::get<Writing>(job.what));
  if (!job.kept) {
    lost.insert(job.key);
  }
}

bool Recorder::apply(Job& job, const Writing& writing) {
  const std::string& table = writing.table;
  for (std::uint64_t i = 0; i < writing.lines.size(); ++i) {
    if (!statements_->lines.add(table, writing.first + i, writing.lines[i])) {
      if (i > 0) {
        throw Unfit{job};
      }
      return false;
    }
  }
  for (std::uint64_t i = 0; i < writing.records.size(); ++i) {
    if (!statements_->records.add(table, writing.first_record + i, writing.records[i])) {
      throw Unfit{job};
    }
  }
  if (writing.first == 0 && !writing.lines.empty()) {
    const long long made = now();
    *session_ << "INSERT INTO tables (id, made, alive) VALUES (:id, :made, 1) "
                 "ON CONFLICT DO NOTHING",
        soci::use(table), soci::use(made);
  }
  for (const Sitting& sitting : writing.sittings) {
    sit(*session_, table, sitting);
  }
  if (writing.alive) {
    make_alive(*session_, table, *writing.alive);
  }
  return true;
}

}  // namespace troef::server::storage
