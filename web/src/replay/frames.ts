// SPDX-License-Identifier: Apache-2.0
// A finished deal as a row of moments, each a whole look.
import type { Steps } from '../lib/protocol/steps';
import { patched } from '../lib/net/patch';
import { completed, type FullTrick } from '../lib/play/pace';
import type { Card, Heap, Look, Seat } from '../lib/protocol/look';
import type { Act } from '../lib/protocol/messages';
import type { Chair, Summary, Table } from '../lib/protocol/table';

export interface Moment {
  what: Act;
  look: Look;
  trick: FullTrick | null; // completed by this step
}

export function moments(steps: Steps): Moment[] {
  let before: Look | null = null;
  return steps.steps.map(({ what, look }) => {
    const after: Look = patched(before ?? ({} as Look), look);
    const trick = completed(before, after, { type: 'step', seq: 0, what: [what] });
    before = after;
    return { what, look: after, trick };
  });
}

// The moment that an address names by its fragment: #12 is what was there after twelve acts.
export function momentIn(hash: string): number {
  return /^#\d{1,4}$/.test(hash) ? Number(hash.slice(1)) : 0;
}

export const hashOf = (moment: number): string => (moment > 0 ? `#${moment}` : '');

function inOrder(heap: Heap, order: Card[] | null | undefined): Heap {
  if (!order) return heap;
  const rest = heap.cards.filter((card) => !order.includes(card));
  return { ...heap, cards: [...order.filter((card) => heap.cards.includes(card)), ...rest] };
}

// Hands that all lie open, each as it lay before its own player: `eyes` are the moments of each seat.
export function arranged(all: Moment[], eyes: Moment[][]): Moment[] {
  return all.map((moment, place) => {
    const hands = moment.look.hands.map((heap, seat) =>
      inOrder(heap, eyes[seat]?.[place]?.look.hand),
    );
    return { ...moment, look: { ...moment.look, hands } };
  });
}

export function actsUntil(all: Moment[], place: number): Act[] {
  return all.slice(0, place + 1).map(({ what }) => what);
}

// Enough of a table to draw the felt.
export function stage(steps: Steps, summary: Summary | null, seat: Seat | null): Table {
  const seats = steps.players.map((player): Chair => {
    const bot = player.startsWith('bot:') ? player.slice(4) : null;
    return { name: bot ?? player, bot, here: true };
  });
  const settings = summary?.settings ?? ({ talk: 'none', sit: 'alone' } as Table['settings']);
  return {
    id: summary?.id ?? '',
    match: '',
    game: steps.game,
    preset: summary?.preset ?? '',
    rules: summary?.rules ?? {},
    differs: [],
    settings: { ...settings, sit: 'alone' },
    owner: '',
    you: { person: '', seat, owner: false },
    seats,
    phase: 'playing',
    sheet: [],
    scores: seats.map(() => 0),
  };
}
