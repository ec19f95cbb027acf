// SPDX-License-Identifier: Apache-2.0
// The cards of a trick, and the words on them, are seen on every screen.
import type { Page } from '@playwright/test';
import { alter, rewrite } from './alter';
import { readAt, screens } from './screens';
import { makeTable } from './tables';
import { expect, test } from './server';

// How much of the strip with its index is seen of each card of a trick, in percent.
function indices(page: Page): Promise<number[]> {
  return page.locator('.trick').evaluate((trick) => {
    const cards = [...trick.querySelectorAll<HTMLElement>(':scope > .card')];
    for (const part of trick.querySelectorAll<HTMLElement>('*')) part.style.pointerEvents = 'auto';
    return cards.map((card) => {
      const { left, top, width, height } = card.getBoundingClientRect();
      const places = [...Array(49).keys()].map(
        (n) =>
          [
            left + (width * 0.25 * ((n % 7) + 1)) / 8,
            top + (height * 0.35 * (Math.floor(n / 7) + 1)) / 8,
          ] as const,
      );
      const seen = places.filter(([x, y]) => {
        const above = document.elementsFromPoint(x, y).find((part) => trick.contains(part));
        return card.contains(above ?? null) && !above?.closest('p');
      });
      return Math.round((100 * seen.length) / places.length);
    });
  });
}

for (const [game, preset, seats] of [
  ['klaverjassen', 'amsterdams', 4],
  ['vijvenveertig', 'ieder', 5],
  ['vijvenveertig', 'zes', 6],
] as const) {
  test(`the index of every card of a trick of ${seats} is seen`, async ({ page, server }) => {
    const cards = ['TH', '9C', 'JS', 'QD', '8H', '7C'];
    let winning = 0;
    await alter(page, (look) => {
      const lying = cards.slice(0, seats).map((card, at) => ({ seat: (at + 1) % seats, card }));
      const trick = { leader: 1, cards: lying, winning };
      Object.assign(look, { trick, turn: 1, awaited: 'seat', legal: null, asides: [] });
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const rules = preset === 'ieder' ? { seats } : {};
    const settings = { game, preset, rules, forced: 'hand', seat: 0, sit: 'alone', start: true };
    const id = await makeTable(page, settings);
    for (; winning < seats; ++winning) {
      await page.goto(`${server.url}/t/${id}`);
      await expect(page.locator('.trick > .card')).toHaveCount(seats);
      for (const [width, height] of screens) {
        await page.setViewportSize({ width, height });
        await expect
          .poll(async () => Math.min(...(await indices(page))), { message: `${width} × ${height}` })
          .toBeGreaterThanOrEqual(90);
      }
    }
  });
}

// Words on cards of a trick that begin above the end of an open hand, or of something else.
const covered = (page: Page, by = '.seat > .open'): Promise<(string | null)[]> =>
  page.evaluate((by) => {
    const above = document.querySelector(by)?.getBoundingClientRect();
    return [...document.querySelectorAll('.trick p span')]
      .filter((word) => word.getBoundingClientRect().top < (above?.bottom ?? Infinity) - 1)
      .map(({ textContent }) => textContent);
  }, by);

test('words on a trick lie beside an open hand, with letters of 130 %, too', async ({
  page,
  server,
}) => {
  await readAt(page, 1.3, 'nl');
  await page.setViewportSize({ width: 320, height: 568 });
  const pack = ['7C', '8C', '9C', 'TC', 'JC', 'QC', 'KC', 'AC', '7D'];
  const lying = ['TH', '9C'].map((card, at) => ({ seat: at + 1, card }));
  let open = 1;
  let winning = 1;
  await alter(page, (look) => {
    look.hands?.forEach((hand, seat) => (hand.cards = seat === open ? pack : []));
    const trick = { leader: 1, cards: lying, winning };
    Object.assign(look, { trick, last_trick: trick, declarer: 0, trumps: 'H', widow: null });
    Object.assign(look, { turn: 0, awaited: 'seat', legal: null, asides: [] });
  });
  const settings = { game: 'hoogjassen', preset: 'drie', seat: 0, sit: 'alone', start: true };
  const id = await makeTable(page, { ...settings, forced: 'hand' });
  for (open of [1, 2]) {
    for (winning of [1, 2]) {
      await page.goto(`${server.url}/t/${id}`);
      await expect(page.locator('.trick > .card')).toHaveCount(2);
      await expect
        .poll(() => covered(page), { message: `${open} open, ${winning} wins` })
        .toEqual([]);
    }
  }
});

test('words on a trick of two lie below a card that lies open, on the smallest phone', async ({
  page,
  server,
}) => {
  await readAt(page, 1, 'nl');
  await page.setViewportSize({ width: 320, height: 568 });
  await alter(page, (look) => {
    const trick = { leader: 1, cards: [{ seat: 1, card: 'KD' }], winning: 1 };
    Object.assign(look, { trick, last_trick: trick, declarer: 1, trumps: 'H', taken: [0, 3] });
    Object.assign(look, { widow: null, widow_shown: ['TH', 'AD', 'JS'] });
    Object.assign(look, { turn: 0, awaited: 'seat', legal: null, asides: [] });
    look.hands?.forEach((hand, seat) => Object.assign(hand, { cards: seat ? ['TC'] : [] }));
  });
  const settings = { game: 'heugen', preset: 'heugen-twee', seat: 0, sit: 'alone', start: true };
  await page.goto(`${server.url}/t/${await makeTable(page, { ...settings, forced: 'hand' })}`);
  await expect(page.locator('.trick > .card')).toHaveCount(1);
  await expect(page.locator('.seat > .open')).toHaveCount(1);
  await expect.poll(() => covered(page)).toEqual([]);
});

for (const [textSize, undo] of [
  [1, null],
  [1.15, null],
  [1.3, null],
  [1.5, null],
  [1, { seat: 1, yes: [] }],
  [1.3, { seat: 1, yes: [] }],
] as const) {
  const where = `${textSize * 100} %${undo ? ', and an undo is asked' : ''}`;
  test(`words on a trick lie below open hands of all others, on small phones (${where})`, async ({
    page,
    server,
  }) => {
    await readAt(page, textSize, 'nl');
    await page.setViewportSize({ width: 320, height: 568 });
    const open = ['AS', 'KS', 'QS', 'JH', 'TH', '9H', '8C'];
    const lying = ['AH', '7H', '8H'].map((card, at) => ({ seat: [2, 3, 1][at], card }));
    await rewrite(page, (message) => {
      if ('table' in message && message.table) Object.assign(message.table, { undo });
      const look = 'look' in message ? message.look : null;
      if (!look) return;
      look.hands?.slice(1).forEach((hand) => Object.assign(hand, { count: 7, cards: open }));
      const trick = { leader: 2, cards: lying, winning: 2 };
      Object.assign(look, { trick, last_trick: trick, trumps: 'H', taken: [0, 1, 2, 1] });
      Object.assign(look, { declarer: 2, dealer: 2, contract: 'praatje' });
      Object.assign(look, { turn: 2, awaited: 'seat', legal: null, asides: [] });
    });
    const settings = { game: 'pandoer', seat: 0, sit: 'alone', start: true, forced: 'hand' };
    await page.goto(`${server.url}/t/${await makeTable(page, settings)}`);
    await expect(page.locator('.trick > .card')).toHaveCount(3);
    await expect(page.locator('.seat > .open')).toHaveCount(3);
    await expect.poll(() => covered(page)).toEqual([]);
    if (undo) return;
    await page.setViewportSize({ width: 360, height: 640 });
    await expect.poll(() => covered(page)).toEqual([]);
    if (textSize > 1.3) return;
    expect(await page.evaluate(() => document.body.scrollHeight - innerHeight)).toBe(0);
  });
}

for (const textSize of [1, 1.3]) {
  test(`words on a trick lie below the chip of who plays it, while an undo is asked (${textSize * 100} %)`, async ({
    page,
    server,
  }) => {
    await readAt(page, textSize, 'nl');
    await page.setViewportSize({ width: 320, height: 568 });
    const lying = ['AH', '7H', '8H'].map((card, at) => ({ seat: [2, 3, 1][at], card }));
    await rewrite(page, (message) => {
      if ('table' in message && message.table) message.table.undo = { seat: 1, yes: [] };
      if (!('look' in message) || !message.look) return;
      const trick = { leader: 2, cards: lying, winning: 2 };
      Object.assign(message.look, { trick, last_trick: trick, trumps: 'H', taken: [0, 1, 2, 1] });
      Object.assign(message.look, { declarer: 2, dealer: 2 });
      Object.assign(message.look, { turn: 2, awaited: 'seat', legal: null, asides: [] });
    });
    const settings = { game: 'klaverjassen', seat: 0, start: true, forced: 'hand' };
    await page.goto(`${server.url}/t/${await makeTable(page, settings)}`);
    await expect(page.locator('.trick > .card')).toHaveCount(3);
    await expect(page.locator('.banners').getByRole('button')).toHaveCount(2);
    await expect.poll(() => covered(page, '.chip.turn')).toEqual([]);
  });
}
