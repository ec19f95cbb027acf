// SPDX-License-Identifier: Apache-2.0
// What a bot would do in one's place (docs/protocol.md).
import type { Card, Seat } from './look';

// What is counted on the score sheet.
export type Unit = 'points' | 'cents' | 'chips';

export interface HintPlay {
  who: 'self' | 'mate' | 'other' | 'each' | 'nobody';
  share: number;
  made?: number;
  thanked?: number;
}

// What a card says to partners by the convention of the table.
export type Says = 'takes' | 'cannot-take' | 'ace' | 'unwanted' | 'finished';

export interface HintOption {
  action: string;
  then?: string;
  gain: number;
  score: number;
  others?: number;
  best: number;
  plays: HintPlay[];
  trick?: number;
  wins?: number;
  saying?: { sign: string; says: Says; so: boolean };
}

export interface HintGuess {
  seat: Seat;
  card: Card;
  chance: number;
  sure: boolean;
  because?: string; // what that seat did
}

export interface Hint {
  deal: number;
  at: number;
  worlds: number;
  unit: Unit;
  difference: boolean;
  paid?: number; // before, beside the scores
  side: Seat[];
  level: number;
  always: boolean;
  known: boolean; // all cards are: so it ends with the best play by all
  options: HintOption[]; // best first
  heard: { seat: Seat; card: Card; sign: string; says: Says }[];
  voids: { seat: Seat; suit: string }[];
  likely: HintGuess[];
  turning?: { seat: Seat; card: Card; there: boolean; chance: number; score: number };
}
