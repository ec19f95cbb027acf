// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest';
import { asSuit, byNotation, bySuit, indexOf, isCard, short } from './cards';
import { readAct, readMelds } from './play/action';
import { blocks, spans } from './prose';
import { placeOf } from '../table/places';

it('cards have Dutch or international letters', () => {
  expect(short('QS', 'nl')).toBe('♠V');
  expect(short('QS', 'en')).toBe('♠Q');
  expect(indexOf('T', 'nl')).toBe('10');
});

it('cards are written clubs to spades, low to high', () => {
  expect(['AS', 'TC', '9C', 'KD'].sort(byNotation)).toEqual(['9C', 'TC', 'KD', 'AS']);
});

it('only what is a card is one', () => {
  expect(['JS', '10H', 'js', '1S', 'stuk'].map(isCard)).toEqual([true, false, false, false, false]);
  expect(asSuit('s')).toBe('S');
  expect(asSuit('x')).toBeNull();
});

it('an action is read, and of a hidden one what may be known', () => {
  const whole = readAct({ kind: 'act', seat: 1, action: 'discard TC TD 8H' });
  expect(whole).toMatchObject({ verb: 'discard', cards: ['TC', 'TD', '8H'], hidden: 0 });
  const hidden = readAct({ kind: 'act', seat: 1, verb: 'discard', count: 3 });
  expect(hidden).toMatchObject({ verb: 'discard', cards: [], hidden: 3 });
});

it('melds are runs, sets, or none', () => {
  expect(readMelds(['9C-QC', 'J*'])).toEqual([
    { kind: 'run', from: '9C', to: 'QC' },
    { kind: 'set', rank: 'J' },
  ]);
  expect(readMelds(['none'])).toEqual([{ kind: 'none' }]);
});

it('rule texts become paragraphs, lists and tables', () => {
  expect(blocks('One\ntwo\n\n- a\n- b\n  c\n\n| x | y |\n|---|---|\n| 1 | 2 |')).toEqual([
    { kind: 'paragraph', text: 'One two' },
    { kind: 'list', items: ['a', 'b c'] },
    { kind: 'table', head: ['x', 'y'], rows: [['1', '2']] },
  ]);
  expect(spans('a `b` **c**').map(({ kind }) => kind)).toEqual(['text', 'code', 'text', 'strong']);
});

it('every seat has its own place, and oneself is below', () => {
  for (let seats = 2; seats <= 6; ++seats) {
    for (let own = 0; own < seats; ++own) {
      const places = Array.from({ length: seats }, (_, seat) => placeOf(seat, own, seats));
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(seats);
      expect(places[own]).toMatchObject({ dx: 0, dy: 1 });
    }
  }
});

it('a hand is told suit by suit, as it lies', () => {
  expect(bySuit(['JS', '9S', 'AH', 'TS'])).toEqual([
    { suit: 'S', held: ['JS', '9S', 'TS'] },
    { suit: 'H', held: ['AH'] },
  ]);
  expect(bySuit([])).toEqual([]);
});
