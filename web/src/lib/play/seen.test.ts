// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import { browser, look } from '../../testing/bench';
import { seen } from './seen';

browser();
const widow = ['7C', 'JD', 'AS'];

describe('cards that lay open for all', () => {
  it('are told where they cannot be seen any more', () => {
    expect(seen(look({ widow_shown: widow }), false)).toEqual([{ what: 'widow', cards: widow }]);
    expect(seen(look({ turned_up: '5H' }), false)).toEqual([{ what: 'turn-up', cards: ['5H'] }]);
  });

  it('are told while a trick hides them', () => {
    const open = look({ widow: { count: 3, cards: widow }, widow_shown: widow });
    expect(seen(open, false)).toEqual([]);
    expect(seen(open, true)).toEqual([{ what: 'widow', cards: widow }]);
    const turned = look({ turn_up: '5H', turned_up: '5H' });
    expect(seen(turned, false)).toEqual([]);
    expect(seen(turned, true)).toHaveLength(1);
  });

  it('are none where nothing was shown', () => {
    expect(seen(null, true)).toEqual([]);
    expect(seen(look({ widow: { count: 3, cards: [] }, turned_up: null }), true)).toEqual([]);
  });
});
