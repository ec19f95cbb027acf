// SPDX-License-Identifier: Apache-2.0
// What is said at a table by one person on two pages, and while there is no line.
import type { Locator, Page } from '@playwright/test';
import { come, leave, sitDown as sitAt, tableOfTwo } from './guests';
import { type Server, expect, test } from './server';
import { makeTable } from './tables';

const phrases = ['Hello!', 'Good luck!', 'Thank you'];
const lines = (page: Page) => page.getByRole('list', { name: 'Talk' }).getByRole('listitem');
const say = (page: Page, phrase: string) => page.getByRole('button', { name: phrase }).click();

// More than one may say in ten seconds, however slow the machine is.
const tooMany = 'een twee drie vier vijf zes zeven acht negen'.split(' ');
const sayAtOnce = (write: Locator): Promise<void> =>
  write.evaluate((field: HTMLInputElement, words) => {
    for (const word of words) {
      field.value = word;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.form?.requestSubmit();
    }
  }, tooMany);

async function sitDown(page: Page, server: Server, settings = {}): Promise<string> {
  const table = { game: 'heugen', seat: 0, start: true, forced: 'hand', ...settings };
  return `${server.url}/t/${await makeTable(page, table)}`;
}

test('what one says on a second page is heard as on the first', async ({ page, server }) => {
  const table = await sitDown(page, server);
  const second = await page.context().newPage();
  for (const each of [page, second]) {
    await each.goto(table);
    for (const phrase of phrases) await say(each, phrase);
  }
  await expect(lines(page)).toHaveCount(2 * phrases.length);
});

test('what one says on the computer is not new on the own phone', async ({ page, server }) => {
  const table = await sitDown(page, server);
  const phone = await page.context().newPage();
  await phone.setViewportSize({ width: 390, height: 844 });
  for (const each of [page, phone]) await each.goto(table);
  await expect(phone.locator('.hand button.card').first()).toBeVisible();
  await say(page, 'Good luck!');
  await expect(phone.locator('.seat .bubble').filter({ hasText: 'Good luck!' })).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Talk', exact: true })).toBeVisible();
});

test('what is written while there is no line is said once there is one', async ({
  page,
  server,
}) => {
  await page.goto(await sitDown(page, server, { talk: 'free' }));
  const write = page.getByRole('textbox', { name: 'Say something' });
  await expect(write).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText('No connection')).toBeVisible();
  await write.fill('Back in a moment');
  await write.press('Enter');
  await page.context().setOffline(false);
  await expect(lines(page)).toHaveText([/Back in a moment/]);
});

for (const width of [1280, 390]) {
  test(`words that come too fast stay in their field, and it says why (${width} wide)`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(await sitDown(page, server, { talk: 'free' }));
    await expect(page.locator('.hand button.card').first()).toBeVisible();
    const narrow = width < 1024;
    if (narrow) await page.getByRole('button', { name: /^Talk/ }).click();
    const write = page.getByRole('textbox', { name: 'Say something' });
    await sayAtOnce(write);
    const shown = narrow ? page.getByRole('dialog') : page;
    await expect(shown.getByText(/too fast/)).toBeVisible();
    await expect(write).toHaveValue('negen');
    await expect(lines(page)).toHaveCount(8);
  });
}

test('what is being written is still there when the talk is opened again', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(await sitDown(page, server, { talk: 'free' }));
  const open = page.getByRole('button', { name: /^Talk/ });
  const write = page.getByRole('textbox', { name: 'Say something' });
  await open.click();
  await write.fill('Half a thought');
  await page.keyboard.press('Escape');
  await expect(write).toHaveCount(0);
  await open.click();
  await expect(write).toHaveValue('Half a thought');
});

test('on a phone on its side one sees where to write, however much was said', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  const settings = { game: 'klaverjassen', seat: 0, talk: 'free', start: true };
  await page.goto(`${server.url}/t/${await makeTable(page, settings)}`);
  const open = page.getByRole('button', { name: /^Talk/ });
  const write = page.getByRole('textbox', { name: 'Say something' });
  await open.click();
  for (let i = 0; i < 4; ++i) {
    await write.fill(`${i} ${'nooit gedacht '.repeat(12)}`);
    await write.press('Enter');
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(i + 1);
  }
  await page.keyboard.press('Escape');
  await open.click();
  await expect(write).toBeInViewport({ ratio: 1 });
});

test('friends who wait for the match talk to each other, and read it again in the match', async ({
  browser,
  server,
}) => {
  const settings = { game: 'heugen', seat: 0, talk: 'free' };
  const { guests, host, friend, table } = await tableOfTwo(browser, server, settings);
  await come(friend, server, table, 'Truus');
  await expect(friend.getByRole('button', { name: 'Hello!' }), 'who sits talks').toHaveCount(0);
  await friend.getByRole('button', { name: 'Sit down' }).first().click();
  await say(friend, 'Hello!');
  await expect(lines(host)).toHaveText([/Truus\s+Hello!/]);
  const write = host.getByRole('textbox', { name: 'Say something' });
  await write.fill('We wait for Sjef');
  await write.press('Enter');
  await expect(lines(friend)).toHaveText([/Hello!/, /Els\s+We wait for Sjef/]);
  await host.getByRole('button', { name: 'Begin' }).click();
  await expect(friend.locator('.hand button.card').first()).toBeVisible();
  await expect(lines(friend)).toHaveText([/Hello!/, /We wait for Sjef/]);
  await leave(guests);
});

test('words that were too fast before a match come back, and it is said why beside them', async ({
  page,
  server,
}) => {
  await page.goto(await sitDown(page, server, { talk: 'free', start: false }));
  const write = page.getByRole('textbox', { name: 'Say something' });
  await sayAtOnce(write);
  await expect(write).toHaveValue('negen');
  await expect(page.locator('.talk').getByRole('alert')).toHaveText(/too fast/);
  await expect(page.getByText(/too fast/)).toHaveCount(1);
});

test('on a phone what a friend says before the match is seen wherever one looks', async ({
  browser,
  server,
}) => {
  const { guests, host, friend, table } = await tableOfTwo(browser, server, {
    game: 'heugen',
    seat: 0,
  });
  await sitAt(friend, server, table, 'Truus');
  await host.setViewportSize({ width: 320, height: 568 });
  await host.evaluate(() => scrollTo(0, 0));
  const remark = host.locator('.remarks').getByText('Hello!');
  await expect(lines(host)).not.toBeInViewport();
  await say(friend, 'Hello!');
  await expect(remark).toBeInViewport({ ratio: 1 });
  await lines(host).scrollIntoViewIfNeeded();
  await expect(remark, 'it stands in the talk').toHaveCount(0);
  await leave(guests);
});

test('nobody is offered talk before a match at a table without it', async ({ page, server }) => {
  await page.goto(await sitDown(page, server, { talk: 'none', start: false }));
  await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hello!' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Talk' })).toHaveCount(0);
});
