// SPDX-License-Identifier: Apache-2.0
// Every page: no violation that axe can find, in both themes, at a desk and on a phone (the end of a
// match: match.spec.ts); nothing asked of another host; a first load that is light.
import type { Entry } from '../src/lib/protocol/look';
import { alter } from './alter';
import { clean } from './axe';
import { Chance, Mouse, act, pause } from './player';
import { games, makeTable } from './tables';
import { expect, test } from './server';

const shapes = [
  { name: 'desk, light', width: 1920, height: 1080, scheme: 'light' },
  { name: 'phone, dark', width: 360, height: 640, scheme: 'dark' },
] as const;

for (const { name, width, height, scheme } of shapes) {
  test(`axe finds nothing on the quiet pages (${name})`, async ({ page, server }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: scheme });
    const paths = ['/', '/new', '/rules', '/settings', '/move', '/nowhere'];
    // The same parts with other texts: in the second shape one game will do.
    for (const game of scheme === 'light' ? games : games.slice(0, 1)) {
      paths.push(`/rules/${game}`, `/new/${game}`);
    }
    for (const path of paths) {
      await page.goto(server.url + path);
      await expect(page.locator('h1').first()).toBeVisible();
      await clean(page);
    }
  });

  for (const game of games) {
    test(`axe finds nothing at a table of ${game} (${name})`, async ({ page, server }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      const table = await makeTable(page, {
        game,
        rules: { match_deals: 1 },
        seat: 0,
        sit: 'alone',
        start: true,
      });
      await page.goto(`${server.url}/t/${table}`);
      const chance = new Chance(3);
      await expect(page.locator('.hand button.card').first()).toBeVisible();
      await clean(page);
      while (!(await act(page, new Mouse(), chance).catch(() => false))) await pause(page);
      await clean(page);
    });
  }
}

test('the rule book and all house rules are at hand from the menu of a table', async ({
  page,
  server,
}) => {
  const settings = { game: 'hoogjassen', seat: 0, sit: 'alone', start: true };
  await page.goto(`${server.url}/t/${await makeTable(page, settings)}`);
  await page.getByRole('button', { name: 'Menu' }).click();
  const book = page.getByRole('dialog').getByRole('link', { name: 'The whole rule book' });
  const opened = page.waitForEvent('popup');
  await book.click();
  const rules = await opened;
  await expect(rules.getByRole('heading', { level: 1, name: 'Hoogjassen' })).toBeVisible();
  await page.getByText('House rules', { exact: true }).click();
  await expect(page.getByText('All house rules', { exact: true })).toBeVisible();
});

test('what a bid is that is said once is told at its tick, and at a tap on its word', async ({
  page,
  server,
}) => {
  await alter(page, (look) => {
    const legal: Entry[] = [{ verb: 'bid', shape: 'number', numbers: [150], final: [150] }];
    Object.assign(look, { turn: 0, awaited: 'seat', legal });
  });
  const settings = { game: 'hoogjassen', seat: 0, sit: 'alone', start: true };
  await page.goto(`${server.url}/t/${await makeTable(page, settings)}`);
  const once = page.getByRole('checkbox', { name: 'once' });
  await expect(once).toHaveAccessibleDescription(/you do not bid again in this deal/);
  await page.getByRole('button', { name: 'once', exact: true }).click({ timeout: 10_000 });
  await expect(page.getByRole('note')).toHaveText(/^één keer: Once: a bid after which/);
  await expect(once).not.toBeChecked();
  await once.check();
  await expect(page.getByRole('note')).toHaveCount(0);
});

test('above the table of Klaverjassen it says who made which trumps', async ({ page, server }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await alter(page, (look) =>
    Object.assign(look, { declarer: 3, trumps: 'S', side_roem: [20, 0] }),
  );
  const settings = { game: 'klaverjassen', seat: 0, sit: 'alone', start: true };
  await page.goto(`${server.url}/t/${await makeTable(page, settings)}`);
  await expect(page.locator('header > p')).toHaveText(/: ♠.* trumps/);
  const lines = (): Promise<number> =>
    page.locator('header > p').evaluate((line) => {
      const tops = [...line.children].map((part) => Math.round(part.getBoundingClientRect().top));
      return new Set(tops).size;
    });
  await expect.poll(lines).toBe(1);
});

test('a table that is not there is told of without a fault in the page', async ({
  page,
  server,
}) => {
  const faults: Error[] = [];
  page.on('pageerror', (fault) => faults.push(fault));
  await page.goto(`${server.url}/t/zzzz`);
  await expect(page.getByRole('heading', { name: 'There is no such table' })).toBeVisible();
  expect(faults).toEqual([]);
});

test('a number of the house rules must be whole, and the field says so', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/new/klaverjassen`);
  await page.getByText('House rules', { exact: true }).click();
  const deals = page.getByRole('spinbutton', { name: 'Number of deals' });
  await expect(page.getByText(/house rules? changed/)).toHaveCount(0);
  await deals.fill('1.5');
  await expect(page.getByRole('alert')).toHaveText(/A whole number from 0 to 1,000,000\./);
  await page.getByRole('button', { name: 'Make the table' }).click();
  await expect(page).toHaveURL(/new/);
  await deals.fill('2');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('1 house rule changed')).toBeVisible();
  await page.getByRole('button', { name: 'Make the table' }).click();
  await page.waitForURL(/\/t\//);
});

test('an address that leads nowhere says so', async ({ page, server }) => {
  for (const path of ['/rules/poker', '/%E0%A4%A', '/t/x/deal/x']) {
    await page.goto(server.url + path);
    await expect(page.locator('h1').first()).toBeVisible();
    await expect(page.locator('h1').first()).toHaveText(/Hier is niets|nothing/i);
  }
});

for (const [locale, names] of Object.entries({
  nl: ['Een tafel maken', 'Pandoer · Spelregels', 'Instellingen', 'Jouw beurt · Klaverjassen'],
  en: ['Make a table', 'Pandoer · Rules', 'Settings', 'Your turn · Klaverjassen'],
})) {
  test.describe(() => {
    test.use({ locale });
    test(`every page has a title of its own (${locale})`, async ({ page, server }) => {
      const [make, rules, settings, turn] = names.map((name) => `${name} · Troef`);
      await page.goto(server.url);
      await expect(page).toHaveTitle(/^Troef: /);
      const table = { game: 'klaverjassen', forced: 'hand', seat: 0, sit: 'alone', start: true };
      const id = await makeTable(page, table);
      for (const [path, title] of [
        ['/new', make],
        ['/rules/pandoer', rules],
        ['/settings', settings],
      ] as const) {
        await page.goto(server.url + path);
        await expect(page).toHaveTitle(title ?? '');
      }
      await page.goto(`${server.url}/t/${id}`);
      await expect(page.locator('.actions').locator('button.button, .wait').first()).toBeVisible();
      const chance = new Chance(5);
      while ((await page.locator('.hand button.legal').count()) === 0) {
        await act(page, new Mouse(), chance).catch(() => false);
        await pause(page);
      }
      await expect(page).toHaveTitle(turn ?? '');
      await page
        .locator('.hand button.legal')
        .first()
        .click({ position: { x: 9, y: 40 } });
      await expect(page).toHaveTitle('Klaverjassen · Troef');
    });
  });
}

test('a long name in one word makes no page wider', async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const name = 'Wolfeschlegelsteinhausenbergerdorffenaue';
  const lobby = await makeTable(page, { game: 'klaverjassen', seat: 0 }, name);
  const table = await makeTable(page, { game: 'klaverjassen', seat: 0, start: true }, name);
  for (const path of ['/', '/settings', '/new', `/t/${lobby}`, `/t/${table}`]) {
    await page.goto(server.url + path);
    // At the table one is "you", but for the menu.
    if (path.endsWith(table)) await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByText(name).first()).toBeVisible();
    const beyond = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('html, dialog[open]')].map(
        (box) => box.scrollWidth - box.clientWidth,
      ),
    );
    expect(beyond, path).toEqual(beyond.map(() => 0));
  }
});

test('the first load is light, and asks nothing of another host', async ({ page, server }) => {
  let bytes = 0;
  const others: string[] = [];
  page.on('requestfinished', async (request) => {
    if (new URL(request.url()).origin !== server.url) others.push(request.url());
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    bytes += responseBodySize + responseHeadersSize;
  });
  await page.goto(server.url);
  await expect(page.locator('button.game')).toHaveCount(games.length);
  await page.waitForLoadState('networkidle');
  expect(others).toEqual([]);
  expect(bytes).toBeLessThan(300 * 1024);
});

test('a page in Dutch speaks Dutch', async ({ browser, server }) => {
  const context = await browser.newContext({ locale: 'nl-NL' });
  const page = await context.newPage();
  await page.goto(server.url);
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await expect(page.getByRole('link', { name: 'Instellingen' })).toBeVisible();
  await context.close();
});

test('a card that may not be played says why, with the rule', async ({ page, server }) => {
  const settings = { game: 'klaverjassen', seat: 0, sit: 'alone', start: true };
  const chance = new Chance(5);
  for (;;) {
    await page.goto(`${server.url}/t/${await makeTable(page, settings)}`);
    await expect(page.locator('.hand button.card').first()).toBeVisible();
    const refused = page.locator('.hand button.dim');
    for (let i = 0; i < 300 && (await page.locator('.result').count()) === 0; ++i) {
      const asked = (await page.locator('.hand button.legal').count()) > 0;
      if (asked && (await refused.count()) > 0) {
        await refused.first().click({ position: { x: 9, y: 40 }, force: true });
        // Unless the turn was over before the click came.
        const why = page.getByText(/KJ-2\d/).first();
        const told = why.waitFor({ timeout: 3000 }).then(() => true);
        if (await told.catch(() => false)) return;
      }
      await act(page, new Mouse(), chance).catch(() => false);
      await pause(page);
    }
  }
});

test('who follows a link to a rule reads on from there', async ({ page, server }) => {
  await page.goto(`${server.url}/rules/klaverjassen#KJ-23`);
  const rule = page.getByRole('heading', { name: /^KJ-23/ });
  await expect(rule).toBeFocused();
  await expect(rule).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(rule.getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const next = page.getByRole('heading', { name: /^KJ-24/ });
  await expect(next).toBeFocused();
  await expect(next).toBeInViewport();
});
