// SPDX-License-Identifier: Apache-2.0
// A disk that is full: the page says that play stands still, and goes on when there is room.
import { Chance, Mouse, act } from './player';
import { Server, expect, test } from './server';
import { makeTable } from './tables';

test('a full disk stops play with a notice, and play goes on when there is room', async ({
  page,
}) => {
  const server = new Server(); // of its own: nobody else is to be stopped
  await server.start();
  const settings = { game: 'klaverjassen', seat: 0, sit: 'alone', start: true };
  await page.goto(`${server.url}/t/${await makeTable(page, settings, 'Els', server.url)}`);
  await expect(page.locator('.hand button.card')).toHaveCount(8);
  server.fill(0);
  const chance = new Chance(3);
  const notice = page.getByText(/cannot store anything/i);
  await expect(async () => {
    await act(page, new Mouse(), chance).catch(() => false);
    expect(await notice.count()).toBe(1);
  }).toPass({ timeout: 60_000, intervals: [100] });
  const stopped = await page.locator('.hand button.card').count();

  server.empty();
  await expect(notice).toHaveCount(0);
  await expect(async () => {
    await act(page, new Mouse(), chance).catch(() => false);
    expect(await page.locator('.hand button.card').count()).toBeLessThan(stopped - 1);
  }).toPass({ timeout: 60_000, intervals: [100] });
  await server.end();
});
