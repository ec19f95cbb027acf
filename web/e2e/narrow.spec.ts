// SPDX-License-Identifier: Apache-2.0
// Small screens, upright and on their side: all can be seen and touched, and nothing lies over it.
import type { Page } from '@playwright/test';
import { Chance, Mouse, act } from './player';
import { makeTable } from './tables';
import { expect, test } from './server';

const screens = [
  [320, 568],
  [360, 640],
  [568, 320],
  [640, 360],
  [844, 390],
] as const;

// What lies over each other, or not wholly on the screen. Cards of a trick may overlap.
function troubles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const named = ['.ring .chip', '.trick > .card', '.sign', '.seat > .open', '.last > .button'];
    const kinds = [...named, '.actions .button', '.hand .card', 'header .button'];
    const boxes = kinds.flatMap((kind) =>
      [...document.querySelectorAll(kind)]
        .filter((element) => element.checkVisibility())
        .map((element) => ({ kind, box: element.getBoundingClientRect(), element })),
    );
    const slack = 1;
    const found: string[] = [];
    for (const { kind, box, element } of boxes) {
      const out = box.left < -slack || box.top < -slack || box.right > innerWidth + slack;
      const name = `${kind} ${element.textContent?.replace(/\s+/g, ' ').trim()}`;
      // Fanned cards lean out a little.
      if (out || (kind !== '.hand .card' && box.bottom > innerHeight + slack)) {
        found.push(`${name} is not on the screen`);
      }
      const text = element.querySelector('b');
      if (kind === '.ring .chip' && text && text.scrollWidth > text.clientWidth + slack) {
        found.push(`${name} is cut`);
      }
      for (const other of boxes) {
        const fanned = other.kind === kind && kind !== '.ring .chip';
        if (other.element === element || other.kind < kind || fanned) continue;
        const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (wide > slack && high > slack) found.push(`${name} and ${other.kind} overlap`);
      }
    }
    return found;
  });
}

for (const [game, preset] of [
  ['vijvenveertig', 'zes'],
  ['klaverjassen', ''],
] as const) {
  test(`nothing overlaps in ${game} ${preset}`, async ({ page, server }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(server.url);
    const settings = { game, ...(preset && { preset }), seat: 0, sit: 'alone', start: true };
    const forced = { forced: 'hand' };
    await page.goto(
      `${server.url}/t/${await makeTable(page, { ...settings, ...forced }, 'Truus')}`,
    );
    const chance = new Chance(6);
    for (let looked = 0; looked < 3;) {
      if ((await page.locator('.hand button.legal').count()) > 0) {
        ++looked;
        for (const [width, height] of screens) {
          await page.setViewportSize({ width, height });
          await expect
            .poll(() => troubles(page), { message: `${width} × ${height}`, timeout: 5000 })
            .toEqual([]);
        }
        await page.setViewportSize({ width: 360, height: 640 });
      }
      await act(page, new Mouse(), chance).catch(() => false);
      await page.waitForTimeout(100);
    }
  });
}
