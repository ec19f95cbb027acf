// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import { choices } from './choices';

describe('what is legal', () => {
  it('is one action where there is nothing to choose', () => {
    expect(choices([{ verb: 'play', shape: 'card', cards: ['7H'], unlawful: ['8S'] }])).toBe(1);
    expect(choices([{ verb: 'pass', shape: 'word' }])).toBe(1);
    expect(choices([{ verb: 'discard', shape: 'cards', count: 2, from: ['7H', '8H'] }])).toBe(1);
    expect(choices([])).toBe(0);
  });

  it('is more where one may also do something else', () => {
    expect(choices([{ verb: 'play', shape: 'card', cards: ['QH'], stuk: ['QH'] }])).toBe(2);
    expect(choices([{ verb: 'bid', shape: 'number', numbers: [20], final: [20] }])).toBe(2);
    expect(
      choices([
        { verb: 'pass', shape: 'word' },
        { verb: 'trump', shape: 'suit', suits: ['C'] },
      ]),
    ).toBe(2);
    expect(choices([{ verb: 'give', shape: 'cards', count: 1, from: ['7H', '8H'] }])).toBe(2);
  });
});
