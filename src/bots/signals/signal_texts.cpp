// SPDX-License-Identifier: Apache-2.0
#include "bots/signals/signal_texts.h"

#include "texts.h"

namespace troef {

std::string_view signal_texts(Language language) {
  return language == Language::nl ? texts::signals_nl : texts::signals_en;
}

}  // namespace troef
