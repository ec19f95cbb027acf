// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import { flight, placeOf } from './places';

const taken = { cards: ['7H', 'AH'], winner: 3 };

describe('a card that leaves the middle', () => {
  it('flies to who won its trick, as seen from the own seat', () => {
    expect(flight('7H', taken, 0, 4)).toEqual(placeOf(3, 0, 4));
    expect(flight('AH', taken, 3, 4)).toMatchObject({ dx: 0, dy: 1 });
  });

  it('stays where it is when no trick was won with it', () => {
    expect(flight('8H', taken, 0, 4)).toBeNull();
    expect(flight('7H', { ...taken, winner: null }, 0, 4)).toBeNull();
    expect(flight('7H', null, 0, 4)).toBeNull();
  });
});
