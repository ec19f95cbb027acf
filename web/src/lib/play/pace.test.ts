// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import type { Look, Played } from '../protocol/look';
import type { StepMessage } from '../protocol/messages';
import { completed, inPlay, isOwn, pauseAfter, trickStays } from './pace';

const played = (action: string, seat: number): StepMessage => ({
  type: 'step',
  seq: 1,
  what: [{ kind: 'act', seat, action }],
});
const three: Played[] = [
  { seat: 1, card: '7H' },
  { seat: 2, card: 'AH' },
  { seat: 3, card: '8H' },
];
const look = (rest: Partial<Look>): Look => ({
  deal: 0,
  at: 0,
  dealer: 0,
  awaited: 'seat',
  hands: [],
  ...rest,
});
const before = look({ trick: { leader: 1, cards: three, winning: 2 }, taken: [0, 0, 0, 0] });

describe('a completed trick', () => {
  const all = [...three, { seat: 0, card: '9H' }];
  it('is the last trick of the look', () => {
    const after = look({
      trick: { leader: 2, cards: [], winning: null },
      last_trick: { leader: 1, cards: all, winner: 2 },
    });
    expect(completed(before, after, played('play 9H', 0))).toEqual({
      leader: 1,
      cards: all,
      winner: 2,
    });
  });
  it('is seen also where the table does not look back', () => {
    const after = look({ trick: { leader: 2, cards: [] }, taken: [0, 0, 1, 0] });
    expect(completed(before, after, played('play 9H', 0))).toEqual({
      leader: 1,
      cards: all,
      winner: 2,
    });
  });
  it('is not an earlier one, where the table looks back no further', () => {
    const earlier = { leader: 0, cards: [{ seat: 0, card: 'JS' }], winner: 0 };
    const after = look({
      ...{ trick: { leader: 2, cards: [] }, last_trick: earlier },
      taken: [0, 0, 1, 0],
    });
    expect(completed(before, after, played('play 9H', 0))?.cards).toEqual(all);
  });
  it('is none while the trick goes on', () => {
    const after = look({ trick: { leader: 1, cards: all } });
    expect(completed(before, after, played('play 9H', 0))).toBeNull();
    expect(completed(before, before, played('pass', 0))).toBeNull();
  });
});

describe('the pace', () => {
  const step = played('play 9H', 1);
  it('lets a trick lie longer than a card', () => {
    expect(pauseAfter(step, false, true, 0, 'normal')).toBe(trickStays);
    expect(pauseAfter(step, false, false, 0, 'normal')).toBeLessThan(trickStays);
  });
  it('hardly holds up what one does oneself', () => {
    expect(isOwn(step, 1)).toBe(true);
    expect(isOwn(step, null)).toBe(false);
    expect(pauseAfter(step, true, false, 0, 'normal')).toBeLessThan(200);
  });
  it('catches up when much is waiting', () => {
    const slow = pauseAfter(step, false, false, 0, 'normal');
    expect(pauseAfter(step, false, false, 5, 'normal')).toBe(slow / 2);
  });
  it('does not hold up who sits down', () => {
    const sat: StepMessage = { type: 'step', seq: 1, what: [{ kind: 'sat', seat: 1 }] };
    expect(pauseAfter(sat, false, false, 0, 'slow')).toBe(0);
  });
  it('is the one that the reader chose', () => {
    const [slow, normal, fast] = (['slow', 'normal', 'fast'] as const).map((pace) =>
      pauseAfter(step, false, false, 0, pace),
    );
    expect(slow).toBeGreaterThan(normal ?? 0);
    expect(fast).toBeLessThan(normal ?? 0);
  });
  it('leaves what is said there longer than a card', () => {
    const after = (...what: StepMessage['what']): number =>
      pauseAfter({ type: 'step', seq: 1, what }, false, false, 0, 'normal');
    const card = pauseAfter(step, false, false, 0, 'normal');
    expect(after({ kind: 'act', seat: 1, action: 'pass' })).toBeGreaterThan(card);
    expect(after({ kind: 'act', action: 'turn' })).toBeGreaterThan(card);
    expect(after({ kind: 'rest', seat: 1 })).toBeGreaterThan(card);
    expect(after({ kind: 'deal', deal: 0, dealer: 3 })).toBe(card);
  });
  it('catches up no sooner than with four steps behind', () => {
    expect(pauseAfter(step, false, false, 3, 'normal')).toBe(
      pauseAfter(step, false, false, 0, 'normal'),
    );
  });
});

it('is in play from the first card on, also between tricks', () => {
  expect(inPlay(null)).toBe(false);
  expect(inPlay(look({ trick: { leader: 1, cards: [] }, taken: [0, 0] }))).toBe(false);
  expect(inPlay(before)).toBe(true);
  expect(inPlay(look({ trick: { leader: 1, cards: [] }, taken: [0, 1] }))).toBe(true);
});
