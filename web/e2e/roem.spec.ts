// SPDX-License-Identifier: Apache-2.0
// Roem that must be called (KJ-33).
import { playTogether } from './guests';
import { expect, test } from './server';
import { makeTable } from './tables';

test('roem is offered to be called after a trick of one’s side, and refused where there is none', async ({
  page,
  server,
}) => {
  const rules = { roem_call: 'called', match_deals: 1 };
  const settings = { game: 'klaverjassen', seat: 0, sit: 'alone', start: true, rules };
  await page.goto(`${server.url}/t/${await makeTable(page, settings)}`);
  const call = page.getByRole('button', { name: 'Roem!' });
  await playTogether([page], () => call.isVisible());
  await call.click();
  const called = page.getByRole('list', { name: 'What happened' }).getByText('You call roem');
  await expect(called.or(page.getByText(/KJ-3[01]/)).first()).toBeVisible();
});
