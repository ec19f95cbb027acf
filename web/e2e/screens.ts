// SPDX-License-Identifier: Apache-2.0
// Screens that the page is looked at on, and a table at which much lies open.
import type { Page } from '@playwright/test';
import type { Look } from '../src/lib/protocol/look';
import { alter } from './alter';

export const phones = [
  [320, 568],
  [360, 640],
  [412, 915],
  [568, 320],
  [640, 360],
  [844, 390],
] as const;
export const upright = [
  [320, 568],
  [360, 640],
  [390, 844],
] as const;
export const screens = [...phones, [768, 1024], [1280, 800]] as const;

// As if the others had laid theirs down: which cards they are is nothing to the page.
export function layDown({ hands }: Partial<Look>): void {
  const pack = ['C', 'D', 'H', 'S'].flatMap((suit) => [...'789TJQKA'].map((rank) => rank + suit));
  for (const hand of hands?.slice(1) ?? []) hand.cards = pack.slice(0, hand.count);
}

export const openHands = (page: Page): Promise<void> => alter(page, layDown);

// With letters so many times as large, and in this language.
export const readAt = (page: Page, textSize: number, language = 'en'): Promise<unknown> =>
  page.addInitScript(
    (likes) => localStorage.setItem('troef.settings', likes),
    JSON.stringify({ textSize, language }),
  );
