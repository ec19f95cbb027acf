// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest';
import { browser, table } from '../../testing/bench';

browser();
const { speak } = await import('../i18n/index.svelte');
const { bubbleWords, longestWord, speaker, told } = await import('./talk');

it('what was said was said by who said it, not by who sits there now', async () => {
  await speak('en');
  const here = table();
  expect(speaker({ seat: 2, name: 'Mien' }, here)).toBe('Mien');
  expect(speaker({ seat: 0, name: 'Els' }, here)).toBe('you');
  expect(speaker({ seat: 2, name: 'Truus' }, here)).toBe('Truus');
  const bot = { name: 'thumb', person: null, bot: 'thumb', here: false };
  const left = table({ seats: here.seats.map((chair, seat) => (seat === 2 ? bot : chair)) });
  expect(speaker({ seat: 2, name: 'Mien' }, left)).toBe('Mien');
  expect(speaker({ name: 'Wil' }, here)).toBe('Wil');
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
