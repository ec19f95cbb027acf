// SPDX-License-Identifier: Apache-2.0
// Back closes what lies over the table, and only then leaves the table.
import { act, Chance, Mouse } from './player';
import { makeTable } from './tables';
import { expect, test } from './server';

test('Back closes the menu and the score sheet, and then goes home', async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 640 });
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

test('Back closes a hint and the last trick, and then goes home', async ({ page, server }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const alone = { seat: 0, sit: 'alone', start: true, forced: 'hand' };
  const table = await makeTable(page, { game: 'klaverjassen', ...alone });
  await page.goto(server.url);
  await page
    .getByRole('link', { name: /Klaverjassen/ })
    .first()
    .click();
  const ask = page.getByRole('button', { name: 'Hint', exact: true });
  const last = page.getByRole('button', { name: 'Last trick' });
  const hint = page.locator('.above .bubble');
  const trick = page.locator('.last .shown');
  const chance = new Chance(1);
  await expect(async () => {
    if (!(await last.isVisible()) || !(await ask.isVisible())) await act(page, new Mouse(), chance);
    for (const each of [last, ask]) await expect(each).toBeVisible({ timeout: 1000 });
  }, 'only one card could be played so far').toPass();
  await last.click();
  await ask.click();
  await expect(hint.getByRole('listitem').first()).toBeVisible();
  await page.goBack();
  await expect(hint).toHaveCount(0);
  await expect(trick).toBeVisible();
  await page.goBack();
  await expect(trick).toHaveCount(0);
  await expect(page).toHaveURL(`${server.url}/t/${table}`);

  await ask.click();
  await expect(hint).toBeVisible();
  await expect(async () => {
    await act(page, new Mouse(), chance);
    await expect(hint).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL(`${server.url}/`);
});

test('what lay over a page that is loaded anew is not there for Back', async ({ page, server }) => {
  const alone = { game: 'heugen', seat: 0, sit: 'alone', start: true };
  const table = await makeTable(page, alone);
  await page.goto(server.url);
  await page.goto(`${server.url}/t/${table}`);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await expect(page.locator('.hand button.card').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${server.url}/`);
});

test('a page stays as it was scrolled when what lay over it is closed', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 480 });
  const alone = { game: 'heugen', seat: 0, sit: 'alone', start: true };
  await page.goto(`${server.url}/t/${await makeTable(page, alone)}`);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate(() => scrollTo(0, 50));
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
  expect(await page.evaluate(() => scrollY)).toBe(50);
});
