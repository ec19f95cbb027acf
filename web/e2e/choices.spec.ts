// SPDX-License-Identifier: Apache-2.0
// What is chosen before play comes to the table: how well bots play, and what cards tell.
import type { Page } from '@playwright/test';
import { alter } from './alter';
import { makeTable } from './tables';
import { expect, test } from './server';

interface Made {
  settings: { bots: string; signals: string };
  rules: object;
}
const tableHere = (page: Page): Promise<Made> =>
  page.evaluate(async () =>
    (await fetch(location.pathname.replace('/t/', '/api/v1/tables/'))).json(),
  );

test('the level of bots is offered at the start, kept, and used', async ({ page, server }) => {
  await page.goto(server.url);
  const levels = page.getByRole('group', { name: 'Bots' });
  await expect(levels.getByRole('radio', { checked: true })).toHaveCount(1);
  await levels.getByRole('radio', { name: 'Random' }).check();
  await expect(levels.getByText('Plays just anything that may be played.')).toBeVisible();
  await page.reload();
  await expect(levels.getByRole('radio', { name: 'Random' })).toBeChecked();
  await page.locator('button.game').first().click();
  await expect(page.locator('.hand button.card').first()).toBeVisible();
  expect((await tableHere(page)).settings.bots).toBe('random');

  await page.goto(`${server.url}/new/heugen`);
  await expect(levels.getByRole('radio', { name: 'Random' })).toBeChecked();
  await levels.getByRole('radio', { name: 'Home' }).check();
  await page.getByRole('button', { name: 'Make the table' }).click();
  await expect(page.getByText('Bots on empty chairs: Home')).toBeVisible();
  expect((await tableHere(page)).settings.bots).toBe('thumb');
});

test('what is wrong in house rules that are folded is unfolded', async ({ page, server }) => {
  await page.goto(`${server.url}/new/vijvenveertig`);
  const make = page.getByRole('button', { name: 'Make the table' });
  const fold = page.getByText('House rules', { exact: true });
  const seats = page.getByRole('spinbutton', { name: 'Number of players' });
  await fold.click();
  await seats.fill('');
  await fold.click();
  await expect(seats).toBeHidden();
  await make.click();
  await expect(seats).toBeFocused();
  await seats.fill('3');
  await fold.click();
  await expect(seats).toBeHidden();
  await make.focus();
  await page.keyboard.press('Enter');
  const refused = page.getByRole('alert');
  await expect(refused).toHaveText(/^\s*Two sides.*themselves, with 2 to 6\. VV-00\s*$/);
  await expect(refused.getByRole('link')).toHaveAttribute('href', '/rules/vijvenveertig#VV-00');
  await expect(make).toBeFocused();
  await expect(seats).toBeVisible();
  const rule = page.getByRole('group', { name: 'Number of players' });
  await expect(rule.getByText('Two sides take')).toBeVisible();
});

test('the end of the match follows other house rules until one says a number', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/new/vijvenveertig`);
  await page.getByText('House rules', { exact: true }).click();
  const ends = ['Number of deals', 'Target score'].map((name) => {
    const group = page.getByRole('group', { name });
    return { field: group.getByRole('spinbutton'), follows: group.getByRole('checkbox') };
  });
  for (const { field, follows } of ends) {
    await expect(follows).toBeChecked();
    await expect(field).toHaveValue('');
  }
  const [deals, target] = ends as [(typeof ends)[0], (typeof ends)[0]];
  await deals.follows.uncheck();
  await expect(deals.field).toHaveValue('0');
  await deals.field.fill('');
  await expect(deals.follows).toBeChecked();
  await deals.field.fill('-1');
  await expect(page.getByRole('alert')).toHaveText(/whole number/);
  await deals.follows.uncheck();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await deals.follows.check();
  await expect(deals.field).toHaveValue('');
  await target.field.fill('200');
  await expect(target.follows).not.toBeChecked();
  await page.getByRole('group', { name: 'Scoring' }).getByRole('radio', { name: /pool/ }).check();
  await page.getByRole('button', { name: 'Make the table' }).click();
  await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
  expect((await tableHere(page)).rules).toMatchObject({ match_deals: 16, match_target: 200 });
});

test('the form says which house rule a number follows, and what it is by it now', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/new/vijvenveertig`);
  await page.getByText('House rules', { exact: true }).click();
  const follows = page.getByRole('checkbox', { name: 'follows “Scoring”' });
  const said = (): Promise<(string | null)[]> =>
    Promise.all([0, 1].map((nth) => follows.nth(nth).locator('xpath=..').textContent()));
  await expect(follows).toHaveCount(2);
  expect(await said()).toEqual([' follows “Scoring”: no fixed number', ' follows “Scoring”: 45']);
  await page.getByRole('radio', { name: /three tricks win it/ }).check();
  await expect.poll(said).toEqual([' follows “Scoring”: 16', ' follows “Scoring”: no target']);
  await page.goto(`${server.url}/new/klaverjassen`);
  await page.getByText('House rules', { exact: true }).click();
  const underruff = page.getByRole('group', { name: 'Underruffing' }).getByRole('radio').first();
  await expect(underruff).toHaveAccessibleName(/^follows “Amsterdam or Rotterdam”: .*but trumps/);
  await page.getByRole('radio', { name: /^You must always ruff/ }).check();
  await expect(underruff).toHaveAccessibleName(/A lower trump must be played/);
});

test('what was typed wrong is forgotten where another preset changes the number', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/new/vijvenveertig`);
  await page.getByText('House rules', { exact: true }).click();
  const seats = page.getByRole('spinbutton', { name: 'Number of players' });
  const alert = page.getByRole('alert');
  await seats.fill('-5');
  await expect(alert).toHaveText('A whole number from 2 to 6.');
  await page.getByRole('radio', { name: /^For six/ }).check();
  await expect(seats).toHaveValue('6');
  await expect(alert).toHaveCount(0);
});

test('the form is as it was after a reload, and after Back from the table', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/new/klaverjassen`);
  const game = page.getByRole('radio', { name: 'Vijvenveertig' });
  await game.check();
  await expect(page).toHaveURL(`${server.url}/new/vijvenveertig`);
  await expect(game).toBeFocused();
  await page.getByLabel('Watching').selectOption({ index: 2 });
  await page.getByText('House rules', { exact: true }).click();
  const seats = page.getByRole('spinbutton', { name: 'Number of players' });
  await seats.fill('6');
  const asItWas = async (): Promise<void> => {
    await expect(game).toBeChecked();
    await expect(page.getByLabel('Watching')).toHaveValue('delayed');
    await expect(seats).toHaveValue('6');
  };
  await page.reload();
  await asItWas();
  await page.getByRole('button', { name: 'Make the table' }).click();
  await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
  await page.goBack();
  await asItWas();

  await page.evaluate(() => sessionStorage.setItem('troef.draft', '{"game":"vijvenveertig","x'));
  await page.goto(`${server.url}/new/vijvenveertig`);
  await expect(game).toBeChecked();
  await expect(page.getByLabel('Watching')).toHaveValue('played');
});

test('what the cards of the convention tell can be looked up at the table', async ({
  page,
  server,
}) => {
  const settings = { game: 'klaverjassen', signals: 'seinen', seat: 0, sit: 'alone' };
  await page.goto(`${server.url}/t/${await makeTable(page, settings)}`);
  const told = page.getByText(/^Signals: .+; the bots give and read them$/);
  await expect(told).toBeVisible();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('.hand button.card')).toHaveCount(8);
  await expect(
    page.getByRole('list', { name: 'What happened' }).and(told.locator('..')),
  ).toHaveCount(1);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByText('Signals at this table').click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByText('SG-20', { exact: true })).toBeVisible();
  await expect(menu.getByText(/I have the ace of this suit/)).toBeVisible();
  await expect(menu.getByText('SG-01', { exact: true })).toHaveCount(0);
});

test('each chair gets a bot of its own, in the lobby and during play', async ({ page, server }) => {
  const id = await makeTable(page, { game: 'klaverjassen', seat: 0 });
  await page.goto(`${server.url}/t/${id}`);
  const [left, partner] = [page.getByLabel('Bot: chair 2'), page.getByLabel('Bot: chair 3')];
  await left.selectOption('Random');
  await partner.selectOption('Club');
  const levels = page.getByRole('combobox', { name: /^Bot: / });
  await expect(levels).toHaveCount(3);
  const chosen = (): Promise<string[]> =>
    levels.evaluateAll((all) => all.map((each) => (each as HTMLSelectElement).value));
  await expect.poll(chosen).toEqual(['random', 'club', '']);
  await page.reload();
  await expect.poll(chosen).toEqual(['random', 'club', '']);
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('.hand button.card')).toHaveCount(8);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect.poll(chosen).toEqual(['random', 'club', 'thumb']);
  await expect(page.getByLabel('Bot: Bram').getByRole('option', { name: 'no bot' })).toHaveCount(0);
  await page.getByLabel('Bot: Bram').selectOption('Home');
  await page.reload();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect.poll(chosen).toEqual(['random', 'thumb', 'thumb']);
});

test('VV-22 who holds the ace of trumps is told what a card played at once makes of it', async ({
  page,
  server,
}) => {
  let holds = false;
  let hand: string[] = [];
  await alter(page, (look) => {
    hand = look.hand ?? hand;
    if (!look.legal?.length) return;
    look.legal = [{ verb: 'play', shape: 'card', cards: hand }];
    if (holds) look.legal.push({ verb: 'turn-down', shape: 'word' });
  });
  const rules = { game: 'vijvenveertig', seat: 0, sit: 'alone', start: true, forced: 'hand' };
  await page.goto(`${server.url}/t/${await makeTable(page, rules)}`);
  const told = page.getByText('silent about your ace of trumps');
  await expect(page.locator('.hand button.legal').first()).toBeVisible();
  await expect(told).toHaveCount(0);
  holds = true;
  await page.reload();
  await expect(told).toBeVisible();
});

test('what a contract asks can be read while it is played', async ({ page, server }) => {
  await alter(page, (look) => Object.assign(look, { declarer: 1, contract: 'halve-stoet' }));
  const settings = { game: 'pandoer', seat: 0, sit: 'alone', start: true };
  await page.goto(`${server.url}/t/${await makeTable(page, settings)}`);
  await page.getByRole('button', { name: 'Anna: halve stoet' }).click();
  await expect(page.getByRole('note')).toHaveText(/^halve stoet: with the other two aces/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('note')).toHaveCount(0);
});
