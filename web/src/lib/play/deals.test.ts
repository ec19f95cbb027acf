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
      const { number, first, last } = placed(matches, place);
      return { number, first, last };
    };
    expect(at(0)).toEqual({ number: 0, first: true, last: false });
    expect(at(2)).toEqual({ number: 2, first: false, last: true });
    expect(at(4)).toEqual({ number: 0, first: true, last: false });
    expect(at(5)).toEqual({ number: 1, first: false, last: true });
    expect(at(7)).toEqual({ number: 0, first: true, last: true });
    expect(placed({ ...matches, deals: 2 }, 7).last).toBe(false);
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
