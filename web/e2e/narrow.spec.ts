// SPDX-License-Identifier: Apache-2.0
// Small screens, upright and on their side: all can be seen, read and touched.
import type { Locator, Page } from '@playwright/test';
import type { Card, Entry } from '../src/lib/protocol/look';
import { alter } from './alter';
import { playDeal } from './guests';
import { paint } from './paint';
import { Chance, Mouse, act, pause } from './player';
import { openHands, phones, readAt, screens, upright } from './screens';
import { makeTable } from './tables';
import { expect, test } from './server';

test('what was bid is told on every screen where roem takes from it', async ({ page, server }) => {
  let declarer = 0;
  await alter(page, (look) => Object.assign(look, { declarer, bid: 150, roem: 190 }));
  const settings = { game: 'heugen', seat: 0, sit: 'alone', start: true };
  const id = await makeTable(page, settings);
  for (const words of ['You play for -40', 'Anna plays for -40']) {
    await page.goto(`${server.url}/t/${id}`);
    const told = page.locator('header p').filter({ hasText: words });
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height });
      await expect(told).toContainText(/bid 150|hundred and fifty/);
      await expect(told).toBeInViewport({ ratio: 1 });
      expect(await told.evaluate((line) => line.scrollWidth - line.clientWidth)).toBe(0);
      await expect(told.locator('.bid')).toBeInViewport({ ratio: 1 });
    }
    ++declarer;
  }
});

// What a finger would miss. A link in running text is as high as its line.
function missed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.querySelector('dialog[open]') ?? document;
    const controls = root.querySelectorAll('a[href], button, input, select, summary');
    return [...controls]
      .filter((element) => element.checkVisibility() && !element.closest('.hand'))
      .filter(
        (element) => element.tagName !== 'A' || getComputedStyle(element).display !== 'inline',
      )
      .flatMap((element) => {
        const label = element.matches('[type=radio], [type=checkbox]') && element.closest('label');
        const { width, height } = (label || element).getBoundingClientRect();
        const name = element.getAttribute('aria-label') ?? element.parentElement?.textContent ?? '';
        const size = `${Math.round(width)} × ${Math.round(height)}`;
        return Math.min(width, height) < 43.5 ? [`${name.trim().slice(0, 30)}: ${size}`] : [];
      });
  });
}

for (const [width, height] of [
  [360, 640],
  [568, 320],
  [667, 375],
  [844, 390],
] as const) {
  test(`a finger hits what may be touched (${width} × ${height})`, async ({ page, server }) => {
    await page.setViewportSize({ width, height });
    const lobby = await makeTable(page, { game: 'klaverjassen', seat: 0 });
    for (const path of [
      '/',
      '/new/hoogjassen',
      '/rules/klaverjassen',
      '/settings',
      `/t/${lobby}`,
    ]) {
      await page.goto(server.url + path);
      await expect(page.locator('h1')).toBeVisible();
      await page.waitForLoadState('networkidle');
      for (const details of await page.locator('details').all()) {
        await details.evaluate((element) => element.setAttribute('open', ''));
      }
      expect(await missed(page), path).toEqual([]);
    }
    const playing = { game: 'vijvenveertig', seat: 0, talk: 'free', start: true, forced: 'hand' };
    await page.goto(`${server.url}/t/${await makeTable(page, playing)}`);
    const chance = new Chance(2);
    while ((await page.locator('.last').count()) === 0) {
      await act(page, new Mouse(), chance).catch(() => false);
      await pause(page);
    }
    await expect(page.locator('.hand button.legal').first()).toBeVisible();
    expect(await missed(page)).toEqual([]);
    for (const name of ['Score sheet', 'Talk', 'Menu']) {
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await missed(page), name).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
}

test('open hands of several seats are letters that can be read on a small screen', async ({
  page,
  server,
}) => {
  await openHands(page);
  const settings = { game: 'pandoer', seat: 0, sit: 'alone', start: true };
  await page.goto(`${server.url}/t/${await makeTable(page, settings)}`);
  const hand = page.locator('.seat > .open').first();
  const [drawn, letters] = [hand.locator('.drawn'), hand.locator('.letters')];
  await expect(hand).toHaveAccessibleName(/ace of clubs/);
  for (const [width, height] of phones) {
    await page.setViewportSize({ width, height });
    await expect(letters).toHaveText(/♣\s*7.*A/);
    await expect(letters).toBeInViewport({ ratio: 1 });
    await expect(drawn).toBeHidden();
    const size = await letters.evaluate((text) => parseFloat(getComputedStyle(text).fontSize));
    expect(size).toBeGreaterThanOrEqual(14);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(drawn).toBeVisible();
  await expect(letters).toBeHidden();
});

// A table of Pandoer at which one may bid, and most contracts are still open.
async function manyContracts(page: Page, url: string): Promise<Locator> {
  const contracts = page.getByRole('list', { name: /contract|bid/i }).getByRole('listitem');
  do {
    const settings = { game: 'pandoer', seat: 0, sit: 'alone', start: true };
    await page.goto(`${url}/t/${await makeTable(page, settings)}`);
    await expect(page.locator('.actions').locator('.button, .wait').first()).toBeVisible();
    await page.waitForTimeout(2500); // the others bid
  } while ((await contracts.count()) < 6);
  return contracts;
}

// Chips that lie over each other, or whose text goes beyond them.
function crowded(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const chips = [...document.querySelectorAll<HTMLElement>('.ring .chip')];
    const boxes = chips.map((chip) => chip.getBoundingClientRect());
    const over = boxes.flatMap((one, i) =>
      boxes
        .slice(i + 1)
        .filter(
          (other) =>
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
        )
        .map(() => `${chips[i]?.textContent} lies over another`),
    );
    const wide = chips.filter((chip) => chip.scrollWidth > chip.clientWidth + 1);
    return [...over, ...wide.map((chip) => `${chip.textContent} is cut`)];
  });
}

// What may be done beside the felt, where a phone lies on its side.
const bidding: Entry[] = [
  { verb: 'bid', shape: 'number', numbers: [150, 160], final: [150, 160] },
  { verb: 'pass', shape: 'word' },
];
const naming: Entry[] = [{ verb: 'trump', shape: 'suit', suits: ['C', 'D', 'H', 'S'] }];

for (const { what, legal, width, height, textSize } of [
  { what: 'a bid', legal: bidding, width: 640, height: 400, textSize: 1.5 },
  { what: 'trumps', legal: naming, width: 740, height: 360, textSize: 1 },
]) {
  test(`${what} can be chosen without scrolling beside the felt (${textSize * 100} %)`, async ({
    page,
    server,
  }) => {
    await readAt(page, textSize);
    await page.setViewportSize({ width, height });
    await alter(page, (look) => Object.assign(look, { turn: 0, awaited: 'seat', legal }));
    const settings = { game: 'hoogjassen', seat: 0, sit: 'alone', start: true, forced: 'hand' };
    await page.goto(`${server.url}/t/${await makeTable(page, settings)}`);
    const actions = page.locator('.actions');
    await expect(actions.getByRole('button', { name: 'Hint' })).toBeVisible();
    expect(await actions.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
    // A shade would say that there is more.
    const bottom = { x: width - 40, y: (await page.locator('.hand').boundingBox())?.y ?? 0 };
    const paper = await colourAt(page, { x: width - 4, y: 4 });
    expect(await colourAt(page, { ...bottom, y: bottom.y - 2 })).toBe(paper);
  });
}

const contracts =
  'polk-zonder solo stoet vierde-boer halve-stoet praatje polke piek solo-zonder omver pandoer';

const contracting: Entry[] = [
  { verb: 'bid', shape: 'name', names: contracts.split(' ') },
  { verb: 'pass', shape: 'word' },
];

for (const { what, game, legal } of [
  { what: 'trumps are named', game: 'hoogjassen', legal: naming },
  { what: 'one may pass', game: 'hoogjassen', legal: bidding.slice(1) },
  { what: 'one may bid', game: 'hoogjassen', legal: bidding },
  { what: 'one may bid a contract', game: 'pandoer', legal: contracting },
]) {
  for (const [textSize, language] of [
    [1, 'nl'],
    [1.3, 'nl'],
    [1.5, 'en'],
  ] as const) {
    const reader = `${textSize * 100} %, ${language}`;
    test(`phones show the whole hand while ${what} (${reader})`, async ({ page, server }) => {
      await readAt(page, textSize, language);
      await alter(page, (look) => Object.assign(look, { turn: 0, awaited: 'seat', legal }));
      const settings = { game, seat: 0, sit: 'alone', start: true, forced: 'hand' };
      await page.goto(`${server.url}/t/${await makeTable(page, settings)}`);
      await expect(page.locator('.actions .button').first()).toBeVisible();
      await expect(page.locator('.hand button.card').first()).toBeVisible();
      for (const [width, height] of upright) {
        await page.setViewportSize({ width, height });
        await expect
          .poll(() => page.evaluate(() => document.body.scrollHeight - innerHeight))
          .toBe(0);
      }
    });
  }
}

for (const language of ['en', 'nl']) {
  test(`the smallest phone shows all of six while one may claim a revoke (${language})`, async ({
    page,
    server,
  }) => {
    await readAt(page, 1, language);
    await page.setViewportSize({ width: 320, height: 568 });
    let cards: Card[] = [];
    await alter(page, (look) => {
      cards = look.hand ?? cards;
      const asides: Entry[] = [{ verb: 'claim-revoke', shape: 'seat', seats: [1] }];
      const legal: Entry[] = [{ verb: 'play', shape: 'card', cards }];
      look.trick = { leader: 5, cards: [{ seat: 5, card: 'JH' }], winning: 5 };
      Object.assign(look, { turn: 0, awaited: 'seat', legal, asides });
    });
    const rules = { game: 'vijvenveertig', preset: 'zes', seat: 0, sit: 'alone', start: true };
    await page.goto(`${server.url}/t/${await makeTable(page, { ...rules, forced: 'hand' })}`);
    await expect(page.locator('.hand button.legal').first()).toBeVisible();
    await expect(page.locator('.trick > .card')).toHaveCount(1);
    const beside = page.locator('.actions > :is(.button, p:not(.silent))');
    await expect(beside).toHaveCount(3);
    const rows = (): Promise<number> =>
      beside.evaluateAll((parts) => {
        const middles = parts.map((part) => {
          const { top, bottom } = part.getBoundingClientRect();
          return Math.round((top + bottom) / 4);
        });
        return new Set(middles).size;
      });
    await expect.poll(rows).toBe(1);
    await expect.poll(() => page.evaluate(() => document.body.scrollHeight - innerHeight)).toBe(0);
  });
  for (const without of ['', 'stoet', 'halve-stoet']) {
    const which = `(${language}${without && `, no ${without}`})`;
    test(`a phone on its side shows most contracts at once ${which}`, async ({ page, server }) => {
      await readAt(page, 1, language);
      await page.setViewportSize({ width: 844, height: 390 });
      const names = contracts.split(' ').filter((name) => name !== without);
      const legal: Entry[] = [
        { verb: 'bid', shape: 'name', names },
        { verb: 'pass', shape: 'word' },
      ];
      await alter(page, (look) => Object.assign(look, { turn: 0, awaited: 'seat', legal }));
      const settings = { game: 'pandoer', seat: 0, sit: 'alone', start: true, forced: 'hand' };
      await page.goto(`${server.url}/t/${await makeTable(page, settings)}`);
      await expect(page.getByRole('button', { name: /^(Pass|Pas)$/ })).toBeInViewport({ ratio: 1 });
      const shown = page.locator('.contracts > li');
      await expect(shown).toHaveCount(names.length);
      for (const contract of (await shown.all()).slice(0, 6)) {
        await expect(contract).toBeInViewport({ ratio: 0.99 });
      }
    });
  }
}

for (const [width, height] of [
  [320, 568],
  [360, 640],
  [844, 390],
] as const) {
  for (const textSize of [1, 1.3, 1.5]) {
    test(`names of trumps stay in their buttons (${textSize * 100} %, ${width} × ${height})`, async ({
      page,
      server,
    }) => {
      await readAt(page, textSize, 'nl');
      await page.setViewportSize({ width, height });
      await alter(page, (look) => Object.assign(look, { turn: 0, awaited: 'seat', legal: naming }));
      const settings = { game: 'hoogjassen', seat: 0, sit: 'alone', start: true, forced: 'hand' };
      await page.goto(`${server.url}/t/${await makeTable(page, settings)}`);
      const buttons = page.locator('.suits .button');
      await expect(buttons).toHaveCount(4);
      for (const button of await buttons.all()) {
        const [inside, box] = [
          await button.locator('span').boundingBox(),
          await button.boundingBox(),
        ];
        expect(inside?.x).toBeGreaterThanOrEqual(box?.x ?? 0);
        expect((inside?.x ?? 0) + (inside?.width ?? 0)).toBeLessThanOrEqual(
          (box?.x ?? 0) + (box?.width ?? 0),
        );
      }
    });
  }
}

// Of the picture of the page, at a point of it.
async function colourAt(page: Page, { x, y }: { x: number; y: number }): Promise<string> {
  await paint(page);
  const picture = await page.screenshot({ clip: { x, y, width: 1, height: 1 } });
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas').getContext('2d');
    canvas?.drawImage(image, 0, 0);
    return String(canvas?.getImageData(0, 0, 1, 1).data);
  }, picture.toString('base64'));
}

for (const [game, preset] of [
  ['hoogjassen', ''],
  ['vijvenveertig', 'zes'],
] as const) {
  for (const size of [1.5, 2]) {
    test(`text ${size} times as large leaves all of ${game} within reach`, async ({
      page,
      server,
    }) => {
      await readAt(page, size);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const settings = { game, ...(preset && { preset }), seat: 0, sit: 'alone', forced: 'hand' };
      await page.goto(`${server.url}/t/${await makeTable(page, { ...settings, start: true })}`);
      const chance = new Chance(4);
      const controls = page
        .locator('.actions')
        .locator('.button:enabled:not([aria-disabled="true"]), select');
      for (let looked = 0; looked < 3;) {
        if ((await controls.count()) > 0) {
          ++looked;
          for (const [width, height] of [
            [390, 844],
            [360, 640],
            [844, 390],
          ] as const) {
            await page.setViewportSize({ width, height });
            for (const control of await controls.all()) await control.click({ trial: true });
            await page.getByRole('button', { name: 'Menu' }).click({ trial: true });
            expect(await crowded(page), `${width} × ${height}`).toEqual([]);
            const beyond = await page.evaluate(() => document.body.scrollWidth - innerWidth);
            expect(beyond).toBeLessThanOrEqual(0);
          }
        }
        await act(page, new Mouse(), chance).catch(() => false);
        await pause(page);
      }
    });
  }
}

for (const [language, textSize] of [
  ['en', 1.3],
  ['en', 1.5],
  ['nl', 1.5],
] as const) {
  test(`no page is wider than a phone with letters of ${textSize * 100} % (${language})`, async ({
    page,
    server,
  }) => {
    await readAt(page, textSize, language);
    await page.setViewportSize({ width: 320, height: 568 });
    await playDeal(page, server, 'link');
    const deal = `${new URL(page.url()).pathname}/deal/0`;
    const lobby = `/t/${await makeTable(page, { game: 'klaverjassen', seat: 0 })}`;
    const paths = ['/', '/new/klaverjassen', '/rules/klaverjassen', '/settings', '/move'];
    for (const path of [...paths, lobby, deal]) {
      await page.goto(server.url + path);
      await expect(page.locator('h1')).toBeVisible();
      await page.waitForLoadState('networkidle');
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beyond, path).toBe(0);
    }
  });
}

test('a hint among the contracts can be read and closed on a small screen', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await manyContracts(page, server.url);
  await page.getByRole('button', { name: 'Hint' }).click();
  const bubble = page.locator('.bubble', { hasText: 'imagined deals' });
  const lines = bubble.locator('li, p');
  for (const [width, height] of [[390, 844], ...screens] as const) {
    await page.setViewportSize({ width, height });
    for (const line of [lines.last(), lines.first()]) {
      await line.scrollIntoViewIfNeeded();
      await expect(
        bubble.getByRole('button', { name: 'Close' }),
        `${width} × ${height}`,
      ).toBeInViewport({ ratio: 1 });
    }
    await expect
      .poll(() => bubble.evaluate((box) => box.getBoundingClientRect().top + scrollY))
      .toBeGreaterThanOrEqual(0);
  }
});

test('a hint that goes on below what is seen has a shade at its end', async ({ page, server }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await manyContracts(page, server.url);
  await page.getByRole('button', { name: 'Hint' }).click();
  const bubble = page.locator('.bubble', { hasText: 'imagined deals' });
  await expect(bubble).toBeVisible();
  expect(await bubble.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeGreaterThan(20);
  const shaded = async (): Promise<boolean> => {
    const { x = 0, y = 0, height = 0 } = (await bubble.boundingBox()) ?? {};
    const beside = { x: x + 5, y: y + height - 4 }; // no letters come here
    return (await colourAt(page, beside)) !== (await colourAt(page, { ...beside, y: y + 8 }));
  };
  expect(await shaded()).toBe(true);
  await bubble.evaluate((box) => box.scrollTo(0, box.scrollHeight));
  await expect.poll(shaded).toBe(false);
});

test('large letters of a name are beside the mark of who deals', async ({ page, server }) => {
  await readAt(page, 1.5);
  await alter(page, (look) => Object.assign(look, { dealer: 2 }));
  const settings = { game: 'heugen', seat: 0, sit: 'alone', start: true };
  await page.goto(`${server.url}/t/${await makeTable(page, settings)}`);
  const mark = page.locator('.chip:not(.below) .dealer');
  await expect(mark).toBeVisible();
  for (const [width, height] of [...screens, [740, 360]] as const) {
    await page.setViewportSize({ width, height });
    const over = await mark.evaluate((sign) => {
      const text = document.createRange();
      text.selectNodeContents(sign.parentElement?.querySelector('b') ?? sign);
      const [name, box] = [text.getBoundingClientRect(), sign.getBoundingClientRect()];
      return name.right > box.left + 1 && name.left < box.right && name.bottom > box.top;
    });
    expect(over, `${width} × ${height}`).toBe(false);
  }
});
