// SPDX-License-Identifier: Apache-2.0
// troef_mpi: `troef solve` over the processes of a cluster. Rank 0 reads, writes and solves; every
// other rank does the jobs that it is sent. Each thread of a rank has a tag of its own, over which
// it gets one job at a time.
#include <fmt/format.h>
#include <mpi.h>
#include <sodium.h>

#include <CLI/CLI.hpp>
#include <chrono>
#include <thread>

#include "cli/commands/commands.h"
#include "cli/errors.h"
#include "cli/interrupt.h"
#include "cli/solve/solve.h"

namespace troef::cli {
namespace {

constexpr int reader = 0;

// Waits without keeping a processor busy, as MPI's own waiting does.
std::string receive(int from, int tag) {
  MPI_Status status;
  int there = 0;
  int naps = 0;
  for (;;) {
    MPI_Iprobe(from, tag, MPI_COMM_WORLD, &there, &status);
    if (there != 0) break;
    std::this_thread::sleep_for(std::chrono::microseconds(naps++ < 100 ? 20 : 500));
  }
  int size = 0;
  MPI_Get_count(&status, MPI_CHAR, &size);
  std::string bytes(static_cast<std::size_t>(size), '\0');
  MPI_Recv(bytes.data(), size, MPI_CHAR, from, tag, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  return bytes;
}

void send(int to, int tag, const std::string& bytes) {
  MPI_Send(bytes.data(), static_cast<int>(bytes.size()), MPI_CHAR, to, tag, MPI_COMM_WORLD);
}

// Hands jobs on to a thread of another rank; an empty message is the end.
class RemoteWorker final : public Worker {
 public:
  RemoteWorker(int rank, int tag) : rank_(rank), tag_(tag) {}
  ~RemoteWorker() override { send(rank_, tag_, ""); }
  RemoteWorker(const RemoteWorker&) = delete;
  RemoteWorker& operator=(const RemoteWorker&) = delete;

  Outcome run(const Job& job) override {
    send(rank_, tag_, packed(job));
    return unpacked_outcome(receive(rank_, tag_));
  }

 private:
  int rank_, tag_;
};

class MpiRanks final : public Ranks {
 public:
  MpiRanks() {
    MPI_Comm_rank(MPI_COMM_WORLD, &rank_);
    MPI_Comm_size(MPI_COMM_WORLD, &size_);
  }

  bool serves() const override { return rank_ != reader; }

  Workers workers(unsigned threads) override {
    Workers workers;
    for (int rank = 1; rank < size_; ++rank) {
      for (int tag = 0; tag < static_cast<int>(threads); ++tag) {
        workers.push_back(std::make_unique<RemoteWorker>(rank, tag));
      }
    }
    return workers;
  }

  std::string agreed(const std::string& text) override {
    std::string same = text;
    int size = static_cast<int>(same.size());
    MPI_Bcast(&size, 1, MPI_INT, reader, MPI_COMM_WORLD);
    same.resize(static_cast<std::size_t>(size));
    MPI_Bcast(same.data(), size, MPI_CHAR, reader, MPI_COMM_WORLD);
    return same;
  }

  void serve(const Plan& plan, unsigned threads, std::atomic<bool>& stop) override {
    std::vector<std::jthread> crew;
    std::atomic<unsigned> serving = threads;
    for (int tag = 0; tag < static_cast<int>(threads); ++tag) {
      crew.emplace_back([&plan, &stop, &serving, tag] {
        const auto worker = local_worker(plan, stop);
        for (std::string bytes = receive(reader, tag); !bytes.empty();
             bytes = receive(reader, tag)) {
          send(reader, tag, packed(worker->run(unpacked_job(bytes))));
        }
        --serving;
      });
    }
    while (serving > 0) {
      if (interrupted() != 0) stop = true;
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
  }

 private:
  int rank_ = 0, size_ = 1;
};

// What is wrong with the call is said once.
int run(int argc, const char* const* argv, int rank) {
  MpiRanks ranks;
  int exit_code = all_right;
  CLI::App app("troef solve over the processes of a cluster.", "troef_mpi");
  app.set_version_flag("--version", std::string("troef_mpi ") + TROEF_VERSION);
  app.require_subcommand(1);
  add_solve(app, exit_code, &ranks);
  try {
    app.parse(argc, argv);
    return exit_code;
  } catch (const CLI::ParseError& error) {
    if (rank == reader && error.get_exit_code() == 0) return app.exit(error);
    if (rank == reader) fmt::print(stderr, "troef_mpi: {}\n", error.what());
    return error.get_exit_code() == 0 ? all_right : wrong_call;
  } catch (const Failure& failure) {
    if (rank == reader) fmt::print(stderr, "troef_mpi: {}\n", failure.what());
    return failure.status();
  } catch (const std::exception& error) {
    fmt::print(stderr, "troef_mpi: {}\n", error.what());
    return wrong_input;
  }
}

}  // namespace
}  // namespace troef::cli

int main(int argc, char** argv) {
  int provided = 0, rank = 0;
  MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &provided);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  int status = troef::cli::wrong_input;
  if (sodium_init() < 0) {
    fmt::print(stderr, "troef_mpi: libsodium cannot be used on this machine\n");
  } else if (provided == MPI_THREAD_MULTIPLE) {
    troef::cli::ignore_file_limit_signal();
    status = troef::cli::run(argc, argv, rank);
  } else {
    fmt::print(stderr, "troef_mpi: this MPI does not let every thread speak\n");
  }
  MPI_Finalize();
  return status;
}
