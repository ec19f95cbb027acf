// SPDX-License-Identifier: Apache-2.0
// Asking a bot what it would do, and why.
import type { Locator, Page } from '@playwright/test';
import { alter } from './alter';
import { type Guest, begin, come, company, leave, playTogether } from './guests';
import { act, Chance, Mouse, pause } from './player';
import { makeTable } from './tables';
import { expect, test } from './server';

// Whether half of every card of the trick, from the top, lies above the hint.
async function halfSeen(page: Page): Promise<boolean> {
  const top = (await page.locator('.above .bubble').boundingBox())?.y ?? 0;
  const cards = await page.locator('.trick > .card').all();
  const boxes = await Promise.all(cards.map((card) => card.boundingBox()));
  return boxes.every((box) => (box?.y ?? 0) + (box?.height ?? 0) / 2 < top);
}

// Beyond what can be seen of it.
async function lengthen(hint: Locator): Promise<void> {
  await hint
    .locator('p')
    .first()
    .evaluate((line) => line.append(' word'.repeat(300)));
  await expect.poll(() => hint.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true);
}

for (const game of ['klaverjassen', 'pandoer']) {
  test(`a hint in ${game} is for the moment at which it was asked`, async ({ page, server }) => {
    const settings = { game, seat: 0, sit: 'alone', start: true, forced: 'hand', bots: 'thumb' };
    await page.goto(`${server.url}/t/${await makeTable(page, settings)}`);
    const ask = page.getByRole('button', { name: 'Hint', exact: true });
    const hint = page.locator('.above .bubble');
    const chance = new Chance(1);
    const asked = async () =>
      (await hint.count()) > 0 || (await page.locator('.actions [aria-busy="true"]').count()) > 0;
    await expect(async () => {
      if (await asked()) return;
      if ((await ask.count()) === 0) await act(page, new Mouse(), chance);
      await ask.click({ timeout: 500 });
    }, 'only one card could be played so far: there is nothing to ask').toPass();
    await expect(hint.getByRole('listitem').first()).toContainText('expected');
    await expect(hint).toContainText('imagined deals');
    const best = await hint.getByRole('listitem').first().locator('b').innerText();
    const card = /[♣♦♥♠]/.test(best);
    const marked = page.locator('.hand').getByLabel('what the hint puts first');
    await expect(marked).toHaveCount(card ? 1 : 0);
    await hint.getByRole('button', { name: 'Close' }).click();
    await expect(hint).toHaveCount(0);
    await expect(ask).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(hint).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(hint).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(hint).toBeVisible();
    await expect(async () => {
      await act(page, new Mouse(), chance);
      await expect(hint).toHaveCount(0, { timeout: 500 });
    }).toPass();
  });
}

test('where only one card may be played it says so in place of a hint', async ({
  page,
  server,
}) => {
  const settings = { game: 'klaverjassen', seat: 0, sit: 'alone', start: true, forced: 'hand' };
  await page.goto(`${server.url}/t/${await makeTable(page, settings)}`);
  const only = page.locator('.actions').getByText(/only .+ may be played/);
  const cards = page.locator('.hand button.card');
  const chance = new Chance(3);
  const legal = page.locator('.hand button.legal');
  // The last card plays itself.
  const forced = async () =>
    (await only.count()) > 0 && (await cards.count()) > 1 && (await legal.count()) === 1;
  // A card that was played may not have arrived yet.
  const stays = async () => (await forced()) && (await page.waitForTimeout(500).then(forced));
  while (!(await stays())) {
    await act(page, new Mouse(), chance).catch(() => false);
    await pause(page);
  }
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Why?' }).click();
  await expect(page.getByRole('alert')).toContainText('may not be played now');
  await expect(only).toBeVisible();
});

test('why only one card could be played can be asked, and read, after it played itself', async ({
  page,
  server,
}) => {
  const settings = { game: 'klaverjassen', seat: 0, sit: 'alone', start: true };
  await page.goto(`${server.url}/t/${await makeTable(page, settings)}`);
  const actions = page.locator('.actions');
  const why = actions.getByRole('button', { name: /^Why/ });
  const late = actions.getByRole('button', { name: /^Why only/ });
  const chance = new Chance(3);
  await expect(async () => {
    while ((await actions.getByText(/only .+ may be played/).count()) === 0) {
      await act(page, new Mouse(), chance).catch(() => false);
      await page.waitForTimeout(50);
    }
    await why.focus({ timeout: 500 });
    await expect(late).toBeFocused({ timeout: 3_000 });
  }, 'the next turn may come before the button is seen, and the last card is not asked about').toPass();
  await page.keyboard.press('Enter');
  const reason = page.getByRole('alert').getByText('may not be played now');
  await expect(reason).toBeVisible();
  await expect(
    page.locator('.hand button.legal').or(page.locator('.result')).first(),
  ).toBeVisible();
  await expect(reason).toBeVisible();
});

test('who names trumps with the keys goes on in the hand, not at the hint', async ({
  page,
  server,
}) => {
  const settings = { game: 'klaverjassen', seat: 0, sit: 'alone', start: true };
  const suits = page.locator('.actions [data-suit]');
  do {
    await page.goto(`${server.url}/t/${await makeTable(page, settings)}`);
    await expect(page.locator('.hand button.card').first()).toBeVisible();
  } while ((await suits.count()) === 0);
  await suits.first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.hand button.card:focus')).toHaveCount(1);
});

test('a hint leaves the trick to be seen, on a phone until all of it is asked for', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const settings = { game: 'klaverjassen', seat: 0, sit: 'alone', start: true, forced: 'hand' };
  await page.goto(`${server.url}/t/${await makeTable(page, settings)}`);
  const ask = page.getByRole('button', { name: 'Hint', exact: true });
  const hint = page.locator('.above .bubble');
  const whole = hint.getByRole('button', { name: 'Whole hint' });
  const lying = page.locator('.trick .card');
  const chance = new Chance(5);
  await expect(async () => {
    if ((await lying.count()) === 0 || (await ask.count()) === 0) {
      await act(page, new Mouse(), chance);
    }
    expect(await lying.count()).toBeGreaterThan(0);
    await ask.click({ timeout: 500 });
    await expect(hint).toContainText('expected', { timeout: 3_000 });
  }).toPass();
  const seen = () => halfSeen(page);
  await expect.poll(seen, 'cards come flying').toBe(true);
  await whole.click();
  await expect.poll(seen).toBe(false);
  await whole.click();
  await expect.poll(seen).toBe(true);

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(hint).toBeVisible();
  await expect(whole).toBeHidden();
  await expect.poll(seen).toBe(true);
  await lengthen(hint);
  expect(await seen()).toBe(true);
});

test('before a trick a hint on the smallest phone leaves the seats to be seen, and what they bid', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const settings = { game: 'hoogjassen', seat: 0, sit: 'alone', start: true, forced: 'hand' };
  await page.goto(`${server.url}/t/${await makeTable(page, settings)}`);
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  const hint = page.locator('.above .bubble');
  await expect(hint).toContainText('expected');
  const covered = async () => {
    const top = (await hint.boundingBox())?.y ?? 0;
    const others = await page.locator('.seat:not(.below) :is(.chip, .bubble)').all();
    const boxes = await Promise.all(others.map((other) => other.boundingBox()));
    return boxes.some((box) => (box?.y ?? 0) + (box?.height ?? 0) > top);
  };
  await expect.poll(covered).toBe(false);
  await lengthen(hint);
  expect(await covered()).toBe(false);
  await hint.getByRole('button', { name: 'Whole hint' }).click();
  await expect.poll(covered).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(hint.getByRole('button', { name: 'Whole hint' })).toBeHidden();
});

test('a long hint leaves half of each card of six to be seen on a low desk', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1024, height: 600 });
  const cards = ['TH', '9C', 'JS', 'QD', '8H'].map((card, at) => ({ seat: at + 1, card }));
  await alter(page, (look) => Object.assign(look, { trick: { leader: 1, cards, winning: 1 } }));
  const settings = { game: 'vijvenveertig', preset: 'zes', seat: 0, sit: 'alone', start: true };
  await page.goto(`${server.url}/t/${await makeTable(page, { ...settings, forced: 'hand' })}`);
  const ask = page.getByRole('button', { name: 'Hint', exact: true });
  const hint = page.locator('.above .bubble');
  const chance = new Chance(5);
  const thinking = page.locator('.actions [aria-busy="true"]');
  // Asked once, as another answer would take the place of the words that are added.
  await expect(async () => {
    if ((await hint.count()) + (await thinking.count()) === 0) {
      if ((await ask.count()) === 0) await act(page, new Mouse(), chance);
      await ask.click({ timeout: 500 });
    }
    await expect(hint).toContainText('expected', { timeout: 3_000 });
  }).toPass();
  await expect(page.locator('.trick > .card')).toHaveCount(5);
  await lengthen(hint);
  await expect.poll(() => halfSeen(page), 'cards come flying').toBe(true);
});

test('cards of a hint have names for who listens', async ({ page, server }) => {
  const settings = { game: 'klaverjassen', seat: 0, sit: 'alone', start: true, forced: 'hand' };
  await page.goto(`${server.url}/t/${await makeTable(page, settings)}`);
  const ask = page.getByRole('button', { name: 'Hint', exact: true });
  const chance = new Chance(1);
  await expect(async () => {
    if ((await ask.count()) === 0 || (await page.locator('.trick .card').count()) === 0) {
      await act(page, new Mouse(), chance);
    }
    await ask.click({ timeout: 500 });
    const first = page.locator('.above .bubble').getByRole('listitem').first();
    await expect(first).toMatchAriaSnapshot('- listitem: /\\w+ of \\w+/', { timeout: 2_000 });
    expect(await first.ariaSnapshot()).not.toMatch(/[♣♦♥♠]/);
  }).toPass();
});

test('friends see before they sit that everybody may ask, and each asks in turn', async ({
  browser,
  server,
}) => {
  const guests = await company(browser, 2);
  const [{ page: host }, { page: friend }] = guests as [Guest, Guest];
  await makeTable(host, { game: 'heugen' });
  await host.goto(`${server.url}/new/heugen`);
  await host.getByRole('radio', { name: /^Heugen for two/ }).check();
  await host.getByLabel('Hints from a bot').selectOption('for everybody who plays');
  await host.getByRole('button', { name: 'Make the table' }).click();
  await host.waitForURL(/\/t\//);
  await come(friend, server, host.url().split('/t/')[1] ?? '', 'Truus');
  await expect(friend.getByText('Everybody may ask a bot for a hint')).toBeVisible();
  await friend.getByRole('button', { name: /sit/i }).first().click();
  await begin(host);
  const asked = new Set<Page>();
  await playTogether([host, friend], async () => {
    for (const page of [host, friend]) {
      const ask = page.getByRole('button', { name: 'Hint', exact: true });
      if (asked.has(page) || (await ask.count()) === 0) continue;
      // What was done just before may only now end the turn, and the button goes.
      await ask.click({ timeout: 3_000 }).catch(() => undefined);
      const told = page.locator('.above .bubble').getByRole('listitem').first();
      await told.waitFor({ timeout: 5_000 }).then(
        () => asked.add(page),
        () => undefined,
      );
    }
    return asked.size === 2;
  });
  await leave(guests);
});
