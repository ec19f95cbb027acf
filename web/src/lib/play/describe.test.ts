// SPDX-License-Identifier: Apache-2.0
import { beforeAll, describe, expect, it } from 'vitest';
import type { Happening } from '../protocol/messages';
import { browser, look, table } from '../../testing/bench';

browser();
const { speak } = await import('../i18n/index.svelte');
const { sentenceCapital, spoken } = await import('./describe');

const tell = (happening: Happening, rest: Parameters<typeof look>[0] = {}, aloud = false) =>
  sentenceCapital(happening, { table: table(), look: look(rest), game: undefined, aloud });

describe('what happened, in words', () => {
  beforeAll(() => speak('en'));

  it('says you to who did it, and the name to the others', () => {
    expect(tell({ kind: 'act', seat: 0, action: 'play JS' })).toBe('You play ♠J');
    expect(tell({ kind: 'act', seat: 1, action: 'play JS' })).toBe('Piet plays ♠J');
  });
  it('spells cards out for a screen reader', () => {
    const act: Happening = { kind: 'act', seat: 1, action: 'play TS stuk' };
    expect(tell(act, {}, true)).toMatch(/^Piet plays ten of spades/);
  });
  it('tells how many cards moved unseen, and no more', () => {
    expect(tell({ kind: 'act', seat: 2, verb: 'discard', count: 3 })).toContain('3 cards');
  });
  it('tells of whom a jack was bought', () => {
    const act: Happening = { kind: 'act', seat: 1, verb: 'buy', card: 'JH' };
    expect(tell(act, { seller: 0 })).toBe('Piet buys ♥J from you');
    expect(tell(act)).toBe('Piet buys ♥J');
    const own: Happening = { kind: 'act', seat: 0, action: 'buy JH 7C' };
    expect(tell(own, { seller: 1 })).toBe('You buy ♥J from Piet for ♣7');
  });
  it('says no roem where the sum is nothing, and does not show it again', () => {
    const nothing: Happening = { kind: 'act', seat: 1, verb: 'roem' };
    expect(tell(nothing)).toBe(tell({ kind: 'act', seat: 1, action: 'roem none' }));
    expect(spoken(nothing, undefined, look())).toBe('No roem');
    expect(tell({ kind: 'shown', seat: 1, event: 4, action: 'roem none' })).toBeNull();
  });
  it('says the sum of roem that is not shown yet', () => {
    const act: Happening = { kind: 'act', seat: 1, verb: 'roem', said: 70 };
    expect(spoken(act, undefined, look())).toContain('70');
    const unnamed: Happening = { kind: 'act', seat: 1, verb: 'roem' };
    expect(spoken(unnamed, undefined, look({ roem: 50 }))).toContain('50');
    expect(tell(unnamed, { roem: 50 })).toBe('Piet declares 50 of roem');
  });
});
