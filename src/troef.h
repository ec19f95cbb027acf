// SPDX-License-Identifier: Apache-2.0
// All that a program needs to play, referee, record and solve the five games. See docs/library.md.
#pragma once

#include "bots/bot.h"
#include "deal/deal.h"
#include "deal/holdings.h"
#include "deal/record.h"
#include "games/games.h"
#include "games/solving.h"
#include "table/match.h"
