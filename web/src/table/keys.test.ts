// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest';
import { browser } from '../testing/bench';

browser();
const { pressed } = await import('./keys');

it('lets a key that is held press only what it was pressed on', () => {
  const [card, next] = [new EventTarget(), new EventTarget()];
  const goes = (target: EventTarget, repeat: boolean, key = 'Enter'): boolean => {
    let through = true;
    const preventDefault = () => (through = false);
    pressed({ key, target, repeat, preventDefault } as unknown as KeyboardEvent, undefined);
    return through;
  };
  expect(goes(card, false)).toBe(true);
  expect(goes(card, true)).toBe(true);
  expect(goes(next, true)).toBe(false);
  expect(goes(next, true, 'ArrowRight')).toBe(true);
  expect(goes(next, false)).toBe(true);
});
