// SPDX-License-Identifier: Apache-2.0
// The table as a screen reader has it: what is where, by its names, and what is spoken, in its order.
import type { Page } from '@playwright/test';
import { come, leave, sitDown, tableOfTwo } from './guests';
import { Chance, Keys, Mouse, act } from './player';
import { makeTable } from './tables';
import { expect, test } from './server';

// Everything that comes into a live region, as it comes, sentence by sentence.
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const spoken: string[] = ((window as unknown as { spoken: string[] }).spoken = []);
    const say = (node: Node): void => {
      const text = (node.textContent ?? '').replace(/\s+/g, ' ').trim();
      if (text) spoken.push(...text.split(/(?<=\.) /));
    };
    const watch = (region: Element): void =>
      new MutationObserver((changes) => {
        for (const change of changes) {
          if (change.type === 'characterData') say(change.target);
          for (const node of change.addedNodes) say(node);
        }
      }).observe(region, { childList: true, characterData: true, subtree: true });
    document.querySelectorAll('.heard, .called').forEach(watch);
  });
  return () => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);
}

test('the table has its parts by name, and a trick is spoken card by card', async ({
  page,
  server,
}) => {
  // All cards stay in hand until one is played.
  const manners = { seat: 0, sit: 'alone', forced: 'hand', start: true };
  const settings = { game: 'klaverjassen', bots: 'random', ...manners };
  await page.goto(`${server.url}/t/${await makeTable(page, settings)}`);
  await expect(page.locator('.hand button.card')).toHaveCount(8);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - link "Home"
      - heading "Klaverjassen" [level=1]
      - button "Menu"
      - status
      - img /On the table/
      - group "Els"
      - group "Anna"
      - group "Bram": /your partner/
      - group "Clara"
      - alert
      - group "What you can do"
      - 'group "Your hand: 8 cards"':
        - button /of (clubs|diamonds|hearts|spades)/
  `);
  await expect(page.getByRole('main').getByText('dealer', { exact: true })).toHaveCount(1);
  for (const other of ['Els', 'Anna', 'Clara']) {
    await expect(page.getByRole('group', { name: other })).not.toContainText('partner');
  }
  await expect(page.getByRole('complementary')).toMatchAriaSnapshot(`
    - complementary:
      - heading "Score sheet" [level=2]
      - region "Score sheet"
      - heading "What happened" [level=2]
      - list "What happened"
  `);

  const spoken = await listen(page);
  const chance = new Chance(8);
  const tricks = async (): Promise<number> =>
    (await spoken()).filter((text) => text.startsWith('Trick to')).length;
  await expect(async () => {
    await act(page, new Keys(page), chance).catch(() => false);
    expect(await tricks()).toBeGreaterThanOrEqual(3);
  }).toPass({ timeout: 90_000, intervals: [100] });

  // Who plays at once is not called; so wait once.
  await expect.poll(spoken).toContain('Your turn.');

  const heard = await spoken();
  const plays = /^(You|Anna|Bram|Clara) plays? .+ of (clubs|diamonds|hearts|spades)/;
  const seats = ['You', 'Anna', 'Bram', 'Clara'];
  const round: string[] = [];
  let whole = 0;
  for (const text of heard) {
    const who = plays.exec(text)?.[1];
    if (who) {
      const before = round.at(-1);
      if (before) expect(seats.indexOf(who)).toBe((seats.indexOf(before) + 1) % 4);
      round.push(who);
    }
    const winner = /^Trick to (\w+)/.exec(text)?.[1];
    if (winner === undefined) continue;
    // What was played before one listened is not in the first.
    if (whole++ > 0) {
      expect(round).toHaveLength(4);
      expect(round.map((name) => name.toLowerCase())).toContain(winner.toLowerCase());
    }
    round.length = 0;
  }
  // Nothing is spoken twice.
  const cards = heard.filter((text) => plays.test(text));
  expect(new Set(cards).size).toBe(cards.length);
});

// Cards are bought back, laid away and declared, and there is but one to play.
for (const table of [
  { game: 'heugen', preset: 'heugen-twee' },
  { game: 'vijvenveertig', forced: 'hand' },
]) {
  test(`signs of suits have a name for who listens (${table.game})`, async ({ page, server }) => {
    const settings = { ...table, bots: 'random', seat: 0, sit: 'alone', start: true };
    await page.goto(`${server.url}/t/${await makeTable(page, settings)}`);
    const chance = new Chance(5);
    const bare: string[] = [];
    await expect(async () => {
      await act(page, new Mouse(), chance).catch(() => false);
      const heard = await page.locator('body').ariaSnapshot();
      bare.push(...heard.split('\n').filter((line) => /[♣♦♥♠]/.test(line)));
      expect(await page.locator('.result').count()).toBe(1);
    }).toPass({ timeout: 150_000, intervals: [50] });
    expect(bare).toEqual([]);
    const log = page.getByRole('list', { name: 'What happened' });
    await expect(log).toContainText(/[♣♦♥♠]/);
    expect(await log.ariaSnapshot()).toMatch(/ plays? .+ of (clubs|diamonds|hearts|spades)/);
  });
}

test('the focus stays at the table when the card that had it is played', async ({
  page,
  server,
}) => {
  const settings = { game: 'vijvenveertig', bots: 'random', seat: 0, sit: 'alone', start: true };
  await page.goto(`${server.url}/t/${await makeTable(page, settings)}`);
  await expect(page.locator('.hand button.card').first()).toBeVisible();
  const chance = new Chance(2);
  const inside = (): Promise<boolean> =>
    page.evaluate(() => document.activeElement?.closest('.hand, .actions, .result') != null);
  await expect(async () => {
    await act(page, new Keys(page), chance);
    expect(await page.locator('.hand button.card').count()).toBeLessThan(5);
  }).toPass({ timeout: 60_000, intervals: [100] });
  await expect.poll(inside).toBe(true);
  await expect(page.locator('.hand button.legal').first()).toBeVisible();
  await expect.poll(inside).toBe(true);
});

test('who waits in the lobby hears who knocks and who sits down', async ({ browser, server }) => {
  const settings = { game: 'klaverjassen', sit: 'invited', seat: 0 };
  const { guests, host, friend, table } = await tableOfTwo(browser, server, settings);
  await come(friend, server, table, 'Truus');
  await expect(host.locator('.heard')).toHaveText(/Truus is watching\.$/);
  await friend.getByRole('button', { name: 'Ask to sit' }).first().click();
  const knocks = host.getByRole('status').filter({ hasText: 'Truus wants to join.' });
  await expect(knocks).toHaveCount(1);
  await expect(knocks).toHaveAttribute('aria-atomic', 'false'); // who knocked before is not read again
  await host.getByRole('button', { name: 'Let in' }).click();
  await expect(host.locator('.heard')).toHaveText(/Truus sits down\.$/);
  await host.getByRole('button', { name: 'Begin' }).click();
  await expect(host.locator('.heard')).toHaveText(/The match begins\..* deals?\.$/);
  await leave(guests);
});

test('who was cut off hears that the line is back, what was played, and the turn', async ({
  browser,
  server,
}) => {
  const settings = { game: 'heugen', preset: 'heugen-twee', forced: 'hand', seat: 0 };
  const { guests, host, friend, table } = await tableOfTwo(browser, server, settings);
  await sitDown(friend, server, table, 'Truus');
  await host.getByRole('button', { name: 'Begin' }).click();
  const bids = (page: Page) => page.locator('.actions').getByRole('combobox');
  const asked = async () => (await bids(host).count()) + (await bids(friend).count());
  await expect.poll(asked).toBe(1);
  const [first, second] = (await bids(host).count()) ? [host, friend] : [friend, host];
  const away = guests.find(({ page }) => page === second);
  await away?.context.setOffline(true);
  await expect(second.getByText('No connection')).toHaveCount(1);
  await first.getByRole('button', { name: /^Bid/ }).click();
  await expect(first.locator('.heard')).toContainText('You: 100.');
  await away?.context.setOffline(false);
  await expect(second.locator('.heard')).toHaveText(/^The connection is back\. \w+: 100\./);
  await expect(second.locator('.called')).toHaveText('Your turn.');
  await leave(guests);
});
