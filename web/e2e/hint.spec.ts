// SPDX-License-Identifier: Apache-2.0
// Asking a bot what it would do, and why.
import { act, Chance, Mouse } from './player';
import { makeTable } from './tables';
import { expect, test } from './server';

for (const game of ['klaverjassen', 'pandoer']) {
  test(`a hint in ${game} is for the moment at which it was asked`, async ({ page, server }) => {
    await page.goto(server.url);
    const settings = { game, seat: 0, sit: 'alone', start: true, forced: 'hand', bots: 'thumb' };
    await page.goto(`${server.url}/t/${await makeTable(page, settings)}`);
    await page.getByRole('button', { name: 'Hint' }).click();
    const hint = page.locator('.hint');
    await expect(hint.getByRole('listitem').first()).toContainText('expected');
    await expect(hint).toContainText('deals that may lie so');
    await hint.getByRole('button', { name: 'Close' }).click();
    await expect(hint).toHaveCount(0);
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect(hint).toBeVisible();
    const chance = new Chance(1);
    await expect(async () => {
      await act(page, new Mouse(), chance);
      await expect(hint).toHaveCount(0, { timeout: 500 });
    }).toPass();
  });
}
