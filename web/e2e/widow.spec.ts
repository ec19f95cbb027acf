// SPDX-License-Identifier: Apache-2.0
// What was taken up from the widow can be told from what one had.
import { handOf } from './guests';
import { makeTable } from './tables';
import { expect, test } from './server';

for (const { game, preset } of [
  { game: 'heugen', preset: 'heugen-twee' },
  { game: 'hoogjassen', preset: 'standard' },
]) {
  test(`cards of the widow are marked in ${game} until one has laid away`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const settings = { game, preset, seat: 0, sit: 'alone', start: true };
    await page.goto(`${server.url}/t/${await makeTable(page, settings)}`);
    const actions = page.locator('.actions');
    const bids = actions.getByRole('combobox');
    // Nobody can bid more.
    await bids.selectOption((await bids.locator('option').last().getAttribute('value')) ?? '');
    const had = await handOf(page);
    await actions.locator('button.main').click();
    const take = actions.getByRole('button', { name: 'Take the widow' });
    const turn = actions.getByRole('button', { name: 'Turn it up' });
    await turn.or(take).first().click();
    if (game === 'heugen') await take.click();

    const fresh = page.locator('.hand').getByRole('button', { name: /, new$/ });
    await expect(fresh).toHaveCount(3);
    const names = await fresh.evaluateAll((cards) =>
      cards.map((card) => (card.getAttribute('aria-label') ?? '').split(',')[0] ?? ''),
    );
    expect(had.filter((card) => names.includes(card))).toEqual([]);
    for (const place of [0, 1, 2]) {
      await expect(fresh.nth(place).getByText('+')).toBeInViewport({ ratio: 1 });
    }
    await expect(actions.getByText('+ is new')).toBeVisible();
    for (const card of names) await page.locator(`.hand [aria-label^="${card}"]`).press('Enter');
    await expect(actions.getByText('+ is new')).toHaveCount(0);
    await actions.getByRole('button', { name: /^Lay away/ }).click();
    await expect(fresh).toHaveCount(0);
  });
}
