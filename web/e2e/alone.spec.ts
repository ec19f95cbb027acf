// SPDX-License-Identifier: Apache-2.0
// A table against bots alone: what others see of it, what it does not offer, and how it is drawn.
import { Chance, Mouse, act, playMatch, pause } from './player';
import { makeTable } from './tables';
import { expect, test } from './server';

const alone = { seat: 0, sit: 'alone', start: true, rules: { match_deals: 1 } };

test('nobody else gets in, and no link to its deals is offered', async ({
  browser,
  page,
  server,
}) => {
  const table = await makeTable(page, { game: 'klaverjassen', ...alone });
  await page.goto(`${server.url}/t/${table}`);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Stand up' })).toHaveCount(0);
  await expect(menu.getByRole('button', { name: 'Take back' })).toHaveCount(0);
  await expect(menu).toContainText('After the deal, “Replay” lets you check');
  await page.keyboard.press('Escape');

  const context = await browser.newContext();
  const stranger = await context.newPage();
  await stranger.goto(`${server.url}/t/${table}`);
  await expect(stranger.getByRole('heading', { name: 'This is a private table' })).toBeVisible();
  await expect(stranger.getByRole('link', { name: 'Home' })).toBeVisible();
  await context.close();

  await playMatch(page, new Mouse(), 5);
  const result = page.getByRole('region', { name: 'Result' });
  await result.getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByRole('heading', { name: 'Dealt honestly?' })).toBeVisible();
  await expect(page.getByText('Share this deal')).toHaveCount(0);

  const place = page.getByRole('slider');
  await page.keyboard.press('ArrowRight');
  await expect(place).toHaveValue('1');
  await page.getByRole('button', { name: 'To the end' }).click();
  await result.getByRole('button', { name: 'Close' }).click();
  await expect(result).toHaveCount(0);
});

// Where the winning card of a trick lies, and where its cards fly then.
test('a trick flies to who won it', async ({ page, server }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const flights: string[] = [];
    let winner = '';
    Object.assign(window, { flights });
    setInterval(() => {
      const won = document.querySelector<HTMLElement>('.trick.done .winning');
      if (!won) return;
      const [x, y] = ['--dx', '--dy'].map((name) => Number(won.style.getPropertyValue(name)) * 9);
      winner = `${x}rem ${y}rem`;
    }, 20);
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      const last = Array.isArray(frames) ? frames.at(-1) : null;
      if (this.closest('.trick') && last?.translate) flights.push(`${last.translate} ${winner}`);
      return animate.call(this, frames, options);
    };
  });
  await page.goto(`${server.url}/t/${await makeTable(page, { game: 'klaverjassen', ...alone })}`);
  const chance = new Chance(2);
  const flights = () => page.evaluate(() => (window as unknown as { flights: string[] }).flights);
  while ((await flights()).length < 20) {
    await act(page, new Mouse(), chance).catch(() => false);
    await pause(page);
  }
  for (const flight of await flights()) expect(flight).toMatch(/^(\S+ \S+) \1$/);
});

test('the score sheet of four players fits on a small phone', async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const table = await makeTable(page, { game: 'hoogjassen', ...alone }, 'Wilhelmina');
  await page.goto(`${server.url}/t/${table}`);
  await playMatch(page, new Mouse(), 3);
  await page.getByRole('button', { name: 'Score sheet' }).click();
  const sheet = page.getByRole('dialog').getByRole('region', { name: 'Score sheet' });
  await expect(sheet.getByRole('row')).not.toHaveCount(0);
  const log = page.getByRole('dialog').getByRole('list', { name: 'What happened' });
  const below = () =>
    log.evaluate((list) => list.scrollHeight - list.scrollTop - list.clientHeight);
  await expect.poll(below).toBeLessThanOrEqual(1);
  expect(await sheet.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
});
