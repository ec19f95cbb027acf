// SPDX-License-Identifier: Apache-2.0
// A finished deal step by step, as a seat saw it or with all cards (docs/protocol.md).
import type { Look } from './look';
import type { Act } from './messages';

export interface Steps {
  game: string;
  deal: number;
  players: string[]; // names; "bot:" and a level
  steps: { what: Act; look: Partial<Look> }[];
}
