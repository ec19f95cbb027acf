// SPDX-License-Identifier: Apache-2.0
// Of what words are made: names from the table, what is seen of the deal, bids from the game.
import type { Game } from '../protocol/games';
import type { Look } from '../protocol/look';
import type { Table } from '../protocol/table';

export interface Scene {
  table: Table | null;
  look: Look | null;
  game: Game | undefined;
}

export interface Telling extends Scene {
  before?: Table | null; // the table before it happened
}
