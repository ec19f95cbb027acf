// SPDX-License-Identifier: Apache-2.0
#include "cli/solve/source.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <utility>

#include "cli/errors.h"
#include "cli/input.h"

namespace troef::cli {
namespace {

// The first jobs are small, so that a short batch is spread over all workers.
class JobSize {
 public:
  JobSize(std::uint64_t most) : most_(most) {}
  std::uint64_t next() {
    constexpr std::uint64_t small_jobs = 32;
    return std::clamp<std::uint64_t>(++given_ / small_jobs, 1, most_);
  }

 private:
  std::uint64_t most_, given_ = 0;
};
constexpr std::uint64_t most_deals_of_job = 16;
constexpr std::size_t most_bytes_of_job = 256 * 1024;

class Files final : public Source {
 public:
  Files(const Plan& plan, const Share& share)
      : plan_(plan), size_(plan.reading.every ? 1 : most_deals_of_job) {
    std::uint64_t all = 0;
    for (const std::string& file : plan.files) {
      LineInput::refuse_unreadable(file);
      const std::uint64_t size = LineInput::size_of(file);
      known_ = known_ && size > 0;
      all += size;
    }
    if (share.count > 1 && !known_) {
      throw call_error("--shard needs files that can be read twice, none of them empty");
    }
    begin_ = share.begin(all);
    end_ = share.count > 1 ? share.end(all) : whole;
    total_ = known_ ? share.end(all) - begin_ : 0;
  }

  std::optional<Job> next() override {
    Job job;
    job.skip = std::exchange(skip_, 0);
    std::size_t bytes = 0;
    for (std::uint64_t lines = size_.next(); lines > 0 && bytes < most_bytes_of_job; --lines) {
      auto line = next_line();
      if (!line) break;
      bytes += line->text.size();
      job.lines.push_back(std::move(*line));
    }
    if (job.lines.empty()) return std::nullopt;
    job.number = number_++;
    job.progress = known_ ? offset_ - begin_ : lines_;
    return job;
  }

  std::optional<Outcome> skip(std::uint64_t positions) override {
    Outcome outcome;
    PositionReader reader(plan_.reading);
    while (positions > 0 && !outcome.halted) {
      auto line = next_line();
      if (!line) return std::nullopt;
      skip_line(*line, reader, positions, outcome);
    }
    return outcome;
  }
  // A share may be without lines.
  bool nothing() const override { return lines_ == 0 && end_ == whole; }
  std::uint64_t total() const override { return total_; }
  const char* unit() const override { return known_ ? "bytes" : "lines"; }

 private:
  void skip_line(Line& line, PositionReader& reader, std::uint64_t& positions, Outcome& outcome) {
    std::uint64_t found = 0, wrong = 0;
    std::string reports;
    reader.read(
        line, [&](const auto&) { return ++found <= positions; },
        [&](const std::string& fault) {
          reports += fmt::format("{}:{}: {}\n", shown(plan_.files[line.file]), line.number, fault);
          ++wrong;
        });
    if (found > positions) {  // the rest of this line is still to be solved
      skip_ = std::exchange(positions, 0);
      back_ = std::move(line);
      return;
    }
    positions -= found;
    outcome.reports += reports;
    outcome.wrong += wrong;
    outcome.halted = plan_.strict && wrong > 0;
  }

  // A line belongs to the share in which it begins, or what is blank before it.
  std::optional<Line> next_line() {
    if (back_) return std::exchange(back_, std::nullopt);
    for (;;) {
      if (!input_ && !open()) return std::nullopt;
      const std::uint64_t at = offset_;
      if (at >= end_) return std::nullopt;
      const bool more = input_->next();
      offset_ = before_ + input_->consumed();
      if (!more) {
        input_.reset();
        ++file_;
        continue;
      }
      if (at < begin_) continue;
      ++lines_;
      return Line{static_cast<std::uint32_t>(file_), input_->number(), input_->length(),
                  input_->ended(), std::string(input_->line())};
    }
  }
  bool open() {
    if (file_ == plan_.files.size()) return false;
    before_ = offset_;
    input_ = std::make_unique<LineInput>(plan_.files[file_]);
    return true;
  }

  static constexpr auto whole = ~std::uint64_t{0};

  const Plan& plan_;
  JobSize size_;
  bool known_ = true;
  std::uint64_t begin_ = 0, end_ = 0, total_ = 0;  // of the bytes of all files
  std::unique_ptr<LineInput> input_;
  std::size_t file_ = 0;
  std::uint64_t before_ = 0, offset_ = 0, lines_ = 0, number_ = 0, skip_ = 0;
  std::optional<Line> back_;
};

class Deals final : public Source {
 public:
  Deals(const Share& share, std::uint64_t deals)
      : first_(share.begin(deals)),
        next_(first_),
        end_(share.end(deals)),
        size_(most_deals_of_job) {}

  std::optional<Job> next() override {
    if (next_ == end_) return std::nullopt;
    Job job;
    job.number = number_++;
    job.first = next_;
    job.deals = std::min(size_.next(), end_ - next_);
    next_ += job.deals;
    job.progress = next_ - first_;
    return job;
  }
  std::optional<Outcome> skip(std::uint64_t positions) override {
    if (positions > end_ - next_) return std::nullopt;
    next_ += positions;
    return Outcome();
  }
  std::uint64_t total() const override { return end_ - first_; }
  const char* unit() const override { return "deals"; }

 private:
  std::uint64_t first_, next_, end_;
  JobSize size_;
  std::uint64_t number_ = 0;
};

class OneLine final : public Source {
 public:
  explicit OneLine(const std::string& text) {
    job_.emplace();
    job_->lines.push_back({0, 1, text.size(), true, std::string(without_byte_order_mark(text))});
    job_->progress = 1;
  }
  std::optional<Job> next() override { return std::exchange(job_, std::nullopt); }
  std::optional<Outcome> skip(std::uint64_t positions) override {
    job_->skip = positions;
    return Outcome();
  }
  std::uint64_t total() const override { return 1; }
  const char* unit() const override { return "positions"; }

 private:
  std::optional<Job> job_;
};

}  // namespace

Share share_of(const std::string& text) {
  Share share;
  const char* const end = text.data() + text.size();
  const auto index = std::from_chars(text.data(), end, share.index);
  const bool slash = index.ec == std::errc() && index.ptr != end && *index.ptr == '/';
  const auto count = slash ? std::from_chars(index.ptr + 1, end, share.count) : index;
  const bool right = slash && count.ec == std::errc() && count.ptr == end && share.index >= 1 &&
                     share.index <= share.count && share.count <= 1'000'000;
  if (right) return share;
  throw call_error("\"" + text + "\" is no shard; it is I/N, I from 1 to N");
}

std::unique_ptr<Source> source_of_files(const Plan& plan, const Share& share) {
  return std::make_unique<Files>(plan, share);
}
std::unique_ptr<Source> source_of_deals(const Share& share, std::uint64_t deals) {
  return std::make_unique<Deals>(share, deals);
}
std::unique_ptr<Source> source_of_line(const std::string& text) {
  return std::make_unique<OneLine>(text);
}

}  // namespace troef::cli
