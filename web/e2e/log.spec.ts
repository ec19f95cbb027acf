// SPDX-License-Identifier: Apache-2.0
// What happened stays to be read by who comes back to the table.
import { playTogether } from './guests';
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

test('who looks back in the log stays there, and who is at its end sees what comes', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  const settings = { game: 'klaverjassen', seat: 0, sit: 'alone', start: true };
  await page.goto(`${server.url}/t/${await makeTable(page, settings)}`);
  const log = page.getByRole('list', { name: 'What happened' });
  const above = () => log.evaluate((list) => list.scrollTop);
  const below = () =>
    log.evaluate((list) => list.scrollHeight - list.clientHeight - list.scrollTop);
  const scroll = (to: number) =>
    log.evaluate((list, top) => {
      list.scrollTo(0, top);
      return new Promise(requestAnimationFrame);
    }, to);
  const lines = () => log.getByRole('listitem').count();
  const more = async () => {
    const before = await lines();
    await playTogether([page], async () => (await lines()) > before + 2);
  };

  await playTogether([page], async () => (await above()) > 60);
  await expect.poll(below).toBeLessThan(2);
  await scroll(0);
  await more();
  await expect.poll(above).toBe(0);
  await scroll(10_000);
  await more();
  await expect.poll(below).toBeLessThan(2);
});
