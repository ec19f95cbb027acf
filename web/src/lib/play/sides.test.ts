// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest';
import { browser, table } from '../../testing/bench';

browser();
const { sheetSides } = await import('./sides');

it("one's own side has the left column, and who plays alone the one of their chair", () => {
  const { seats } = table();
  const you = { person: 'p1', seat: 1, owner: false };
  const partners = [
    [0, 2],
    [1, 3],
  ];
  expect(sheetSides({ partners, seats, you })).toEqual([
    [1, 3],
    [0, 2],
  ]);
  expect(sheetSides({ partners, seats, you: { ...you, seat: null } })).toEqual(partners);
  const alone = sheetSides({ partners: null, seats, you });
  expect(alone).toEqual([[0], [1], [2], [3]]);
});
