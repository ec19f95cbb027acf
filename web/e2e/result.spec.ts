// SPDX-License-Identifier: Apache-2.0
// The result of a deal or a match on small screens.
import type { Page } from '@playwright/test';
import { alter } from './alter';
import { Chance, Mouse, act, pause } from './player';
import { readAt, screens } from './screens';
import { expect, test } from './server';
import { makeTable } from './tables';

// Words and numbers of the result that go on in a second line; what one got of the pot may.
function broken(page: Page): Promise<string[]> {
  return page.locator('.result').evaluate((panel) =>
    [
      ...panel.querySelectorAll('thead th:not(:has(*)), td, tbody th, li b, li small:not(.share)'),
    ].flatMap((part) => {
      const text = document.createRange();
      text.selectNodeContents(part);
      const tops = new Set([...text.getClientRects()].map(({ top }) => Math.round(top)));
      return tops.size > 1 ? [part.textContent ?? ''] : [];
    }),
  );
}

for (const textSize of [1, 1.5]) {
  test(`a result on a small screen has its button in sight, and whole words (${textSize * 100} %)`, async ({
    page,
    server,
  }) => {
    await readAt(page, textSize);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const settings = { game: 'hoogjassen', rules: { match_deals: 1 }, seat: 0, sit: 'alone' };
    await page.goto(`${server.url}/t/${await makeTable(page, { ...settings, start: true })}`);
    const again = page.getByRole('button', { name: 'Another match' });
    const chance = new Chance(7);
    while ((await again.count()) === 0) {
      await act(page, new Mouse(), chance).catch(() => false);
      await pause(page);
    }
    for (const [width, height] of [...screens, [740, 360]] as const) {
      await page.setViewportSize({ width, height });
      await expect(again, `${width} × ${height}`).toBeInViewport({ ratio: 0.99 });
      await again.click({ trial: true });
      expect(await broken(page), `${width} × ${height}`).toEqual([]);
    }
  });
}

for (const textSize of [1, 1.5]) {
  test(`a result with roem has whole words in Dutch (${textSize * 100} %)`, async ({
    page,
    server,
  }) => {
    await readAt(page, textSize, 'nl');
    await alter(page, (look) => {
      const sums = { points: [116, 135], roem: [120, 100], score: [-60, 30, 30], cents: [0, 0, 0] };
      const sides = { declarer: 0, sides: [[0], [1, 2]], tricks: [0, 1, 1, 1, 1, 1, 1, 1, 1] };
      const other = { outcome: 'wet', contract: null, trumps: 'C', pot: 0 } as const;
      look.result = { ...sums, ...sides, ...other };
    });
    const settings = { game: 'heugen', seat: 0, sit: 'alone', start: true };
    await page.goto(`${server.url}/t/${await makeTable(page, settings)}`);
    await expect(page.getByRole('rowheader', { name: 'Tegenspelers' })).toBeVisible();
    for (const [width, height] of [...screens, [740, 360]] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => broken(page), `${width} × ${height}`).toEqual([]);
    }
  });
}

test('a tap on what goes into the pot tells what that is', async ({ page, server }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await alter(page, (look) => {
    const sums = { points: [120, 26], roem: [0, 0], score: [30, -10, -10, -10] };
    const sides = { declarer: 0, sides: [[0], [1, 2, 3]], tricks: [0, 0, 0, 0, 0, 1, 1] };
    const other = { outcome: 'made', contract: null, trumps: 'C', pot: 400 } as const;
    look.result = { ...sums, cents: [-85, -105, -105, -105], ...sides, ...other };
  });
  const settings = { game: 'hoogjassen', seat: 0, sit: 'alone', start: true };
  await page.goto(`${server.url}/t/${await makeTable(page, settings)}`);
  const told = page.getByText(/everyone puts something in when it is empty/);
  await expect(told).toBeHidden();
  await page.getByRole('button', { name: 'Into the pot: €4.00' }).click();
  await expect(told).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(told).toBeHidden();
});
