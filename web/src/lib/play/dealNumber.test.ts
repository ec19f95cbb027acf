// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest';
import { browser, result } from '../../testing/bench';
import type { Outcome } from '../protocol/look';

browser();
const { speak } = await import('../i18n/index.svelte');
const { dealNumber } = await import('./dealNumber');

const row = (deal: number, outcome: Outcome) => ({
  deal,
  dealer: 0,
  bid: 0,
  result: result({ outcome }),
});
const sheet = [row(0, 'made'), row(1, 'passed'), row(2, 'void'), row(3, 'wet')];

it('is that of the row on the sheet, and tells which deal it is of those that count', async () => {
  await speak('en');
  const told = [0, 1, 2, 3, 4].map((deal) =>
    dealNumber({ rules: { match_deals: 8 }, sheet }, deal),
  );
  expect(told).toEqual([
    ...['deal 1 of 8', 'deal 2 of 8', 'deal 3 (2 of 8)', 'deal 4 (2 of 8)', 'deal 5 (3 of 8)'],
  ]);
  await speak('nl');
  expect(dealNumber({ rules: { match_deals: 8 }, sheet }, 4)).toBe('spel 5 (3 van 8)');
});

it('is alone where no number of deals was agreed upon', async () => {
  await speak('nl');
  expect(dealNumber({ rules: { match_deals: 0 }, sheet }, 4)).toBe('spel 5');
});
