// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import type { Review } from '../protocol/review';
import { costly, costOf, givenAway, isRevoke } from './review';

const options = [
  { action: 'play KH', cost: 0 },
  { action: 'play TH', cost: 12 },
];
const decision = { at: 5, seat: 1, trick: 0, action: 'play TH', options };
const review: Review = {
  unit: 'points',
  decisions: [
    decision,
    { ...decision, at: 6, seat: 2, action: 'play KH' },
    { ...decision, at: 9, seat: 1 },
  ],
  complete: true,
};

describe('a finished deal reviewed', () => {
  it('knows what was given away by a card, and nothing of cards that were no option', () => {
    expect(costOf(decision)).toBe(12);
    expect(costOf({ ...decision, action: 'play 7S' })).toBe(0);
  });

  it('lists the cards that cost something, in the order of play', () => {
    expect(costly(review).map(({ at }) => at)).toEqual([5, 9]);
  });

  it('lists revokes, which cost nothing', () => {
    const revoke = { ...decision, at: 11, action: 'play 7S' };
    expect([isRevoke(decision), isRevoke(revoke)]).toEqual([false, true]);
    const decisions = [...review.decisions, revoke];
    expect(costly({ ...review, decisions }).map(({ at }) => at)).toEqual([5, 9, 11]);
  });

  it('adds up what each player gave away', () => {
    expect(givenAway(review, 4)).toEqual([0, 24, 0, 0]);
  });
});
