// SPDX-License-Identifier: Apache-2.0
// Between two deals: the result, and the deals that are over.
import type { Locator, Page } from '@playwright/test';
import type { Review } from '../src/lib/protocol/review';
import { clean } from './axe';
import { playDeal, playTogether } from './guests';
import { Mouse } from './player';
import { expect, test } from './server';
import { makeTable } from './tables';

for (const [width, height] of [
  [360, 640],
  [1280, 800],
] as const) {
  test(`a row of the score sheet leads to its deal (${width} wide)`, async ({ page, server }) => {
    await page.setViewportSize({ width, height });
    await playDeal(page, server);
    const button = page.getByRole('button', { name: 'Score sheet' });
    if (await button.isVisible()) await button.click();
    const row = page.getByRole('row', { name: /^1.*Replay/ });
    // The link lies over the whole row.
    await row.getByRole('cell').last().click({ force: true });
    await expect(page.getByRole('heading', { name: 'Deal 1: replay' })).toBeVisible();
    await expect(page.getByLabel('What you see')).toHaveValue('0');
    await page.goBack();
    await expect(page.locator('.felt')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test('what is printed of a table is its score sheet and what happened, dark on white', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await playDeal(page, server);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('aside').getByRole('row', { name: /^1.*Replay/ })).toBeVisible();
  await expect(
    page
      .locator('aside')
      .getByText(/^Trick to/)
      .first(),
  ).toBeVisible();
  await expect(page.locator('.felt')).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(31, 35, 40)');
});

for (const [sit, clocks] of [
  ['link', 1],
  ['alone', 0],
] as const) {
  test(`the result says how long it stays, where it goes by itself (${sit})`, async ({
    page,
    server,
  }) => {
    await playDeal(page, server, sit);
    await expect(page.locator('.result').getByRole('button', { name: 'Next deal' })).toBeVisible();
    await expect(page.locator('.result').getByRole('timer')).toHaveCount(clocks);
  });
}

// Leaves the button by which one closes a deal.
class Claimant extends Mouse {
  override async press(control: Locator): Promise<void> {
    if ((await control.textContent()) !== 'Nothing') await super.press(control);
  }
}

test('who has nothing to claim does not wait for the deal to be closed', async ({
  page,
  server,
}) => {
  const rules = { revoke: 'penalised' };
  const settings = { game: 'vijvenveertig', seat: 0, sit: 'alone', start: true, rules };
  await page.goto(`${server.url}/t/${await makeTable(page, settings)}`);
  const nothing = page.getByRole('button', { name: 'Nothing' });
  await playTogether([page], () => nothing.isVisible(), new Claimant());
  await nothing.click();
  await expect(page.locator('.result')).toBeVisible({ timeout: 5000 });
});

// What the server says, but that the last choice cost seven.
async function dear(page: Page): Promise<void> {
  await page.route('**/review', async (route) => {
    const answer = await route.fetch();
    const review = (await answer.json()) as Review;
    const last = review.decisions.at(-1);
    if (last) {
      const best = last.options.find(({ action }) => action !== last.action);
      last.options = [
        { action: best?.action ?? '', cost: 0 },
        { action: last.action, cost: 7 },
      ];
    }
    await route.fulfill({ response: answer, json: review });
  });
}

test('a deal that is over is worked out card by card', async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await playDeal(page, server);
  await dear(page);
  await page.goto(`${page.url()}/deal/0?seat=0`);
  await page.getByRole('button', { name: 'What did each card cost?' }).click();
  await expect(page.getByRole('heading', { name: 'What cards cost' })).toBeFocused();
  await expect(page.getByText(/Given away in total: you \d/)).toBeVisible();
  await clean(page);
  const felt = page.locator('.player');
  const place = page.getByRole('slider');
  for (const [key, at] of [
    ['End', await place.getAttribute('max')],
    ['Home', '0'],
    ['ArrowRight', '1'],
  ] as const) {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.keyboard.press(key);
    await expect(place).toHaveValue(at ?? '');
    await expect(felt).toBeInViewport({ ratio: 0.99 });
  }
  const played = page.locator('.choice li').filter({ hasText: 'played' });
  await page
    .getByRole('button', { name: /^Trick \d+: .* costs 7\b/ })
    .last()
    .click();
  await expect(played).toContainText('costs 7');
  await expect(felt).toBeInViewport({ ratio: 0.99 });
  await expect(page.locator('.choice li').first()).toBeInViewport({ ratio: 0.9 });
  await page.getByRole('button', { name: 'One step on' }).click();
  await expect(played).toHaveCount(0);

  await page.getByRole('link', { name: 'Rules' }).first().click();
  await expect(page.getByRole('heading', { name: 'What cards cost' })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'What cards cost' })).toBeVisible();
});

test('who asks too often what cards cost is told so', async ({ page, server }) => {
  await playDeal(page, server);
  const refused = { error: 'rate', message: 'Too many reviews at once.' };
  await page.route('**/review', (route) => route.fulfill({ status: 429, json: refused }));
  await page.goto(`${page.url()}/deal/0`);
  const ask = page.getByRole('button', { name: 'What did each card cost?' });
  await ask.click();
  await expect(page.getByText('That was too fast.')).toBeVisible();
  await expect(ask).toBeEnabled();
});

test('the replay of a deal has its first player below on a phone, too', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await playDeal(page, server);
  await page.goto(`${page.url()}/deal/0`);
  const [trick, chip] = await Promise.all(
    ['.centre', '.seat.below .chip'].map((part) => page.locator(part).boundingBox()),
  );
  expect(chip?.y).toBeGreaterThanOrEqual((trick?.y ?? 0) + (trick?.height ?? 0) - 1);
});
