// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import { browser, table } from '../../testing/bench';
import { placed, replayAddress } from './deals';

browser();

describe('deals of a table', () => {
  // Three deals and their end, two and theirs, and one deal of the match in progress.
  const matches = { starts: [0, 4, 7], deals: 1 };

  it('are found in the match that is played', () => {
    const you = { person: 'p', seat: 2, owner: false };
    expect(replayAddress(table({ you }), 3)).toBe('/t/t/deal/3?seat=2');
    expect(replayAddress(table({ you, ...matches }), 0)).toBe('/t/t/deal/7?seat=2');
    const watching = { ...you, seat: null };
    expect(replayAddress(table({ you: watching, ...matches }), 1)).toBe('/t/t/deal/8');
  });
  it('have neighbours in their own match only', () => {
    const at = (place: number) => {
      const { number, before, after } = placed(matches, place);
      return { number, before, after };
    };
    expect(at(0)).toEqual({ number: 0, before: null, after: 1 });
    expect(at(2)).toEqual({ number: 2, before: 1, after: null });
    expect(at(4)).toEqual({ number: 0, before: null, after: 5 });
    expect(at(5)).toEqual({ number: 1, before: 4, after: null });
    expect(at(7)).toEqual({ number: 0, before: null, after: null });
    expect(placed({ ...matches, deals: 2 }, 7).after).toBe(8);
  });
  it('that there are not lead to the last one that there is', () => {
    const { before, after, earlier } = placed(matches, 77);
    expect([before, after, earlier]).toEqual([7, null, null]);
    const none = placed({ ...matches, deals: 0 }, 77);
    expect([none.before, none.after, none.earlier]).toEqual([null, null, 5]);
    expect(placed(matches, 3).before).toBe(2);
  });
  it('lead to the one before where nothing is known of their table', () => {
    const { before, after } = placed(null, 3);
    expect([before, after]).toEqual([2, null]);
  });
  it('lead to the match before and to the one after', () => {
    const beyond = (place: number, deals = 1) => {
      const { earlier, later } = placed({ ...matches, deals }, place);
      return [earlier, later];
    };
    expect([0, 1, 2].map((place) => beyond(place))).toEqual([
      ...[
        [null, null],
        [null, null],
        [null, 4],
      ],
    ]);
    expect(beyond(4)).toEqual([2, null]);
    expect(beyond(5)).toEqual([null, 7]);
    expect(beyond(5, 0)).toEqual([null, null]);
    expect(beyond(7)).toEqual([5, null]);
  });
});
