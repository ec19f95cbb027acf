// SPDX-License-Identifier: Apache-2.0
// What holds up play, on small screens: the table can still be seen.
import type { Page } from '@playwright/test';
import type { Look } from '../src/lib/protocol/look';
import type { Table } from '../src/lib/protocol/table';
import { rewrite } from './alter';
import { layDown } from './screens';
import { makeTable } from './tables';
import { expect, test } from './server';

const waiting: [string, Partial<Table>][] = [
  ['an undo', { undo: { seat: 2, yes: [] } }],
  ['who wants to join', { wants_in: [{ person: 'p', name: 'Annemarieke van den Berg' }] }],
];

// A table on the smallest phone where that waits, and what is dealt is changed so.
async function sitDown(
  page: Page,
  url: string,
  waits: Partial<Table>,
  change: (look: Partial<Look>) => void = () => undefined,
): Promise<void> {
  await page.setViewportSize({ width: 320, height: 568 });
  await rewrite(page, (message) => {
    if ('table' in message && message.table) Object.assign(message.table, waits);
    if ('look' in message && message.look) change(message.look);
  });
  const settings = { game: 'klaverjassen', seat: 0, start: true, forced: 'hand' };
  await page.goto(`${url}/t/${await makeTable(page, settings)}`);
}

const beyond = (page: Page): Promise<number> =>
  page.evaluate(() => document.body.scrollHeight - innerHeight);

for (const [what, waits] of waiting) {
  test(`the smallest phone shows the whole hand while ${what} waits for a yes`, async ({
    page,
    server,
  }) => {
    await sitDown(page, server.url, waits);
    await expect(page.locator('.banners').getByRole('button')).toHaveCount(2);
    await expect(page.locator('.hand button.card').first()).toBeVisible();
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 568 });
      await expect.poll(() => beyond(page), { message: `${width} wide` }).toBe(0);
    }
  });
}

for (const [what, waits] of [...waiting, ['a pause', { paused: 1 }] as const]) {
  test(`the smallest phone shows three open hands and one's own below ${what}`, async ({
    page,
    server,
  }) => {
    await sitDown(page, server.url, waits, (look) => {
      layDown(look);
      const trick = { leader: 3, cards: [{ seat: 3, card: 'JH' }], winning: 3 };
      const legal = [{ verb: 'pass', shape: 'word' }];
      Object.assign(look, { turn: 0, awaited: 'seat', legal, trick });
    });
    await expect(page.locator('.letters')).toHaveCount(3);
    await expect(page.locator('.trick > .card')).toHaveCount(1);
    await expect(page.locator('.banners').getByRole('button').first()).toBeVisible();
    const cards = page.locator('.hand button.card');
    await expect(cards).toHaveCount(8);
    await expect.poll(() => beyond(page)).toBe(0);
    for (const card of await cards.all()) await expect(card).toBeInViewport({ ratio: 0.4 });
  });
}

// A pause, an undo that was asked, and somebody who knocks.
for (const [width, height] of [
  [320, 568],
  [568, 320],
] as const) {
  test(`much that is asked at once leaves the table on the screen (${width} × ${height})`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height });
    await rewrite(page, (message) => {
      if (message.type !== 'table') return;
      const wants = [{ person: 'x', name: 'Annemarieke' }];
      Object.assign(message.table, { paused: 1, undo: { seat: 1, yes: [] }, wants_in: wants });
    });
    const settings = { game: 'klaverjassen', seat: 0, start: true, forced: 'hand' };
    await page.goto(`${server.url}/t/${await makeTable(page, settings)}`);
    const asked = page.getByText('Annemarieke wants to join.');
    await expect(asked).toBeAttached();
    await expect(page.locator('.hand button.card').last()).toBeInViewport({ ratio: 0.8 });
    const scrolls = (): Promise<number> =>
      page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    await expect.poll(scrolls).toBe(0);
    const letIn = page.getByRole('button', { name: 'Let in' });
    await letIn.scrollIntoViewIfNeeded();
    await expect(letIn).toBeInViewport({ ratio: 1 });
    await expect.poll(scrolls).toBe(0);
  });
}
