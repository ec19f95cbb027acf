// SPDX-License-Identifier: Apache-2.0
// From one device to another in the middle of a match.
import { handOf, leave, tableOfTwo } from './guests';
import { expect, test } from './server';

test('the menu of the table has a link with which another device goes on', async ({
  browser,
  server,
}) => {
  const settings = { game: 'klaverjassen', seat: 0, forced: 'hand', start: true };
  const {
    guests,
    host: laptop,
    friend: phone,
    table,
  } = await tableOfTwo(browser, server, settings);
  await expect(laptop.locator('.hand button.card')).toHaveCount(8);
  const cards = (await handOf(laptop)).sort();
  await laptop.getByRole('button', { name: 'Menu' }).click();
  await laptop.getByRole('dialog').getByText('Continue on another device').click();
  await laptop.getByRole('button', { name: 'Make a link' }).click();
  const box = laptop.getByRole('dialog').getByRole('textbox').filter({ visible: true });
  const link = async (): Promise<string> => {
    const values = await box.evaluateAll((boxes) =>
      boxes.map((b) => (b as HTMLInputElement).value),
    );
    return values.find((each) => each.includes('/move#')) ?? '';
  };
  await expect.poll(link).not.toBe('');
  const moves = await link();
  await laptop.goto('about:blank');

  await phone.goto(`${server.url}/t/${table}`);
  await expect(phone.getByText('A player is away. Is that you, on another device?')).toBeVisible();
  await phone.goto(moves);
  await phone.getByRole('button', { name: 'Go on' }).click();
  await expect(phone).toHaveURL(`${server.url}/`);
  await phone.goto(`${server.url}/t/${table}`);
  await expect(phone.locator('.hand button.card')).toHaveCount(8);
  expect((await handOf(phone)).sort()).toEqual(cards);
  await leave(guests);
});
