// SPDX-License-Identifier: Apache-2.0
// A card can be chosen before it is one's turn.
import { alter } from './alter';
import { makeTable } from './tables';
import { expect, test } from './server';

test('who has no card left is not told that one can be chosen', async ({ page, server }) => {
  let last = false;
  await alter(page, (look) => {
    const [card = ''] = look.hand ?? [];
    const hand = last ? [] : [card];
    Object.assign(look, { turn: 1, awaited: 'seat', taken: [1, 0, 0, 0], hand, legal: null });
  });
  const settings = { game: 'heugen', preset: 'heugen', seat: 0, sit: 'alone', start: true };
  const table = `${server.url}/t/${await makeTable(page, settings)}`;
  const actions = page.getByRole('group', { name: 'What you can do' });
  await page.goto(table);
  await expect(actions).toHaveText(/turn\. You can choose a card ahead\.\s*$/);
  last = true;
  await page.goto(table);
  await expect(actions).toHaveText(/turn\.\s*$/);
});
