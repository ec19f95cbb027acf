// SPDX-License-Identifier: Apache-2.0
#include "server/pages.h"

#include <filesystem>
#include <fstream>
#include <iterator>

#include "server/answers.h"
#include "server/tokens.h"

namespace troef::server {
namespace {

constexpr const char* policy =
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'";

constexpr std::string_view no_page =
    "<!doctype html><html lang=\"en\"><title>Troef</title><h1>Troef</h1>"
    "<p>The server runs, but this program was built without its page. Build it with "
    "<code>npm ci &amp;&amp; npm run build</code> in <code>web/</code>, then build the program "
    "again; or serve a folder: <code>troef serve --web web/dist</code>.</p></html>\n";

struct Type {
  std::string_view ending, type;
};
constexpr Type types[] = {
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".json", "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".webp", "image/webp"},
    {".ico", "image/x-icon"},
    {".woff2", "font/woff2"},
    {".wasm", "application/wasm"},
    {".mp3", "audio/mpeg"},
    {".ogg", "audio/ogg"},
    {".wav", "audio/wav"},
    {".txt", "text/plain; charset=utf-8"},
};

std::string_view type_of(std::string_view path) {
  for (const Type& type : types) {
    if (path.ends_with(type.ending)) return type.type;
  }
  return "application/octet-stream";
}

std::string_view last_part(std::string_view path) { return path.substr(path.rfind('/') + 1); }

Answer page_answer(std::string_view path) {
  Answer answer;
  answer.headers = {{"Content-Type", std::string(type_of(path))},
                    {"Content-Security-Policy", policy}};
  return answer;
}

}  // namespace

Pages::Pages(std::string folder) : folder_(std::move(folder)) {
  if (!folder_.empty()) return;
  for (const PageFile& file : built_in_page()) {
    files_.emplace(file.path,
                   Variants{file.plain, file.gzip, file.brotli, hash_of(file.plain).substr(0, 24)});
  }
}

Answer Pages::answer(const Request& request, std::string_view path) const {
  if (path == "/") path = "/index.html";
  const bool route = last_part(path).find('.') == std::string_view::npos;
  if (route) path = "/index.html";
  return folder_.empty() ? built(request, path) : from_folder(path);
}

Answer Pages::built(const Request& request, std::string_view path) const {
  const auto found = files_.find(path);
  if (found == files_.end()) {
    if (path != "/index.html") return error_answer(404, "not_found", "There is no such file.");
    Answer answer = page_answer(path);
    answer.fixed = no_page;
    return answer;
  }
  Answer answer = page_answer(path);
  answer.headers.push_back({"Cache-Control", path.starts_with("/assets/")
                                                 ? "public, max-age=31536000, immutable"
                                                 : "no-cache"});
  answer_with(found->second, request, answer);
  return answer;
}

// For whoever works at the page: what lies there now, never from outside the folder.
Answer Pages::from_folder(std::string_view path) const {
  namespace fs = std::filesystem;
  std::error_code error;
  const fs::path root = fs::canonical(folder_, error);
  fs::path file;
  if (!error) file = fs::canonical(root / path.substr(1), error);
  const std::string inside = root.string() + "/";
  std::ifstream stream;
  if (!error && file.string().starts_with(inside) && fs::is_regular_file(file, error)) {
    stream.open(file, std::ios::binary);
  }
  if (!stream.is_open()) return error_answer(404, "not_found", "There is no such file.");
  Answer answer = page_answer(path);
  answer.headers.push_back({"Cache-Control", "no-cache"});
  answer.body.assign(std::istreambuf_iterator<char>(stream), {});
  return answer;
}

}  // namespace troef::server
