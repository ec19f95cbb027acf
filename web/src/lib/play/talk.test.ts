// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest';
import { browser } from '../../testing/bench';

browser();
const { longestWord } = await import('./talk');

it('the longest word decides how large the letters of a bubble are, up to a length', () => {
  expect(longestWord('één keer twintig')).toBe(7);
  expect(longestWord('a'.repeat(60))).toBe(16);
});
