// SPDX-License-Identifier: Apache-2.0
// npm run pictures: a picture of each game's table for docs/pictures, in the middle of play.
import { resolve } from 'node:path';
import { paint } from './paint';
import { Chance, Mouse, act } from './player';
import { games, makeTable } from './tables';
import { expect, test } from './server';

const folder = resolve(import.meta.dirname, '../../docs/pictures');

for (const game of games) {
  test(`a picture of ${game}`, async ({ page, server }) => {
    await page.setViewportSize({ width: 1120, height: 700 });
    const settings = { game, seat: 0, sit: 'alone', start: true };
    await page.goto(`${server.url}/t/${await makeTable(page, settings, 'Els')}`);
    await expect(page.locator('.hand button.card').first()).toBeVisible();
    const chance = new Chance(2);
    const sheet = page.locator('aside table tbody tr');
    const full = page.locator('.trick:not(.done) > .card');
    for (let i = 0; i < 1500; ++i) {
      const late = (await sheet.count()) >= 1;
      const mine = (await page.locator('.hand button.legal').count()) > 2;
      if (late && mine && (await full.count()) >= 2) break;
      await act(page, new Mouse(), chance).catch(() => false);
      await page.waitForTimeout(100);
    }
    await paint(page);
    await page.mouse.move(0, 0);
    await page.waitForTimeout(700);
    await page.screenshot({ path: `${folder}/${game}.png` });
    await page.setViewportSize({ width: 360, height: 640 });
    await page.waitForTimeout(700);
    await page.screenshot({ path: `${folder}/${game}-phone.png` });
  });
}
