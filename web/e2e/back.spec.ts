// SPDX-License-Identifier: Apache-2.0
// Back closes what lies over the table, and only then leaves the table.
import { makeTable } from './tables';
import { expect, test } from './server';

test('Back closes the menu and the score sheet, and then goes home', async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(server.url);
  const alone = { seat: 0, sit: 'alone', talk: 'free', start: true };
  const table = await makeTable(page, { game: 'heugen', ...alone });
  await page.goto(server.url);
  await page
    .getByRole('link', { name: /Heugen/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  for (const name of ['Menu', 'Score sheet', 'Talk']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(`${server.url}/t/${table}`);
    await expect(page.locator('.hand button.card').first()).toBeVisible();
  }
  for (let i = 0; i < 3; ++i) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
  }
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL(`${server.url}/`);
});
