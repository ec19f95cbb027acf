// SPDX-License-Identifier: Apache-2.0
// Letters for what one does most often.
import type { Page } from '@playwright/test';
import type { Result } from '../src/lib/protocol/look';
import { alter } from './alter';
import { playDeal } from './guests';
import { Chance, Mouse, act, pause } from './player';
import { makeTable } from './tables';
import { type Server, expect, test } from './server';

const ended: Result = {
  ...{ outcome: 'made', declarer: 0, contract: null, trumps: 'H', pot: 0 },
  sides: [
    [0, 2],
    [1, 3],
  ],
  ...{ points: [162, 0], roem: [0, 0], tricks: [] },
  ...{ score: [162, 0, 162, 0], cents: [0, 0, 0, 0] },
};

async function deal(page: Page, server: Server, settings: object): Promise<void> {
  const table = await makeTable(page, { seat: 0, sit: 'alone', start: true, ...settings });
  await page.goto(`${server.url}/t/${table}`);
  await expect(page.locator('.hand button.card').first()).toBeVisible();
}

test('a letter asks for a hint and passes, but not where one writes or reads', async ({
  page,
  server,
}) => {
  const pass = page.getByRole('button', { name: 'Pass', exact: true });
  do {
    await deal(page, server, { game: 'hoogjassen', talk: 'free' });
    await expect(
      page.locator('.actions .button').or(page.locator('.result')).first(),
    ).toBeVisible();
  } while ((await pass.count()) === 0);
  const hint = page.locator('.above .bubble');

  const write = page.getByRole('textbox', { name: 'Say something' });
  await write.pressSequentially('php');
  await expect(write).toHaveValue('php');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByText('Keys', { exact: true }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'pass' })).toBeVisible();
  await page.keyboard.press('p');
  await page.getByRole('checkbox', { name: 'Letters do something' }).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('h');
  await page.keyboard.press('p');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByText('Keys', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Letters do something' }).check();
  await page.keyboard.press('Escape');
  await expect(pass).toBeVisible();
  await expect(hint).toHaveCount(0);

  await page.keyboard.press('h');
  await expect(hint.getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('p');
  await expect(pass).toHaveCount(0);
});

test('a letter goes to the next deal', async ({ page, server }) => {
  await playDeal(page, server);
  await page.keyboard.press('n');
  await expect(page.locator('.result')).toHaveCount(0);
  await expect(page.locator('.hand button.card')).toHaveCount(5);
});

test('a letter brings the result at once while the last trick of the deal still lies', async ({
  page,
  server,
}) => {
  // The deal is over after its first trick, which lies as long as nobody goes on.
  await alter(page, (look) => {
    if (look.last_trick) Object.assign(look, { result: ended, turn: null, legal: null });
  });
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    const trickStays = 1200;
    const kept = (act: () => void, time = 0) => (time === trickStays ? 0 : later(act, time));
    Object.assign(window, { setTimeout: kept });
  });
  await deal(page, server, { game: 'klaverjassen', forced: 'hand' });
  const lying = page.locator('.trick.done');
  const chance = new Chance(2);
  while ((await lying.count()) === 0) {
    await act(page, new Mouse(), chance).catch(() => false);
    await pause(page);
  }
  await expect(page.locator('.result')).toHaveCount(0);
  await page.keyboard.press('n');
  await expect(page.locator('.result')).toBeVisible();
  await expect(lying).toHaveCount(0);
});

test('no more can be written than can be said', async ({ page, server }) => {
  await deal(page, server, { game: 'vijvenveertig', talk: 'free' });
  const write = page.getByRole('textbox', { name: 'Say something' });
  await write.focus();
  await page.keyboard.insertText('so '.repeat(100));
  await page.keyboard.press('Enter');
  const said = page.getByRole('list', { name: 'Talk' }).getByRole('listitem');
  await expect(said).toHaveText([/^you (so ){93}s *$/]);
});
