// SPDX-License-Identifier: Apache-2.0
// A whole match of each game against bots: with the mouse at a desk, with keys alone on a phone,
// where axe then finds nothing at its end.
import { clean } from './axe';
import { games, makeTable } from './tables';
import { Keys, Mouse, over, playMatch } from './player';
import { expect, test } from './server';

for (const [place, game] of games.entries()) {
  const settings = (deals: number) => ({
    game,
    rules: { match_deals: deals },
    ...{ seat: 0, sit: 'alone', start: true },
  });

  test(`${game}: a match with the mouse at a desk`, async ({ page, server }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(`${server.url}/t/${await makeTable(page, settings(2))}`);
    await playMatch(page, new Mouse(), 7 + place);
    await expect(over(page)).toContainText(/won|draw/i);
    await expect(page.getByRole('button', { name: 'Another match' })).toBeVisible();
  });

  test(`${game}: a match with keys alone on a phone`, async ({ page, server }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    const table = await makeTable(page, settings(1));
    await page.goto(`${server.url}/t/${table}`);
    await playMatch(page, new Keys(page), 70 + place);
    await expect(over(page)).toContainText(/won|draw/i);
    await clean(page);
    await page.goto(`${server.url}/t/${table}/deal/0`);
    await expect(page.locator('h1').first()).toBeVisible();
    await clean(page);
  });
}

test('another match at the same table has deals of its own, and they are honest', async ({
  page,
  server,
}) => {
  const once = { game: 'vijvenveertig', rules: { match_deals: 1 } };
  const table = await makeTable(page, { ...once, seat: 0, sit: 'alone', start: true });
  await page.goto(`${server.url}/t/${table}`);
  await playMatch(page, new Mouse(), 11);
  await page.getByRole('button', { name: 'Another match' }).click();
  await expect(over(page)).toHaveCount(0);
  await playMatch(page, new Mouse(), 12);
  await page.locator('.result').getByRole('link', { name: 'Replay' }).click();
  await expect(page).toHaveURL(/\/deal\/2\?seat=0$/);
  await expect(page.getByRole('heading', { name: 'Deal 1: replay' })).toBeVisible();
  const place = page.getByRole('slider');
  await place.fill('9');
  await page.getByLabel('What you see').selectOption('All cards');
  await expect(place).toHaveValue('9');
  await page.getByRole('button', { name: 'Check it' }).click();
  await expect(page.getByText('It also agrees with what this browser itself saw')).toBeVisible();
});
