// SPDX-License-Identifier: Apache-2.0
// What is said at a table by one person on two pages, and while there is no line.
import type { Page } from '@playwright/test';
import { type Server, expect, test } from './server';
import { makeTable } from './tables';

const phrases = ['Hello!', 'Good luck!', 'Thank you'];
const lines = (page: Page) => page.getByRole('list', { name: 'Talk' }).getByRole('listitem');
const say = (page: Page, phrase: string) => page.getByRole('button', { name: phrase }).click();

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
    for (const word of 'een twee drie vier vijf zes zeven acht negen'.split(' ')) {
      await expect(write).toHaveValue('');
      await write.fill(word);
      await write.press('Enter');
    }
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
