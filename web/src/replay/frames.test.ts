// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import type { Steps } from '../lib/protocol/steps';
import { look, table } from '../testing/bench';
import { actsUntil, arranged, hashOf, momentIn, moments, stage, type Moment } from './frames';

const moment = (rest: Parameters<typeof look>[0]): Moment => ({
  what: { kind: 'act' },
  trick: null,
  look: look(rest),
});
const heap = (...cards: string[]) => ({ count: cards.length, cards });
const hands = [heap('7C', 'AH', 'JS'), heap('8C', '9C')];

it('a moment is all that was told up to it, with the trick that it completed', () => {
  const acts = ['play 7H', 'play 8H'].map((action, seat) => ({
    kind: 'act' as const,
    seat,
    action,
  }));
  const [first, second] = acts as [(typeof acts)[0], (typeof acts)[0]];
  const lying = { leader: 0, cards: [{ seat: 0, card: '7H' }] };
  const all = moments({
    ...{ game: 'heugen', deal: 0, players: ['Piet', 'bot:club'] },
    steps: [
      { what: first, look: look({ at: 1, trick: lying, taken: [0, 0], trumps: 'H' }) },
      { what: second, look: { at: 2, trick: { leader: 1, cards: [] }, taken: [0, 1] } },
    ],
  });
  expect(all[1]?.look).toMatchObject({ at: 2, trumps: 'H', taken: [0, 1] });
  expect(all[1]?.trick).toMatchObject({ leader: 0, winner: 1 });
  expect(all[0]?.trick).toBeNull();
  expect(actsUntil(all, 0)).toEqual([first]);
});

describe('a replay with all cards', () => {
  it('shows each hand as it lay before its player', () => {
    const eyes = [[moment({ hand: ['JS', 'AH', '7C'] })], [moment({ hand: ['9C'] })]];
    const [now] = arranged([moment({ hands })], eyes);
    expect(now?.look.hands).toEqual([heap('JS', 'AH', '7C'), heap('9C', '8C')]);
  });

  it('leaves them as they came where what the seats saw is not known', () => {
    expect(arranged([moment({ hands })], [])[0]?.look.hands).toEqual(hands);
  });
});

it('names those who played, whoever sits there now', () => {
  const steps = { game: 'heugen', players: ['Piet', 'bot:club'], steps: [] } as unknown as Steps;
  const now = table({ seats: [{ name: 'thumb', bot: 'thumb', here: true }, null] });
  expect(stage(steps, now, null).seats).toEqual([
    { name: 'Piet', bot: null, here: true },
    { name: 'club', bot: 'club', here: true },
  ]);
});

it('is at the moment that its address names, and at the first where it names none', () => {
  for (const moment of [0, 1, 12, 240]) expect(momentIn(hashOf(moment))).toBe(moment);
  for (const rubbish of ['', '#', '#-1', '#1.5', '#NaN', '#12x', '#123456789']) {
    expect(momentIn(rubbish)).toBe(0);
  }
});
