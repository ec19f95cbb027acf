// SPDX-License-Identifier: Apache-2.0
// Between two deals: the result, and the deals that are over.
import type { Page } from '@playwright/test';
import { clean } from './axe';
import { Chance, Mouse, act } from './player';
import { makeTable } from './tables';
import { type Server, expect, test } from './server';

async function playDeal(page: Page, server: Server): Promise<void> {
  await page.goto(server.url);
  const settings = { game: 'vijvenveertig', seat: 0, sit: 'alone', start: true };
  await page.goto(`${server.url}/t/${await makeTable(page, settings)}`);
  const chance = new Chance(4);
  while ((await page.locator('.result').count()) === 0) {
    await act(page, new Mouse(), chance).catch(() => false);
    await page.waitForTimeout(80);
  }
}

for (const [width, height] of [
  [360, 640],
  [1280, 800],
] as const) {
  test(`a row of the score sheet leads to its deal (${width} wide)`, async ({ page, server }) => {
    await page.setViewportSize({ width, height });
    await playDeal(page, server);
    const button = page.getByRole('button', { name: 'Score sheet' });
    if (await button.isVisible()) await button.click();
    const row = page.getByRole('row', { name: /^1.*Look again/ });
    // The link lies over the whole row.
    await row.getByRole('cell').last().click({ force: true });
    await expect(page.getByRole('heading', { name: 'Deal 1, seen again' })).toBeVisible();
    await expect(page.getByLabel('What you see')).toHaveValue('0');
    await page.goBack();
    await expect(page.locator('.hand')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test('a deal that is over is worked out card by card', async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await playDeal(page, server);
  await page.goto(`${page.url()}/deal/0`);
  await page.getByRole('button', { name: 'What did each card cost?' }).click();
  await expect(page.getByRole('heading', { name: 'What cards cost' })).toBeVisible();
  await expect(page.getByText(/^Given away in all:|^Nobody gave anything away/)).toBeVisible();
  await clean(page);
  // Up to the first choice between cards.
  const choice = page.locator('.choice li');
  const next = page.getByRole('button', { name: 'One step on' });
  while ((await choice.count()) === 0) await next.click();
  await expect(choice.first()).toContainText('best');
  await expect(choice.filter({ hasText: 'played' })).toHaveCount(1);
  const dear = page.getByRole('button', { name: /^Trick \d+: / });
  if ((await dear.count()) === 0) return;
  await dear.last().click();
  await expect(choice.filter({ hasText: /costs \d+ \(played\)/ })).toHaveCount(1);
  await expect(page.locator('.player')).toBeInViewport();
});
