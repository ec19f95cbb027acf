// SPDX-License-Identifier: Apache-2.0
// Where the pack is lifted by hand.
import { games, makeTable } from './tables';
import { expect, test } from './server';

for (const game of games) {
  test(`the pack of ${game} can be lifted at either end`, async ({ page, server }) => {
    const said: string[] = [];
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => said.push(String(payload)));
    });
    await page.goto(server.url);
    for (const end of ['Home', 'End']) {
      const settings = { game, cut: 'hand', seat: 0, sit: 'alone', start: true };
      await page.goto(`${server.url}/t/${await makeTable(page, settings)}`);
      await page.getByRole('slider').press(end);
      await page.getByRole('button', { name: 'Cut' }).click();
      await expect(page.locator('.hand button.card').first()).toBeVisible();
    }
    expect(said.filter((text) => text.includes('"type":"refused"'))).toEqual([]);
  });
}
