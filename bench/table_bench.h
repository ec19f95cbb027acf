// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace troef::bench {

void register_tables();

}  // namespace troef::bench
