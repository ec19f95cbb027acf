// SPDX-License-Identifier: Apache-2.0
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { randomCut, remember, remembered } from './seen';

describe('what a browser saw before a deal', () => {
  let kept: string | null;
  beforeEach(() => {
    kept = null;
    const localStorage = {
      getItem: () => kept,
      setItem: (_: string, text: string) => (kept = text),
    };
    vi.stubGlobal('localStorage', localStorage);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is added up, deal by deal', () => {
    const cut = { seat: 1, bytes: 'ab' };
    remember('m', 0, { commitment: 'c' });
    remember('m', 1, { commitment: 'd' });
    remember('m', 0, { cut });
    expect(remembered('m', 0)).toEqual({ commitment: 'c', cut });
    expect(remembered('m', 1)).toEqual({ commitment: 'd' });
    expect(remembered('other', 0)).toBeUndefined();
  });

  it('is forgotten when it is old', () => {
    for (let deal = 0; deal < 100; ++deal) remember('m', deal, { commitment: `${deal}` });
    expect(remembered('m', 0)).toBeUndefined();
    expect(remembered('m', 99)).toEqual({ commitment: '99' });
  });

  it('is nothing where the storage holds something else', () => {
    for (const text of ['', '{', '{}', 'null']) {
      kept = text;
      expect(remembered('m', 0)).toBeUndefined();
    }
  });

  it('has a cut of its own each time', () => {
    expect(randomCut()).toMatch(/^[0-9a-f]{32}$/);
    expect(randomCut()).not.toBe(randomCut());
  });
});
