// SPDX-License-Identifier: Apache-2.0
// What happened stays to be read by who comes back to the table.
import { makeTable } from './tables';
import { expect, test } from './server';

test('the log says after a reload what it said before', async ({ page, server }) => {
  await page.goto(`${server.url}/t/${await makeTable(page, { game: 'pandoer', seat: 0 })}`);
  await page.getByRole('button', { name: /^Begin/ }).click();
  const log = page.getByRole('list', { name: 'What happened' });
  const turned = log.getByText(/^Turned up/);
  await expect(turned).toBeVisible();
  const line = await turned.textContent();
  await page.reload();
  await expect(log.getByText(line ?? '', { exact: true })).toBeVisible();
  await page.goto(`${server.url}/rules/pandoer`);
  await page.goBack();
  await expect(log.getByText(line ?? '', { exact: true })).toHaveCount(1);
});
