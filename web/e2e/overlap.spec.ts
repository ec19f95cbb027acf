// SPDX-License-Identifier: Apache-2.0
// Nothing lies over anything else, on any screen.
import type { Page } from '@playwright/test';
import { alter, rewrite } from './alter';
import { come, company, leave, pagesOf, tableOfTwo } from './guests';
import { Chance, Mouse, act, pause } from './player';
import { openHands, screens } from './screens';
import { expect, test } from './server';
import { makeTable } from './tables';

// What lies over each other, or not wholly on the screen. Cards of a trick may overlap.
function troubles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const named = [
      '.ring .chip',
      '.trick > .card',
      '.sign',
      '.seat > .open',
      '.last > .button',
      '.seat > .button',
    ];
    const lying = ['.middle .card', '.middle .die', '.dead'];
    const kinds = [...named, ...lying, '.actions .button', '.hand .card', 'header .button'];
    // As much of it as what scrolls lets see.
    const seen = (element: Element): DOMRect => {
      const { left, width, ...box } = element.getBoundingClientRect().toJSON() as DOMRect;
      for (let up = element.parentElement; up; up = up.parentElement) {
        if (getComputedStyle(up).overflowY !== 'auto') continue;
        const { top, bottom } = up.getBoundingClientRect();
        box.top = Math.max(box.top, top);
        box.bottom = Math.min(box.bottom, bottom);
      }
      return new DOMRect(left, box.top, width, Math.max(0, box.bottom - box.top));
    };
    const boxes = kinds.flatMap((kind) =>
      [...document.querySelectorAll(kind)]
        .filter((element) => element.checkVisibility())
        .map((element) => ({ kind, box: seen(element), element })),
    );
    const slack = 1;
    const found: string[] = [];
    for (const { kind, box, element } of boxes) {
      const out = box.left < -slack || box.top < -slack || box.right > innerWidth + slack;
      const name = `${kind} ${element.textContent?.replace(/\s+/g, ' ').trim()}`;
      // Fanned cards lean out a little.
      if (out || (kind !== '.hand .card' && box.bottom > innerHeight + slack)) {
        found.push(`${name} is not on the screen`);
      }
      const text = element.querySelector('b');
      if (kind === '.ring .chip' && text && text.scrollWidth > text.clientWidth + slack) {
        found.push(`${name} is cut`);
      }
      for (const other of boxes) {
        const fanned = other.kind === kind && kind !== '.ring .chip';
        if (other.element === element || other.kind < kind || fanned) continue;
        const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (wide > slack && high > slack) found.push(`${name} and ${other.kind} overlap`);
      }
    }
    return found;
  });
}

type Size = readonly [number, number];
const upright = ([width, height]: Size): boolean => width < height || height > 400;

async function expectNoTrouble(
  page: Page,
  where = '',
  on: readonly Size[] = screens,
): Promise<void> {
  for (const [width, height] of on) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(() => troubles(page), { message: `${where}${width} × ${height}`, timeout: 5000 })
      .toEqual([]);
  }
}

// Plays, and looks at every screen each time that there is a card to be played.
async function look(page: Page, url: string, game: string, preset: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const rules = { game, ...(preset && { preset }), forced: 'hand' };
  const id = await makeTable(page, { ...rules, seat: 0, sit: 'alone', start: true }, 'Truus');
  await page.goto(`${url}/t/${id}`);
  const chance = new Chance(6);
  for (let looked = 0; looked < 3;) {
    if ((await page.locator('.hand button.legal').count()) > 0) {
      ++looked;
      await expectNoTrouble(page);
      await page.setViewportSize({ width: 360, height: 640 });
    }
    await act(page, new Mouse(), chance).catch(() => false);
    await pause(page);
  }
}

for (const [game, preset] of [
  ['klaverjassen', ''],
  ['hoogjassen', ''],
  ['hoogjassen', 'drie'],
  ['heugen', ''],
  ['heugen', 'heugen-twee'],
  ['pandoer', ''],
  ['vijvenveertig', ''],
  ['vijvenveertig', 'zes'],
] as const) {
  test(`nothing overlaps in ${game} ${preset}`, async ({ page, server }) => {
    await look(page, server.url, game, preset);
  });
}

for (const [game, preset] of [
  ['heugen', 'heugen-twee'],
  ['hoogjassen', 'drie'],
  ['pandoer', ''],
] as const) {
  test(`nothing overlaps where hands lie open in ${game} ${preset}`, async ({ page, server }) => {
    await openHands(page);
    await look(page, server.url, game, preset);
  });
}

// With all hands open, as who watches with a delay has them.
test('nothing overlaps for who watches open hands of bots', async ({ browser, server }) => {
  const { guests, friend, table } = await tableOfTwo(browser, server, {
    game: 'klaverjassen',
    seat: 0,
    sit: 'link',
    start: true,
    forced: 'hand',
  });
  await openHands(friend);
  await come(friend, server, table, 'Truus');
  const takes = friend.locator('.seat > .button');
  await expect(takes).toHaveCount(3);
  await expectNoTrouble(friend);
  await friend.setViewportSize({ width: 360, height: 640 });
  await expect(takes.first()).toBeHidden();
  await friend.getByRole('button', { name: 'Menu' }).click();
  await expect(friend.getByRole('dialog').getByRole('button', { name: 'Take over' })).toHaveCount(
    3,
  );
  await leave(guests);
});

// Each has two partners, who are named. Nobody is away, which would be told above a lower felt.
for (const [name, seat] of [
  ['Annemarieke van den Berg', 0],
  ['Annemarieke Wilhelmina van den Bovenkamp', 1],
] as const) {
  test(`nothing overlaps for who watches six, one of them ${name}`, async ({ browser, server }) => {
    const guests = await company(browser, 2);
    const [host, friend] = pagesOf(guests) as [Page, Page];
    const settings = { game: 'vijvenveertig', preset: 'zes', seat, start: true, forced: 'hand' };
    const table = await makeTable(host, settings, name);
    const lying = ['7H', '8H', '9H', 'TH', 'JH'].map((card, at) => ({ seat: at + 1, card }));
    await alter(friend, (look) => {
      Object.assign(look, { trick: { leader: 1, cards: lying, winning: 5 }, turn: 0 });
    });
    await host.goto(`${server.url}/t/${table}`);
    await come(friend, server, table, 'Truus');
    await expect(friend.locator('.trick > .card')).toHaveCount(5);
    await expectNoTrouble(friend);
    await leave(guests);
  });
}

// All hands lie open, as for who watches one deal later.
test('nothing overlaps for who watches the open hands of six', async ({ browser, server }) => {
  const guests = await company(browser, 2);
  const [host, friend] = pagesOf(guests) as [Page, Page];
  const settings = { game: 'vijvenveertig', preset: 'zes', seat: 0, start: true, forced: 'hand' };
  const table = await makeTable(host, settings, 'Annemarieke van den Berg');
  const lying = ['7H', '8H', '9H', 'TH', 'JH'].map((card, at) => ({ seat: at + 1, card }));
  await alter(friend, (look) => {
    for (const hand of look.hands ?? []) {
      Object.assign(hand, { count: 4, cards: ['AS', '2S', 'QD', 'JH'] });
    }
    const trick = { leader: 1, cards: lying, winning: 5, winner: 5 };
    Object.assign(look, { trick, last_trick: trick, turn: 0, taken: [1, 0, 1, 0, 1, 0] });
    Object.assign(look, { declarer: 3, dealer: 2, trumps: 'D', turned_up: 'KC' });
  });
  await host.goto(`${server.url}/t/${table}`);
  await come(friend, server, table, 'Truus');
  await expect(friend.locator('.seat > .open')).toHaveCount(6);
  await expectNoTrouble(friend, '', [...screens.filter(upright), [1024, 568], [1100, 568]]);
  await leave(guests);
});

test('nothing overlaps where a hand lies open and only one card may be played', async ({
  page,
  server,
}) => {
  const trick = { leader: 1, cards: [{ seat: 1, card: 'TH' }], winning: 1, winner: 1 };
  let hand: string[] = [];
  await alter(page, (look) => {
    hand = look.hand ?? hand;
    const [only = '', other = ''] = hand;
    Object.assign(look, { trick, last_trick: trick, trumps: 'H', taken: [0, 2] });
    Object.assign(look, { declarer: 1, bid: 120, roem: 20, turn: 0, awaited: 'seat' });
    Object.assign(look, { widow: null, widow_shown: ['TH', 'AD', 'JS'] });
    look.dead = { count: 9, cards: [] };
    look.hands = [9, 8].map((count, seat) => ({
      count,
      cards: ['7C', '8C', '9C', 'TC', 'JC', 'QC', 'KC', 'AC'].slice(0, seat * count),
    }));
    look.legal = [{ verb: 'play', shape: 'card', cards: [only] }];
    look.refused = { [other]: 'HG-40' };
  });
  const rules = { game: 'heugen', preset: 'heugen-twee', forced: 'hand' };
  const id = await makeTable(page, { ...rules, seat: 0, sit: 'alone', start: true }, 'Truus');
  await page.goto(`${server.url}/t/${id}`);
  await expect(page.getByRole('button', { name: 'Why?' })).toBeVisible();
  await expectNoTrouble(page);
});

// VV-21: the ace of trumps is asked for while the card that was turned up lies there.
test('nothing overlaps where one may speak of the ace of trumps', async ({ page, server }) => {
  const trick = { leader: 3, cards: [{ seat: 3, card: 'KH' }], winning: 3 };
  let hand: string[] = [];
  await alter(page, (look) => {
    hand = look.hand ?? hand;
    // Nobody has taken it up.
    for (const held of look.hands?.slice(1) ?? []) Object.assign(held, { cards: [] });
    if (look.turn !== 0) return;
    const [ace = '', other = ''] = hand;
    Object.assign(look, { trick, dealer: 2, turned_up: '7H', trumps: 'H' });
    look.legal = [
      { verb: 'rob', shape: 'card', cards: hand },
      { verb: 'play', shape: 'card', cards: [ace] },
      { verb: 'turn-down', shape: 'word' },
    ];
    look.refused = { [other]: 'VV-30' };
  });
  const rules = { game: 'vijvenveertig', forced: 'hand', hints: 'all' };
  const id = await makeTable(page, { ...rules, seat: 0, sit: 'alone', start: true }, 'Truus');
  await page.goto(`${server.url}/t/${id}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByText(/silent about your ace/)).toBeVisible();
  await expectNoTrouble(page);
});

// Who deals has a mark beside the name, for which there must be room where another's card lies open.
test('nothing overlaps whoever of six deals and shows a card', async ({ page, server }) => {
  let dealer = 0;
  const lying = ['7H', '8H', '9H', 'TH', 'JH'].map((card, at) => ({ seat: at + 1, card }));
  const trick = { leader: 1, cards: lying, winning: 5 };
  await alter(page, (look) => {
    for (const [seat, hand] of (look.hands ?? []).entries()) {
      if (seat > 0)
        Object.assign(hand, { count: 3, cards: seat === (dealer || 6) - 1 ? ['QH'] : [] });
    }
    Object.assign(look, { dealer, trick, last_trick: trick });
  });
  const rules = { game: 'vijvenveertig', preset: 'zes', forced: 'hand' };
  const id = await makeTable(page, { ...rules, seat: 0, sit: 'alone', start: true }, 'Truus');
  for (; dealer < 6; ++dealer) {
    await page.goto(`${server.url}/t/${id}`);
    await expect(page.locator('.hand button.card').first()).toBeVisible();
    await expectNoTrouble(page, `dealer ${dealer}: `);
  }
});

// What is said may lie over who says it, and over the trick.
const long = 'Who would have thought that the king was still there, not me';
for (const [preset, seats, text] of [
  ['ieder', 5, 'Well played!'],
  ['zes', 6, 'Well played!'],
  ['ieder', 5, long],
  ['zes', 6, long],
] as const) {
  const what = text === long ? 'much that' : 'what';
  test(`${what} is said at a table of ${seats} lies over nobody else`, async ({ page, server }) => {
    await rewrite(page, (message) => {
      if (message.type !== 'step') return;
      for (let seat = 1; seat < seats; ++seat) message.what.push({ kind: 'say', seat, text });
    });
    // It stays in the air.
    await page.addInitScript(() => {
      const later = window.setTimeout.bind(window);
      const briefly = 3000;
      const kept = (act: () => void, time = 0) => (time > briefly ? 0 : later(act, time));
      Object.assign(window, { setTimeout: kept });
    });
    const rules = preset === 'ieder' ? { seats } : {};
    const settings = { game: 'vijvenveertig', preset, rules, forced: 'hand', sit: 'alone' };
    const id = await makeTable(page, { ...settings, seat: 0, start: true }, 'Truus');
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`${server.url}/t/${id}`);
    await expect(page.locator('.seat:not(.below) .bubble')).toHaveCount(seats - 1);
    const covered = () =>
      page.evaluate(() => {
        const over = (a: DOMRect, b: DOMRect) =>
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
        return [...document.querySelectorAll('.seat .bubble')].flatMap((bubble) =>
          [...document.querySelectorAll('.ring .chip')]
            .filter((chip) => chip.parentElement !== bubble.parentElement)
            .filter((chip) => over(bubble.getBoundingClientRect(), chip.getBoundingClientRect()))
            .map((chip) => chip.textContent?.trim()),
        );
      });
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height });
      await expect.poll(covered, { message: `${width} × ${height}`, timeout: 5000 }).toEqual([]);
    }
  });
}
