// SPDX-License-Identifier: Apache-2.0
// Who typed a name has it, whatever they press next.
import { makeTable } from './tables';
import { expect, test } from './server';

test('who sits down without saving the name that they typed has it all the same', async ({
  browser,
  page,
  server,
}) => {
  await page.goto(server.url);
  const table = await makeTable(page, { game: 'heugen', seat: 0 });
  await page.goto(`${server.url}/t/${table}`);
  const context = await browser.newContext();
  const guest = await context.newPage();
  await guest.goto(`${server.url}/t/${table}`);
  await guest.getByRole('textbox', { name: 'Your name' }).fill('Truus');
  await guest.getByRole('button', { name: 'Sit down' }).first().click();
  await expect(page.getByText('Truus', { exact: true })).toBeVisible();
  await expect(guest.getByRole('textbox', { name: 'Your name' })).toHaveCount(0);
  await page.getByRole('button', { name: /^Begin/ }).click();
  await guest.getByRole('button', { name: 'Menu' }).click();
  await guest.getByRole('button', { name: 'Change' }).click();
  await guest.getByRole('textbox', { name: 'Your name' }).fill('Trui');
  await guest.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('group', { name: 'Trui', exact: true })).toBeVisible();
  await context.close();
});
