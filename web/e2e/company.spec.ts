// SPDX-License-Identifier: Apache-2.0
// Several browsers at one table: by link, with a reload, a lost connection, and a server that is
// killed in the middle.
import type { Locator, Page } from '@playwright/test';
import {
  type Guest,
  begin,
  come,
  company,
  handOf,
  leave,
  pagesOf,
  playTogether,
  sitDown,
  tableOfTwo,
} from './guests';
import { Mouse, over } from './player';
import { makeTable } from './tables';
import { expect, test } from './server';

const allOver = async (pages: Page[]): Promise<boolean> => {
  for (const page of pages) if ((await over(page).count()) === 0) return false;
  return true;
};

test('two friends by link: one reloads, and both see the match to its end', async ({
  browser,
  server,
}) => {
  const guests = await company(browser, 2);
  const [host, friend] = guests as [Guest, Guest];
  const table = await makeTable(host.page, {
    game: 'klaverjassen',
    rules: { match_deals: 1 },
    forced: 'hand', // both have all their cards until they play one
    seat: 0,
    sit: 'link',
  });
  await host.page.goto(`${server.url}/t/${table}`);
  await sitDown(friend.page, server, table, 'Truus');
  await begin(host.page);
  await expect(friend.page.locator('.hand button.card')).toHaveCount(8);
  const before = await handOf(friend.page);
  await friend.page.reload();
  await expect(friend.page.locator('.hand button.card')).toHaveCount(8);
  expect((await handOf(friend.page)).sort()).toEqual(before.sort());
  const pages = pagesOf(guests);
  await playTogether(pages, () => allOver(pages));
  expect(await over(host.page).locator('li').allInnerTexts()).toHaveLength(2);
  await leave(guests);
});

test('four friends: one loses the connection and the server is killed; play goes on', async ({
  browser,
  server,
}) => {
  const guests = await company(browser, 4);
  const host = guests[0] as Guest;
  const lost = guests[2] as Guest;
  const table = await makeTable(host.page, {
    game: 'hoogjassen',
    rules: { match_deals: 1 },
    seat: 0,
    sit: 'link',
  });
  await host.page.goto(`${server.url}/t/${table}`);
  for (const [i, name] of ['Piet', 'Mien', 'Sjef'].entries()) {
    await sitDown((guests[i + 1] as Guest).page, server, table, name);
  }
  await begin(host.page);
  const pages = pagesOf(guests);
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
  await leave(guests);
});

class Unhurried extends Mouse {
  override async press(control: Locator): Promise<void> {
    if ((await control.textContent()) !== 'Next deal') await super.press(control);
  }
}

test('who watches one deal later is told that the first comes when it is over', async ({
  browser,
  server,
}) => {
  const { guests, host, friend, table } = await tableOfTwo(browser, server, {
    game: 'vijvenveertig',
    watch: 'delayed',
    seat: 0,
    start: true,
  });
  await come(friend, server, table, 'Truus');
  const told = friend.getByText('You see deal 1 once it is over.');
  await expect(told).toBeVisible();
  const soon = friend.getByText('You see deal 1 when the next one begins.');
  const shown = async () => (await host.locator('.result').count()) > 0;
  await playTogether([host], shown, new Unhurried());
  await expect(soon).toBeVisible();
  await expect(told).toHaveCount(0);
  await playTogether([host], async () => !(await soon.isVisible()));
  await expect(friend.locator('.seat > .open').first()).toBeVisible();
  await leave(guests);
});
