// SPDX-License-Identifier: Apache-2.0
// Where the focus of the keyboard is after what one did: where one acts next.
import type { Locator, Page } from '@playwright/test';
import type { Card, Entry } from '../src/lib/protocol/look';
import type { FromServer } from '../src/lib/protocol/messages';
import { alter } from './alter';
import { begin, come, leave, menu, sitDown, tableOfTwo, twoThatBid } from './guests';
import { Chance, Keys, act, over, pause } from './player';
import { makeTable } from './tables';
import { expect, test } from './server';

const alone = { game: 'klaverjassen', seat: 0, sit: 'alone', start: true, forced: 'hand' };

async function enter(control: Locator): Promise<void> {
  await control.focus();
  await control.page().keyboard.press('Enter');
}

const acting = (page: Page): Locator => page.locator(':is(.hand, .actions):focus-within');

test('a page that is gone to begins at its heading, and a game where one plays', async ({
  page,
  server,
}) => {
  await page.goto(server.url);
  for (const name of ['Settings', 'Rules']) {
    await enter(page.getByRole('link', { name }).first());
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  }
  await page.goto(server.url);
  await enter(page.locator('button.game').first());
  await expect(acting(page)).toBeVisible();
});

test('in the lobby the focus stays at the chair, and goes along when the table begins', async ({
  browser,
  server,
}) => {
  const { guests, host, friend, table } = await tableOfTwo(browser, server, {
    game: 'klaverjassen',
    seat: 0,
    forced: 'hand',
  });
  await come(friend, server, table, 'Truus');
  const does = (name: string): Locator => friend.getByRole('button', { name, exact: true });
  await enter(does('Sit down').first());
  await expect(does('Stand up')).toBeFocused();
  await enter(does('Move here').first());
  await expect(does('Stand up')).toBeFocused();
  await friend.keyboard.press('Enter');
  await expect(does('Sit down').first()).toBeVisible();
  await expect(friend.locator('li:focus-within')).toHaveCount(1);
  await friend.keyboard.press('Enter');
  await expect(does('Stand up')).toBeFocused();

  await enter(host.getByRole('button', { name: 'Begin' }));
  for (const page of [host, friend]) {
    await expect(page.locator('.hand button.card')).toHaveCount(8);
    await expect(acting(page)).toBeVisible();
  }
  await leave(guests);
});

test('who has cut the pack waits where one acts, and then has the cards', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/t/${await makeTable(page, { ...alone, cut: 'hand' })}`);
  await enter(page.getByRole('button', { name: 'Cut' }));
  await expect(page.locator('.hand button.card')).toHaveCount(8);
  await expect(page.locator('.hand button:focus, .actions :focus')).toBeVisible();
});

test('what was pressed in a message over the table leaves the focus at the table', async ({
  browser,
  server,
}) => {
  const { guests, host, friend } = await twoThatBid(browser, server);
  await menu(host, /pause/i);
  await enter(host.getByRole('status').getByRole('button', { name: 'Go on' }));
  await expect(acting(host)).toBeVisible();

  await expect(async () => {
    const bid = host.locator('.actions').getByRole('button', { name: /^Bid / });
    if ((await bid.count()) > 0) await bid.click();
    await expect(friend.locator('.actions').getByRole('button', { name: /^Bid / })).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
  await friend.goto('about:blank');
  await enter(host.getByRole('status').getByRole('button', { name: 'Let a bot play' }));
  await expect(acting(host)).toBeVisible();
  await leave(guests);
});

test('who takes over the chair of a bot has its cards', async ({ browser, server }) => {
  const { guests, friend, table } = await tableOfTwo(browser, server, {
    game: 'klaverjassen',
    forced: 'hand',
    seat: 0,
    start: true,
  });
  await come(friend, server, table, 'Truus');
  await enter(friend.getByRole('button', { name: 'Take over' }).first());
  await expect(friend.locator('.hand button.card').first()).toBeVisible();
  await expect(acting(friend)).toBeVisible();
  await leave(guests);
});

test('a card keeps the focus when the hand is sorted anew', async ({ page, server }) => {
  await page.goto(`${server.url}/t/${await makeTable(page, alone)}`);
  await expect(page.locator('.actions .button, .hand button.legal').first()).toBeVisible();
  const card = page.locator('.hand button.card').first();
  await card.focus();
  const [name = ''] = ((await card.getAttribute('aria-label')) ?? '').split(',');
  await card.evaluate((element) => element.parentElement?.append(element));
  await expect(page.locator('.hand button.card').last()).toBeFocused();
  await expect(page.locator('.hand button:focus')).toHaveAccessibleName(new RegExp(`^${name}`));
});

test('who has no cards left waits where one will act', async ({ page, server }) => {
  let [last, played] = [false, false];
  await alter(page, (look) => {
    played ||= last && look.hand !== undefined;
    if (played) Object.assign(look, { hand: [], legal: null, asides: [] });
  });
  await page.goto(`${server.url}/t/${await makeTable(page, alone)}`);
  const chance = new Chance(3);
  // With a choice: an only card goes of itself.
  while (!(await page.locator('.hand button.legal').nth(1).isVisible())) {
    await act(page, new Keys(page), chance).catch(() => false);
    await pause(page);
  }
  last = true;
  await enter(page.locator('.hand button.legal').first());
  await expect(page.locator('.hand button.card')).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'What you can do' })).toBeFocused();
});

test('the end of a match has the focus, also of who cannot begin another', async ({
  browser,
  server,
}) => {
  const rules = { match_deals: 1 };
  const { guests, host, friend, table } = await tableOfTwo(browser, server, {
    game: 'vijvenveertig',
    rules,
    forced: 'hand',
    seat: 0,
  });
  await sitDown(friend, server, table, 'Truus');
  await begin(host);
  const chance = new Chance(5);
  while ((await over(friend).count()) === 0) {
    for (const page of [host, friend]) {
      await act(page, new Keys(page), chance).catch(() => false);
    }
    await Promise.race([host, friend].map(pause));
  }
  await expect(friend.locator('.result').getByRole('heading').first()).toBeFocused();
  await expect(host.getByRole('button', { name: 'Another match' })).toBeFocused();
  await leave(guests);
});

// PD-45: the fourth jack is bought for a card, and then one is laid away.
test('who bought a card and is to lay one away has the hand', async ({ page, server }) => {
  await page.goto(`${server.url}/t/${await makeTable(page, { ...alone, game: 'pandoer' })}`);
  await expect(page.locator('.hand button.card')).toHaveCount(8);
  await page.routeWebSocket(/\/socket$/, (socket) => {
    const line = socket.connectToServer();
    let hand: Card[] = [];
    let bought = '';
    let seq = 0;
    line.onMessage((text) => {
      const message = JSON.parse(text.toString()) as FromServer;
      if (message.type === 'step') return; // what bots do
      if (message.type === 'table' && message.look) {
        seq = message.seq;
        hand = message.look.hand ?? [];
        bought = ['JC', 'JD', 'JH', 'JS'].find((jack) => !hand.includes(jack)) ?? '6H';
        const pairs = hand.map((card): [Card, Card] => [bought, card]);
        const legal: Entry[] = [{ verb: 'buy', shape: 'two_cards', pairs }];
        Object.assign(message.look, { turn: 0, awaited: 'seat', legal });
      }
      socket.send(JSON.stringify(message));
    });
    socket.onMessage((text) => {
      const { type, action } = JSON.parse(text.toString()) as { type: string; action?: string };
      if (type !== 'act') return line.send(text);
      const what = [{ kind: 'act', seat: 0, action }];
      const legal: Entry[] = [{ verb: 'discard', shape: 'cards', count: 1, from: hand }];
      const [, ...kept] = hand;
      const look = { at: 99, hand: [bought, ...kept], legal };
      socket.send(JSON.stringify({ type: 'step', seq: ++seq, what, look }));
    });
  });
  await page.reload();
  await enter(page.locator('.hand button.card').first());
  await enter(page.getByRole('button', { name: 'Buy' }));
  await expect(page.getByRole('button', { name: 'Lay away' })).toBeVisible();
  await expect(page.locator('.hand button:focus')).toBeVisible();
});

const meld = { action: 'roem 7C-9C', points: 20, cards: ['7C', '8C', '9C'] };
const asked: [string, Entry][] = [
  ['Bid 120', { verb: 'bid', shape: 'number', numbers: [120, 130], final: [] }],
  ['solo', { verb: 'bid', shape: 'name', names: ['solo', 'piek'] }],
  ['hearts', { verb: 'trump', shape: 'suit', suits: ['C', 'H'] }],
  ['Pass', { verb: 'pass', shape: 'word' }],
  ['Roem 20', { verb: 'roem', shape: 'melds', melds: [meld] }],
];

for (const [name, entry] of asked) {
  test(`who is refused stays at the button: ${name}`, async ({ page, server }) => {
    await page.routeWebSocket(/\/socket$/, (socket) => {
      const line = socket.connectToServer();
      line.onMessage((text) => {
        const message = JSON.parse(text.toString()) as FromServer;
        if (message.type === 'step') return; // what bots do
        if (message.type === 'table' && message.look) {
          Object.assign(message.look, { turn: 0, awaited: 'seat', legal: [entry], asides: [] });
        }
        socket.send(JSON.stringify(message));
      });
      socket.onMessage((text) => {
        const { type, id } = JSON.parse(text.toString()) as { type: string; id?: string };
        if (type !== 'act') return line.send(text);
        // Frames are drawn until the answer is there.
        const code = 'turn';
        setTimeout(() => socket.send(JSON.stringify({ type: 'refused', id, code })), 200);
      });
    });
    await page.goto(`${server.url}/t/${await makeTable(page, { ...alone, game: 'pandoer' })}`);
    const button = page.locator('.actions').getByRole('button', { name: new RegExp(`^${name}`) });
    await enter(button);
    await expect(page.getByRole('alert')).toContainText('not your turn');
    await expect(button).toBeFocused();
  });
}

test('where no table can be made the focus stays at the game', async ({ page, server }) => {
  await page.goto(server.url);
  const game = page.locator('button.game').nth(1);
  await expect(game).toBeVisible();
  await page.route('**/api/v1/tables', async (route) => {
    await new Promise((done) => setTimeout(done, 200)); // frames are drawn meanwhile
    await route.abort();
  });
  await enter(game);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(game).toBeFocused();
});

test('who asked for a chair stays at it', async ({ browser, server }) => {
  const settings = { game: 'klaverjassen', seat: 0, sit: 'invited' };
  const { guests, friend, table } = await tableOfTwo(browser, server, settings);
  await come(friend, server, table, 'Truus');
  const ask = friend.locator('li').filter({ hasText: 'empty' }).getByRole('button').first();
  await enter(ask);
  await expect(ask).toHaveText('Asked for');
  await friend.waitForTimeout(200); // frames are drawn
  await expect(ask).toBeFocused();
  await leave(guests);
});

test('at either end of what can be bid, and of the tricks, the focus stays', async ({
  page,
  server,
}) => {
  const trick = (...cards: string[]) => ({
    leader: 0,
    cards: cards.map((card, seat) => ({ seat, card })),
    winner: 0,
  });
  const tricks = [trick('7C', '8C', '9C', 'TC'), trick('7D', '8D', '9D', 'TD')];
  const legal = [{ verb: 'bid', shape: 'number', numbers: [120, 130], final: [] }];
  await alter(page, (look) =>
    Object.assign(look, { legal, turn: 0, awaited: 'seat', tricks, last_trick: tricks[1] }),
  );
  await page.goto(`${server.url}/t/${await makeTable(page, alone)}`);
  await page.getByRole('button', { name: 'Last trick' }).click();
  for (const name of ['Higher bid', 'Lower bid', 'Previous trick', 'Next trick']) {
    const button = page.getByRole('button', { name });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Enter');
    await expect(button).toBeFocused();
    const shown = { Higher: '130', Lower: '120' }[name.split(' ')[0] ?? ''];
    if (shown) await expect(page.getByRole('combobox')).toHaveValue(shown);
  }
});

// Of two colours as CSS writes them, by WCAG.
function contrast(one: string, other: string): number {
  const light = (colour: string): number => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the ring of the focus is seen on the felt (${colorScheme})`, async ({ page, server }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${server.url}/t/${await makeTable(page, { ...alone, cut: 'hand' })}`);
    const cut = page.getByRole('button', { name: 'Cut' });
    await cut.focus();
    await page.keyboard.press('Shift');
    const [ring = '', ...under] = await cut.evaluate((button) => {
      const sample = document.createElement('i');
      button.closest('.felt')?.append(sample);
      const felts = ['var(--felt)', 'var(--felt-deep)', 'rgb(8 28 23)'].map((colour) => {
        sample.style.color = colour;
        return getComputedStyle(sample).color;
      });
      return [getComputedStyle(button).outlineColor, ...felts];
    });
    for (const colour of under) expect(contrast(ring, colour), colour).toBeGreaterThanOrEqual(3);
  });
}
