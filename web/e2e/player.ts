// SPDX-License-Identifier: Apache-2.0
// Somebody at the page: looks at what may be done and does some of it, with the mouse or with keys
// alone, knowing no rule of any game.
import type { Locator, Page } from '@playwright/test';

export interface Hands {
  press(control: Locator): Promise<void>;
  play(card: Locator): Promise<void>;
}

export class Mouse implements Hands {
  async press(control: Locator): Promise<void> {
    await control.click({ timeout: 2000 });
  }
  async play(card: Locator): Promise<void> {
    // Cards overlap: the left edge is always to be seen.
    await card.click({ timeout: 2000, position: { x: 9, y: 40 } });
  }
}

const has = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement, null, { timeout: 2000 });

export class Keys implements Hands {
  constructor(private readonly page: Page) {}

  async press(control: Locator): Promise<void> {
    for (let i = 0; i < 80; ++i) {
      if (await has(control)) return this.page.keyboard.press('Enter');
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`Tab never reaches ${control}`);
  }

  async play(card: Locator): Promise<void> {
    const inHand = (): Promise<boolean> =>
      this.page.evaluate(() => document.activeElement?.closest('.hand') !== null);
    for (let i = 0; i < 80 && !(await inHand()); ++i) await this.page.keyboard.press('Tab');
    for (let i = 0; i < 20; ++i) {
      if (await has(card)) return this.page.keyboard.press('Enter');
      await this.page.keyboard.press('ArrowRight');
    }
    throw new Error(`arrows never reach ${card}`);
  }
}

// Of so many, the same in every run.
export class Chance {
  constructor(private state: number) {}
  below(n: number): number {
    this.state = (Math.imul(this.state, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.state / 2 ** 32) * n);
  }
}

const lays = /^(Lay away|Give|Give back|Hand on|Buy|Rob)\b/;

async function press(hands: Hands, buttons: Locator, chance: Chance): Promise<boolean> {
  const count = await buttons.count();
  if (count === 0) return false;
  await hands.press(buttons.nth(chance.below(count)));
  return true;
}

const toDo =
  '.result button, .actions button:enabled:not([aria-disabled="true"]), .hand button.legal';

// Asked in one go, as most of a match is waiting.
const mayAct = (page: Page): Promise<boolean> =>
  page.evaluate((what) => document.querySelector(what) !== null, toDo);

// Until there is something to do, and half a second at most. The page itself looks, as to ask it
// time and again keeps processors busy.
export async function pause(page: Page): Promise<void> {
  const waited = page.evaluate(
    (what) =>
      new Promise<void>((done) => {
        const until = performance.now() + 500;
        const look = (): void => {
          if (document.querySelector(what) || performance.now() > until) done();
          else setTimeout(look, 40);
        };
        setTimeout(look, 80);
      }),
    toDo,
  );
  await waited.catch(() => undefined); // another page has come
}

// Does one thing if there is something to do.
export async function act(page: Page, hands: Hands, chance: Chance): Promise<boolean> {
  if (!(await mayAct(page))) return false;
  const next = page.locator('.result').getByRole('button', { name: 'Next deal' });
  if ((await next.count()) > 0 && (await next.first().isEnabled({ timeout: 2000 }))) {
    await hands.press(next.first());
    return true;
  }
  const actions = page.locator('.actions');
  const confirm = actions.locator('button.main').filter({ hasText: lays });
  const legal = page.locator('.hand button.legal');
  if ((await confirm.count()) > 0) {
    if (await confirm.first().isEnabled({ timeout: 2000 })) await hands.press(confirm.first());
    else await hands.play(legal.and(page.locator(':not(.picked)')).first());
    return true;
  }
  const buttons = actions.locator(
    'button.button:enabled:not(.bare, .ask, [aria-disabled="true"]):not([aria-label])',
  );
  if ((await legal.count()) > 0) {
    // What may be said besides playing is said now and then.
    if (chance.below(4) === 0 && (await press(hands, buttons, chance))) return true;
    await hands.play(legal.nth(chance.below(await legal.count())));
    return true;
  }
  return press(hands, buttons, chance);
}

export const over = (page: Page): Locator => page.locator('.result .over');

// Plays until the match is over. What changes under one's hands is tried again.
export async function playMatch(page: Page, hands: Hands, seed: number): Promise<void> {
  const chance = new Chance(seed);
  const done = async () => (await over(page).count()) > 0;
  for (;;) {
    try {
      if (await act(page, hands, chance)) continue;
    } catch (trouble) {
      if (page.isClosed()) throw trouble;
    }
    if (await done()) return;
    await pause(page);
  }
}
