// SPDX-License-Identifier: Apache-2.0
// Where the seats are on the screen: oneself below, the others clockwise from the left.

import type { Card, Look, Seat } from '../lib/protocol/look';

export interface Place {
  x: number; // percent of the felt, from the left
  y: number; // percent, from the top
  area?: string; // of the grid of a narrow felt, where the trick needs the middle
  dx: number; // direction seen from the middle, for cards and their flight
  dy: number;
}

const below: Place = { x: 50, y: 100, dx: 0, dy: 1 };

const others: Record<number, Place[]> = {
  2: [{ x: 50, y: 0, area: '1 / 3 / 3 / 5', dx: 0, dy: -1 }],
  3: [
    { x: 0, y: 12, area: '1 / 1 / 3 / 4', dx: -0.85, dy: -0.35 },
    { x: 100, y: 12, area: '1 / 4 / 3 / 7', dx: 0.85, dy: -0.35 },
  ],
  4: [
    { x: 0, y: 50, area: '1 / 1 / 3 / 3', dx: -1, dy: 0 },
    { x: 50, y: 0, area: '1 / 3 / 3 / 5', dx: 0, dy: -1 },
    { x: 100, y: 50, area: '1 / 5 / 3 / 7', dx: 1, dy: 0 },
  ],
  5: [
    { x: 0, y: 66, area: '3 / 1 / 5 / 4', dx: -1, dy: 0.25 },
    { x: 12, y: 0, area: '1 / 1 / 3 / 4', dx: -0.65, dy: -0.85 },
    { x: 88, y: 0, area: '1 / 4 / 3 / 7', dx: 0.65, dy: -0.85 },
    { x: 100, y: 66, area: '3 / 4 / 5 / 7', dx: 1, dy: 0.25 },
  ],
  6: [
    { x: 0, y: 78, area: '3 / 1 / 5 / 3', dx: -1.1, dy: 0.55 },
    { x: 0, y: 22, area: '1 / 1 / 3 / 3', dx: -1.1, dy: -0.7 },
    { x: 50, y: 0, area: '1 / 3 / 4 / 5', dx: 0, dy: -1.1 },
    { x: 100, y: 22, area: '1 / 5 / 3 / 7', dx: 1.1, dy: -0.7 },
    { x: 100, y: 78, area: '3 / 5 / 5 / 7', dx: 1.1, dy: 0.55 },
  ],
};

export interface Taken {
  cards: Card[];
  winner: Seat | null;
}

// Where a card flies that goes from the middle: to who won its trick.
export function flight(card: Card, taken: Taken | null, own: Seat, seats: number): Place | null {
  if (taken?.winner == null || !taken.cards.includes(card)) return null;
  return placeOf(taken.winner, own, seats);
}

// `own` is the seat that is shown below.
export function placeOf(seat: number, own: number, seats: number): Place {
  const step = (seat - own + seats) % seats;
  return step === 0 ? below : (others[seats]?.[step - 1] ?? below);
}

// How many hands of others lie open with more than two cards.
export function openHands(look: Look | null | undefined, own: Seat): number {
  const hands = look?.hands ?? [];
  return hands.filter(({ cards }, seat) => seat !== own && cards.length > 2).length;
}
