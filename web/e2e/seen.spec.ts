// SPDX-License-Identifier: Apache-2.0
// Cards that lay open for all stay on the table's edge.
import { makeTable } from './tables';
import { expect, test } from './server';

test('a widow that was turned can be seen when it is in a hand', async ({ page, server }) => {
  const settings = { game: 'heugen', preset: 'heugen-twee', seat: 0, sit: 'alone', start: true };
  await page.goto(`${server.url}/t/${await makeTable(page, settings)}`);
  const actions = page.locator('.actions');
  const turn = actions.getByRole('button', { name: 'Turn it up' });
  const bids = actions.getByRole('combobox');
  // Nobody can bid more.
  const highest = (await bids.locator('option').last().getAttribute('value')) ?? '';
  await bids.selectOption(highest);
  await actions.locator('button.main').click();
  await turn.click();
  const middle = page.locator('.middle [role=img]');
  await expect(middle).toHaveAttribute('aria-label', /^.+ of .+, .+ of .+, .+ of .+$/);
  const cards = (await middle.getAttribute('aria-label')) ?? '';
  const sign = page.locator('.sign.widow');
  await expect(sign).toHaveCount(0);
  await actions.getByRole('button', { name: 'Take the widow' }).click();
  await expect(sign).toContainText(cards);
  for (const [width, height] of [
    [360, 640],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(sign).toBeInViewport({ ratio: 1 });
  }
});
