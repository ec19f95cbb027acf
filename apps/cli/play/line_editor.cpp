// SPDX-License-Identifier: Apache-2.0
#include "cli/play/line_editor.h"

#include <histedit.h>
#include <unistd.h>

#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <cwchar>
#include <string_view>
#include <utility>

#include "cli/interrupt.h"
#include "cli/play/keys.h"
#include "cli/terminal.h"

namespace troef::cli::table {

struct LineEditor::Parts {
  EditLine* line = nullptr;
  History* before = nullptr;
  std::string prompt;
  Keys keys;
  std::string waiting;  // bytes that the editor has not taken yet
  std::string typed;    // until a signal came

  static Parts& parts_of(EditLine* line);
  static char* prompt_of(EditLine* line);
  static int read_character(EditLine* line, wchar_t* character);

  ~Parts() {
    if (line != nullptr) el_end(line);
    if (before != nullptr) history_end(before);
  }
};

namespace {

constexpr int remembered = 100;

bool terminal_moves_its_cursor() {
  const char* const name = std::getenv("TERM");
  const std::string_view terminal = name == nullptr ? "" : name;
  return !terminal.empty() && terminal != "dumb" && isatty(STDIN_FILENO) == 1 &&
         isatty(STDOUT_FILENO) == 1;
}

// So that é is one character.
void take_up_characters() {
  std::setlocale(LC_CTYPE, "");
  if (MB_CUR_MAX == 1) std::setlocale(LC_CTYPE, "C.UTF-8");
}

// With the keys that bring the cursor back to where it is.
std::string typed_so_far(EditLine* line) {
  const LineInfo* info = el_line(line);
  std::string text(info->buffer, info->lastchar);
  const std::string_view behind(info->cursor, info->lastchar);
  return text.append(columns_of(behind), '\x02');
}

}  // namespace

LineEditor::Parts& LineEditor::Parts::parts_of(EditLine* line) {
  void* parts = nullptr;
  el_get(line, EL_CLIENTDATA, &parts);
  return *static_cast<Parts*>(parts);
}

char* LineEditor::Parts::prompt_of(EditLine* line) { return parts_of(line).prompt.data(); }

// One character. The editor's own way of reading misses a signal that comes just before it.
int LineEditor::Parts::read_character(EditLine* line, wchar_t* character) {
  Parts& parts = parts_of(line);
  std::mbstate_t state{};
  for (;;) {
    while (parts.waiting.empty()) {
      char byte = 0;
      if (!wait_to_read(STDIN_FILENO)) {
        parts.typed = typed_so_far(line);
        return -1;
      }
      const auto got = ::read(STDIN_FILENO, &byte, 1);
      if (got <= 0) return static_cast<int>(got);
      parts.waiting = parts.keys.take(byte);
    }
    const char byte = parts.waiting.front();
    parts.waiting.erase(0, 1);
    const std::size_t length = std::mbrtowc(character, &byte, 1, &state);
    if (length <= 1) return 1;
    if (length == static_cast<std::size_t>(-1)) state = {};  // no character: left out
  }
}

LineEditor::LineEditor(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
LineEditor::~LineEditor() = default;

std::unique_ptr<LineEditor> LineEditor::make() {
  if (!terminal_moves_its_cursor()) return nullptr;
  take_up_characters();
  auto parts = std::make_unique<Parts>();
  parts->line = el_init("troef", stdin, stdout, stderr);
  parts->before = history_init();
  if (parts->line == nullptr || parts->before == nullptr) return nullptr;
  HistEvent event;
  history(parts->before, &event, H_SETSIZE, remembered);
  history(parts->before, &event, H_SETUNIQUE, 1);
  el_set(parts->line, EL_CLIENTDATA, parts.get());
  el_set(parts->line, EL_PROMPT, &Parts::prompt_of);
  el_set(parts->line, EL_GETCFN, &Parts::read_character);
  el_set(parts->line, EL_EDITOR, "emacs");
  el_set(parts->line, EL_BIND, delete_key, "ed-delete-next-char", nullptr);
  el_set(parts->line, EL_HIST, history, parts->before);
  return std::unique_ptr<LineEditor>(new LineEditor(std::move(parts)));
}

std::optional<std::string> LineEditor::ask(const std::string& prompt) {
  parts_->prompt = prompt;
  if (!parts_->typed.empty()) el_push(parts_->line, std::exchange(parts_->typed, "").c_str());
  int count = 0;
  const char* const typed = el_gets(parts_->line, &count);
  if (typed == nullptr || count <= 0) return std::nullopt;
  std::string text(typed, static_cast<std::size_t>(count));
  while (text.ends_with('\n') || text.ends_with('\r')) text.pop_back();
  HistEvent event;
  if (!text.empty()) history(parts_->before, &event, H_ENTER, text.c_str());
  return text;
}

}  // namespace troef::cli::table
