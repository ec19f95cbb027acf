// SPDX-License-Identifier: Apache-2.0
// Where the pack is lifted by hand: how far, and that nothing lies over anything.
import { games, makeTable } from './tables';
import { expect, test } from './server';

for (const game of games) {
  test(`the pack of ${game} can be lifted at either end`, async ({ page, server }) => {
    const said: string[] = [];
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => said.push(String(payload)));
    });
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

test('whoever sits at the table is seen while the pack is cut', async ({ page, server }) => {
  const settings = { game: 'hoogjassen', cut: 'hand', seat: 0, sit: 'alone', start: true };
  await page.goto(`${server.url}/t/${await makeTable(page, settings)}`);
  await page.getByRole('slider').press('End');
  const covered = () =>
    page.evaluate(() => {
      const boxes = (parts: string): DOMRect[] =>
        [...document.querySelectorAll(parts)].map((part) => part.getBoundingClientRect());
      const over = boxes('.cut, .cut .card');
      return boxes('.ring .chip').filter((chip) =>
        over.some(
          ({ left, right, top, bottom }) =>
            Math.min(chip.right, right) - Math.max(chip.left, left) > 1 &&
            Math.min(chip.bottom, bottom) - Math.max(chip.top, top) > 1,
        ),
      ).length;
    });
  for (const [width, height] of [
    [360, 640],
    [568, 320],
    [740, 360],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(covered, `${width} × ${height}`).toBe(0);
  }
});
