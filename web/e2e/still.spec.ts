// SPDX-License-Identifier: Apache-2.0
// While cards are played nothing moves but what is played.
import { alter } from './alter';
import { Chance, Mouse, act, pause } from './player';
import { readAt } from './screens';
import { makeTable } from './tables';
import { expect, test } from './server';

for (const only of [false, true]) {
  const what = only ? 'one card may be played' : 'there is a choice';
  test(`the felt of the smallest phone stays as high where ${what}`, async ({ page, server }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await readAt(page, 1, 'nl');
    let hand: string[] = [];
    await alter(page, (look) => {
      hand = look.hand ?? hand;
      for (const entry of look.legal ?? []) {
        if (!only || entry.verb !== 'play' || entry.shape !== 'card') continue;
        entry.cards = [...(entry.stuk ?? []), ...entry.cards].slice(0, 1);
        delete entry.stuk;
        const other = hand.find((card) => !entry.cards.includes(card));
        look.refused = other ? { [other]: 'KJ-21' } : {};
      }
    });
    const settings = { game: 'klaverjassen', seat: 0, sit: 'alone', start: true };
    await page.goto(`${server.url}/t/${await makeTable(page, { ...settings, forced: 'hand' })}`);
    const chance = new Chance(3);
    const seen = new Set<string>();
    await page.exposeFunction('measured', (height: number) => seen.add(`${height}`));
    const playing = page.locator('.trick > .card');
    while ((await playing.count()) === 0) {
      await act(page, new Mouse(), chance).catch(() => false);
      await pause(page);
    }
    await page.evaluate(() => {
      const told = (window as unknown as { measured: (height: number) => void }).measured;
      const felt = document.querySelector('.felt');
      new ResizeObserver(() => told(felt?.clientHeight ?? 0)).observe(felt as Element);
    });
    const left = page.locator('.hand button.card');
    while ((await left.count()) > 4) {
      await act(page, new Mouse(), chance).catch(() => false);
      await pause(page);
    }
    expect([...seen]).toHaveLength(1);
  });
}
