// SPDX-License-Identifier: Apache-2.0
// The first page of who was here before.
import type { Page } from '@playwright/test';
import { begin, leave, sitDown, tableOfTwo } from './guests';
import { readAt } from './screens';
import { makeTable } from './tables';
import { expect, test } from './server';

for (const language of ['nl', 'en']) {
  test(`a game is in sight at once on the smallest phone (${language})`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await readAt(page, 1, language);
    await page.goto(server.url);
    await expect(page.locator('button.game').first()).toBeInViewport({ ratio: 1 });
  });
}

test('the match that one is in the middle of comes first', async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const table = await makeTable(page, { game: 'heugen', seat: 0, sit: 'alone', start: true });
  await page.goto(server.url);
  const games = page.locator('button.game');
  await expect(games).toHaveCount(5);
  const begun = page.locator('section').filter({ hasText: 'Go on playing' });
  await expect(begun).toBeInViewport({ ratio: 1 });
  const bottom = async () => ((await begun.boundingBox())?.y ?? 0) + 1;
  expect(await bottom()).toBeLessThan((await games.first().boundingBox())?.y ?? 0);
  await begun.getByRole('link', { name: /Heugen/ }).click();
  await expect(page).toHaveURL(`${server.url}/t/${table}`);
});

test('tables are told apart by their preset', async ({ page, server }) => {
  for (const preset of ['heugen', 'huege']) {
    await makeTable(page, { game: 'heugen', preset, seat: 0, sit: 'alone', start: true });
  }
  await page.goto(server.url);
  const begun = page.locator('section').filter({ hasText: 'Go on playing' });
  await expect(begun.getByRole('link', { name: /^Heugen, Huëge/ })).toHaveCount(1);
  await expect(begun.getByRole('link')).toHaveCount(2);
});

test('the table comes first where it is one’s turn, and says so', async ({ page, server }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const settings = { game: 'klaverjassen', preset: 'rotterdams', seat: 0, forced: 'hand' };
  const table = await makeTable(page, { ...settings, sit: 'alone', start: true });
  for (let i = 0; i < 3; ++i) await makeTable(page, settings);
  await page.goto(`${server.url}/t/${table}`);
  await expect(page).toHaveTitle(/^Your turn/);
  await page.goto(server.url);
  const begun = page.locator('section').filter({ hasText: 'Go on playing' });
  await expect(begun.locator('small')).toHaveText(['your turn', 'not begun yet', 'not begun yet']);
  const first = begun.getByRole('link').first();
  await expect(first).toHaveAttribute('href', `/t/${table}`);
  // Beside who sits there, however little room that leaves.
  const middle = async (of: string): Promise<number> => {
    const box = await first.locator(of).boundingBox();
    return box ? box.y + box.height / 2 : 0;
  };
  expect(Math.abs((await middle('small')) - (await middle('.soft')))).toBeLessThan(2);
});

test('says that the tables did not come, and asks again', async ({ page, server }) => {
  await page.goto(server.url);
  await makeTable(page, { game: 'heugen', seat: 0, sit: 'alone', start: true });
  let broken = true;
  await page.route('**/api/v1/tables', (route) =>
    broken ? route.fulfill({ status: 503, json: { error: 'storage' } }) : route.continue(),
  );
  await page.goto(server.url);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('cannot be shown now');
  broken = false;
  await alert.getByRole('button').click();
  await expect(page.getByRole('link', { name: /Heugen/ }).first()).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('who comes back to the page finds the tables as they are by then', async ({
  page,
  server,
}) => {
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await makeTable(page, { game: 'pandoer', seat: 0 });
  await page.goto(server.url);
  const mine = page.locator('section').getByRole('link', { name: /^(Pandoer|Heugen)/ });
  await expect(mine).toHaveCount(1);
  await makeTable(page, { game: 'heugen', seat: 0 });
  await comeBack();
  await expect(mine).toHaveCount(2);
  await page.route('**/api/v1/tables', (route) => route.abort());
  const asked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/tables'));
  await comeBack();
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(mine).toHaveCount(2);
});

// These requests wait until what is returned is called.
async function hold(page: Page, url: string, method: string): Promise<() => void> {
  let go = (): void => undefined;
  const held = new Promise<void>((done) => (go = done));
  await page.route(url, async (route) => {
    if (route.request().method() === method) await held;
    await route.continue();
  });
  return () => go();
}

test('the game that was tapped says that it is dealt, as long as the line is slow', async ({
  page,
  server,
}) => {
  const deal = await hold(page, '**/api/v1/tables', 'POST');
  await page.goto(server.url);
  const heugen = page.getByRole('button', { name: /^Heugen/ });
  await heugen.click();
  await expect(heugen).toContainText('Dealing');
  await expect(page.getByRole('status')).toHaveText('Dealing…');
  deal();
  await expect(page).toHaveURL(/\/t\//);
});

test('on a slow line the name stands there until the program has come', async ({
  page,
  server,
}) => {
  const arrive = await hold(page, '**/assets/*.js', 'GET');
  await page.goto(server.url, { waitUntil: 'commit' });
  await expect(page.getByText('Troef …')).toBeVisible();
  arrive();
  await expect(page.getByRole('button', { name: /^Heugen/ })).toBeVisible();
  await expect(page.getByText('Troef …')).toHaveCount(0);
});

test('a match that is not played on is taken off the list, and comes back on none', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const settings = { seat: 0, sit: 'alone', start: true };
  await makeTable(page, { game: 'heugen', ...settings });
  await makeTable(page, { game: 'pandoer', ...settings });
  await page.goto(server.url);
  const begun = page.locator('section').filter({ hasText: 'Go on playing' });
  const remove = begun.getByRole('button', { name: /^Remove from the list: Heugen/ });
  const asked = page.getByRole('dialog', { name: 'Remove from the list' });
  await remove.click();
  await expect(asked).toContainText('neither play it on');
  await asked.getByRole('button', { name: 'Keep it' }).click();
  await expect(asked).toHaveCount(0);
  await expect(begun.getByRole('link')).toHaveCount(2);
  await remove.click();
  await asked.getByRole('button', { name: 'Remove' }).click();
  await expect(begun.getByRole('link')).toHaveText([/^Pandoer/]);
  await expect(asked).toHaveCount(0);
  await page.reload();
  await expect(begun.getByRole('link')).toHaveText([/^Pandoer/]);
});

test('who takes a table of friends off the list leaves the chair to a bot', async ({
  browser,
  server,
}) => {
  const { guests, host, friend, table } = await tableOfTwo(browser, server, {
    game: 'heugen',
    preset: 'heugen-twee',
    forced: 'hand',
    seat: 0,
  });
  await sitDown(friend, server, table, 'Truus');
  await begin(host);
  await friend.goto(server.url);
  await friend.getByRole('button', { name: /^Remove from the list: Heugen/ }).click();
  const asked = friend.getByRole('dialog', { name: 'Remove from the list' });
  await expect(asked).toContainText('a bot plays on for you');
  await asked.getByRole('button', { name: 'Remove' }).click();
  await expect(friend.getByRole('link', { name: /^Heugen/ })).toHaveCount(0);
  await expect(host.getByText(/Truus stands up/).first()).toBeVisible();
  await friend.goto(`${server.url}/t/${table}`);
  await expect(friend.getByRole('button', { name: 'Take over' })).toBeVisible();
  await leave(guests);
});

test('a table that cannot be reached stays on the list, and it is said', async ({
  page,
  server,
}) => {
  await makeTable(page, { game: 'heugen', seat: 0, sit: 'alone', start: true });
  await page.goto(server.url);
  const begun = page.locator('section').filter({ hasText: 'Go on playing' });
  await begun.getByRole('button', { name: /^Remove/ }).click();
  await page.context().setOffline(true);
  const asked = page.getByRole('dialog', { name: 'Remove from the list' });
  await asked.getByRole('button', { name: 'Remove' }).click();
  await expect(asked.getByRole('alert')).toBeVisible();
  await page.context().setOffline(false);
  await asked.getByRole('button', { name: 'Remove' }).click();
  await expect(begun).toHaveCount(0);
});
