// SPDX-License-Identifier: Apache-2.0
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { paint } from './paint';
import { expect } from './server';

// No violation that axe can find.
export async function clean(page: Page): Promise<void> {
  await paint(page); // colours are looked at
  // What fades in has not its colours yet.
  await page.waitForTimeout(400);
  await page.evaluate(async () => {
    const fading = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(fading.map(({ finished }) => finished));
  });
  // Without frames there is nothing to be put together on a page of its own.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join('\n')}`);
  expect(found).toEqual([]);
}
