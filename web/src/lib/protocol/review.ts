// SPDX-License-Identifier: Apache-2.0
// What each card of a finished deal cost, with all cards known (docs/protocol.md).
import type { Unit } from './hint';
import type { Seat } from './look';

export interface ReviewOption {
  action: string;
  cost: number;
}

export interface Decision {
  at: number; // of the look that it was decided on
  seat: Seat;
  trick: number; // from 0
  action: string;
  options: ReviewOption[]; // best first
}

export interface Review {
  unit: Unit;
  decisions: Decision[];
  complete: boolean;
}
