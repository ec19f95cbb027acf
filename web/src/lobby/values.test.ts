// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest';
import type { Option } from '../lib/protocol/games';
import { browser } from '../testing/bench';

browser();
const { speak } = await import('../lib/i18n/index.svelte');
const { valueText } = await import('./values');

const words = { nl: '', en: '' };
const number = (name: string): Option => ({
  ...{ name, rule: null, title: words, text: words, type: 'number', default: 16 },
});

it('says of an end of the match that there is none, and of other numbers which', async () => {
  const ends = [number('match_deals'), number('match_target')];
  for (const [language, none] of [
    ['en', ['no fixed number', 'no target']],
    ['nl', ['geen vast aantal', 'geen doel']],
  ] as const) {
    await speak(language);
    expect(ends.map((end) => valueText(end, 0))).toEqual(none);
    expect(ends.map((end) => valueText(end, 45))).toEqual(['45', '45']);
    expect(valueText(number('seats'), 0)).toBe('0');
  }
});
