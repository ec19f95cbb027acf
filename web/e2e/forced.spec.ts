// SPDX-License-Identifier: Apache-2.0
// With the reader's own colours (forced-colors) one still sees what is chosen.
import type { Locator, Page } from '@playwright/test';
import type { Card } from '../src/lib/protocol/look';
import { alter } from './alter';
import { playDeal } from './guests';
import { makeTable } from './tables';
import { expect, test } from './server';

const forced = (page: Page): Promise<void> => page.emulateMedia({ forcedColors: 'active' });
const ground = (part: Locator): Promise<string> =>
  part.evaluate((element) => getComputedStyle(element).backgroundColor);

test('with the reader’s own colours the choice that is pressed looks otherwise', async ({
  page,
  server,
}) => {
  await forced(page);
  let cards: Card[] = [];
  await alter(page, (look) => {
    cards = look.hand ?? cards; // which only comes when it changes
    look.legal = ['rob', 'play'].map((verb) => ({ verb, shape: 'card', cards }));
    Object.assign(look, { turn: 0, awaited: 'seat' });
  });
  const settings = { game: 'vijvenveertig', seat: 0, sit: 'alone', start: true, forced: 'hand' };
  await page.goto(`${server.url}/t/${await makeTable(page, settings)}`);
  const [pressed, other] = ['true', 'false'].map((is) =>
    page.locator(`.actions .button[aria-pressed="${is}"]`),
  ) as [Locator, Locator];
  await expect(pressed).toBeVisible();
  expect(await ground(pressed)).not.toBe(await ground(other));
});

test('with the reader’s own colours the card that was played looks otherwise in a review', async ({
  page,
  server,
}) => {
  await forced(page);
  await playDeal(page, server);
  await page.goto(`${page.url()}/deal/0?seat=0`);
  await page.getByRole('button', { name: /each card cost/ }).click();
  const played = page.locator('.choice .played');
  const other = page.locator('.choice li:not(.played)').first();
  const further = page.getByRole('button', { name: 'One step on' });
  await expect(async () => {
    if (!(await other.isVisible())) await further.click({ timeout: 500 });
    await expect(other).toBeVisible({ timeout: 100 });
  }).toPass();
  expect(await ground(played)).not.toBe(await ground(other));
});
