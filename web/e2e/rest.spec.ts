// SPDX-License-Identifier: Apache-2.0
// Who is sure of all tricks that are left may take them at once.
import type { Page } from '@playwright/test';
import type { FromServer } from '../src/lib/protocol/messages';
import { Chance, Mouse, act } from './player';
import { makeTable } from './tables';
import { expect, test } from './server';

const settings = { game: 'heugen', seat: 0, sit: 'alone', start: true };

// As if one might take the rest whenever it is one's turn.
async function offer(page: Page): Promise<void> {
  await page.routeWebSocket(/\/socket$/, (socket) => {
    socket.connectToServer().onMessage((text) => {
      const message = JSON.parse(text.toString()) as FromServer;
      if ('table' in message && message.table) {
        const you = { person: '', seat: 0, owner: true, ...message.table.you, rest: true };
        Object.assign(message.table, { you });
      }
      socket.send(JSON.stringify(message));
    });
  });
}

test('a button asks for the rest, and who cannot be sure of it is told so', async ({
  page,
  server,
}) => {
  await offer(page);
  await page.goto(`${server.url}/t/${await makeTable(page, settings)}`);
  const rest = page.locator('.actions').getByRole('button', { name: 'The rest is mine' });
  const chance = new Chance(3);
  await expect(async () => {
    if ((await rest.count()) === 0) await act(page, new Mouse(), chance);
    await expect(rest).toBeVisible({ timeout: 50 });
  }).toPass({ timeout: 100_000 });
  await rest.click();
  await expect(page.getByText('You cannot be sure of every trick that is left.')).toBeVisible();
});
