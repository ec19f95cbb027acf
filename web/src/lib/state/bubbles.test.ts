// SPDX-License-Identifier: Apache-2.0
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Bubbles } from './bubbles.svelte';

describe('what is in the air at a seat', () => {
  let bubbles: Bubbles;
  const at = (seat: number): string | undefined => bubbles.at(seat)?.text();

  beforeEach(() => {
    vi.useFakeTimers();
    bubbles = new Bubbles();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is talk for a moment, over what was said by an action', () => {
    bubbles.say(1, () => '120', { stays: true });
    bubbles.remark(1, () => 'Hello');
    expect(at(1)).toBe('Hello');
    vi.advanceTimersByTime(6000);
    expect(at(1)).toBe('120');
  });

  it('stays where it was bid, and in the play of the cards goes by itself', () => {
    bubbles.say(1, () => '120', { stays: true });
    bubbles.say(2, () => 'Roem', {});
    expect([at(1), at(2)]).toEqual(['120', 'Roem']);
    vi.advanceTimersByTime(60_000);
    expect([at(1), at(2)]).toEqual(['120', undefined]);
  });

  it('is cleared but for talk', () => {
    bubbles.say(1, () => '120', { stays: true });
    bubbles.remark(2, () => 'Hello');
    bubbles.clear();
    expect([at(1), at(2)]).toEqual([undefined, 'Hello']);
  });
});
