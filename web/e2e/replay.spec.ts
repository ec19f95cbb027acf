// SPDX-License-Identifier: Apache-2.0
// The address of a replay names its moment.
import { playDeal } from './guests';
import { readAt } from './screens';
import { expect, test } from './server';

for (const [width, height] of [
  [320, 568],
  [1280, 800],
] as const) {
  test(`a moment of a replay is in its address (${width} × ${height})`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height });
    await playDeal(page, server, 'link');
    const table = page.url();
    const place = page.getByRole('slider');
    const steps = await page.evaluate(() => history.length);
    await page.goto(`${table}/deal/0?seat=0`);
    for (let i = 0; i < 7; ++i) await page.getByRole('button', { name: 'One step on' }).click();
    await expect(page).toHaveURL(`${table}/deal/0?seat=0#7`);
    await expect(page.getByLabel('The link')).toHaveValue(`${table}/deal/0#7`);
    expect(await page.evaluate(() => history.length)).toBe(steps + 1);

    await page.reload();
    await expect(place).toHaveValue('7');
    await page.getByLabel('What you see').selectOption({ label: 'All cards' });
    await expect(page).toHaveURL(`${table}/deal/0#7`);

    await page.getByRole('link', { name: 'To the table' }).click();
    await expect(page).toHaveURL(table);
    await page.goBack();
    await expect(place).toHaveValue('7');
    await page.getByRole('button', { name: 'To the beginning' }).click();
    await expect(page).toHaveURL(`${table}/deal/0`);
  });
}

test('a moment that there is not is the last one, and what is no moment the first', async ({
  page,
  server,
}) => {
  await playDeal(page, server);
  const deal = `${page.url()}/deal/0`;
  const place = page.getByRole('slider');
  await page.goto(`${deal}#9999`);
  const last = (await place.getAttribute('max')) ?? '';
  await expect(place).toHaveValue(last);
  await expect(page).toHaveURL(`${deal}#${last}`);
  for (const [hash, at] of [
    ['#3', '3'],
    ['#-1', '0'],
    ['#3', '3'],
    ['#%E0%A4%A', '0'],
  ]) {
    await page.evaluate((to) => (location.hash = to), hash ?? '');
    await expect(place).toHaveValue(at ?? '');
  }
});

test('the buttons of a replay stay under the finger, in one row', async ({ page, server }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await playDeal(page, server);
  await page.goto(`${page.url()}/deal/0`);
  const buttons = page.locator('.controls button');
  const on = page.getByRole('button', { name: 'One step on' });
  const place = page.getByRole('slider');
  const last = Number(await place.getAttribute('max'));
  const heights = (): Promise<number[]> =>
    buttons.evaluateAll((all) =>
      all.map((each) => Math.round(each.getBoundingClientRect().top + window.scrollY)),
    );
  const before = await heights();
  expect(new Set(before).size).toBe(1);
  for (let i = 1; i < last; ++i) {
    await on.click();
    await expect(place).toHaveValue(`${i}`);
    expect(await heights(), `step ${i}`).toEqual(before);
  }
});

test('what a card cost is said on its button in one piece', async ({ page, server }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.route('**/review', (route) =>
    route.fulfill({
      json: {
        unit: 'points',
        complete: true,
        decisions: [
          {
            ...{ at: 4, seat: 1, trick: 0, action: 'play 7C' },
            options: [
              { action: 'play KS', cost: 0 },
              { action: 'play 7C', cost: 5 },
            ],
          },
        ],
      },
    }),
  );
  await playDeal(page, server);
  await page.goto(`${page.url()}/deal/0`);
  await page.getByRole('button', { name: /What did/ }).click();
  const row = page.locator('ol button');
  await expect(row).toContainText('♣7');
  const pieces = await row.evaluate(
    (button) => [...button.childNodes].filter((node) => node.textContent?.trim()).length,
  );
  expect(pieces).toBe(1);
});

test('with letters of 150 % the buttons of a replay stand in one line on a phone', async ({
  page,
  server,
}) => {
  await readAt(page, 1.5);
  await page.setViewportSize({ width: 360, height: 640 });
  await playDeal(page, server);
  await page.goto(`${page.url()}/deal/0?seat=0`);
  const buttons = page.locator('.controls .button');
  await expect(buttons).toHaveCount(5);
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 });
    const apart = (): Promise<number> =>
      buttons.evaluateAll((all) => {
        const tops = all.map((each) => each.getBoundingClientRect().top);
        return Math.max(...tops) - Math.min(...tops);
      });
    await expect.poll(apart, { message: `${width} wide` }).toBeLessThan(10);
  }
});
