// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import { look } from '../../testing/bench';
import { freshAfter } from './fresh';

const holding = (...hand: string[]) => look({ hand });
const dealt = holding('7H', '8H');
const taken = holding('7H', 'TS', '8H');

describe('what is new in the hand', () => {
  it('is what was taken up', () => expect(freshAfter(dealt, taken, [])).toEqual(['TS']));
  it('stays so while nothing moves', () => {
    expect(freshAfter(taken, holding('TS', '7H', '8H'), ['TS'])).toEqual(['TS']);
  });
  it('is no longer once cards were laid away', () => {
    expect(freshAfter(taken, holding('7H', 'TS'), ['TS'])).toEqual([]);
  });
  it('is what was bought for another card', () => {
    expect(freshAfter(dealt, holding('7H', 'JS'), [])).toEqual(['JS']);
  });
  it('is nothing where cards are dealt, or nothing was seen before', () => {
    expect(freshAfter(dealt, { ...taken, deal: 1 }, ['7H'])).toEqual([]);
    expect(freshAfter(holding(), taken, [])).toEqual([]);
    expect(freshAfter(null, taken, [])).toEqual([]);
  });
});
