// SPDX-License-Identifier: Apache-2.0
// What people ask of each other at a table: to take something back, to be let in, to have a bot's
// chair; and what they say to each other.
import type { Page } from '@playwright/test';
import {
  begin,
  come,
  company,
  handOf,
  leave,
  menu,
  pagesOf,
  playTogether,
  tableOfTwo,
  twoThatBid,
} from './guests';
import { makeTable } from './tables';
import { expect, test } from './server';

const log = (page: Page) => page.getByRole('list', { name: 'What happened' });
const mine = (page: Page) => page.locator('.actions').getByRole('button', { name: /^Bid / });

test('a bid is taken back when the other agrees, and not when the other does not', async ({
  browser,
  server,
}) => {
  const { guests, host, friend } = await twoThatBid(browser, server);
  const asked = async (): Promise<Page[]> => {
    const found: Page[] = [];
    for (const page of [host, friend]) if ((await mine(page).count()) > 0) found.push(page);
    return found;
  };
  await expect.poll(async () => (await asked()).length).toBe(1);
  const [bidder = host] = await asked();
  const other = bidder === host ? friend : host;

  await mine(bidder).click();
  await expect(mine(other)).toBeVisible();
  const bid = log(other).getByText(/: (one hundred|100)/);
  await expect(bid).toBeVisible();

  await menu(bidder, /take back/i);
  await expect(bidder.getByText(/you asked to take back/i)).toBeVisible();
  await other.getByRole('button', { name: 'no', exact: true }).click();
  await expect(log(bidder).getByText('Nothing is taken back')).toBeVisible();
  await expect(bid).toBeVisible();
  await expect(mine(other)).toBeVisible();

  await menu(bidder, /take back/i);
  await bidder.getByRole('button', { name: 'Withdraw' }).click();
  await expect(log(other).getByText(/no longer wants to take anything back/)).toBeVisible();
  await expect(other.getByRole('button', { name: 'yes', exact: true })).toHaveCount(0);
  await expect(mine(other)).toBeVisible();

  await menu(bidder, /take back/i);
  await other.getByRole('button', { name: 'yes', exact: true }).click();
  await expect(mine(bidder)).toBeVisible();
  for (const page of [bidder, other]) {
    await expect(log(page).getByText('Taken back', { exact: true })).toBeVisible();
    await expect(log(page).getByText(/: (one hundred|100)/)).toHaveCount(0);
  }
  await leave(guests);
});

test('who made the table lets one in and keeps another out', async ({ browser, server }) => {
  const guests = await company(browser, 3);
  const [host, truus, sjef] = pagesOf(guests) as [Page, Page, Page];
  const table = await makeTable(host, { game: 'klaverjassen', sit: 'invited', seat: 0 });
  await host.goto(`${server.url}/t/${table}`);
  const asks = async (page: Page, name: string): Promise<void> => {
    await come(page, server, table, name);
    await page.getByRole('button', { name: 'Ask to sit' }).first().click();
    await expect(page.getByText(/you have knocked/i)).toBeVisible();
  };
  await asks(truus, 'Truus');
  await expect(truus.getByRole('button', { name: 'Asked for' })).toBeDisabled();
  await expect(truus.getByRole('button', { name: 'Ask to sit' }).first()).toBeEnabled();
  await expect(truus.getByText('whoever made the table lets them in')).toBeVisible();
  await expect(host.getByText('you let them in')).toBeVisible();
  await host.getByRole('button', { name: 'Let in' }).click();
  await expect(host.locator('.who b').filter({ hasText: 'Truus' })).toBeVisible();
  await expect(host.getByText('with Truus')).toHaveCount(1);
  await expect(truus.getByRole('button', { name: /stand|get up/i })).toBeVisible();
  await begin(host);
  await expect(truus.locator('.hand button.card')).toHaveCount(8);

  // During the match the question comes over the table.
  await asks(sjef, 'Sjef');
  await expect(host.getByText('Sjef wants to join.')).toBeVisible();
  await expect(sjef.getByRole('button', { name: 'Asked for' })).toBeDisabled();
  await host.getByRole('status').getByRole('button', { name: 'No', exact: true }).click();
  await expect(sjef.getByText(/has no place for you/i)).toBeVisible();
  await expect(sjef.locator('.hand button.card')).toHaveCount(0);
  await leave(guests);
});

test('where nobody may watch the page says so, and still has two columns for partners', async ({
  browser,
  server,
}) => {
  const { guests, host, friend, table } = await tableOfTwo(browser, server, {
    game: 'klaverjassen',
    watch: 'none',
    seat: 0,
  });
  await come(friend, server, table, 'Truus');
  for (const page of [host, friend]) {
    await expect(page.getByText('Whoever opens this link can sit down.')).toBeVisible();
  }
  await begin(host);
  await expect(friend.getByText('Nobody watches at this table')).toBeVisible();
  await expect(friend.locator('.columns').getByRole('columnheader')).toHaveCount(3);

  // Who has seen cards of this deal gets no other ones.
  await friend.getByRole('button', { name: 'Take over' }).first().click();
  await expect(friend.locator('.hand button.card').first()).toBeVisible();
  await menu(friend, /stand|get up/i);
  await friend.getByRole('button', { name: 'Take over' }).nth(1).click();
  await expect(friend.getByRole('alert')).toContainText('You have seen other cards in this deal');
  await friend.getByRole('button', { name: 'Take over' }).first().click();
  await expect(friend.locator('.hand button.card').first()).toBeVisible();
  await leave(guests);
});

test('a friend takes over the chair of a bot in the middle of a deal', async ({
  browser,
  server,
}) => {
  const rules = { match_deals: 1 };
  const settings = { game: 'klaverjassen', rules, forced: 'hand', seat: 0, start: true };
  const { guests, host, friend, table } = await tableOfTwo(browser, server, settings);
  await expect(host.locator('.hand button.card').first()).toBeVisible();
  await playTogether([host], async () => (await host.locator('.hand button.card').count()) <= 6);

  await come(friend, server, table, 'Truus');
  await expect(friend.getByText('You are watching.')).toBeVisible();
  // Who watches has no partner, and sees who has.
  await expect(friend.getByRole('group', { name: 'Anna' })).toContainText('with Clara');
  await expect(friend.getByText('You can choose a card ahead.')).toHaveCount(0);
  await expect(friend.locator('.hand button.card')).toHaveCount(0);
  await friend.getByRole('button', { name: 'Take over' }).first().click();
  await expect(friend.locator('.hand button.card').first()).toBeVisible();
  await expect(host.getByRole('group', { name: 'Truus' })).toBeVisible();
  const cards = (await handOf(friend)).sort();
  await friend.reload();
  await expect(friend.locator('.hand button.card')).toHaveCount(cards.length);
  expect((await handOf(friend)).sort()).toEqual(cards);

  const pages = [host, friend];
  await playTogether(pages, async () => {
    for (const page of pages) if ((await page.locator('.result').count()) === 0) return false;
    return true;
  });
  await leave(guests);
});

test('who drops out at their turn is replaced by a bot from the table, until they are back', async ({
  browser,
  server,
}) => {
  const { guests, host, friend, table } = await twoThatBid(browser, server);
  await expect(async () => {
    if ((await mine(host).count()) > 0) await mine(host).click();
    await expect(mine(friend)).toBeVisible({ timeout: 1000 });
  }).toPass();
  const banner = host.getByRole('status').filter({ hasText: 'Truus is away' });

  await friend.goto('about:blank');
  await expect(banner).toBeVisible();
  await expect(host.locator('.heard')).not.toContainText('away');
  // Of several banners only what is new is read.
  await expect(banner).toHaveAttribute('aria-atomic', 'false');
  await banner.getByRole('button', { name: 'Let a bot play' }).click();
  await expect(banner).toHaveCount(0);
  await expect(log(host).getByText(/^A bot .* now plays for Truus/)).toBeVisible();
  await expect(log(host).getByText(/^Truus \(bot\): /)).not.toHaveCount(0);
  await expect(host.getByRole('group', { name: 'Truus (bot)' })).toBeVisible();
  await friend.goto(`${server.url}/t/${table}`);
  await expect(log(host).getByText(/Truus is back/i)).toBeVisible();
  await leave(guests);
});

test('what is said shows at its seat on a phone, and the button says how much is new', async ({
  browser,
  server,
}) => {
  const { guests, host, friend } = await twoThatBid(browser, server);
  await host.setViewportSize({ width: 390, height: 800 });
  await expect(host.getByRole('button', { name: 'Talk', exact: true })).toBeVisible();
  await friend.getByRole('button', { name: 'Hello!' }).click();
  await expect(host.getByRole('group', { name: 'Truus' })).toContainText('Hello!');
  await expect(host.getByRole('log')).toContainText('Truus: Hello!');
  await expect(host.getByRole('button', { name: 'Talk, 1 new' })).toBeVisible();
  await leave(guests);
});
