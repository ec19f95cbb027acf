// SPDX-License-Identifier: Apache-2.0
// What is told over the felt lies over what lies on it, and what leaves the table makes no page wider.
import type { Page } from '@playwright/test';
import { alter } from './alter';
import { makeTable } from './tables';
import { expect, test } from './server';

const alone = { game: 'klaverjassen', seat: 0, sit: 'alone', start: true, forced: 'hand' };
const lying = ['7H', '8H', '9H', 'TH'].map((card, seat) => ({ seat, card }));
const trick = { leader: 0, cards: lying, winning: 3 };

// Cards let a pointer through, and so does what asks which of two things is above the other.
async function over(page: Page, box: string): Promise<string[]> {
  await page.locator('.trick').evaluate((felt) => {
    for (const card of felt.querySelectorAll<HTMLElement>('.card')) {
      card.style.pointerEvents = 'auto';
    }
  });
  return page.locator(box).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const places = [...Array(100).keys()].map(
      (n) =>
        [
          left + (width * ((n % 10) + 0.5)) / 10,
          top + (height * (Math.floor(n / 10) + 0.5)) / 10,
        ] as const,
    );
    const found = places.map(([x, y]) => document.elementFromPoint(x, y));
    return found.flatMap((above) => (above?.closest('.trick .card') ? [above.outerHTML] : []));
  });
}

const result = {
  outcome: 'made',
  declarer: 0,
  contract: null,
  trumps: 'C',
  sides: [
    [0, 2],
    [1, 3],
  ],
  tricks: [0, 1, 0, 1, 0, 1, 0, 1],
  points: [90, 72],
  roem: [0, 0],
  score: [90, 72, 90, 72],
  cents: [0, 0, 0, 0],
  pot: 0,
};

for (const [width, height] of [
  [360, 640],
  [1280, 800],
] as const) {
  test(`a result has the room of the hand (${width} × ${height})`, async ({ page, server }) => {
    await page.setViewportSize({ width, height });
    await alter(page, (look) =>
      Object.assign(look, { hand: [], awaited: 'nothing', turn: null, legal: [], result }),
    );
    await page.goto(`${server.url}/t/${await makeTable(page, alone)}`);
    await expect(page.locator('.result')).toBeVisible();
    const felt = await page.locator('.felt').boundingBox();
    expect((felt?.y ?? 0) + (felt?.height ?? 0)).toBeGreaterThan(height - 20);
  });

  test(`the result lies over the cards of a trick (${width} × ${height})`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height });
    await alter(page, (look) => {
      Object.assign(look, { trick, awaited: 'nothing', turn: null, legal: [], result });
    });
    await page.goto(`${server.url}/t/${await makeTable(page, alone)}`);
    await expect(page.locator('.trick .card')).toHaveCount(4);
    expect(await over(page, '.result')).toEqual([]);
  });
}

test('a trick that flies away does not make the page larger than the screen', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${server.url}/t/${await makeTable(page, alone)}`);
  await expect(page.locator('.hand .card').first()).toBeVisible();
  // As a card does that flies to whoever took it.
  await page.locator('.trick').evaluate((felt) => {
    const card = document.createElement('div');
    card.style.cssText = 'width: 90px; height: 130px; translate: 40rem 40rem';
    felt.append(card);
  });
  const beyond = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [scrollWidth - innerWidth, scrollHeight - innerHeight];
  });
  expect(beyond).toEqual([0, 0]);
});
