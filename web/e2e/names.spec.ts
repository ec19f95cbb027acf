// SPDX-License-Identifier: Apache-2.0
// Who typed a name has it, whatever they press next; and long ones have room.
import type { Locator, Page } from '@playwright/test';
import { begin, come, company, leave, pagesOf, playTogether, sitDown } from './guests';
import { makeTable } from './tables';
import { expect, test } from './server';

test('who sits down without saving the name that they typed has it all the same', async ({
  browser,
  page,
  server,
}) => {
  const table = await makeTable(page, { game: 'heugen', seat: 0 });
  await page.goto(`${server.url}/t/${table}`);
  const context = await browser.newContext();
  const guest = await context.newPage();
  await guest.goto(`${server.url}/t/${table}`);
  await guest.getByRole('textbox', { name: 'Your name' }).fill('Truus');
  await guest.getByRole('button', { name: 'Sit down' }).first().click();
  await expect(page.getByText('Truus', { exact: true })).toBeVisible();
  await expect(guest.getByRole('textbox', { name: 'Your name' })).toHaveCount(0);
  await page.getByRole('button', { name: /^Begin/ }).click();
  await guest.getByRole('button', { name: 'Menu' }).click();
  await guest.getByRole('button', { name: 'Change' }).click();
  await guest.getByRole('textbox', { name: 'Your name' }).fill('Trui');
  await guest.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('group', { name: 'Trui', exact: true })).toBeVisible();
  await context.close();
});

test('friends who give no name are told apart', async ({ browser, server }) => {
  const guests = await company(browser, 3);
  const [host, ...friends] = pagesOf(guests) as [Page, Page, Page];
  await host.goto(`${server.url}/new/klaverjassen`);
  await host.getByRole('button', { name: 'Make the table' }).click();
  await host.waitForURL(/\/t\//);
  for (const friend of friends) {
    await friend.goto(host.url());
    await expect(friend.getByRole('button', { name: 'Sit down' })).toHaveCount(3);
  }
  for (const friend of friends) {
    await friend.getByRole('button', { name: 'Sit down' }).first().click();
    await expect(friend.getByRole('button', { name: 'Stand up' })).toBeVisible();
  }
  for (const name of ['Guest', 'Guest 2', 'Guest 3']) {
    await expect(host.getByText(name, { exact: true })).toBeVisible();
  }
  await leave(guests);
});

test('who takes over the chair of a bot is asked for a name first', async ({ browser, server }) => {
  const guests = await company(browser, 3);
  const [host, friend, other] = pagesOf(guests) as [Page, Page, Page];
  const rules = { game: 'klaverjassen', forced: 'hand' };
  const table = await makeTable(host, { ...rules, seat: 0, start: true });
  await host.goto(`${server.url}/t/${table}`);
  for (const page of [friend, other]) await page.goto(`${server.url}/t/${table}`);

  await friend.getByRole('button', { name: 'Take over' }).first().click();
  const asked = friend.getByRole('dialog', { name: 'What is your name?' });
  await expect(asked.getByRole('textbox', { name: 'Your name' })).toBeFocused();
  await friend.keyboard.type('Truus');
  await friend.keyboard.press('Enter');
  await expect(host.getByRole('group', { name: 'Truus', exact: true })).toBeVisible();
  await expect(friend.locator(':is(.hand, .actions):focus-within')).toBeVisible();
  await expect(asked).toHaveCount(0);

  // Also where the menu has the buttons.
  await other.getByRole('button', { name: 'Menu' }).click();
  const menu = other.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('textbox', { name: 'Your name' }).fill('Sjef');
  await menu.getByRole('button', { name: 'Take over' }).first().click();
  await expect(host.getByRole('group', { name: 'Sjef', exact: true })).toBeVisible();
  await leave(guests);
});

test('a long name without a blank stays within the end of a match and its sheet', async ({
  browser,
  page,
  server,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const rules = { match_deals: 1, match_target: 0 };
  const preset = { game: 'vijvenveertig', preset: 'pot', rules };
  const table = await makeTable(page, { ...preset, seat: 0, talk: 'none' });
  await page.goto(`${server.url}/t/${table}`);
  const guests = await company(browser, 1);
  const [guest] = pagesOf(guests) as [Page];
  await sitDown(guest, server, table, 'M'.repeat(40));
  await begin(page);
  const end = page.locator('.result .over');
  await playTogether([page, guest], () => end.isVisible());
  const sticksOut = (part: Locator): Promise<boolean> =>
    part.evaluate((element) => element.scrollWidth > element.clientWidth);
  expect(await sticksOut(end)).toBe(false);
  await page.getByRole('button', { name: 'Score sheet' }).click();
  expect(await sticksOut(page.getByRole('region', { name: 'Score sheet' }))).toBe(false);
  await leave(guests);
});

test('who watches a match of two sides reads both names on the sheet', async ({
  browser,
  server,
}) => {
  const guests = await company(browser, 2);
  const [host, watcher] = pagesOf(guests) as [Page, Page];
  const settings = { game: 'vijvenveertig', preset: 'zes', seat: 0, start: true };
  const table = await makeTable(host, settings, 'Wilhelmina-Johanna van der Heuvel');
  await come(watcher, server, table, 'Truus');
  const sides = watcher.locator('aside thead th.names');
  await expect(sides).toHaveCount(2);
  await expect(sides.first()).toBeInViewport({ ratio: 1 });
  await expect(sides.last()).toBeInViewport({ ratio: 1 });
  const sheet = watcher.locator('aside .scroll').first();
  expect(await sheet.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await leave(guests);
});

test('a long name stays beside its sign where one chooses a chair', async ({ page, server }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const table = await makeTable(page, { game: 'heugen', seat: 0 }, 'Annemarieke van den Berg');
  await page.goto(`${server.url}/t/${table}`);
  const chair = page.getByRole('listitem').filter({ hasText: 'Annemarieke' });
  const sign = await chair.locator('svg').first().boundingBox();
  const name = await chair.locator('b').boundingBox();
  expect(sign && name && name.x > sign.x && name.y < sign.y + sign.height).toBe(true);
});

test('a felt with room has long names whole', async ({ browser, page, server }) => {
  const name = 'Wilhelmina van der Heuvel';
  const settings = { game: 'vijvenveertig', preset: 'zes', seat: 1, start: true };
  const table = await makeTable(page, settings, name);
  const guests = await company(browser, 1);
  const [guest] = pagesOf(guests) as [Page];
  await come(guest, server, table, 'Truus');
  const shown = guest.locator('.ring b').getByText(name);
  await expect(shown).toBeVisible();
  expect(await shown.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
  await leave(guests);
});
