// SPDX-License-Identifier: Apache-2.0
// The score sheet on a phone, with large letters and large numbers.
import type { Result } from '../src/lib/protocol/look';
import type { SheetRow } from '../src/lib/protocol/table';
import { rewrite } from './alter';
import { readAt } from './screens';
import { makeTable } from './tables';
import { expect, test } from './server';

const deal = (seats: number, contract: string | null): Result => ({
  ...{ outcome: 'wet', declarer: contract === null ? null : 1, contract, trumps: 'H', pot: 0 },
  ...{ sides: [[0], [1]], tricks: [], points: [0, 0], roem: [120, 0] },
  score: Array<number>(seats).fill(-190),
  cents: Array<number>(seats).fill(-105),
});

for (const [game, preset, seats, contract] of [
  ['vijvenveertig', 'ieder', 5, null],
  ['vijvenveertig', 'ieder', 6, null],
  ['vijvenveertig', 'zes', 6, null],
  ['hoogjassen', 'standard', 4, ''],
  ['pandoer', 'standard', 4, 'polk-zonder'],
] as const) {
  for (const language of ['en', 'nl']) {
    const which = `${game} ${preset}, ${seats} seats, ${language}`;
    test(`the score sheet fits with letters of 150 % (${which})`, async ({ page, server }) => {
      await readAt(page, 1.5, language);
      await page.setViewportSize({ width: 360, height: 640 });
      const sheet = [0, 1, 2].map((at): SheetRow => {
        return { deal: at, dealer: at, bid: 210, result: deal(seats, contract) };
      });
      const scores = Array<number>(seats).fill(145);
      const cents = Array<number>(seats).fill(-1195);
      await rewrite(page, (message) => {
        if (!('table' in message) || !message.table) return;
        Object.assign(message.table, { sheet, scores }, contract === null ? {} : { cents });
      });
      const rules = preset === 'ieder' ? { seats } : {};
      const settings = { game, preset, rules, seat: 0, sit: 'alone', start: true };
      await page.goto(`${server.url}/t/${await makeTable(page, settings, 'Wilhelmina')}`);
      await page.getByRole('button', { name: /^Score/ }).click();
      const shown = page.getByRole('dialog').getByRole('region', { name: /^Score/ });
      await expect(shown.getByRole('row').nth(3)).toBeVisible();
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 640 });
        const beyond = (): Promise<number> =>
          shown.evaluate((box) => box.scrollWidth - box.clientWidth);
        await expect.poll(beyond, { message: `${width} wide` }).toBeLessThanOrEqual(0);
      }
    });
  }
}
