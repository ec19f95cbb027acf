// SPDX-License-Identifier: Apache-2.0
#include "cli/play/line_editor.h"

#include <histedit.h>
#include <unistd.h>

#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <cwchar>
#include <string_view>

#include "cli/interrupt.h"

namespace troef::cli::table {

struct LineEditor::Parts {
  EditLine* line = nullptr;
  History* before = nullptr;
  std::string prompt;

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

char* prompt_of(EditLine* line) {
  void* prompt = nullptr;
  el_get(line, EL_CLIENTDATA, &prompt);
  return static_cast<std::string*>(prompt)->data();
}

// One character. The editor's own way of reading misses a signal that comes just before it.
int read_character(EditLine*, wchar_t* character) {
  std::mbstate_t state{};
  for (;;) {
    char byte = 0;
    if (!wait_to_read(STDIN_FILENO)) return -1;
    const auto got = ::read(STDIN_FILENO, &byte, 1);
    if (got <= 0) return static_cast<int>(got);
    const std::size_t length = std::mbrtowc(character, &byte, 1, &state);
    if (length <= 1) return 1;
    if (length == static_cast<std::size_t>(-1)) state = {};  // no character: left out
  }
}

}  // namespace

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
  el_set(parts->line, EL_CLIENTDATA, &parts->prompt);
  el_set(parts->line, EL_PROMPT, &prompt_of);
  el_set(parts->line, EL_GETCFN, &read_character);
  el_set(parts->line, EL_EDITOR, "emacs");
  el_set(parts->line, EL_HIST, history, parts->before);
  return std::unique_ptr<LineEditor>(new LineEditor(std::move(parts)));
}

std::optional<std::string> LineEditor::ask(const std::string& prompt) {
  parts_->prompt = prompt;
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
