// SPDX-License-Identifier: Apache-2.0
import { beforeAll, expect, it } from 'vitest';
import { browser, table } from '../../testing/bench';

browser();
const { speak } = await import('../i18n/index.svelte');
const { trickTold } = await import('./trick');

beforeAll(() => speak('en'));

it('a trick is told with who led and who wins it so far', () => {
  const cards = [
    { seat: 3, card: '7H' },
    { seat: 0, card: 'KH' },
  ];
  const lying = { table: table(), leader: 3, winning: 0, done: false };
  expect(trickTold({ ...lying, cards })).toBe(
    'Sjef: seven of hearts (led), you: king of hearts (winning)',
  );
  expect(trickTold({ ...lying, cards, done: true })).toContain('king of hearts (trick)');
  expect(trickTold({ ...lying, cards: cards.slice(0, 1), winning: 3 })).toBe(
    'Sjef: seven of hearts (led)',
  );
});
