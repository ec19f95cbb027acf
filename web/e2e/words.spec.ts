// SPDX-License-Identifier: Apache-2.0
// Long words on small screens: they stay where they belong and are not broken.
import { begin, leave, playTogether, tableOfTwo } from './guests';
import { readAt } from './screens';
import { makeTable } from './tables';
import { expect, test } from './server';

for (const [width, textSize] of [
  [360, 1],
  [390, 1.5],
] as const) {
  test(`a bid is not broken within a word (${width} wide, letters × ${textSize})`, async ({
    page,
    server,
  }) => {
    // What is measured at once must not be on its way to another size, however shortly.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize({ width, height: 740 });
    await readAt(page, textSize);
    const settings = { game: 'hoogjassen', seat: 0, sit: 'alone', start: true };
    await page.goto(`${server.url}/t/${await makeTable(page, settings)}`);
    const bubble = page.locator('.seat:not(.below) .bubble');
    await playTogether([page], async () => (await bubble.count()) > 0);
    await expect(bubble.first()).toHaveCSS('scale', 'none');
    for (const word of ['schoppen', 'tweehonderdtien']) {
      const lines = await bubble.first().evaluate((box, word) => {
        box.textContent = word;
        box.style.setProperty('--longest', `${word.length}`);
        const range = document.createRange();
        range.selectNodeContents(box);
        return range.getClientRects().length;
      }, word);
      expect(lines, word).toBe(1);
    }
  });
}

test('a long name of a partner stays in its chip', async ({ browser, server }) => {
  const settings = { game: 'klaverjassen', seat: 0 };
  const { guests, host, friend, table } = await tableOfTwo(browser, server, settings);
  await host.evaluate(() =>
    fetch('/api/v1/me', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'W'.repeat(40) }),
    }),
  );
  await begin(host);
  await friend.setViewportSize({ width: 360, height: 640 });
  await friend.goto(`${server.url}/t/${table}`);
  const partner = friend.locator('.partner', { hasText: 'WWW' });
  await expect(partner).toBeVisible();
  const over = await partner.evaluate(
    (told) =>
      told.getBoundingClientRect().right -
      (told.closest('.chip')?.getBoundingClientRect().right ?? 0),
  );
  expect(over).toBeLessThanOrEqual(0);
  await leave(guests);
});
