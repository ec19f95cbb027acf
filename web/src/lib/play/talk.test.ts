// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest';
import { browser, table } from '../../testing/bench';

browser();
const { speak } = await import('../i18n/index.svelte');
const { bubbleWords, longestWord, speaker, told } = await import('./talk');

it('what was said was said by who said it, not by who sits there now', async () => {
  await speak('en');
  const own = { seat: 0, name: 'Els', person: 'p0' };
  expect(speaker({ seat: 2, name: 'Mien', person: 'p2' }, table())).toBe('Mien');
  expect(speaker(own, table())).toBe('you');
  expect(speaker({ ...own, person: 'p9' }, table())).toBe('Els');
  expect(speaker(own, table({ you: { person: 'p0', seat: 2, owner: true } }))).toBe('you');
});

it('the longest word decides how large the letters of a bubble are, up to a length', () => {
  expect(longestWord('één keer twintig')).toBe(7);
  expect(longestWord('a'.repeat(60))).toBe(16);
});

it('tells what is for the defenders alone as an aside', async () => {
  await speak('en');
  const said = { seat: 2, name: 'Mien', text: 'hearts' };
  const aside = told({ ...said, to: 'defenders' }, table());
  expect(aside).toContain('hearts');
  expect(aside).not.toBe(told({ ...said, to: 'table' }, table()));
});

it('has the beginning of a long remark in the bubble', () => {
  expect(bubbleWords({ text: 'a'.repeat(60) })).toBe('a'.repeat(60));
  expect(bubbleWords({ text: 'word '.repeat(20) })).toBe(`${'word '.repeat(12).trimEnd()}…`);
});
