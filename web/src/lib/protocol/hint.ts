// SPDX-License-Identifier: Apache-2.0
// What a bot would do in one's place (docs/protocol.md).
import type { Card, Seat } from './look';

export interface HintOption {
  action: string;
  gain: number;
  best: number;
  ours?: number;
  made?: number;
  trick?: number;
}

export interface Hint {
  deal: number;
  at: number;
  worlds: number;
  options: HintOption[]; // best first
  voids: { seat: Seat; suit: string }[];
  likely: { seat: Seat; card: Card; chance: number }[];
  turning?: { seat: Seat; card: Card; chance: number; gain: number };
}
