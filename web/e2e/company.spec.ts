// SPDX-License-Identifier: Apache-2.0
// Several browsers at one table: by link, with a reload, a lost connection, and a server that is
// killed in the middle.
import type { BrowserContext, Page } from '@playwright/test';
import { Chance, Mouse, act, over } from './player';
import { makeTable } from './tables';
import { type Server, expect, test } from './server';

interface Guest {
  page: Page;
  context: BrowserContext;
}

async function sitDown(guest: Guest, server: Server, table: string, name: string): Promise<void> {
  const { page } = guest;
  await page.goto(server.url);
  await page.evaluate(
    (body) =>
      fetch('/api/v1/me', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      }),
    JSON.stringify({ name }),
  );
  await page.goto(`${server.url}/t/${table}`);
  await page.getByRole('button', { name: /sit/i }).first().click();
  await expect(page.getByRole('button', { name: /stand|get up/i }).first()).toBeVisible();
}

// Everybody does something when it is their turn, until everybody sees the end.
async function playTogether(pages: Page[], until: () => Promise<boolean>): Promise<void> {
  const mouse = new Mouse();
  const chance = new Chance(11);
  while (!(await until())) {
    for (const page of pages) await act(page, mouse, chance).catch(() => false);
    await pages[0]?.waitForTimeout(80);
  }
}

const handOf = (page: Page): Promise<string[]> =>
  page
    .locator('.hand button.card')
    .evaluateAll((cards) =>
      cards.map((card) => (card.getAttribute('aria-label') ?? '').split(',')[0] ?? ''),
    );

const allOver = async (pages: Page[]): Promise<boolean> => {
  for (const page of pages) if ((await over(page).count()) === 0) return false;
  return true;
};

async function company(browser: import('@playwright/test').Browser, n: number): Promise<Guest[]> {
  const guests: Guest[] = [];
  for (let i = 0; i < n; ++i) {
    const context = await browser.newContext();
    guests.push({ context, page: await context.newPage() });
  }
  return guests;
}

test('two friends by link: one reloads, and both see the match to its end', async ({
  browser,
  server,
}) => {
  const guests = await company(browser, 2);
  const [host, friend] = guests as [Guest, Guest];
  await host.page.goto(server.url);
  const table = await makeTable(host.page, {
    game: 'klaverjassen',
    rules: { match_deals: 1 },
    seat: 0,
    sit: 'link',
  });
  await host.page.goto(`${server.url}/t/${table}`);
  await sitDown(friend, server, table, 'Truus');
  await host.page
    .getByRole('button', { name: /start|begin|deal/i })
    .first()
    .click();
  await expect(friend.page.locator('.hand button.card')).toHaveCount(8);
  const before = await handOf(friend.page);
  await friend.page.reload();
  await expect(friend.page.locator('.hand button.card')).toHaveCount(8);
  expect((await handOf(friend.page)).sort()).toEqual(before.sort());
  const pages = guests.map(({ page }) => page);
  await playTogether(pages, () => allOver(pages));
  expect(await over(host.page).locator('li').allInnerTexts()).toHaveLength(4);
  for (const guest of guests) await guest.context.close();
});

test('four friends: one loses the connection and the server is killed; play goes on', async ({
  browser,
  server,
}) => {
  const guests = await company(browser, 4);
  const host = guests[0] as Guest;
  const lost = guests[2] as Guest;
  await host.page.goto(server.url);
  const table = await makeTable(host.page, {
    game: 'hoogjassen',
    rules: { match_deals: 1 },
    seat: 0,
    sit: 'link',
  });
  await host.page.goto(`${server.url}/t/${table}`);
  for (const [i, name] of ['Piet', 'Mien', 'Sjef'].entries()) {
    await sitDown(guests[i + 1] as Guest, server, table, name);
  }
  await host.page
    .getByRole('button', { name: /start|begin|deal/i })
    .first()
    .click();
  const pages = guests.map(({ page }) => page);
  for (const page of pages) await expect(page.locator('.hand button.card')).toHaveCount(7);

  const mine = await handOf(lost.page);
  await lost.context.setOffline(true);
  await host.page.waitForTimeout(500);
  await lost.context.setOffline(false);
  await expect(lost.page.locator('.hand button.card')).toHaveCount(7);
  expect((await handOf(lost.page)).sort()).toEqual(mine.sort());

  let steps = 0;
  await playTogether(pages, async () => ++steps > 12 || allOver(pages));
  await server.kill();
  await server.start();
  await playTogether(pages, () => allOver(pages));
  for (const guest of guests) await guest.context.close();
});
