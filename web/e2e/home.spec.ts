// SPDX-License-Identifier: Apache-2.0
// The first page of who was here before.
import { makeTable } from './tables';
import { expect, test } from './server';

test('the match that one is in the middle of comes first', async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(server.url);
  const table = await makeTable(page, { game: 'heugen', seat: 0, sit: 'alone', start: true });
  await page.goto(server.url);
  const games = page.locator('button.game');
  await expect(games).toHaveCount(5);
  const begun = page.locator('section').filter({ hasText: 'Go on playing' });
  await expect(begun).toBeInViewport({ ratio: 1 });
  const bottom = async () => ((await begun.boundingBox())?.y ?? 0) + 1;
  expect(await bottom()).toBeLessThan((await games.first().boundingBox())?.y ?? 0);
  await begun.getByRole('link', { name: /Heugen/ }).click();
  await expect(page).toHaveURL(`${server.url}/t/${table}`);
});
