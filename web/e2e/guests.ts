// SPDX-License-Identifier: Apache-2.0
// People with a browser of their own each, who come to a table by its link.
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { Chance, Mouse, act, pause } from './player';
import { type Server, expect } from './server';
import { callOneself, makeTable } from './tables';

export interface Guest {
  page: Page;
  context: BrowserContext;
}

export async function company(browser: Browser, n: number): Promise<Guest[]> {
  const guests: Guest[] = [];
  for (let i = 0; i < n; ++i) {
    const context = await browser.newContext();
    guests.push({ context, page: await context.newPage() });
  }
  return guests;
}

export const pagesOf = (guests: Guest[]): Page[] => guests.map(({ page }) => page);

export async function leave(guests: Guest[]): Promise<void> {
  for (const guest of guests) await guest.context.close();
}

// Opens the link of a table, with a name.
export async function come(page: Page, server: Server, table: string, name: string) {
  await callOneself(page, name);
  await page.goto(`${server.url}/t/${table}`);
}

export async function sitDown(page: Page, server: Server, table: string, name: string) {
  await come(page, server, table, name);
  await page.getByRole('button', { name: /sit/i }).first().click();
  await expect(page.getByRole('button', { name: /stand|get up/i }).first()).toBeVisible();
}

export async function begin(host: Page): Promise<void> {
  await host
    .getByRole('button', { name: /start|begin|deal/i })
    .first()
    .click();
}

// Everybody does something when it is their turn, until that.
export async function playTogether(
  pages: Page[],
  until: () => Promise<boolean>,
  mouse = new Mouse(),
): Promise<void> {
  const chance = new Chance(11);
  while (!(await until())) {
    for (const page of pages) await act(page, mouse, chance).catch(() => false);
    await Promise.race(pages.map(pause));
  }
}

// A short deal, to its end.
export async function playDeal(page: Page, server: Server, sit = 'alone'): Promise<void> {
  const settings = { game: 'vijvenveertig', seat: 0, sit, start: true };
  await page.goto(`${server.url}/t/${await makeTable(page, settings)}`);
  await playTogether([page], async () => (await page.locator('.result').count()) > 0);
}

export const handOf = (page: Page): Promise<string[]> =>
  page
    .locator('.hand button.card')
    .evaluateAll((cards) =>
      cards.map((card) => (card.getAttribute('aria-label') ?? '').split(',')[0] ?? ''),
    );

export async function menu(page: Page, choice: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: choice }).click();
}

// One at a new table, and a friend who has not come yet.
export async function tableOfTwo(browser: Browser, server: Server, settings: object) {
  const guests = await company(browser, 2);
  const [host, friend] = pagesOf(guests) as [Page, Page];
  const table = await makeTable(host, settings);
  await host.goto(`${server.url}/t/${table}`);
  return { guests, host, friend, table };
}

// Two friends at a table where one of them is to bid.
export async function twoThatBid(browser: Browser, server: Server) {
  const settings = { game: 'heugen', preset: 'heugen-twee', forced: 'hand', seat: 0 };
  const { guests, host, friend, table } = await tableOfTwo(browser, server, settings);
  await sitDown(friend, server, table, 'Truus');
  await begin(host);
  return { guests, host, friend, table };
}
