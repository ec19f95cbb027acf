// SPDX-License-Identifier: Apache-2.0
// A page that the browser kept while another one was there, and gave back on Back, is as if it were
// loaded now. No browser of a test keeps pages: they are told that it did.
import type { Page } from '@playwright/test';
import { makeTable } from './tables';
import { expect, test } from './server';

const comesBack = (page: Page): Promise<boolean> =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

test('a table that comes back greets the server anew', async ({ page, server }) => {
  let lines = 0;
  await page.routeWebSocket(/\/socket$/, (socket) => {
    ++lines;
    const line = socket.connectToServer();
    line.onMessage((text) => socket.send(text));
    const first = lines === 1;
    let greeted = false;
    // The first line is dead once it has greeted, and nobody is told.
    socket.onMessage((text) => {
      if (!first || !greeted) line.send(text);
      greeted = true;
    });
  });
  const settings = { game: 'heugen', seat: 0, sit: 'alone', start: true };
  await page.goto(`${server.url}/t/${await makeTable(page, settings)}`);
  await expect(page.locator('.hand button.card').first()).toBeVisible();
  expect(lines).toBe(1);
  await comesBack(page);
  await expect.poll(() => lines).toBe(2);
  await expect(page.locator('.hand button.card').first()).toBeVisible();
});

test('the first page that comes back has the tables that there are by then', async ({
  page,
  server,
}) => {
  await makeTable(page, { game: 'heugen', seat: 0 });
  await page.goto(server.url);
  const tables = page.getByRole('link', { name: /Klaverjassen/ }).filter({ hasText: 'Els' });
  await expect(page.getByRole('link', { name: /Heugen/ }).filter({ hasText: 'Els' })).toBeVisible();
  await makeTable(page, { game: 'klaverjassen', seat: 0 });
  await comesBack(page);
  await expect(tables).toBeVisible();
});

test('what is chosen on one page holds on every page that is open, or comes back', async ({
  page,
  server,
}) => {
  await page.goto(server.url);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Cards on the table');
  const other = await page.context().newPage();
  await other.goto(`${server.url}/settings`);
  await other.getByRole('radio', { name: 'Nederlands' }).check();
  await expect(heading).toHaveText('Kaarten aan tafel');

  await page.evaluate(() => localStorage.setItem('troef.settings', '{"language":"en"}'));
  await comesBack(page);
  await expect(heading).toHaveText('Cards on the table');
});
