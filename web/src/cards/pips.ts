// SPDX-License-Identifier: Apache-2.0
// How the face of a card is laid out: our own signs, in a box of 100 by 100, and where the pips lie
// on a card of 100 by 140.
import type { SuitLetter } from '../lib/protocol/look';

export const signs: Record<SuitLetter, string> = {
  H: 'M50 92C20 64 8 49 8 31 8 18 18 8 30 8c9 0 16 5 20 13C54 13 61 8 70 8c12 0 22 10 22 23 0 18-12 33-42 61Z',
  D: 'M50 4c8 18 22 34 36 46-14 12-28 28-36 46-8-18-22-34-36-46C28 38 42 22 50 4Z',
  S: 'M50 6c-6 16-40 36-40 56 0 13 10 20 19 20 8 0 14-4 17-10 0 10-4 18-12 24h32c-8-6-12-14-12-24 3 6 9 10 17 10 9 0 19-7 19-20C90 42 56 22 50 6Z',
  C: 'M50 6c12 0 21 9 21 20 0 7-3 13-8 17 15-4 29 5 29 21 0 12-9 20-20 20-9 0-15-5-18-12 0 12 5 19 12 24H34c7-5 12-12 12-24-3 7-9 12-18 12C17 84 8 76 8 64c0-16 14-25 29-21-5-4-8-10-8-17C29 15 38 6 50 6Z',
};

const left = 33;
const middle = 50;
const right = 67;
type Pip = [x: number, y: number];

function pair(y: number): Pip[] {
  return [
    [left, y],
    [right, y],
  ];
}

const ends = [...pair(30), ...pair(110)];
const sixth = [...ends, ...pair(70)];
const eighth = [...ends, ...pair(56.7), ...pair(83.3)];

export const pips: Record<string, Pip[]> = {
  '2': [
    [middle, 32],
    [middle, 108],
  ],
  '3': [
    [middle, 32],
    [middle, 70],
    [middle, 108],
  ],
  '4': ends,
  '5': [...ends, [middle, 70]],
  '6': sixth,
  '7': [...sixth, [middle, 50]],
  '8': [...sixth, [middle, 50], [middle, 90]],
  '9': [...eighth, [middle, 70]],
  T: [...eighth, [middle, 43.5], [middle, 96.5]],
};

export const pipSize = 19;
